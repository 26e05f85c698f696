import { z } from 'zod';
import { type JobProfile, jobProfile, type PlannedQuestion, plannedQuestion } from '#contract/interview.ts';
import { type TurnReply, turnReply } from '#contract/interview-calls.ts';
import { type InterviewResults, interviewResults, type ScoredQuestion, scoredQuestion } from '#contract/results.ts';
import {
  DURATION_IDS,
  type DurationId,
  INTERVIEW_STYLES,
  type InterviewStyle,
  SPEAKERS,
  type Speaker,
} from '#contract/words.ts';
import { type Progress, parseProgress } from '#domain/interview/progress.ts';
import { MIGRATIONS } from './migrations.ts';

/** The interview's own row. Times are epoch milliseconds. */
export interface InterviewRecord {
  id: string;
  ownerId: string | null;
  guestHash: string | null;
  profile: JobProfile;
  style: InterviewStyle;
  length: DurationId;
  greeting: string;
  jobDescription: string;
  progress: Progress;
  createdAt: number;
  lastActivityAt: number;
  finishedAt: number | null;
  scoredAt: number | null;
  keepMs: number;
  /** Grows with every change that the index in D1 shows. */
  version: number;
}

export interface StoredEntry {
  seq: number;
  id: string;
  speaker: Speaker;
  text: string;
  questionIndex: number;
  followUpIndex: number;
  isFollowup: boolean;
  isFollowupAnswer: boolean;
  transitionTo: string | null;
  kind: string;
  scored: boolean;
  createdAt: number;
}
export type NewEntry = Omit<StoredEntry, 'seq'>;

type Row = Record<string, SqlStorageValue>;

const text = z.string();
const number = z.number();

/**
 * The object's tables: what goes in is typed, what comes out is parsed. It knows no rule of interviews but one: the
 * transcript grows, and only a deletion by its holder takes from it.
 */
export class InterviewStore {
  readonly #storage: DurableObjectStorage;
  readonly #sql: SqlStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.#sql = storage.sql;
  }

  /** Whether an interview was ever created here; asking makes nothing. */
  exists(): boolean {
    return (
      this.#sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'interview'").toArray().length > 0
    );
  }

  /** Brings the tables to the newest version, all or nothing. */
  migrate(): void {
    this.#storage.transactionSync(() => {
      this.#sql.exec('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
      const [row] = this.#sql.exec('SELECT version FROM schema_version').toArray();
      const from = row ? number.parse(row.version) : 0;
      for (const migration of MIGRATIONS.slice(from)) this.#sql.exec(migration);
      this.#sql.exec('DELETE FROM schema_version');
      this.#sql.exec('INSERT INTO schema_version VALUES (?)', MIGRATIONS.length);
    });
  }

  /** Runs several writes as one: all of them are stored, or none. */
  together<T>(work: () => T): T {
    return this.#storage.transactionSync(work);
  }

  createInterview(record: InterviewRecord, questions: readonly PlannedQuestion[]): void {
    this.#sql.exec(
      `INSERT INTO interview (id, owner_id, guest_hash, profile, style, length, greeting, job_description, progress,
        created_at, last_activity_at, finished_at, scored_at, keep_ms, version)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      record.id,
      record.ownerId,
      record.guestHash,
      JSON.stringify(record.profile),
      record.style,
      record.length,
      record.greeting,
      record.jobDescription,
      JSON.stringify(record.progress),
      record.createdAt,
      record.lastActivityAt,
      record.finishedAt,
      record.scoredAt,
      record.keepMs,
      record.version,
    );
    questions.forEach((question, position) => {
      this.#sql.exec(
        'INSERT INTO questions (position, id, planned) VALUES (?, ?, ?)',
        position,
        question.id,
        JSON.stringify(question),
      );
    });
  }

  interview(): InterviewRecord | undefined {
    const [row] = this.#sql.exec('SELECT * FROM interview').toArray();
    if (!row) return undefined;
    return {
      id: text.parse(row.id),
      ownerId: text.nullable().parse(row.owner_id),
      guestHash: text.nullable().parse(row.guest_hash),
      profile: jobProfile.parse(JSON.parse(text.parse(row.profile))),
      style: z.enum(INTERVIEW_STYLES).parse(row.style),
      length: z.enum(DURATION_IDS).parse(row.length),
      greeting: text.parse(row.greeting),
      jobDescription: text.parse(row.job_description),
      progress: parseProgress(JSON.parse(text.parse(row.progress))),
      createdAt: number.parse(row.created_at),
      lastActivityAt: number.parse(row.last_activity_at),
      finishedAt: number.nullable().parse(row.finished_at),
      scoredAt: number.nullable().parse(row.scored_at),
      keepMs: number.parse(row.keep_ms),
      version: number.parse(row.version),
    };
  }

  /** Writes the parts of the interview's row that change while it lives. */
  updateInterview(record: InterviewRecord): void {
    this.#sql.exec(
      `UPDATE interview SET owner_id = ?, progress = ?, last_activity_at = ?, finished_at = ?, scored_at = ?,
        keep_ms = ?, version = ?`,
      record.ownerId,
      JSON.stringify(record.progress),
      record.lastActivityAt,
      record.finishedAt,
      record.scoredAt,
      record.keepMs,
      record.version,
    );
  }

  questions(): PlannedQuestion[] {
    return this.#sql
      .exec('SELECT planned FROM questions ORDER BY position')
      .toArray()
      .map((row) => plannedQuestion.parse(JSON.parse(text.parse(row.planned))));
  }

  entries(questionIndex?: number): StoredEntry[] {
    const rows =
      questionIndex === undefined
        ? this.#sql.exec('SELECT * FROM entries ORDER BY seq')
        : this.#sql.exec('SELECT * FROM entries WHERE question_index = ? ORDER BY seq', questionIndex);
    return rows.toArray().map(parseEntry);
  }

  entry(id: string): StoredEntry | undefined {
    const [row] = this.#sql.exec('SELECT * FROM entries WHERE id = ?', id).toArray();
    return row && parseEntry(row);
  }

  latestInterviewerEntryId(): string {
    const [row] = this.#sql.exec("SELECT id FROM entries WHERE speaker = 'ai' ORDER BY seq DESC LIMIT 1").toArray();
    return row ? text.parse(row.id) : '';
  }

  wasRemoved(entryId: string): boolean {
    return this.#sql.exec('SELECT 1 FROM removed_entries WHERE id = ?', entryId).toArray().length > 0;
  }

  /** Appends an entry; a known id, or one that was removed, changes nothing. Tells whether it was stored. */
  append(entry: NewEntry): boolean {
    if (this.wasRemoved(entry.id)) return false;
    const cursor = this.#sql.exec(
      `INSERT OR IGNORE INTO entries (id, speaker, text, question_index, follow_up_index, is_followup,
        is_followup_answer, transition_to, kind, scored, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      entry.id,
      entry.speaker,
      entry.text,
      entry.questionIndex,
      entry.followUpIndex,
      Number(entry.isFollowup),
      Number(entry.isFollowupAnswer),
      entry.transitionTo,
      entry.kind,
      Number(entry.scored),
      entry.createdAt,
    );
    return cursor.rowsWritten > 0;
  }

  markScored(entryId: string, scored: boolean): void {
    this.#sql.exec('UPDATE entries SET scored = ? WHERE id = ?', Number(scored), entryId);
  }

  /** Removes the entries of one question, or all, remembering their ids. Tells how many went. */
  removeEntries(questionIndex?: number): number {
    const ids = this.entries(questionIndex).map((entry) => entry.id);
    for (const id of ids) {
      this.#sql.exec('INSERT OR IGNORE INTO removed_entries (id) VALUES (?)', id);
      this.#sql.exec('DELETE FROM entries WHERE id = ?', id);
      this.#sql.exec('DELETE FROM replies WHERE answer_entry_id = ?', id);
    }
    return ids.length;
  }

  replyTo(answerEntryId: string): TurnReply | undefined {
    const [row] = this.#sql.exec('SELECT reply FROM replies WHERE answer_entry_id = ?', answerEntryId).toArray();
    return row && turnReply.parse(JSON.parse(text.parse(row.reply)));
  }

  saveReply(answerEntryId: string, reply: TurnReply): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO replies (answer_entry_id, reply) VALUES (?, ?)',
      answerEntryId,
      JSON.stringify(reply),
    );
  }

  addScoringJob(questionIndex: number, dueAt: number): void {
    this.#sql.exec(
      `INSERT INTO scoring_jobs (question_index, next_attempt_at) VALUES (?, ?)
       ON CONFLICT (question_index) DO UPDATE SET next_attempt_at = excluded.next_attempt_at`,
      questionIndex,
      dueAt,
    );
  }

  /** Question indexes of the jobs due by `now`, oldest first. */
  dueScoringJobs(now: number, limit: number): { questionIndex: number; attempts: number }[] {
    return this.#sql
      .exec('SELECT * FROM scoring_jobs WHERE next_attempt_at <= ? ORDER BY next_attempt_at LIMIT ?', now, limit)
      .toArray()
      .map((row) => ({ questionIndex: number.parse(row.question_index), attempts: number.parse(row.attempts) }));
  }

  nextScoringJobAt(): number | undefined {
    const [row] = this.#sql.exec('SELECT MIN(next_attempt_at) AS due FROM scoring_jobs').toArray();
    return number.nullable().parse(row?.due ?? null) ?? undefined;
  }

  deferScoringJob(questionIndex: number, nextAttemptAt: number): void {
    this.#sql.exec(
      'UPDATE scoring_jobs SET attempts = attempts + 1, next_attempt_at = ? WHERE question_index = ?',
      nextAttemptAt,
      questionIndex,
    );
  }

  /** Ends a question's job and stores its score; undefined means that nothing was said that counts. */
  endScoringJob(questionIndex: number, scored: ScoredQuestion | undefined): void {
    this.together(() => {
      if (scored) {
        this.#sql.exec(
          'INSERT OR REPLACE INTO scored_questions (question_index, scored) VALUES (?, ?)',
          questionIndex,
          JSON.stringify(scored),
        );
      }
      this.#sql.exec('DELETE FROM scoring_jobs WHERE question_index = ?', questionIndex);
    });
  }

  scoredQuestions(): Map<number, ScoredQuestion> {
    return new Map(
      this.#sql
        .exec('SELECT * FROM scored_questions ORDER BY question_index')
        .toArray()
        .map((row) => [number.parse(row.question_index), scoredQuestion.parse(JSON.parse(text.parse(row.scored)))]),
    );
  }

  /** Forgets scores made from words that are no longer there. */
  forgetScores(questionIndex?: number): void {
    if (questionIndex === undefined) this.#sql.exec('DELETE FROM scored_questions');
    else this.#sql.exec('DELETE FROM scored_questions WHERE question_index = ?', questionIndex);
    this.#sql.exec('DELETE FROM report');
  }

  saveReport(results: InterviewResults): void {
    this.#sql.exec('INSERT OR REPLACE INTO report (only, results) VALUES (1, ?)', JSON.stringify(results));
  }

  report(): InterviewResults | undefined {
    const [row] = this.#sql.exec('SELECT results FROM report').toArray();
    return row && interviewResults.parse(JSON.parse(text.parse(row.results)));
  }
}

function parseEntry(row: Row): StoredEntry {
  return {
    seq: number.parse(row.seq),
    id: text.parse(row.id),
    speaker: z.enum(SPEAKERS).parse(row.speaker),
    text: text.parse(row.text),
    questionIndex: number.parse(row.question_index),
    followUpIndex: number.parse(row.follow_up_index),
    isFollowup: row.is_followup === 1,
    isFollowupAnswer: row.is_followup_answer === 1,
    transitionTo: text.nullable().parse(row.transition_to),
    kind: text.parse(row.kind),
    scored: row.scored === 1,
    createdAt: number.parse(row.created_at),
  };
}
