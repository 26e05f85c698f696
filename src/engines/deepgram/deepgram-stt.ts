import { AUDIO_CONTENT_TYPES, type AudioFormat } from '#domain/speech/audio-format.ts';
import { heardText } from '#domain/speech/heard-text.ts';
import { askVendor } from '#engines/ask-vendor.ts';
import { isObject, objectsIn, readJsonObject, stringIn } from '#engines/json-answer.ts';
import type { SpeechToText, Transcription } from '#engines/stt.ts';
import { timedWords } from '#engines/timed-words.ts';
import type { Vendor } from '#engines/vendor.ts';
import { DEEPGRAM_BASE_URL, deepgramToken } from './deepgram-address.ts';

const FORMATS: readonly AudioFormat[] = ['wav', 'webm', 'mp4', 'mp3', 'ogg', 'flac'];
const MAX_BYTES = 25_000_000;
const DEFAULT_MODEL = 'nova-3';

/** Recognition by Deepgram's call for recordings. */
export const deepgramStt: Vendor<SpeechToText> = {
  settings: { BASE_URL: 'optional', API_KEY: 'required', MODEL: 'optional', LIVE_MODEL: 'optional' },
  create(
    { BASE_URL: baseUrl = DEEPGRAM_BASE_URL, API_KEY: apiKey, MODEL: defaultModel = DEFAULT_MODEL },
    _env,
    timeoutMs,
  ) {
    return {
      name: 'deepgram',
      formats: FORMATS,
      maxBytes: MAX_BYTES,
      models: [defaultModel],
      async transcribe({ audio, format, language, model = defaultModel, prompt, temperature, timestamps }) {
        const query = new URLSearchParams({
          model,
          language,
          punctuate: 'true',
          // The report counts them, so they must not be tidied away.
          filler_words: 'true',
          // A candidate's voice is nobody's training material.
          mip_opt_out: 'true',
        });
        const warnings = [
          ...(prompt === undefined ? [] : ['The speech engine takes no prompt']),
          ...(temperature === undefined ? [] : ['The speech engine takes no temperature']),
        ];
        return askVendor({
          timeoutMs,
          send: (signal) =>
            fetch(`${baseUrl}/v1/listen?${query}`, {
              method: 'POST',
              headers: { 'content-type': AUDIO_CONTENT_TYPES[format], ...deepgramToken(apiKey) },
              body: audio,
              redirect: 'manual',
              signal,
            }),
          read: (body) => readTranscription(body, timestamps, warnings),
        });
      },
    };
  },
};

function readTranscription(body: Uint8Array, timestamps: boolean, warnings: string[]): Transcription {
  const { results } = readJsonObject(body);
  const [channel] = objectsIn(isObject(results) ? results.channels : undefined);
  const [best] = objectsIn(channel?.alternatives);
  const text = heardText(stringIn(best?.transcript));
  const words = timestamps ? timedWords(best?.words) : undefined;
  return { text, ...(words ? { words } : {}), warnings };
}
