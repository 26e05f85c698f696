import { z } from 'zod';
import type { ScoredQuestion } from '#contract/results.ts';
import { storedScoredQuestion } from '#durable/stored/stored-report.ts';

const number = z.number();

/** A question that was answered again. */
export interface StoredRetry {
  n: number;
  questionIndex: number;
  createdAt: number;
  before: ScoredQuestion;
  after: ScoredQuestion;
}

/** The object's table of questions that were answered again. */
export class RetryStore {
  readonly #sql: SqlStorage;

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql;
  }

  add(retry: Omit<StoredRetry, 'n'>): StoredRetry {
    const row = this.#sql
      .exec(
        'INSERT INTO retries (question_index, created_at, old_scored, new_scored) VALUES (?, ?, ?, ?) RETURNING n',
        retry.questionIndex,
        retry.createdAt,
        storedScoredQuestion.write(retry.before),
        storedScoredQuestion.write(retry.after),
      )
      .one();
    return { ...retry, n: number.parse(row.n) };
  }

  /** Those of one question, or all, oldest first. */
  list(questionIndex?: number): StoredRetry[] {
    return this.#sql
      .exec(
        'SELECT * FROM retries WHERE question_index = COALESCE(?, question_index) ORDER BY n',
        questionIndex ?? null,
      )
      .toArray()
      .map((row) => ({
        n: number.parse(row.n),
        questionIndex: number.parse(row.question_index),
        createdAt: number.parse(row.created_at),
        before: storedScoredQuestion.read(z.string().parse(row.old_scored)),
        after: storedScoredQuestion.read(z.string().parse(row.new_scored)),
      }));
  }

  /** They go with the transcript of their question. */
  remove(questionIndex?: number): void {
    this.#sql.exec('DELETE FROM retries WHERE question_index = COALESCE(?, question_index)', questionIndex ?? null);
  }
}
