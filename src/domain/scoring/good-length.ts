import { detectQuestionType, WORD_BANDS } from './question-type.ts';

/** At an easy pace of speech. */
const WORDS_A_SECOND = 2.4;
/** A follow-up asks for one thing more: it is enough at a third, and long at half of what the question takes. */
const FOLLOW_UP_LOW_PART = 1 / 3;
const FOLLOW_UP_HIGH_PART = 1 / 2;

/** How long a good answer takes to say, by the bands that the score goes by. */
export function goodLength(question: string, isFollowUp: boolean): { fromSeconds: number; toSeconds: number } {
  const { low, high } = WORD_BANDS[detectQuestionType(question)];
  const from = isFollowUp ? low * FOLLOW_UP_LOW_PART : low;
  const to = isFollowUp ? high * FOLLOW_UP_HIGH_PART : high;
  return { fromSeconds: from / WORDS_A_SECOND, toSeconds: to / WORDS_A_SECOND };
}
