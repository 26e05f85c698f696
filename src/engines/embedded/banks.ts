import type { Bank } from '#domain/planning/knowledge/family.ts';
import type { PostingReading } from '#domain/planning/read-posting.ts';
import { bankAtHand, type ReadingWithBank, withBank, withoutBank } from '#domain/planning/reading-with-bank.ts';
import { requestTag } from '#engines/request-tag.ts';
import { withinLimit } from '#engines/within-limit.ts';
import { readBank } from '#knowledge/bank';

/** Said when the questions of a trade could not be had. */
export const ANYBODYS_QUESTIONS =
  'The interview asks what anybody may be asked, because the questions of this line of work could not be loaded.';

/** Longer than a file beside the pages takes, and short enough to plan without it. */
const LONGEST_MS = 2_000;

/** Where banks are had by the id of their family. */
type ReadBank = (family: string, signal: AbortSignal) => Promise<Bank>;

/** The banks of questions that this isolate has read. */
export class Banks {
  readonly #read: ReadBank;
  /** Banks and not the reading of them: who waited for what another call reads would be let down where that one ends. */
  readonly #kept = new Map<string, Bank>();

  constructor(read: ReadBank) {
    this.#read = read;
  }

  /** A reading with the bank of its family; without it where it cannot be had, which the next plan tries anew. */
  async addTo(reading: PostingReading, caller: AbortSignal): Promise<{ reading: ReadingWithBank; warnings: string[] }> {
    const { family } = reading;
    const { signal, release } = withinLimit({ signal: caller, timeLimitMs: LONGEST_MS });
    try {
      const bank = bankAtHand(family) ?? this.#kept.get(family.id) ?? (await this.#read(family.id, signal));
      this.#kept.set(family.id, bank);
      return { reading: withBank(reading, bank), warnings: [] };
    } catch {
      if (caller.aborted) throw caller.reason;
      console.warn({ ...requestTag(), event: 'bank_unread', reason: signal.aborted ? 'timeout' : 'fault' });
      return { reading: withoutBank(reading), warnings: [ANYBODYS_QUESTIONS] };
    } finally {
      release();
    }
  }
}

/** Those that lie beside the pages. */
export const banks = new Banks(readBank);
