import { splitSentences } from './segment.ts';

/** More words than ten minutes of talking, and more sentences; a judge weighs each against the others. */
const MOST_WORDS = 1_500;
const MOST_SENTENCES = 150;
/** So many words have hardly more characters, if they are words. */
const MOST_CHARACTERS = 12_000;

/** Said in the report of an answer that goes on beyond what is judged. */
export const CUT_SHORT = `An answer is longer than what is judged, which is its first ${MOST_WORDS.toLocaleString('en')} words at most.`;

/** What of an answer is judged: all of it, unless it is longer than anybody says at a stretch. */
export function judgedPart(said: string): string {
  const answer = said.length <= MOST_CHARACTERS ? said : said.slice(0, MOST_CHARACTERS).replace(/\S{1,100}$/, '');
  let words = 0;
  for (const [i, { tokens, end, start }] of splitSentences(answer).entries()) {
    if (i >= MOST_SENTENCES) return answer.slice(0, start).trimEnd();
    words += tokens.length;
    if (words > MOST_WORDS) {
      const over = tokens[tokens.length - (words - MOST_WORDS)];
      return answer.slice(0, over?.start ?? end).trimEnd();
    }
  }
  return answer;
}
