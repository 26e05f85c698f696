import { firstWords } from '#domain/reading/words.ts';
import { findNotScored } from './gates.ts';
import { splitSentences } from './segment.ts';
import { silence, withoutOrdersAndLabels } from './silence.ts';
import { findAll } from './spoken-words.ts';
import { mayAddressModel, startOfTalkToGrader } from './to-the-grader.ts';

/** What nobody says: words of other alphabets, words of very many signs such as an encoded text, letters one by one. */
const UNSAYABLE =
  /(?:(?!\p{Script=Latin})\p{L}\p{M}*)+|[^\s–—/-]{27,}|(?<!\p{L})\p{L}(?:[\s._*-]+\p{L}(?!\p{L})){7,}/gu;
const MOST_NAME_WORDS = 8;

/**
 * What a model may see of an answer, every word at its own place: no sentence that gives the grader orders or may do so, no
 * names of parts, no sentence in another language (only English is scored), and nothing that nobody can say.
 */
export function wordsForModel(answer: string): string {
  const said = withoutOrdersAndLabels(answer);
  const unsent = splitSentences(answer).filter(
    ({ text }) =>
      startOfTalkToGrader(text) !== undefined || mayAddressModel(text) || findNotScored(text)?.reason === 'language',
  );
  return silence(said, [...unsent, ...findAll(said, UNSAYABLE)]);
}

/** A role or a company as a model is told it: a short name, or nothing where it speaks to whoever grades. */
export const nameForModel = (name: string): string =>
  startOfTalkToGrader(name) === undefined && !mayAddressModel(name) ? firstWords(name, MOST_NAME_WORDS) : '';
