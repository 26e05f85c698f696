import type { ScoredQuestion } from '#contract/results.ts';
import { PART_WORDS } from './catalogue.ts';

/** What is counted of answers, and is sure without any reading. */
export const count = (text: string, word: RegExp): number => text.match(word)?.length ?? 0;

export const WE = /\b[Ww]e(?:['’](?:re|ve|d|ll))?\b/g;
const I = /\b[Ii](?:['’](?:m|ve|d|ll))?\b/g;
const FEWEST_WE = 4;
const WE_BESIDE_I = 4;

/** A number or a date. */
export const FIGURE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|half|twice|yesterday|ago|last (?:night|week|month|year)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|christmas|easter|summer|winter|autumn|spring)\b/i;

const saidIn = ({ responses }: ScoredQuestion): string =>
  responses.flatMap(({ answer, not_scored: isNot }) => (isNot ? [] : [answer])).join('\n');

/** Whether “we” stands where the question asks what somebody did, and the own part is not told. */
export function saysWe(question: ScoredQuestion): boolean {
  const text = saidIn(question);
  const we = count(text, WE);
  const isOwnTold = question.told?.some(({ label, place }) => label === PART_WORDS.own_action.label && place);
  return question.question_type === 'behavioral' && !isOwnTold && we >= FEWEST_WE && we >= WE_BESIDE_I * count(text, I);
}
