import type {
  BrowserRecogniserEvents,
  Recogniser,
  RecogniserEvents,
  RecogniserKind,
  RecogniserTrouble,
} from './recogniser.ts';
import type { HeardWords } from './utterance.ts';

export interface RecogniserPorts {
  /** The server's recognition, where it has one. */
  createServerRecogniser: ((events: RecogniserEvents) => Recogniser) | undefined;
  findBrowserRecogniser(events: BrowserRecogniserEvents): Promise<Recogniser | undefined>;
}

interface RecogniserInUseEvents {
  /** Words of the whole answer as they are heard. */
  onWords(words: HeardWords): void;
  /** Words of the recording under way. */
  onRecordingWords(words: HeardWords): void;
  onTrouble(trouble: RecogniserTrouble | null): void;
  /** Who recognises from now on; 'none' when nobody can. */
  onRecogniser(kind: RecogniserKind): void;
}

/** Who recognises: the server where it can, else the browser, else nobody. */
export class RecogniserInUse {
  readonly #ports: RecogniserPorts;
  readonly #events: RecogniserInUseEvents;
  #current: Recogniser | undefined;
  /** Settles once it is known who recognises, where that takes time: an answer may begin before. */
  #finding: Promise<Recogniser | undefined> | undefined;
  #isClosed = false;

  constructor(ports: RecogniserPorts, events: RecogniserInUseEvents) {
    this.#ports = ports;
    this.#events = events;
  }

  get current(): Recogniser | undefined {
    return this.#current;
  }

  /** Who recognises, once that has been found out. */
  async found(): Promise<Recogniser | undefined> {
    await this.#finding;
    return this.#current;
  }

  async find(signal: AbortSignal): Promise<Recogniser | undefined> {
    const { onWords, onTrouble } = this.#events;
    const server = this.#ports.createServerRecogniser?.({ onWords, onTrouble });
    this.#finding = server ? undefined : this.#browser();
    const recogniser = server ?? (await this.#finding);
    if (signal.aborted) return undefined;
    this.#use(recogniser);
    return recogniser;
  }

  /** It can no more: from now on the browser does, if it can. */
  async giveUp(recogniser: Recogniser | undefined): Promise<void> {
    if (this.#current === recogniser) this.#use(await this.#browser());
  }

  close(): void {
    this.#isClosed = true;
    this.#current?.close();
  }

  async #browser(): Promise<Recogniser | undefined> {
    const found = await this.#ports.findBrowserRecogniser({
      onWords: this.#events.onRecordingWords,
      onFailed: () => this.#use(undefined),
    });
    if (!this.#isClosed) return found;
    // Finding one may take until nobody wants it any more.
    found?.close();
    return undefined;
  }

  #use(recogniser: Recogniser | undefined): void {
    this.#current = recogniser;
    this.#events.onRecogniser(recogniser?.kind ?? 'none');
  }
}
