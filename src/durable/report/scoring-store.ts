import { z } from 'zod';
import type { InterviewResults, ScoredQuestion } from '#contract/results.ts';
import { LongTexts } from '#durable/long-texts.ts';
import { storedReport, storedScoredQuestion } from '#durable/stored/stored-report.ts';

const text = z.string();
const number = z.number();
const warnings = z.array(text);

const REPORT = 'report';
const scoreName = (questionIndex: number) => `score/${questionIndex}`;

/** The score of one question, with what it was made from and what has to be said with it. */
export interface StoredScore {
  scored: ScoredQuestion;
  inputsHash: string;
  warnings: readonly string[];
  /** Whether the built-in judge stepped in for the one that was wanted. */
  fellBack: boolean;
}

export interface ScoringJob {
  questionIndex: number;
  /** Attempts that were begun. */
  attempts: number;
}

/** The object's tables about scoring: jobs, scores and the report. */
export class ScoringStore {
  readonly #sql: SqlStorage;
  readonly #longTexts: LongTexts;

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql;
    this.#longTexts = new LongTexts(storage);
  }

  /** Asks for a question to be scored; a job that failed before begins anew. */
  addJob(questionIndex: number, dueAt: number): void {
    this.#sql.exec(
      `INSERT INTO scoring_jobs (question_index, next_attempt_at) VALUES (?, ?)
       ON CONFLICT (question_index) DO UPDATE SET next_attempt_at = excluded.next_attempt_at, attempts = 0`,
      questionIndex,
      dueAt,
    );
  }

  /** The jobs due by `now`, oldest first. */
  dueJobs(now: number): ScoringJob[] {
    return this.#sql
      .exec('SELECT * FROM scoring_jobs WHERE next_attempt_at <= ? ORDER BY next_attempt_at, question_index', now)
      .toArray()
      .map((row) => ({ questionIndex: number.parse(row.question_index), attempts: number.parse(row.attempts) }));
  }

  hasJob(questionIndex: number): boolean {
    return this.#sql.exec('SELECT 1 FROM scoring_jobs WHERE question_index = ?', questionIndex).toArray().length > 0;
  }

  nextJobAt(): number | undefined {
    const [row] = this.#sql.exec('SELECT MIN(next_attempt_at) AS due FROM scoring_jobs').toArray();
    return number.nullable().parse(row?.due ?? null) ?? undefined;
  }

  /** Counts an attempt before it is made, so that one that ends the object is counted too; it is due again at this time. */
  beginAttempt(questionIndex: number, dueAgainAt: number): void {
    this.#sql.exec(
      'UPDATE scoring_jobs SET attempts = attempts + 1, next_attempt_at = ? WHERE question_index = ?',
      dueAgainAt,
      questionIndex,
    );
  }

  job(questionIndex: number): ScoringJob | undefined {
    const [row] = this.#sql.exec('SELECT * FROM scoring_jobs WHERE question_index = ?', questionIndex).toArray();
    return row && { questionIndex, attempts: number.parse(row.attempts) };
  }

  /** Jobs that failed are tried again now: somebody asks for the report. */
  hurryJobs(now: number): void {
    this.#sql.exec('UPDATE scoring_jobs SET next_attempt_at = MIN(next_attempt_at, ?)', now);
  }

  endJob(questionIndex: number): void {
    this.#sql.exec('DELETE FROM scoring_jobs WHERE question_index = ?', questionIndex);
  }

  saveScore(questionIndex: number, score: StoredScore): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO scored_questions (question_index, scored, inputs_hash, warnings, fell_back) VALUES (?, ?, ?, ?, ?)',
      questionIndex,
      this.#longTexts.keepRest(scoreName(questionIndex), storedScoredQuestion.write(score.scored)),
      score.inputsHash,
      JSON.stringify(score.warnings),
      Number(score.fellBack),
    );
  }

  scores(): Map<number, StoredScore> {
    return new Map(
      this.#sql
        .exec('SELECT * FROM scored_questions ORDER BY question_index')
        .toArray()
        .map((row) => [
          number.parse(row.question_index),
          {
            scored: storedScoredQuestion.read(
              this.#longTexts.join(scoreName(number.parse(row.question_index)), text.parse(row.scored)),
            ),
            inputsHash: text.parse(row.inputs_hash),
            warnings: warnings.parse(JSON.parse(text.parse(row.warnings))),
            fellBack: row.fell_back === 1,
          },
        ]),
    );
  }

  /** Forgets scores made from words that are no longer all that was said. */
  forgetScores(questionIndex?: number): void {
    const gone = this.#sql
      .exec(
        'DELETE FROM scored_questions WHERE question_index = COALESCE(?, question_index) RETURNING question_index',
        questionIndex ?? null,
      )
      .toArray();
    for (const row of gone) this.#longTexts.forget(scoreName(number.parse(row.question_index)));
    this.forgetReport();
  }

  saveReport(results: InterviewResults): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO report (only, results) VALUES (1, ?)',
      this.#longTexts.keepRest(REPORT, storedReport.write(results)),
    );
  }

  forgetReport(): void {
    this.#sql.exec('DELETE FROM report');
    this.#longTexts.forget(REPORT);
  }

  hasReport(): boolean {
    return this.#sql.exec('SELECT 1 FROM report').toArray().length > 0;
  }

  report(): InterviewResults | undefined {
    const [row] = this.#sql.exec('SELECT results FROM report').toArray();
    return row && storedReport.read(this.#longTexts.join(REPORT, text.parse(row.results)));
  }
}
