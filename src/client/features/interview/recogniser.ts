import { ApiError, callApi } from '#client/api/call-api.ts';
import type { RecordedAnswer } from '#client/audio/answer-hearing.ts';
import { BrowserRecognition, hasBrowserRecognition, recognisesLocally } from '#client/audio/browser-recognition.ts';
import { TRANSCRIPTION_TIMEOUT_MS } from '#domain/interview/timing.ts';
import { heardText } from '#domain/speech/heard-text.ts';

/** Who turns speech into text: the server, this machine, the browser's maker, or nobody. */
export type RecogniserKind = 'server' | 'local' | 'browser' | 'none';

/** Turns one spoken answer after the other into text. */
export interface Recogniser {
  readonly kind: RecogniserKind;
  /** An answer begins. */
  begin(): void;
  /** The words of the answer that has ended; empty when there were none. Throws what stood in the way. */
  finish(answer: RecordedAnswer, signal: AbortSignal): Promise<string>;
  close(): void;
}

const RECORDING_NAME = 'audio.wav';
const LANGUAGE = 'en';

/** The words for a recognition that failed, and whether it will never work here. */
export function recognitionFailure(error: unknown): { message: string; isFinal: boolean } {
  if (error instanceof ApiError) {
    const { code, message } = error.envelope;
    return { message: message ?? `STT request failed: ${error.message}`, isFinal: code === 'stt_not_configured' };
  }
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return { message: isLate ? 'STT request timed out - please try again' : 'STT processing failed', isFinal: false };
}

/** The server's recognition. `hint` are words that are likely to be said. */
export function serverRecogniser(hint: string): Recogniser {
  return {
    kind: 'server',
    begin: () => undefined,
    close: () => undefined,
    async finish(answer, signal) {
      const { transcription } = await callApi('POST /api/speech/stt/transcribe', {
        form: {
          audio: new File([answer.wav], RECORDING_NAME, { type: 'audio/wav' }),
          language: LANGUAGE,
          prompt: hint,
          temperature: 0,
          response_format: 'json',
        },
        signal: AbortSignal.any([AbortSignal.timeout(TRANSCRIPTION_TIMEOUT_MS), signal]),
      });
      return heardText(transcription.text);
    },
  };
}

interface BrowserEvents {
  onWords: (text: string) => void;
  onFailed: () => void;
}

/** The browser's own recognition, on this machine where that is offered; undefined where there is none. */
export async function browserRecogniser({ onWords, onFailed }: BrowserEvents): Promise<Recogniser | undefined> {
  if (!hasBrowserRecognition()) return undefined;
  const local = await recognisesLocally();
  const recognition = new BrowserRecognition(local, { onWords, onFailed });
  return {
    kind: local ? 'local' : 'browser',
    begin: () => recognition.begin(),
    finish: async () => heardText(await recognition.finish()),
    close: () => recognition.close(),
  };
}
