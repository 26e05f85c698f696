import { RECOGNITION_DRAIN_MS } from '#domain/stage/timing.ts';
import {
  createRecognition,
  findRecognition,
  type Recognition,
  type RecognitionConstructor,
} from './recognition-api.ts';

interface RecognitionResults extends Event {
  results: ArrayLike<{ isFinal: boolean; [index: number]: { transcript: string } | undefined }>;
}

interface BrowserRecognitionEvents {
  /** What has been heard so far: words that stay, and words that may still change. */
  onWords(words: { settled: string; unsettled: string }): void;
  /** It does not work here: no service, no microphone, no language, or another page that wants it as much. */
  onFailed(): void;
}

/** Errors behind which it may be started again: nothing was said, or somebody else stopped it. */
const PASSING = new Set(['no-speech', 'aborted']);
/**
 * A browser recognises for one page at a time, and each that starts stops the other. So it is started again after a
 * pause, and only so often: two pages that both insisted would stop each other without end.
 */
const MAX_INTERRUPTIONS = 3;
const INTERRUPTION_PAUSE_MS = 500;

/**
 * The browser's own recognition of one recording, from now on. Browsers end it by themselves in a silence; until
 * `finish` it is started again, and the words of all parts belong together.
 */
export class BrowserRecognition {
  readonly #events: BrowserRecognitionEvents;
  readonly #local: boolean;
  readonly #Recognition: RecognitionConstructor | undefined;
  #current: Recognition | undefined;
  #parts: string[] = [];
  #words = '';
  #listening = true;
  #interruptions = 0;
  #restart: ReturnType<typeof setTimeout> | undefined;
  #ended: (() => void) | undefined;

  constructor(local: boolean, events: BrowserRecognitionEvents, Recognition = findRecognition()) {
    this.#local = local;
    this.#events = events;
    this.#Recognition = Recognition;
    this.#start();
  }

  /** Ends the recording and tells its words; what has not come after a moment is left out. */
  async finish(): Promise<string> {
    this.#listening = false;
    clearTimeout(this.#restart);
    const current = this.#current;
    if (current) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, RECOGNITION_DRAIN_MS);
        this.#ended = () => {
          clearTimeout(timer);
          resolve();
        };
        current.stop();
      });
    }
    this.close();
    return oneLine(this.#parts.join(' '));
  }

  /** Ends it at once, with the words that are there. */
  close(): void {
    this.#listening = false;
    clearTimeout(this.#restart);
    const current = this.#current;
    this.#endPart();
    current?.abort();
  }

  #start(): void {
    if (!this.#Recognition) {
      this.#fail();
      return;
    }
    const recognition = createRecognition(this.#Recognition, this.#local);
    recognition.addEventListener('result', (event) => {
      if (this.#current !== recognition) return;
      const { results } = event as RecognitionResults;
      const said = (isWanted: (isFinal: boolean) => boolean) =>
        Array.from(results, ({ isFinal, 0: best }) => (isWanted(isFinal) ? (best?.transcript ?? '') : '')).join(' ');
      this.#words = said(() => true);
      const settled = [...this.#parts, said((isFinal) => isFinal)].join(' ');
      this.#events.onWords({ settled: oneLine(settled), unsettled: oneLine(said((isFinal) => !isFinal)) });
    });
    const over = (event: Event) => {
      // One refusal comes with no end behind it, so an error ends this part as well; the end behind it says no more.
      if (this.#current !== recognition) return;
      this.#endPart();
      this.#goOn((event as Event & { error?: string }).error);
    };
    recognition.addEventListener('error', over);
    recognition.addEventListener('end', over);
    this.#current = recognition;
    try {
      recognition.start();
    } catch {
      this.#endPart();
      this.#fail();
    }
  }

  #goOn(error: string | undefined): void {
    if (!this.#listening) return;
    if (error === 'aborted') this.#interruptions++;
    const isPassing = error === undefined || PASSING.has(error);
    if (!isPassing || this.#interruptions > MAX_INTERRUPTIONS) this.#fail();
    else if (error !== 'aborted') this.#start();
    else this.#restart = setTimeout(() => this.#start(), INTERRUPTION_PAUSE_MS * this.#interruptions);
  }

  #endPart(): void {
    this.#current = undefined;
    if (this.#words !== '') this.#parts.push(this.#words);
    this.#words = '';
    this.#ended?.();
    this.#ended = undefined;
  }

  /** Told a moment later, so that whoever has just begun it knows it by then. */
  #fail(): void {
    if (!this.#listening) return;
    this.#listening = false;
    queueMicrotask(() => this.#events.onFailed());
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
