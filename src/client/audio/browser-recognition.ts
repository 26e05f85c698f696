import { RECOGNITION_DRAIN_MS } from '#domain/interview/timing.ts';

/** The parts of the browser's recognition that are used here; its types are not in every library. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}
interface RecognitionConstructor {
  new (): Recognition;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}
interface RecognitionResults extends Event {
  results: ArrayLike<{ isFinal: boolean; [index: number]: { transcript: string } | undefined }>;
}

const LANGUAGE = 'en-US';

const constructorOf = (): RecognitionConstructor | undefined => {
  const scope = globalThis as {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
};

export const hasBrowserRecognition = (): boolean => constructorOf() !== undefined;

/** Whether speech can be recognised on this machine, so that no sound leaves it. */
export async function recognisesLocally(): Promise<boolean> {
  const answer = await constructorOf()
    ?.available?.({ langs: [LANGUAGE], processLocally: true })
    .catch(() => '');
  return answer === 'available';
}

interface BrowserRecognitionEvents {
  /** What has been heard of this answer so far; the end of it may still change. */
  onWords(text: string): void;
  /** It does not work here: no service, no microphone, no language. */
  onFailed(): void;
}

/** Errors behind which it may be started again: nothing was said, or somebody else stopped it. */
const PASSING = new Set(['no-speech', 'aborted']);

/**
 * The browser's own recognition of one answer after the other. Browsers end it by themselves in a silence; until
 * `finish` it is started again, and the words of all parts belong to one answer.
 */
export class BrowserRecognition {
  readonly #events: BrowserRecognitionEvents;
  readonly #local: boolean;
  #current: Recognition | undefined;
  #parts: string[] = [];
  #words = '';
  #listening = false;
  #ended: (() => void) | undefined;

  constructor(local: boolean, events: BrowserRecognitionEvents) {
    this.#local = local;
    this.#events = events;
  }

  begin(): void {
    this.#current?.abort();
    this.#parts = [];
    this.#words = '';
    this.#listening = true;
    this.#start();
  }

  /** Ends the answer and tells its words; what has not come after a moment is left out. */
  async finish(): Promise<string> {
    this.#listening = false;
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
    this.#ended = undefined;
    this.#current = undefined;
    return this.#text();
  }

  close(): void {
    this.#listening = false;
    this.#current?.abort();
    this.#current = undefined;
  }

  #text(): string {
    return [...this.#parts, this.#words].join(' ').replace(/\s+/g, ' ').trim();
  }

  #start(): void {
    const Recognition = constructorOf();
    if (!Recognition) {
      this.#events.onFailed();
      return;
    }
    const recognition = new Recognition();
    recognition.lang = LANGUAGE;
    recognition.continuous = true;
    recognition.interimResults = true;
    if (this.#local) recognition.processLocally = true;
    recognition.addEventListener('result', (event) => {
      if (this.#current !== recognition) return;
      const { results } = event as RecognitionResults;
      this.#words = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ');
      this.#events.onWords(this.#text());
    });
    const over = (event: Event) => {
      if (this.#current !== recognition) return;
      const failure = (event as Event & { error?: string }).error;
      const isFatal = failure !== undefined && !PASSING.has(failure);
      // One refusal comes with no end behind it, so an error ends this part as well.
      this.#current = undefined;
      this.#parts.push(this.#words);
      this.#words = '';
      this.#ended?.();
      if (isFatal) {
        const wasListening = this.#listening;
        this.#listening = false;
        if (wasListening) this.#events.onFailed();
      } else if (this.#listening) this.#start();
    };
    recognition.addEventListener('error', over);
    recognition.addEventListener('end', over);
    this.#current = recognition;
    try {
      recognition.start();
    } catch {
      this.#current = undefined;
      this.#listening = false;
      this.#events.onFailed();
    }
  }
}
