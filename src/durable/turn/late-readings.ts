import { unread } from '#domain/reading/reading.ts';
import type { InterviewRecord, InterviewStore, StoredEntry } from '#durable/store.ts';
import type { EngineCall } from '#engines/engine-call.ts';
import type { Reader } from '#engines/reader.ts';
import { readRequest } from './take-turn.ts';

/** So much is read at a time, which takes half a second; nobody who talks comes near it. */
const MOST_CHARS = 150_000;

interface LateReadingsNeeds {
  store: InterviewStore;
  reader: Reader;
  /** Without its signal. */
  call: () => Omit<EngineCall, 'signal'>;
  interview: () => InterviewRecord | undefined;
}

/**
 * Reads words that were stored without being answered: those that came late, that were corrected, and those of
 * interviews from before there were readings. They are stored first, so that nothing is lost if reading fails.
 */
export class LateReadings {
  readonly #given: LateReadingsNeeds;

  constructor(given: LateReadingsNeeds) {
    this.#given = given;
  }

  /** Reads what is unread of one question, or of all, before a place; what cannot be read, or is too much, is an answer. */
  async catchUp(questionIndex?: number, beforeSeq = Number.POSITIVE_INFINITY): Promise<void> {
    const unreadEntries = this.#given.interview() ? this.#given.store.unread(questionIndex) : [];
    let room = MOST_CHARS;
    for (const entry of unreadEntries.filter(({ seq }) => seq < beforeSeq)) {
      room -= entry.text.length;
      const reading = room < 0 ? unread('none') : await this.#read(entry);
      // It may have been deleted or corrected meanwhile.
      if (this.#given.interview() && this.#given.store.entry(entry.id)?.text === entry.text)
        this.#given.store.saveReading(entry.id, reading);
    }
  }

  async #read(entry: StoredEntry) {
    const { store, reader, call, interview } = this.#given;
    const now = interview();
    const request = now && readRequest(store, now, entry.questionIndex, entry.seq, entry.text);
    try {
      if (!request) return unread('none');
      return (await reader.read({ ...request, isLate: true }, { ...call(), signal: new AbortController().signal }))
        .reading;
    } catch (error) {
      console.warn({ event: 'reading_failed', error: error instanceof Error ? error.name : 'unknown' });
      return unread('none');
    }
  }
}
