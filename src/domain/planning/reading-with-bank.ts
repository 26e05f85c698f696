import { GENERAL } from './knowledge/families.ts';
import type { Bank, Family } from './knowledge/family.ts';
import type { PostingReading } from './read-posting.ts';

/** A posting as it was read, and what the people of its family are asked. */
export interface ReadingWithBank extends PostingReading {
  bank: Bank;
}

/** What anybody may be asked is at hand; undefined where a bank has to be had first. */
export const bankAtHand = (family: Family): Bank | undefined => (family === GENERAL ? GENERAL.questions : undefined);

/** Where its bank cannot be had, a family is asked what anybody may be asked, like one that is not sure. */
export const withoutBank = (reading: PostingReading): ReadingWithBank => ({ ...reading, isSure: false, bank: [] });
