import { findNotScored } from './gates.ts';
import { type Span, splitSentences } from './segment.ts';
import { silence, withoutOrdersAndLabels } from './silence.ts';
import { startOfTalkToGrader } from './to-the-grader.ts';

/** Nobody says a word of so many signs: it was put in, such as an encoded text. */
const LONGEST_WORD = 26;
const MOST_NAME_WORDS = 8;

/**
 * What a model may see of an answer, every word at its own place: no orders to the grader and no names of parts, no
 * sentence in another language (only English is scored), and nothing that nobody can say.
 */
export function wordsForModel(answer: string): string {
  const said = withoutOrdersAndLabels(answer);
  const foreign = splitSentences(said).filter(({ text }) => findNotScored(text)?.reason === 'language');
  return silence(said, [...foreign, ...unsayable(said)]);
}

const unsayable = (text: string): Span[] =>
  [...text.matchAll(/[^\s–—/-]+/g)]
    .filter(({ 0: word }) => word.length > LONGEST_WORD)
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));

/** A role or a company as a model is told it: a short name, or nothing where it speaks to whoever grades. */
export const nameForModel = (name: string): string =>
  startOfTalkToGrader(name) === undefined ? name.split(/\s+/).filter(Boolean).slice(0, MOST_NAME_WORDS).join(' ') : '';
