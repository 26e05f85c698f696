import type { Purpose, Spending } from './engine-call.ts';

/** What was asked of a language model for one purpose. */
export interface Spent {
  purpose: Purpose;
  calls: number;
  tokensIn: number;
  tokensOut: number;
}

/** Counts in memory, for what is asked before there is an interview to keep it with. */
export class SpendingTally implements Spending {
  readonly #limit: number;
  readonly #spent = new Map<Purpose, Spent>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  allows(tokens: number): boolean {
    return this.list().reduce((total, { tokensIn, tokensOut }) => total + tokensIn + tokensOut, tokens) <= this.#limit;
  }

  add(purpose: Purpose, tokensIn: number, tokensOut: number): void {
    const before = this.#spent.get(purpose) ?? { purpose, calls: 0, tokensIn: 0, tokensOut: 0 };
    this.#spent.set(purpose, {
      purpose,
      calls: before.calls + 1,
      tokensIn: before.tokensIn + tokensIn,
      tokensOut: before.tokensOut + tokensOut,
    });
  }

  list(): Spent[] {
    return [...this.#spent.values()];
  }
}
