import { COMMON_WORDS } from '#domain/scoring/lexicon/common-words.ts';
import questionWords from '#models/question-words.json' with { type: 'json' };
import { once } from './once.ts';
import { foldWord } from './term-index.ts';
import { isLetterAstray } from './title-phrase.ts';
import { isTradeWord, tradeWords } from './trade-words.ts';

const SHORTEST = 6;
const common = once<ReadonlySet<string>>(
  () =>
    new Set(
      [COMMON_WORDS, ...Object.values(questionWords).map((words) => words.split(' '))].flatMap((words) => [...words]),
    ),
);
const edges = (word: string) => `${word[0]}${word.at(-1)}`;
const byEdges = once<ReadonlyMap<string, readonly string[]>>(() => {
  const words = new Map<string, string[]>();
  for (const word of tradeWords()) {
    if (word.length < SHORTEST) continue;
    const alike = words.get(edges(word));
    if (alike) alike.push(word);
    else words.set(edges(word), [word]);
  }
  return words;
});

/**
 * Whether words hold one that is nothing but a letter astray from a word of work, 'the kichen floor': better not said aloud.
 * A rare word that happens to look so costs no more than one question that is put another way.
 */
export const holdsMisspelling = (text: string): boolean => text.split(/[^\p{L}'-]+/u).some(isMisspelt);

function isMisspelt(word: string): boolean {
  if (word.length < SHORTEST || !/^\p{Ll}+$/u.test(word)) return false;
  const forms = [word, foldWord(word)];
  if (forms.some((form) => isTradeWord(form) || common().has(form))) return false;
  return forms.some((form) => (byEdges().get(edges(form)) ?? []).some((meant) => isLetterAstray(form, meant)));
}
