import { ApiError } from '#client/api/call-api.ts';
import type { RecordedAnswer } from '#client/audio/answer-hearing.ts';
import type { Tape } from '#client/audio/answer-tape.ts';
import { BrowserRecognition } from '#client/audio/browser-recognition.ts';
import { hasBrowserRecognition, localRecognition } from '#client/audio/recognition-api.ts';
import { tryRecognition } from '#client/audio/recognition-trial.ts';
import { transcribe } from '#client/state/transcribe.ts';
import { ERROR_STATUS } from '#contract/error-status.ts';
import type { ReadTranscription } from '#domain/answers/read-transcription.ts';
import { heardText } from '#domain/speech/heard-text.ts';
import type { SpeechSpan } from '#domain/speech-metrics/listening.ts';
import type { HeardWords, KeptWords } from './utterance.ts';

/** Who turns speech into text: the server, this machine, a service that the browser uses, or nobody. */
export type RecogniserKind = 'server' | 'local' | 'browser' | 'none';

/** Why words do not come while they are said. The recording is kept, and heard another way. */
export type RecogniserTrouble = 'WebSocket error' | 'ASR error';

export interface RecogniserEvents {
  /** Words of the answer that is being said, all of them so far. */
  onWords(words: HeardWords): void;
  onTrouble(trouble: RecogniserTrouble | null): void;
}

export interface Recognised extends ReadTranscription {
  /** The text is that of the whole answer until now, and not of this recording alone. */
  isWhole?: true;
}

/** A recording as it is recognised, where its words do not come while it is said. */
export type RecordedSound = Pick<RecordedAnswer, 'wav' | 'wavStartMs' | 'container'> &
  Partial<Pick<RecordedAnswer, 'metrics'>>;

/** Turns one recording after the other into text. */
export interface Recogniser {
  readonly kind: RecogniserKind;
  /** Words come while they are said, and not only behind a recording. */
  readonly hearsWords?: boolean;
  /** Gets ready; tells the words of an answer that was heard before the page was opened and given to nothing. */
  open?(): Promise<KeptWords | undefined>;
  /** A recording of an answer begins; one that is not finished yet is finished with what was heard until now. */
  begin(recording: number, entryId: string): void;
  /** There is more sound of a recording. */
  hear?(recording: number, tape: Tape): void;
  /** Somebody spoke in it, and has paused. */
  speech?(recording: number, span: SpeechSpan): void;
  /** That was all of it. */
  end?(recording: number): void;
  /** The words of a recording that has ended; no text when there were none. Throws what stood in the way. */
  finish(recording: number, sound: RecordedSound, signal: AbortSignal): Promise<Recognised>;
  /** Nobody wants the words of an answer any more. */
  forget?(entryId: string): void;
  close(): void;
  /** Tries it now that the microphone is open, so that a failure is known before the first answer. */
  prove?(): Promise<void>;
}

/** The server's recognition. `hint` are words that are likely to be said. */
export function serverRecogniser(hint: string): Recogniser {
  return {
    kind: 'server',
    begin: () => undefined,
    close: () => undefined,
    finish: async (_recording, { container, wav }, signal) => {
      if (!container) return transcribe(wav, hint, signal);
      try {
        return await transcribe(container, hint, signal);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== ERROR_STATUS.unsupported_media_type) throw error;
        // Rough sound is better than none; when its words were said is not told of it.
        const { text } = await transcribe(wav, hint, signal);
        return { text, words: [] };
      }
    },
  };
}

export interface BrowserRecogniserEvents {
  /** Words of the recording under way. */
  onWords: (words: HeardWords) => void;
  onFailed: () => void;
}

/** The browser's own recognition, on this machine where that is offered; undefined where there is none. */
export async function browserRecogniser({
  onWords,
  onFailed,
}: BrowserRecogniserEvents): Promise<Recogniser | undefined> {
  if (!hasBrowserRecognition()) return undefined;
  const local = (await localRecognition()) === 'available';
  const recognitions = new Map<number, BrowserRecognition>();
  const closeAll = () => {
    for (const recognition of recognitions.values()) recognition.close();
  };
  return {
    kind: local ? 'local' : 'browser',
    hearsWords: true,
    begin: (recording) => {
      closeAll();
      recognitions.set(recording, new BrowserRecognition(local, { onWords, onFailed }));
    },
    finish: async (recording) => {
      const words = await recognitions.get(recording)?.finish();
      recognitions.delete(recording);
      return { text: heardText(words ?? ''), words: [] };
    },
    close: closeAll,
    prove: async () => {
      if (local) return;
      const outcome = await tryRecognition('microphone');
      if (outcome !== 'works' && outcome !== 'unknown') onFailed();
    },
  };
}
