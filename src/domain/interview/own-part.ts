import type { QuestionType } from '#contract/words.ts';
import { tokensOf } from '#domain/reading/words.ts';

const MANY = new Set(['we', 'us', 'our', 'ours', 'ourselves']);
const ONE = new Set(['i', 'me', 'my', 'mine', 'myself']);
/** A 'we' or two may be the firm. */
const THROUGHOUT = 3;
/** One 'I' among so many is hardly one. */
const HARDLY_ONE = 5;

/** Questions that ask for what somebody did themselves; how a thing is done may well be told as 'we'. */
export const ASKS_FOR_OWN_PART: ReadonlySet<QuestionType> = new Set(['behavioral', 'intro', 'general']);

/** Whether somebody speaks as 'we' throughout and hardly of themselves, so that their own part cannot be known. */
export function speaksAsOneOfMany(said: string): boolean {
  const spoken = tokensOf(said);
  const many = spoken.filter((token) => MANY.has(token)).length;
  return many >= THROUGHOUT && spoken.filter((token) => ONE.has(token)).length * HARDLY_ONE <= many;
}
