import { z } from 'zod';
import { MEDIA_TYPES, type MediaType, TICKET_MS, UPLOAD_MS } from '#contract/recording-limits.ts';
import { storedPeaks } from '#durable/stored/stored-peaks.ts';

/** A segment of an answer, or a recording in one piece. */
export type RecordingKind = 'segment' | 'full';

export interface NewRecording {
  kind: RecordingKind;
  /** 0-based; of a full recording both are 0. */
  questionIndex: number;
  followUpIndex: number;
  entryId: string | null;
  answerOffsetMs: number;
  peaks: readonly number[];
  filename: string;
  type: MediaType;
  format: string;
  bytes: number;
  durationSeconds: number;
  startedAt: number;
  endedAt: number;
}

export interface StoredRecording extends NewRecording {
  /** One counter an interview, for segments and full recordings alike. */
  n: number;
  createdAt: number;
  /** Known once it has arrived. */
  etag: string | null;
  /** It is kept, listed and played from then on. */
  confirmedAt: number | null;
}

/** What was known of it goes with it; its number stays taken. */
const REMOVE = "UPDATE recordings SET removed_at = ?, entry_id = NULL, filename = '', format = '', peaks = '[]'";

const text = z.string();
const number = z.number();

/**
 * The object's table of recordings; the recordings themselves are in the bucket. One that is removed is gone for
 * everybody at once, and its row goes when no upload of it can be under way any more.
 */
export class RecordingStore {
  readonly #sql: SqlStorage;

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql;
  }

  /** Makes room for a recording, whose upload may begin from now on. */
  add(recording: NewRecording, now: number): StoredRecording {
    const [row] = this.#sql
      .exec(
        `INSERT INTO recordings (kind, question_index, follow_up_index, entry_id, answer_offset_ms, peaks, filename,
          type, format, bytes, duration_s, started_at, ended_at, created_at, upload_until)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING n`,
        recording.kind,
        recording.questionIndex,
        recording.followUpIndex,
        recording.entryId,
        recording.answerOffsetMs,
        storedPeaks.write([...recording.peaks]),
        recording.filename,
        recording.type,
        recording.format,
        recording.bytes,
        recording.durationSeconds,
        recording.startedAt,
        recording.endedAt,
        now,
        lastUploadEnd(now),
      )
      .toArray();
    return { ...recording, n: number.parse(row?.n), createdAt: now, etag: null, confirmedAt: null };
  }

  /** Another ticket is given out. */
  allowUpload(n: number, now: number): void {
    this.#sql.exec('UPDATE recordings SET upload_until = ? WHERE n = ?', lastUploadEnd(now), n);
  }

  /** Those that were not removed, in the order they were recorded: a queue may send what is older later. */
  all(): StoredRecording[] {
    const rows = this.#sql.exec('SELECT * FROM recordings WHERE removed_at IS NULL ORDER BY started_at, n').toArray();
    return rows.map(parseRow);
  }

  find(n: number): StoredRecording | undefined {
    const [row] = this.#sql.exec('SELECT * FROM recordings WHERE n = ? AND removed_at IS NULL', n).toArray();
    return row && parseRow(row);
  }

  markArrived(n: number, etag: string): void {
    this.#sql.exec('UPDATE recordings SET etag = ? WHERE n = ?', etag, n);
  }

  markConfirmed(n: number, now: number): void {
    this.#sql.exec('UPDATE recordings SET confirmed_at = ? WHERE n = ? AND confirmed_at IS NULL', now, n);
  }

  latestConfirmedAt(): number | undefined {
    return this.#one('SELECT MAX(confirmed_at) AS value FROM recordings WHERE removed_at IS NULL');
  }

  remove(ns: readonly number[], now: number): void {
    for (const n of ns) this.#sql.exec(`${REMOVE} WHERE n = ?`, now, n);
  }

  /** Removes what was not confirmed since `before`. */
  removeUnconfirmed(before: number, now: number): void {
    this.#sql.exec(`${REMOVE} WHERE removed_at IS NULL AND confirmed_at IS NULL AND created_at <= ?`, now, before);
  }

  removed(): number[] {
    const rows = this.#sql.exec('SELECT n FROM recordings WHERE removed_at IS NOT NULL').toArray();
    return rows.map(({ n }) => number.parse(n));
  }

  /** Forgets removed ones that nothing can be uploaded to any more. */
  forgetRemoved(ns: readonly number[], now: number): void {
    for (const n of ns) {
      this.#sql.exec('DELETE FROM recordings WHERE n = ? AND removed_at IS NOT NULL AND upload_until <= ?', n, now);
    }
  }

  /** When the first removed one can be forgotten. */
  nextForgetAt(): number | undefined {
    return this.#one('SELECT MIN(upload_until) AS value FROM recordings WHERE removed_at IS NOT NULL');
  }

  oldestUnconfirmedAt(): number | undefined {
    return this.#one(
      'SELECT MIN(created_at) AS value FROM recordings WHERE removed_at IS NULL AND confirmed_at IS NULL',
    );
  }

  /** From when on no upload to this interview can be under way. */
  lastUploadEndsAt(): number | undefined {
    return this.#one('SELECT MAX(upload_until) AS value FROM recordings');
  }

  #one(query: string): number | undefined {
    const [row] = this.#sql.exec(query).toArray();
    return number.nullable().parse(row?.value ?? null) ?? undefined;
  }
}

/** The last moment at which an upload can end that begins with a ticket given out now. */
const lastUploadEnd = (now: number) => now + TICKET_MS + UPLOAD_MS;

function parseRow(row: Record<string, SqlStorageValue>): StoredRecording {
  return {
    n: number.parse(row.n),
    kind: z.enum(['segment', 'full']).parse(row.kind),
    questionIndex: number.parse(row.question_index),
    followUpIndex: number.parse(row.follow_up_index),
    entryId: text.nullable().parse(row.entry_id),
    answerOffsetMs: number.parse(row.answer_offset_ms),
    peaks: storedPeaks.read(text.parse(row.peaks)),
    filename: text.parse(row.filename),
    type: z.enum(MEDIA_TYPES).parse(row.type),
    format: text.parse(row.format),
    bytes: number.parse(row.bytes),
    durationSeconds: number.parse(row.duration_s),
    startedAt: number.parse(row.started_at),
    endedAt: number.parse(row.ended_at),
    createdAt: number.parse(row.created_at),
    etag: text.nullable().parse(row.etag),
    confirmedAt: number.nullable().parse(row.confirmed_at),
  };
}
