import { isEchoOf, isSaidAlready, type Said, saysNothingNew } from './repetition.ts';
import { FIGURE } from './roles.ts';
import type { Sentence } from './segment.ts';
import { endOfPreamble } from './spoken-words.ts';
import { contentStems, specificStems } from './stems.ts';

/** Whether a sentence counts, and if not, why not. */
export type Standing =
  | 'counted'
  | 'preamble'
  | 'empty'
  | 'repeated'
  | 'echo'
  | 'off_topic'
  | 'word_list'
  | 'unsupported';

const ABOUT_THE_METHOD =
  /^(?:so )?(?:the|my) (?:situation|task|action|result|outcome)(?: (?:that )?i (?:took|had|got))? (?:was|is) (?:this|that|clear|simple|as follows|the following|good|great)[.,:!]*$|\bstar (?:method|format|technique|structure|framework)\b|\bsituation,? (?:the )?task,? (?:the )?action/i;
const SAYS_AGAIN = /^(?:(?:so|and|but|well|yeah)[, ]+)*(?:as|like) i (?:say|said|mentioned)\b/i;
const SHORTEST_LIST_WORDS = 5;
const SHORTEST_REPEATED = 3;

/** A sentence with less substance than this says nothing, whatever its form. */
export const EMPTY_BELOW = 0.2;

/** 0..1: how much of some words is about something in particular. */
export function substanceOf(words: readonly string[]): number {
  const specific = specificStems(words).size;
  return Math.min(1, (specific + 0.35 * (contentStems(words).size - specific)) / 3.2);
}

/** What can be said of a sentence before its place in the answer is known. */
export function firstStanding(
  sentence: Sentence & { words: readonly string[] },
  said: Said,
  asked: Said,
  earlier: readonly Said[],
  preambleEnd: number,
): Standing {
  if (said.words.length >= SHORTEST_REPEATED && isSaidAlready(said, earlier)) return 'repeated';
  const preamble = sentence.end <= preambleEnd + 1 || endOfPreamble(sentence.text) >= 0.6 * sentence.text.length;
  if (preamble || ABOUT_THE_METHOD.test(sentence.text)) return 'preamble';
  if (sentence.tokens.length >= SHORTEST_LIST_WORDS && sentence.words.length === 0) return 'word_list';
  if (isEchoOf(said, asked)) return 'echo';
  if (substanceOf(sentence.words) < EMPTY_BELOW && !FIGURE.test(sentence.text)) return 'empty';
  if (earlier.length > 0 && SAYS_AGAIN.test(sentence.text)) return 'repeated';
  if (saysNothingNew(said, earlier)) return 'repeated';
  return 'counted';
}
