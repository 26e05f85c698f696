import { z } from 'zod';
import type { JobProfile, PlannedQuestion } from '#contract/interview.ts';
import type { TurnReply } from '#contract/interview-calls.ts';
import {
  DURATION_IDS,
  type DurationId,
  INTERVIEW_STYLES,
  type InterviewStyle,
  SPEAKERS,
  type Speaker,
  TRANSITIONS,
  type Transition,
} from '#contract/words.ts';
import type { Move, Wanted } from '#domain/interview/moves.ts';
import type { Progress } from '#domain/interview/progress.ts';
import type { Reading } from '#domain/reading/reading.ts';
import { MIGRATIONS } from './migrations.ts';
import { SpeechMetricsStore } from './report/speech-metrics-store.ts';
import { lastRead } from './stored/last-read.ts';
import { readWanted, storedMove } from './stored/stored-move.ts';
import { storedProfile, storedQuestion } from './stored/stored-plan.ts';
import { storedProgress } from './stored/stored-progress.ts';
import { storedReading } from './stored/stored-reading.ts';
import { storedReply } from './stored/stored-reply.ts';

/** The interview's own row. Times are epoch milliseconds. */
export interface InterviewRecord {
  id: string;
  ownerId: string | null;
  guestHash: string | null;
  profile: JobProfile;
  style: InterviewStyle;
  length: DurationId;
  /** What the questions were drawn by; unknown of an interview from before seeds. */
  seed: number | null;
  greeting: string;
  jobDescription: string;
  /** The operator's automation when the interview began; '' when there was none. */
  webhookUrl: string;
  progress: Progress;
  createdAt: number;
  lastActivityAt: number;
  finishedAt: number | null;
  keepMs: number;
  /** Grows with every change that the index in D1 shows. */
  version: number;
  /** Whether its erasure has begun: then it is gone for everybody. */
  erasing: boolean;
}

export interface StoredEntry {
  seq: number;
  id: string;
  speaker: Speaker;
  text: string;
  /** What was heard, where its owner has corrected it. */
  heard: string | null;
  questionIndex: number;
  followUpIndex: number;
  isFollowup: boolean;
  isFollowupAnswer: boolean;
  transitionTo: Transition | null;
  kind: string;
  /** What a follow-up asks for. */
  gap: Wanted | null;
  scored: boolean;
  /** What was made of a candidate's words, once they are read. */
  reading: Reading | null;
  createdAt: number;
}
export type NewEntry = Omit<StoredEntry, 'seq' | 'heard' | 'reading'>;

/** A turn that has its answer, and waits for a reading of it or for the words of its reply. */
export interface OpenTurn {
  /** The answer's id, or for silence the id of the request. */
  id: string;
  answerEntryId: string | null;
  /** Decided once the answer is read. */
  move: Move | null;
  /** What is said, where a model worded it. It is decided with the move, so that an eviction changes no word. */
  words: string | null;
  /** The turns before this entry are those that the move is decided from. */
  beforeSeq: number;
}

/** What an entry takes besides its text. */
const BYTES_AN_ENTRY = 100;

type Row = Record<string, SqlStorageValue>;

// Made once: making a schema costs many times what reading by it does.
const text = z.string();
const maybeText = text.nullable();
const number = z.number();
const maybeNumber = number.nullable();
const style = z.enum(INTERVIEW_STYLES);
const length = z.enum(DURATION_IDS);
const speaker = z.enum(SPEAKERS);
const transition = z.enum(TRANSITIONS).nullable().catch(null);

/**
 * The object's tables: what goes in is typed, what comes out is parsed. It knows no rule of interviews but one: the
 * transcript grows, and only a deletion by its holder takes from it.
 */
export class InterviewStore {
  readonly #storage: DurableObjectStorage;
  readonly #sql: SqlStorage;
  /** The plan as it was last read: it is asked for many times a turn, and hardly ever changes. */
  readonly #profile = lastRead(storedProfile.read);
  readonly #questions = lastRead((planned) => (planned === '' ? [] : planned.split('\n').map(storedQuestion.read)));
  /** What was measured of the answers. */
  readonly speech: SpeechMetricsStore;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.#sql = storage.sql;
    this.speech = new SpeechMetricsStore(storage);
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
      `INSERT INTO interview (id, owner_id, guest_hash, profile, style, length, greeting, job_description, seed,
        webhook_url, progress, created_at, last_activity_at, finished_at, keep_ms, version)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      record.id,
      record.ownerId,
      record.guestHash,
      storedProfile.write(record.profile),
      record.style,
      record.length,
      record.greeting,
      record.jobDescription,
      record.seed,
      record.webhookUrl,
      storedProgress.write(record.progress),
      record.createdAt,
      record.lastActivityAt,
      record.finishedAt,
      record.keepMs,
      record.version,
    );
    this.#insertQuestions(questions);
  }

  interview(): InterviewRecord | undefined {
    const [row] = this.#sql.exec('SELECT * FROM interview').toArray();
    if (!row) return undefined;
    return {
      id: text.parse(row.id),
      ownerId: maybeText.parse(row.owner_id),
      guestHash: maybeText.parse(row.guest_hash),
      profile: this.#profile(text.parse(row.profile)),
      style: style.parse(row.style),
      length: length.parse(row.length),
      greeting: text.parse(row.greeting),
      jobDescription: text.parse(row.job_description),
      seed: maybeNumber.parse(row.seed),
      webhookUrl: text.parse(row.webhook_url),
      progress: storedProgress.read(text.parse(row.progress)),
      createdAt: number.parse(row.created_at),
      lastActivityAt: number.parse(row.last_activity_at),
      finishedAt: maybeNumber.parse(row.finished_at),
      keepMs: number.parse(row.keep_ms),
      version: number.parse(row.version),
      erasing: row.erasing === 1,
    };
  }

  /** Writes the parts of the interview's row that change while it lives. */
  updateInterview(record: InterviewRecord): void {
    this.#sql.exec(
      `UPDATE interview SET owner_id = ?, progress = ?, last_activity_at = ?, finished_at = ?,
        keep_ms = ?, version = ?, erasing = ?`,
      record.ownerId,
      storedProgress.write(record.progress),
      record.lastActivityAt,
      record.finishedAt,
      record.keepMs,
      record.version,
      Number(record.erasing),
    );
  }

  /** Puts another plan in place of the one that nothing was said to yet: its greeting and its first question stand there. */
  replacePlan({ profile, greeting }: InterviewRecord, questions: readonly PlannedQuestion[]): void {
    this.#sql.exec('UPDATE interview SET profile = ?, greeting = ?', storedProfile.write(profile), greeting);
    this.#sql.exec('DELETE FROM questions');
    this.#insertQuestions(questions);
    this.#sql.exec("UPDATE entries SET text = ? WHERE kind = 'greeting'", greeting);
    this.#sql.exec("UPDATE entries SET text = ? WHERE kind = 'question'", questions[0]?.text ?? '');
  }

  #insertQuestions(questions: readonly PlannedQuestion[]): void {
    questions.forEach((question, position) => {
      const planned = storedQuestion.write(question);
      this.#sql.exec('INSERT INTO questions (position, id, planned) VALUES (?, ?, ?)', position, question.id, planned);
    });
  }

  questions(): readonly PlannedQuestion[] {
    const rows = this.#sql.exec('SELECT planned FROM questions ORDER BY position').toArray();
    // As JSON each is one line.
    return this.#questions(rows.map(({ planned }) => text.parse(planned)).join('\n'));
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

  /** How much of the transcript's room is taken, in bytes. */
  transcriptBytes(): number {
    const [row] = this.#sql
      .exec('SELECT TOTAL(LENGTH(CAST(text AS BLOB)) + ?) AS bytes FROM entries', BYTES_AN_ENTRY)
      .toArray();
    return number.parse(row?.bytes);
  }

  /** A place behind all entries that there are. */
  nextSeq(): number {
    const [row] = this.#sql.exec('SELECT MAX(seq) AS latest FROM entries').toArray();
    return (maybeNumber.parse(row?.latest ?? null) ?? 0) + 1;
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
    // What was heard under this id is an answer now.
    this.#sql.exec('DELETE FROM heard_segments WHERE entry_id = ?', entry.id);
    const cursor = this.#sql.exec(
      `INSERT OR IGNORE INTO entries (id, speaker, text, question_index, follow_up_index, is_followup,
        is_followup_answer, transition_to, kind, gap, scored, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      entry.id,
      entry.speaker,
      entry.text,
      entry.questionIndex,
      entry.followUpIndex,
      Number(entry.isFollowup),
      Number(entry.isFollowupAnswer),
      entry.transitionTo,
      entry.kind,
      entry.gap,
      Number(entry.scored),
      entry.createdAt,
    );
    return cursor.rowsWritten > 0;
  }

  /** Puts other words in place of an entry's, and keeps what was heard where they differ from it. */
  correct(entryId: string, corrected: string, heard: string | null): void {
    this.#sql.exec('UPDATE entries SET text = ?, heard = ?, reading = NULL WHERE id = ?', corrected, heard, entryId);
  }

  /** Keeps what was made of somebody's words; what does not answer counts no more. */
  saveReading(entryId: string, reading: Reading): void {
    this.#sql.exec(
      'UPDATE entries SET reading = ?, scored = scored AND ? WHERE id = ?',
      storedReading.write(reading),
      Number(reading.answers),
      entryId,
    );
  }

  /** The candidate's entries that nobody has read yet, of one question or all. */
  unread(questionIndex?: number): StoredEntry[] {
    return this.entries(questionIndex).filter(({ speaker, reading }) => speaker === 'human' && reading === null);
  }

  markScored(entryId: string, scored: boolean): void {
    this.#sql.exec('UPDATE entries SET scored = ? WHERE id = ?', Number(scored), entryId);
  }

  /** What the candidate said to a question before an entry counts no more. */
  setAside(questionIndex: number, beforeSeq: number): void {
    this.#sql.exec(
      "UPDATE entries SET scored = 0 WHERE speaker = 'human' AND question_index = ? AND seq < ?",
      questionIndex,
      beforeSeq,
    );
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

  replyTo(turnId: string): TurnReply | undefined {
    const [row] = this.#sql.exec('SELECT reply FROM replies WHERE answer_entry_id = ?', turnId).toArray();
    return row && storedReply.read(text.parse(row.reply));
  }

  /** Whether a turn of this id was taken or is being taken. */
  knowsTurn(turnId: string): boolean {
    const known = 'SELECT 1 FROM replies WHERE answer_entry_id = ? UNION SELECT 1 FROM open_turn WHERE id = ?';
    return this.#sql.exec(known, turnId, turnId).toArray().length > 0;
  }

  saveReply(turnId: string, reply: TurnReply): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO replies (answer_entry_id, reply) VALUES (?, ?)',
      turnId,
      storedReply.write(reply),
    );
  }

  openTurn(): OpenTurn | undefined {
    const [row] = this.#sql.exec('SELECT * FROM open_turn').toArray();
    return (
      row && {
        id: text.parse(row.id),
        answerEntryId: maybeText.parse(row.answer_entry_id),
        move: row.move === null ? null : storedMove.read(text.parse(row.move)),
        words: maybeText.parse(row.words),
        beforeSeq: number.parse(row.before_seq),
      }
    );
  }

  saveOpenTurn({ id, answerEntryId, move, words, beforeSeq }: OpenTurn): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO open_turn (only, id, answer_entry_id, move, words, before_seq) VALUES (1, ?, ?, ?, ?, ?)',
      id,
      answerEntryId,
      move && storedMove.write(move),
      words,
      beforeSeq,
    );
  }

  closeTurn(): void {
    this.#sql.exec('DELETE FROM open_turn');
  }
}

function parseEntry(row: Row): StoredEntry {
  return {
    seq: number.parse(row.seq),
    id: text.parse(row.id),
    speaker: speaker.parse(row.speaker),
    text: text.parse(row.text),
    heard: maybeText.parse(row.heard),
    questionIndex: number.parse(row.question_index),
    followUpIndex: number.parse(row.follow_up_index),
    isFollowup: row.is_followup === 1,
    isFollowupAnswer: row.is_followup_answer === 1,
    transitionTo: transition.parse(row.transition_to),
    kind: text.parse(row.kind),
    gap: readWanted(row.gap),
    scored: row.scored === 1,
    reading: row.reading === null ? null : storedReading.read(text.parse(row.reading)),
    createdAt: number.parse(row.created_at),
  };
}
