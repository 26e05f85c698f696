import { z } from 'zod';
import { PURPOSES, type Purpose, type Spending } from '#engines/engine-call.ts';
import type { Spent } from '#engines/spending-tally.ts';

const row = z.object({ purpose: z.enum(PURPOSES), calls: z.number(), tokens_in: z.number(), tokens_out: z.number() });

/** What the language model cost this interview, by purpose, and whether there is something left of its share. */
export class ModelSpending implements Spending {
  readonly #sql: SqlStorage;
  readonly #limit: () => number;

  constructor(storage: DurableObjectStorage, limit: () => number) {
    this.#sql = storage.sql;
    this.#limit = limit;
  }

  allows(tokens: number): boolean {
    return (
      this.list().reduce((total, { tokensIn, tokensOut }) => total + tokensIn + tokensOut, tokens) <= this.#limit()
    );
  }

  add(purpose: Purpose, tokensIn: number, tokensOut: number, calls = 1): void {
    this.#sql.exec(
      `INSERT INTO model_calls (purpose, calls, tokens_in, tokens_out) VALUES (?, ?, ?, ?)
       ON CONFLICT (purpose) DO UPDATE SET calls = calls + excluded.calls,
        tokens_in = tokens_in + excluded.tokens_in, tokens_out = tokens_out + excluded.tokens_out`,
      purpose,
      calls,
      tokensIn,
      tokensOut,
    );
  }

  list(): Spent[] {
    return this.#sql
      .exec('SELECT * FROM model_calls')
      .toArray()
      .map((each) => row.parse(each))
      .map(({ purpose, calls, tokens_in, tokens_out }) => ({
        purpose,
        calls,
        tokensIn: tokens_in,
        tokensOut: tokens_out,
      }));
  }

  /** Tells the operator what an ended interview cost; nothing of what was said. */
  log(): void {
    const spent = this.list();
    if (spent.length > 0) console.info({ event: 'model_spending', spent });
  }
}
