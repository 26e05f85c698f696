import { z } from 'zod';

const KEY = 'allowance:audio';
/** Of which utterance how much is counted already: what is sent again is not counted again. */
const COUNTED_KEY = 'allowance:audio:counted';
const counted = z.object({ utterance: z.string(), toMs: z.number() });
/** Frames come ten times a second, and each write is waited for by all; what is counted is kept this often, and at the end. */
const KEPT_EVERY_MS = 10_000;

interface Taken {
  ms: number;
  utterance: string;
  toMs: number;
}

/** How much sound an interview takes over its sockets, kept with it. */
export class AudioAllowance {
  readonly #storage: DurableObjectStorage;
  readonly #readMostMs: () => number;
  /** Read once: frames come ten times a second, and an interview's length stays. */
  #mostMs = 0;
  #taken: Taken | undefined;
  #keptMs = 0;

  /** `readMostMs` answers 0 while there is no interview. */
  constructor(storage: DurableObjectStorage, readMostMs: () => number) {
    this.#storage = storage;
    this.#readMostMs = readMostMs;
  }

  /** How much of an utterance was taken before. */
  countedMs(utterance: string): number {
    const taken = this.#read();
    return taken.utterance === utterance ? taken.toMs : 0;
  }

  /** Takes an utterance's sound from one place in it to another, unless that would be more than may be heard. */
  take(utterance: string, fromMs: number, toMs: number): boolean {
    const taken = this.#read();
    const newMs = Math.max(0, toMs - Math.max(fromMs, this.countedMs(utterance)));
    if (newMs === 0) return true;
    if (this.#mostMs === 0) this.#mostMs = this.#readMostMs();
    if (taken.ms + newMs > this.#mostMs) return false;
    this.#taken = { ms: taken.ms + newMs, utterance, toMs };
    if (this.#taken.ms - this.#keptMs >= KEPT_EVERY_MS) this.keep();
    return true;
  }

  /** Writes down what was taken since the last time. */
  keep(): void {
    if (!this.#taken || this.#taken.ms === this.#keptMs) return;
    const { ms, utterance, toMs } = this.#taken;
    this.#storage.kv.put(KEY, ms);
    this.#storage.kv.put(COUNTED_KEY, { utterance, toMs });
    this.#keptMs = ms;
  }

  #read(): Taken {
    if (!this.#taken) {
      this.#keptMs = this.#storage.kv.get<number>(KEY) ?? 0;
      const { data = { utterance: '', toMs: 0 } } = counted.safeParse(this.#storage.kv.get(COUNTED_KEY));
      this.#taken = { ms: this.#keptMs, ...data };
    }
    return this.#taken;
  }
}
