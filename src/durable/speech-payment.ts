import { z } from 'zod';
import type { Database } from '#storage/database.ts';
import { countSpeech, dayOf, type SpeechKind, type SpeechPayer, speechPayer } from '#storage/speech-totals.ts';

/** In whose totals speech is counted, in JSON: a socket's upgrade is a fetch. */
export const SPEECH_PAYERS_HEADER = 'x-greenroom-speech-payers';

export const speechPayers = z.array(speechPayer);

interface Surroundings {
  storage: DurableObjectStorage;
  db: Database;
  minutesADay: () => number | undefined;
}

/**
 * Counts the paid speech of sockets in the totals that calls are counted in. It does so behind what was spoken or
 * heard, since nobody should wait for that; so a little more than a total may be spent.
 */
export class SpeechPayment {
  readonly #given: Surroundings;
  /** The day on which there is no more of a kind. */
  readonly #usedUpOn: Partial<Record<SpeechKind, number>> = {};

  constructor(given: Surroundings) {
    this.#given = given;
  }

  isUsedUp(kind: SpeechKind): boolean {
    return this.#usedUpOn[kind] === dayOf(Date.now());
  }

  /** Whose speech of a kind it is from now on; looks what is left of it. */
  async begin(kind: SpeechKind, payers: readonly SpeechPayer[]): Promise<void> {
    this.#given.storage.kv.put(keyOf(kind), payers);
    await this.count(kind, 0);
  }

  async count(kind: SpeechKind, amount: number): Promise<void> {
    const { storage, db, minutesADay } = this.#given;
    const payers = speechPayers.catch([]).parse(storage.kv.get(keyOf(kind)));
    const now = Date.now();
    try {
      const least = await countSpeech(db, payers, kind, amount, { minutesADay: minutesADay(), now });
      this.#usedUpOn[kind] = least && least.left <= 0 ? dayOf(now) : -1;
    } catch (error) {
      // Nobody falls silent because something could not be counted.
      console.warn({ event: 'speech_uncounted', error: error instanceof Error ? error.name : 'unknown' });
    }
  }
}

const keyOf = (kind: SpeechKind) => `speech:payers:${kind}`;
