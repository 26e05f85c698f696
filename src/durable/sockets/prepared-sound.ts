import type { SpeechStream, SynthesisRequest } from '#engines/tts.ts';

/** Sound that nobody has asked for by then is let go. */
const KEPT_MS = 5_000;

/**
 * The sound of what will be said first if a turn is taken, asked for before that; nothing of it is sent until somebody
 * asks for the very same. There is one at a time.
 */
export class PreparedSound {
  #present: { asked: string; stream: Promise<SpeechStream>; unwanted: AbortController; done: () => void } | undefined;

  /** Has it made by `make`, unless `dropped` says that the turn will not come. */
  prepare(request: SynthesisRequest, make: (signal: AbortSignal) => Promise<SpeechStream>, dropped: AbortSignal): void {
    this.drop();
    const unwanted = new AbortController();
    const drop = () => this.#letGo(unwanted);
    const timer = setTimeout(drop, KEPT_MS);
    dropped.addEventListener('abort', drop);
    const done = () => {
      clearTimeout(timer);
      dropped.removeEventListener('abort', drop);
    };
    const stream = make(unwanted.signal);
    this.#present = { asked: JSON.stringify(request), stream, unwanted, done };
    stream.catch(drop);
  }

  /** Hands it over if it is what is asked for; it ends with the signal from then on. */
  take(request: SynthesisRequest, signal: AbortSignal): Promise<SpeechStream> | undefined {
    const prepared = this.#present;
    if (prepared?.asked !== JSON.stringify(request)) return undefined;
    this.#present = undefined;
    prepared.done();
    signal.addEventListener('abort', () => prepared.unwanted.abort(signal.reason));
    return prepared.stream;
  }

  drop(): void {
    if (this.#present) this.#letGo(this.#present.unwanted);
  }

  #letGo(unwanted: AbortController): void {
    if (this.#present?.unwanted !== unwanted) return;
    this.#present.done();
    this.#present = undefined;
    unwanted.abort();
  }
}
