import { z } from 'zod';
import { dayOf, modelCount, REPORTS, STOOD_IN } from '#domain/operating/day-counts.ts';
import type { ObjectBindings } from '#durable/bindings.ts';
import type { Deadlines } from '#durable/keeping/deadlines.ts';
import { chosenModels } from '#engines/llm/llm-settings.ts';
import { addToDay } from '#storage/daily-counts.ts';
import { openDatabase } from '#storage/database.ts';
import type { ModelSpending } from './model-spending.ts';
import type { ScoringStore } from './scoring-store.ts';

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
    const totals = this.#totals();
    const told = this.#told();
    const fresh = Object.fromEntries(
      Object.entries(totals).map(([name, amount]) => [name, Math.max(0, amount - (told.get(name) ?? 0))]),
    );
    await addToDay(openDatabase(env.DB), dayOf(Date.now()), fresh);
    for (const [name, amount] of Object.entries(totals))
      storage.sql.exec(
        'INSERT INTO told_counts (name, amount) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET amount = excluded.amount',
        name,
        amount,
      );
  }

  #totals(): Record<string, number> {
    const { spending, scoring, env } = this.#given;
    const models = chosenModels(env);
    const totals: Record<string, number> = {
      [REPORTS]: 1,
      [STOOD_IN]: [...scoring.scores()].filter(([, { fellBack }]) => fellBack).length,
    };
    for (const { purpose, calls, tokensIn, tokensOut } of spending.list()) {
      const model = (purpose === 'judgement' ? models?.judgeModel : models?.model) ?? 'unknown';
      totals[modelCount(purpose, model, 'calls')] = calls;
      totals[modelCount(purpose, model, 'in')] = tokensIn;
      totals[modelCount(purpose, model, 'out')] = tokensOut;
    }
    return totals;
  }

  #told(): Map<string, number> {
    const rows = this.#given.storage.sql.exec('SELECT name, amount FROM told_counts').toArray();
    return new Map(rows.map((row) => toldRow.parse(row)).map(({ name, amount }) => [name, amount]));
  }
}
