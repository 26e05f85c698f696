import { Buffer } from 'node:buffer';
import type { TimedWord } from '#contract/speech-calls.ts';
import { isAudible } from '#domain/speech/audible.ts';
import type { AudioFormat } from '#domain/speech/audio-format.ts';
import { cutPcm } from '#domain/speech/cut-pcm.ts';
import { heardText } from '#domain/speech/heard-text.ts';
import { readWav, readWavInfo, writeWav } from '#domain/speech/wav.ts';
import { askVendor } from '#engines/ask-vendor.ts';
import { isObject, objectsIn, readJsonObject, stringIn } from '#engines/json-answer.ts';
import type { SpeechToText, Transcription, TranscriptionRequest } from '#engines/stt.ts';
import { timedWords } from '#engines/timed-words.ts';
import type { Vendor } from '#engines/vendor.ts';
import { requireAiBinding } from './ai-binding.ts';

const MODEL = '@cf/openai/whisper-large-v3-turbo';
const FORMATS: readonly AudioFormat[] = ['wav', 'mp3', 'ogg', 'flac'];
/** The longest answer, ten minutes of WAV; all of it has to fit into a Worker's memory several times over. */
const MAX_BYTES = 20_000_000;
/** A recording travels as text inside JSON, so a long one goes in pieces: at most four, side by side. */
const LONGEST_PIECE_MS = 180_000;

/** A part of a recording, as a file, and where it begins. */
interface Piece {
  file: Uint8Array;
  startMs: number;
}

/** Recognition by Whisper on Workers AI. */
export const whisperStt: Vendor<SpeechToText> = {
  settings: { LIVE_MODEL: 'optional' },
  create(_given, env, timeoutMs) {
    const ai = requireAiBinding(env, 'STT_ENGINE');
    const ask = ({ file, startMs }: Piece, { language, prompt }: TranscriptionRequest) =>
      askVendor({
        timeoutMs,
        send: (signal) => {
          const inputs = {
            // By the runtime itself: in script it takes seconds for a long answer.
            audio: Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('base64'),
            task: 'transcribe',
            language: language.split('-')[0],
            ...(prompt === undefined ? {} : { initial_prompt: prompt }),
          };
          return ai.run(MODEL, inputs, { returnRawResponse: true, signal });
        },
        read: (body) => readAnswer(body, startMs),
      });

    return {
      name: 'workers-ai',
      formats: FORMATS,
      maxBytes: MAX_BYTES,
      models: [MODEL],
      async transcribe(request): Promise<Transcription> {
        const answers = await Promise.all(piecesOf(request).map((piece) => ask(piece, request)));
        const words = answers.flatMap((answer) => answer.words);
        return {
          text: answers.flatMap(({ text }) => text || []).join(' '),
          ...(request.timestamps && words.length > 0 ? { words } : {}),
          warnings: request.temperature === undefined ? [] : ['The speech engine takes no temperature'],
        };
      },
    };
  },
};

function piecesOf({ audio, format }: TranscriptionRequest): Piece[] {
  const whole = [{ file: audio, startMs: 0 }];
  if (format !== 'wav') return whole;
  const { format: encoding, channels, bitsPerSample } = readWavInfo(audio);
  if (encoding !== 1 || channels !== 1 || bitsPerSample !== 16) return whole;
  const pieces = cutPcm(readWav(audio), LONGEST_PIECE_MS);
  if (pieces.length === 1) return whole;
  return pieces
    .map((piece) => ({ file: writeWav(piece), startMs: Math.round(piece.startMs) }))
    .filter(({ file }) => isAudible(file, 'wav'));
}

function readAnswer(body: Uint8Array, startMs: number): { text: string; words: TimedWord[] } {
  const answer = readJsonObject(body);
  // Over HTTP the same model answers inside an envelope.
  const result = isObject(answer.result) ? answer.result : answer;
  const words = timedWords(objectsIn(result.segments).flatMap(({ words }) => words ?? [])) ?? [];
  return {
    text: heardText(stringIn(result.text)),
    words: words.map((word) => ({ ...word, startMs: word.startMs + startMs, endMs: word.endMs + startMs })),
  };
}
