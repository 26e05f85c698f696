import { GENERAL } from './knowledge/families.ts';
import type { Bank, Family } from './knowledge/family.ts';
import type { PostingReading } from './read-posting.ts';

/** A posting as it was read, and what its people are asked: all of the family, and those of the occupation. */
export interface ReadingWithBank extends PostingReading {
  bank: Bank;
}

/** What anybody may be asked is at hand; undefined where a bank has to be had first. */
export const bankAtHand = (family: Family): Bank | undefined => (family === GENERAL ? GENERAL.questions : undefined);

/** With the questions of a family's bank that are for this occupation: another one's are no better than another trade's. */
export const withBank = (reading: PostingReading, bank: Bank): ReadingWithBank => ({
  ...reading,
  bank: bank.filter(
    ({ occupations }) =>
      occupations.length === 0 || (reading.occupation && occupations.includes(reading.occupation.id)),
  ),
});

/** Where its bank cannot be had, a family is asked what anybody may be asked, like one that is not sure. */
export const withoutBank = (reading: PostingReading): ReadingWithBank => ({ ...reading, isSure: false, bank: [] });
