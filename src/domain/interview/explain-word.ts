import { writtenWords } from '#domain/reading/words.ts';
import meanings from './meanings.json' with { type: 'json' };

/** Words and sayings of interview questions in plainer ones; each meaning reads after "By … I mean". */
const MEANINGS: Readonly<Record<string, string>> = meanings;
const SAYINGS = Object.keys(MEANINGS).filter((each) => each.includes(' '));

/** The word or saying of the question that somebody asked about, where it has plainer words. */
export function explainWord(said: string, question: string): { word: string; meaning: string } | undefined {
  const heard = wordsIn(said);
  const asked = wordsIn(question);
  const saying = SAYINGS.filter((each) => holds(heard, each) && holds(asked, each)).sort(
    (a, b) => b.length - a.length,
  )[0];
  if (saying) return { word: `“${saying}”`, meaning: MEANINGS[saying] as string };
  const known = asked.filter((word) => meaningOf(word) !== undefined);
  // Whoever says the whole question again is helped most with its longest word.
  const [longest] = known.filter((each) => heard.includes(each)).sort((a, b) => b.length - a.length);
  const word = longest ?? known.find((each) => isMisheard(each, heard));
  const meaning = word === undefined || isPartOfTerm(word, heard, asked) ? undefined : meaningOf(word);
  return word !== undefined && meaning !== undefined ? { word, meaning } : undefined;
}

const meaningOf = (word: string): string | undefined =>
  MEANINGS[word] ?? MEANINGS[word.replace(/s$/, '')] ?? MEANINGS[word.replace(/iz/, 'is')];

const holds = (words: readonly string[], saying: string): boolean => ` ${words.join(' ')} `.includes(` ${saying} `);

/** 'What is a safety audit?' asks for two words that are one thing, and the plain meaning of either is not that thing. */
function isPartOfTerm(word: string, heard: readonly string[], asked: readonly string[]): boolean {
  const [at, heardAt] = [asked.indexOf(word), heard.indexOf(word)];
  const [before, after] = [asked[at - 1], asked[at + 1]];
  const isOneWith = (other: string | undefined, beside: string | undefined) => other !== undefined && other === beside;
  return (
    (isOneWith(before, heard[heardAt - 1]) && !BEFORE_ANY_NOUN.has(before ?? '')) ||
    (isOneWith(after, heard[heardAt + 1]) && meaningOf(after ?? '') !== undefined)
  );
}
const BEFORE_ANY_NOUN = new Set(
  'a an the your you of to in on at with for by from and or that this these those any some no is are was were be do did it when where what which how who most more very real one his her its their our my'.split(
    ' ',
  ),
);

/** 'Prior, priori…' for prioritisation. */
const isMisheard = (word: string, heard: readonly string[]): boolean =>
  heard.some((each) => each.length >= 5 && word.startsWith(each));

const wordsIn = (text: string): string[] =>
  writtenWords(text.toLowerCase()).map(({ word }) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
