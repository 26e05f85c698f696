import { z } from 'zod';

const row = z.object({ entry_id: z.string(), text: z.string(), reach_ms: z.number() });

/** What was heard of an utterance and is no answer yet. */
export interface Heard {
  /** The id that its answer will have. */
  entryId: string;
  text: string;
  /** How far into its sound the words reach. */
  reachMs: number;
}

/**
 * Words between the ear and the transcript: the settled segments of the newest utterance, each with the place in its
 * sound that it reaches to. An answer that is stored under the utterance's id takes them away (`InterviewStore.append`).
 */
export class HeardWords {
  readonly #sql: SqlStorage;

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql;
  }

  /** The utterance that was heard last, if any of it is kept. */
  newest(): Heard | undefined {
    const rows = this.#sql
      .exec('SELECT entry_id, text, reach_ms FROM heard_segments ORDER BY n')
      .toArray()
      .map((each) => row.parse(each));
    const last = rows.at(-1);
    if (!last) return undefined;
    const text = rows
      .map((each) => each.text)
      .filter(Boolean)
      .join(' ');
    return { entryId: last.entry_id, text, reachMs: last.reach_ms };
  }

  of(entryId: string): Heard {
    const newest = this.newest();
    return newest?.entryId === entryId ? newest : { entryId, text: '', reachMs: 0 };
  }

  add({ entryId, text, reachMs }: Heard): void {
    this.#sql.exec(
      'INSERT INTO heard_segments (entry_id, text, reach_ms) VALUES (?, ?, ?)',
      entryId,
      text,
      Math.round(reachMs),
    );
  }

  /** A newer utterance takes the place of all others. */
  keepOnly(entryId: string): void {
    this.#sql.exec('DELETE FROM heard_segments WHERE entry_id <> ?', entryId);
  }

  forget(): void {
    this.#sql.exec('DELETE FROM heard_segments');
  }
}
