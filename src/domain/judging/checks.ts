/** Counts what was taken of a model's work and what was refused, by the name of the check alone. */
export class Checks {
  readonly #refused = new Map<string, number>();
  readonly quotes = { exact: 0, repaired: 0, nearest: 0, dropped: 0 };

  refuse(check: string, times = 1): void {
    if (times > 0) this.#refused.set(check, (this.#refused.get(check) ?? 0) + times);
  }

  get refused(): Record<string, number> {
    return Object.fromEntries([...this.#refused].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
