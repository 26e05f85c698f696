import { detectQuestionType, WORD_BANDS } from './question-type.ts';

/** At an easy pace of speech. */
export const WORDS_A_SECOND = 2.4;
/** A follow-up asks for one thing more: half of what the question takes. */
const FOLLOW_UP_PART = 1 / 2;

/** How long a good answer takes to say, by the bands that the score goes by. */
export function goodLength(question: string, isFollowUp: boolean): { fromSeconds: number; toSeconds: number } {
  const { low, high } = WORD_BANDS[detectQuestionType(question)];
  const part = isFollowUp ? FOLLOW_UP_PART : 1;
  return { fromSeconds: (part * low) / WORDS_A_SECOND, toSeconds: (part * high) / WORDS_A_SECOND };
}
