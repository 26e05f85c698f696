const MINUTE_MS = 60_000;

/** So many in any minute. Kept in memory: an interview that rests long enough to be evicted has all of it again. */
export class MinuteAllowance {
  readonly #most: number;
  #takenAt: number[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes one; answers 0, or after how many seconds there is one again. */
  take(now: number): number {
    this.#takenAt = this.#takenAt.filter((at) => at > now - MINUTE_MS);
    const [oldest] = this.#takenAt;
    if (this.#takenAt.length >= this.#most && oldest !== undefined) {
      return Math.max(1, Math.ceil((oldest + MINUTE_MS - now) / 1_000));
    }
    this.#takenAt.push(now);
    return 0;
  }
}
