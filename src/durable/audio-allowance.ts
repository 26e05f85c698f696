const KEY = 'allowance:audio';
/** Frames come ten times a second; what is counted is kept this often. */
const KEPT_EVERY_MS = 5_000;

/** How much sound an interview takes over its sockets, kept with it. */
export class AudioAllowance {
  readonly #storage: DurableObjectStorage;
  readonly #mostMs: () => number;
  #takenMs: number | undefined;
  #keptMs = 0;

  constructor(storage: DurableObjectStorage, mostMs: () => number) {
    this.#storage = storage;
    this.#mostMs = mostMs;
  }

  /** Takes so much sound, unless that would be more than may be heard. */
  take(soundMs: number): boolean {
    if (this.#takenMs === undefined) {
      this.#keptMs = this.#storage.kv.get<number>(KEY) ?? 0;
      this.#takenMs = this.#keptMs;
    }
    if (this.#takenMs + soundMs > this.#mostMs()) return false;
    this.#takenMs += soundMs;
    if (this.#takenMs - this.#keptMs >= KEPT_EVERY_MS) {
      this.#storage.kv.put(KEY, this.#takenMs);
      this.#keptMs = this.#takenMs;
    }
    return true;
  }
}
