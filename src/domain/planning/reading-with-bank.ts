import { isBeginner } from './find-seniority.ts';
import { GENERAL } from './knowledge/families.ts';
import type { Bank, Family, FamilyQuestion } from './knowledge/family.ts';
import type { PostingReading } from './read-posting.ts';

/** A posting as it was read, and what its people are asked: all of the family, and those of the occupation. */
export interface ReadingWithBank extends PostingReading {
  bank: Bank;
  /** What they are asked about tools, each with those that it may be asked of. */
  toolBank: Bank;
}

/** What anybody may be asked is at hand; undefined where a bank has to be had first. */
export const bankAtHand = (family: Family): Bank | undefined => (family === GENERAL ? GENERAL.questions : undefined);

/** With the questions of a family's bank that are for this occupation: another one's are no better than another trade's. */
export function withBank(reading: PostingReading, bank: Bank): ReadingWithBank {
  const isFor = ({ occupations, experienced }: FamilyQuestion) =>
    (occupations.length === 0 || (reading.occupation && occupations.includes(reading.occupation.id))) &&
    !(experienced && isBeginner(reading.profile));
  return {
    ...reading,
    bank: bank.filter((question) => !question.tools && isFor(question)),
    toolBank: bank.filter((question) => question.tools && isFor(question)),
  };
}

/** Where its bank cannot be had, a family is asked what anybody may be asked, like one that is not sure. */
export const withoutBank = (reading: PostingReading): ReadingWithBank => ({
  ...reading,
  isSure: false,
  bank: [],
  toolBank: [],
});
