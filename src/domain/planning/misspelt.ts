import { COMMON_WORDS } from '#domain/scoring/lexicon/common-words.ts';
import { BEGINNING, FAMILIES, GENERAL, LEADING } from './knowledge/families.ts';
import { foldWord } from './term-index.ts';
import { isLetterAstray } from './title-phrase.ts';
import { isTradeWord, TRADE_WORDS } from './trade-words.ts';

const SHORTEST = 6;
const COMMON: ReadonlySet<string> = new Set([
  ...COMMON_WORDS,
  ...[...FAMILIES, GENERAL, LEADING, BEGINNING].flatMap(({ questions }) =>
    questions.flatMap(({ text }) => text.toLowerCase().match(/\p{Ll}{6,}/gu) ?? []),
  ),
]);
const edges = (word: string) => `${word[0]}${word.at(-1)}`;
const BY_EDGES = new Map<string, string[]>();
for (const word of TRADE_WORDS)
  if (word.length >= SHORTEST) BY_EDGES.set(edges(word), [...(BY_EDGES.get(edges(word)) ?? []), word]);

/**
 * Whether words hold one that is nothing but a letter astray from a word of work, 'the kichen floor': better not said aloud.
 * A rare word that happens to look so costs no more than one question that is put another way.
 */
export const holdsMisspelling = (text: string): boolean => text.split(/[^\p{L}'-]+/u).some(isMisspelt);

function isMisspelt(word: string): boolean {
  if (word.length < SHORTEST || !/^\p{Ll}+$/u.test(word)) return false;
  const forms = [word, foldWord(word)];
  if (forms.some((form) => isTradeWord(form) || COMMON.has(form))) return false;
  return forms.some((form) => (BY_EDGES.get(edges(form)) ?? []).some((meant) => isLetterAstray(form, meant)));
}
