import type { Recogniser, RecogniserKind } from '#client/features/interview/recogniser.ts';
import type { KeptWords } from '#client/features/interview/utterance.ts';
import type { ReadTranscription } from '#domain/answers/read-transcription.ts';
import { Pending } from './pending.ts';

/** Gives each recording the words that the test has for it, once the test says so. */
export class FakeRecogniser implements Recogniser {
  readonly kind: RecogniserKind;
  readonly asked: { recording: number; words: Pending<string> }[] = [];

  /** What was heard before the page was opened. */
  kept: KeptWords | undefined;
  prove?: () => Promise<void>;

  constructor(kind: RecogniserKind) {
    this.kind = kind;
  }

  isClosed = false;

  begin(): void {}
  close(): void {
    this.isClosed = true;
  }

  async open(): Promise<KeptWords | undefined> {
    return this.kept;
  }

  finish(recording: number): Promise<ReadTranscription> {
    const words = new Pending<string>();
    this.asked.push({ recording, words });
    return words.promise.then((text) => ({ text, words: [] }));
  }

  get due() {
    return this.asked.find(({ words }) => !words.isSettled);
  }
}
