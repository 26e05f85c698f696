import { z } from 'zod';
import type { Database } from '#storage/database.ts';
import { countSpeech, dayOf, type SpeechKind, type SpeechPayer, speechPayer } from '#storage/speech-totals.ts';

/** In whose totals speech is counted, in JSON: a socket's upgrade is a fetch. */
export const SPEECH_PAYERS_HEADER = 'x-greenroom-speech-payers';

export const speechPayers = z.array(speechPayer);

/** A total does not suffice, or the totals cannot be reached. */
export type SpeechRefusal = 'used_up' | 'uncounted';

interface SpeechPaymentNeeds {
  storage: DurableObjectStorage;
  db: Database;
  minutesADay: () => number | undefined;
}

/**
 * Counts the paid speech of sockets in the totals that calls are counted in. It does so behind what was spoken or
 * heard, since nobody should wait for that; so a little more than a total may be spent. What could not be counted is
 * owed, and until that is made up for nothing more is paid for.
 */
export class SpeechPayment {
  readonly #given: SpeechPaymentNeeds;
  /** The day on which there is no more of a kind. */
  readonly #usedUpOn: Partial<Record<SpeechKind, number>> = {};
  /** What the last count failed of; it is being counted again, or is owed. */
  readonly #uncounted = new Set<SpeechKind>();

  constructor(given: SpeechPaymentNeeds) {
    this.#given = given;
  }

  /** Why there is no more of a kind just now. Whoever asks while something is owed has it counted for the next one. */
  refusal(kind: SpeechKind): SpeechRefusal | undefined {
    if (this.#given.storage.kv.get(owedOf(kind)) !== undefined) {
      this.#uncounted.add(kind);
      void this.count(kind, 0);
    }
    if (this.#uncounted.has(kind)) return 'uncounted';
    return this.#usedUpOn[kind] === dayOf(Date.now()) ? 'used_up' : undefined;
  }

  /** Whose speech of a kind it is from now on; looks what is left of it. */
  async begin(kind: SpeechKind, payers: readonly SpeechPayer[]): Promise<void> {
    this.#given.storage.kv.put(payersOf(kind), payers);
    await this.count(kind, 0);
  }

  async count(kind: SpeechKind, amount: number): Promise<void> {
    const { storage, db, minutesADay } = this.#given;
    const payers = speechPayers.catch([]).parse(storage.kv.get(payersOf(kind)));
    const now = Date.now();
    const owed = this.#takeOwed(kind) + amount;
    try {
      const least = await countSpeech(db, payers, kind, owed, { minutesADay: minutesADay(), now });
      this.#usedUpOn[kind] = least && least.left <= 0 ? dayOf(now) : -1;
      this.#uncounted.delete(kind);
    } catch (error) {
      this.#uncounted.add(kind);
      console.warn({ event: 'speech_uncounted', error: error instanceof Error ? error.name : 'unknown' });
      // Whoever erased the interview meanwhile left nothing to write to.
      if (storage.kv.get(payersOf(kind)) !== undefined) storage.kv.put(owedOf(kind), this.#takeOwed(kind) + owed);
    }
  }

  #takeOwed(kind: SpeechKind): number {
    const { kv } = this.#given.storage;
    const owed = z
      .number()
      .catch(0)
      .parse(kv.get(owedOf(kind)));
    kv.delete(owedOf(kind));
    return owed;
  }
}

const payersOf = (kind: SpeechKind) => `speech:payers:${kind}`;
const owedOf = (kind: SpeechKind) => `speech:owed:${kind}`;
