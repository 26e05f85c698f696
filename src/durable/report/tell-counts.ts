import { z } from 'zod';
import { dayOf, isModelCount, modelCount, REPORTS, STOOD_IN } from '#domain/operating/day-counts.ts';
import type { ObjectBindings } from '#durable/bindings.ts';
import type { Deadlines } from '#durable/keeping/deadlines.ts';
import { chosenModels } from '#engines/llm/llm-settings.ts';
import { addToDay } from '#storage/daily-counts.ts';
import { openDatabase } from '#storage/database.ts';
import type { ModelSpending } from './model-spending.ts';
import type { ScoringStore } from './scoring-store.ts';

const MODEL_AMOUNTS = ['calls', 'in', 'out'] as const;

/** What the interview has come to in all, and which of what was told before is the same. */
interface Total {
  name: string;
  amount: number;
  isToldAs: (name: string) => boolean;
}

const toldRow = z.object({ name: z.string(), amount: z.number() });

interface Needs {
  storage: DurableObjectStorage;
  env: ObjectBindings;
  spending: ModelSpending;
  scoring: ScoringStore;
  deadlines: Deadlines;
}

/**
 * Adds to the day's counts what this interview came to, each time a report was made: what is new since the last time. An
 * object that dies between the index's count and its own note of it tells that once more.
 */
export class CountTelling {
  readonly #given: Needs;
  #latest: Promise<unknown> = Promise.resolve();

  constructor(given: Needs) {
    this.#given = given;
  }

  /** The alarm tells them at once, so that no report waits for it, and again until the index has them. */
  tell(): Promise<void> {
    return this.#given.deadlines.set('counts', Date.now());
  }

  save(): Promise<void> {
    const result = this.#latest.then(() => this.#save());
    this.#latest = result.catch(() => undefined);
    return result;
  }

  async #save(): Promise<void> {
    const { env, storage } = this.#given;
    const told = this.#told();
    const fresh = this.#totals().map(({ name, amount, isToldAs }) => {
      const before = told.filter((row) => isToldAs(row.name)).reduce((sum, row) => sum + row.amount, 0);
      return { name, amount: Math.max(0, amount - before) };
    });
    await addToDay(
      openDatabase(env.DB),
      dayOf(Date.now()),
      Object.fromEntries(fresh.map(({ name, amount }) => [name, amount])),
    );
    for (const { name, amount } of fresh)
      storage.sql.exec(
        'INSERT INTO told_counts (name, amount) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET amount = amount + excluded.amount',
        name,
        amount,
      );
  }

  #totals(): Total[] {
    const { spending, scoring, env } = this.#given;
    const models = chosenModels(env);
    const stoodIn = [...scoring.scores()].filter(([, { fellBack }]) => fellBack).length;
    const one = (own: string, amount: number): Total => ({ name: own, amount, isToldAs: (name) => name === own });
    return [
      one(REPORTS, 1),
      one(STOOD_IN, stoodIn),
      ...spending.list().flatMap(({ purpose, calls, tokensIn, tokensOut }) => {
        const model = (purpose === 'judgement' ? models?.judgeModel : models?.model) ?? 'unknown';
        const amounts = { calls, in: tokensIn, out: tokensOut };
        return MODEL_AMOUNTS.map((what) => ({
          name: modelCount(purpose, model, what),
          amount: amounts[what],
          // Under whichever model: the operator may have chosen another one since.
          isToldAs: (name: string) => isModelCount(name, purpose, what),
        }));
      }),
    ];
  }

  #told(): { name: string; amount: number }[] {
    const rows = this.#given.storage.sql.exec('SELECT name, amount FROM told_counts').toArray();
    return rows.map((row) => toldRow.parse(row));
  }
}
