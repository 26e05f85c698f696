const MINUTE_MS = 60_000;

/** So many in any minute. Kept with the interview: an object with open sockets is evicted after seconds of quiet. */
export class MinuteAllowance {
  readonly #storage: DurableObjectStorage;
  readonly #key: string;
  readonly #most: number;

  constructor(storage: DurableObjectStorage, name: string, most: number) {
    this.#storage = storage;
    this.#key = `allowance:${name}`;
    this.#most = most;
  }

  /** Takes one; answers 0, or after how many seconds there is one again. */
  take(now: number): number {
    const takenAt = (this.#storage.kv.get<number[]>(this.#key) ?? []).filter((at) => at > now - MINUTE_MS);
    const [oldest] = takenAt;
    if (takenAt.length >= this.#most && oldest !== undefined) {
      return Math.max(1, Math.ceil((oldest + MINUTE_MS - now) / 1_000));
    }
    this.#storage.kv.put(this.#key, [...takenAt, now]);
    return 0;
  }
}
