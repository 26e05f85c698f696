import type { AudioFormat } from '#domain/speech/audio-format.ts';
import { heardText } from '#domain/speech/heard-text.ts';
import { askVendor } from '#engines/ask-vendor.ts';
import { isObject, objectsIn, readJsonObject, stringIn } from '#engines/json-answer.ts';
import type { SpeechToText, Transcription } from '#engines/stt.ts';
import { timedWords } from '#engines/timed-words.ts';
import type { Vendor } from '#engines/vendor.ts';
import { requireAiBinding } from './ai-binding.ts';
import { toBase64 } from './base64.ts';

const MODEL = '@cf/openai/whisper-large-v3-turbo';
const FORMATS: readonly AudioFormat[] = ['wav', 'mp3', 'ogg', 'flac'];
/** The recording travels as text inside JSON, and all of it has to fit into a Worker's memory several times over. */
const MAX_BYTES = 10_000_000;

/** Recognition by Whisper on Workers AI. */
export const whisperStt: Vendor<SpeechToText> = {
  settings: {},
  create(_given, env, timeoutMs) {
    const ai = requireAiBinding(env, 'STT_ENGINE');
    return {
      name: 'workers-ai',
      formats: FORMATS,
      maxBytes: MAX_BYTES,
      models: [MODEL],
      async transcribe({ audio, language, prompt, temperature, timestamps }) {
        const warnings = temperature === undefined ? [] : ['The speech engine takes no temperature'];
        const inputs = {
          audio: toBase64(audio),
          task: 'transcribe',
          language: language.split('-')[0],
          ...(prompt === undefined ? {} : { initial_prompt: prompt }),
        };
        return askVendor({
          timeoutMs,
          send: (signal) => ai.run(MODEL, inputs, { returnRawResponse: true, signal }),
          read: (body) => readTranscription(body, timestamps, warnings),
        });
      },
    };
  },
};

function readTranscription(body: Uint8Array, timestamps: boolean, warnings: string[]): Transcription {
  const answer = readJsonObject(body);
  // Over HTTP the same model answers inside an envelope.
  const result = isObject(answer.result) ? answer.result : answer;
  const text = heardText(stringIn(result.text));
  const words = timestamps ? timedWords(objectsIn(result.segments).flatMap(({ words }) => words ?? [])) : undefined;
  return { text, ...(words ? { words } : {}), warnings };
}
