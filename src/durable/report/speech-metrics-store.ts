import { z } from 'zod';
import type { AnswerMetrics, PlacedWord, SavedMetrics } from '#contract/speech-metrics-calls.ts';
import { placeCorrected } from '#domain/speech-metrics/place-words.ts';
import { badRequest, type Outcome, succeed } from '#durable/outcome.ts';
import { storedMetrics, storedWords } from '#durable/stored/stored-metrics.ts';

/** Saves that name no entry; nothing tells whether they are the same one again. */
const MAX_WITHOUT_ENTRY = 200;
/** Measurements and words of an interview together: more than four hours of talking. */
const MAX_BYTES = 8_000_000;

export interface MeasuredAnswer {
  questionIndex: number;
  followUpIndex: number;
  entryId?: string | undefined;
  /** Epoch milliseconds. */
  timestamp: number;
  metrics: SavedMetrics;
  words?: readonly PlacedWord[] | undefined;
}

const text = z.string();
const number = z.number();

/** The object's table of what was measured of answers, with the times of their words. */
export class SpeechMetricsStore {
  readonly #sql: SqlStorage;

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql;
  }

  /** Keeps what was measured of an answer; one of a known entry changes nothing. */
  save(answer: MeasuredAnswer, questionCount: number): Outcome<{ stored: boolean }> {
    const { questionIndex, followUpIndex, entryId, timestamp } = answer;
    if (questionIndex >= questionCount) return badRequest('This interview has no such question');
    if (entryId !== undefined && this.#knows(entryId)) return succeed({ stored: false });
    const metrics = storedMetrics.write(answer.metrics);
    // Words of a transcript that was deleted are not taken again.
    const keepsWords = answer.words?.length && entryId !== undefined && !this.#wasRemoved(entryId);
    const words = keepsWords ? storedWords.write([...(answer.words ?? [])]) : null;
    const size = metrics.length + (words?.length ?? 0);
    if (this.#isFull(entryId === undefined, size)) {
      return { ok: false, reason: 'too_large', message: 'This interview has all the measurements that it may have' };
    }
    this.#sql.exec(
      `INSERT INTO speech_metrics (question_index, follow_up_index, entry_id, measured_at, metrics, words)
       VALUES (?, ?, ?, ?, ?, ?)`,
      questionIndex,
      followUpIndex,
      entryId ?? null,
      timestamp,
      metrics,
      words,
    );
    return succeed({ stored: true });
  }

  /** In the order they were said. */
  answers(questionIndex?: number): AnswerMetrics[] {
    return this.#sql
      .exec(
        `SELECT * FROM speech_metrics WHERE question_index = COALESCE(?, question_index) ORDER BY measured_at, seq`,
        questionIndex ?? null,
      )
      .toArray()
      .map((row) => {
        const words = text.nullable().parse(row.words);
        return {
          questionIndex: number.parse(row.question_index),
          followUpIndex: number.parse(row.follow_up_index),
          entryId: text.nullable().parse(row.entry_id),
          timestamp: new Date(number.parse(row.measured_at)).toISOString(),
          metrics: storedMetrics.read(text.parse(row.metrics)),
          ...(words === null ? {} : { words: storedWords.read(words) }),
        };
      });
  }

  /** How long each answer was spoken, as far as it was measured. */
  spokenMs(): Map<string, number> {
    const rows = this.#sql.exec('SELECT entry_id, metrics FROM speech_metrics WHERE entry_id IS NOT NULL').toArray();
    const measured = rows.map(({ entry_id: id, metrics }) => {
      const { speechDurationMs } = storedMetrics.read(text.parse(metrics));
      return [text.parse(id), speechDurationMs] as const;
    });
    return new Map(measured.filter(([, ms]) => ms > 0));
  }

  /** Lays the words of an entry anew over what its owner made of it; the times are those of what was heard. */
  placeAnew(entryId: string, corrected: string): void {
    const [row] = this.#sql
      .exec('SELECT COALESCE(heard_words, words) AS heard FROM speech_metrics WHERE entry_id = ?', entryId)
      .toArray();
    const heard = text.nullable().parse(row?.heard ?? null);
    if (heard === null) return;
    this.#sql.exec(
      'UPDATE speech_metrics SET heard_words = ?, words = ? WHERE entry_id = ?',
      heard,
      storedWords.write(placeCorrected(corrected, storedWords.read(heard))),
      entryId,
    );
  }

  removeAll(): { removed: number } {
    return { removed: this.#sql.exec('DELETE FROM speech_metrics').rowsWritten };
  }

  /** Forgets the words of one question, or all, with the transcript that they are of. */
  forgetWords(questionIndex?: number): void {
    this.#sql.exec(
      `UPDATE speech_metrics SET words = NULL, heard_words = NULL WHERE words IS NOT NULL AND (question_index = COALESCE(?, question_index)
        OR entry_id IN (SELECT id FROM removed_entries))`,
      questionIndex ?? null,
    );
  }

  #knows(entryId: string): boolean {
    return this.#sql.exec('SELECT 1 FROM speech_metrics WHERE entry_id = ?', entryId).toArray().length > 0;
  }

  #wasRemoved(entryId: string): boolean {
    return this.#sql.exec('SELECT 1 FROM removed_entries WHERE id = ?', entryId).toArray().length > 0;
  }

  #isFull(isWithoutEntry: boolean, size: number): boolean {
    const [row] = this.#sql
      .exec(
        `SELECT TOTAL(LENGTH(metrics) + LENGTH(COALESCE(words, ''))) AS size, COUNT(*) - COUNT(entry_id) AS without_entry
         FROM speech_metrics`,
      )
      .toArray();
    const withoutEntry = number.parse(row?.without_entry);
    return number.parse(row?.size) + size > MAX_BYTES || (isWithoutEntry && withoutEntry >= MAX_WITHOUT_ENTRY);
  }
}
