/** The object's named deadlines. Each is a row, so that an eviction or a restart forgets none. */
export type DeadlineName =
  | 'expiry'
  | 'scoring'
  | 'projection'
  | 'erasure'
  | 'idle_sockets'
  | 'uploads'
  | 'media'
  | 'speech'
  | 'counts';

/** A deadline that fails is tried again after 1, 2, 4 … seconds, at most an hour apart. */
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 3_600_000;

/** What a deadline does; 'erased' says that nothing is left of the object. */
type Work = () => Promise<'done' | 'erased'>;

/**
 * Many named deadlines over the object's one alarm. One that fails is logged and re-armed with back-off, and never
 * keeps the others from running.
 */
export class Deadlines {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Sets a deadline, replacing an earlier setting of the same name. */
  async set(name: DeadlineName, dueAt: number): Promise<void> {
    this.#storage.sql.exec(
      `INSERT INTO deadlines (name, due_at) VALUES (?, ?)
       ON CONFLICT (name) DO UPDATE SET due_at = excluded.due_at, attempts = 0`,
      name,
      dueAt,
    );
    await this.#arm();
  }

  async clear(name: DeadlineName): Promise<void> {
    this.#storage.sql.exec('DELETE FROM deadlines WHERE name = ?', name);
    await this.#arm();
  }

  /**
   * Runs what is due. A row stays until its work is done, so that a crash in between repeats the work rather than
   * forgetting it; work that sets its own deadline anew keeps the new one. Ends early when the object was erased.
   */
  async run(now: number, work: Record<DeadlineName, Work>): Promise<void> {
    const due = this.#storage.sql
      .exec<{ name: DeadlineName; due_at: number; attempts: number }>(
        'SELECT name, due_at, attempts FROM deadlines WHERE due_at <= ? ORDER BY due_at',
        now,
      )
      .toArray();
    for (const { name, due_at: dueAt, attempts } of due) {
      try {
        if ((await work[name]()) === 'erased') return;
        this.#storage.sql.exec('DELETE FROM deadlines WHERE name = ? AND due_at = ?', name, dueAt);
      } catch (error) {
        const retryMs = Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS);
        console.warn({
          event: 'deadline_failed',
          name,
          attempts,
          error: error instanceof Error ? error.name : 'unknown',
        });
        this.#storage.sql.exec(
          'UPDATE deadlines SET due_at = ?, attempts = attempts + 1 WHERE name = ? AND due_at = ?',
          now + retryMs,
          name,
          dueAt,
        );
      }
    }
    await this.#arm();
  }

  async #arm(): Promise<void> {
    const [row] = this.#storage.sql.exec<{ due: number | null }>('SELECT MIN(due_at) AS due FROM deadlines').toArray();
    if (row?.due == null) await this.#storage.deleteAlarm();
    else await this.#storage.setAlarm(row.due);
  }
}
