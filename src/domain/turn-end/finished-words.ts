import { spokenWords } from '#domain/reading/words.ts';

/** What `npm run fit -- turn-end` learned: how much each feature speaks for an answer that is over. */
export interface TurnEndWeights {
  offset: number;
  weights: Readonly<Record<string, number>>;
}

/** The last words count by their place; those near the end by being there; the first tell what kind of answer it is. */
const LAST_WORDS = 3;
const NEAR_WORDS = 20;
const FIRST_WORDS = 3;
/** A longer ending of a word tells no more. */
const ENDING_CHARS = 3;
/** Lengths are told apart by half doublings, and not beyond this many of them. */
const LONGEST = 16;

const NUMBER = /^\d/;

/** The words of a text as a recogniser without punctuation has them; one number tells as much as another. */
export const heardWords = (text: string): string[] =>
  spokenWords(text).map(({ word }) => (NUMBER.test(word) ? '#' : word));

/** What the end of what was said looks like. */
export function turnEndFeatures(words: readonly string[]): string[] {
  const [first = '^', second = '^', third = '^'] = words.slice(-LAST_WORDS).reverse();
  return [
    `1 ${first}`,
    `2 ${second}`,
    `3 ${third}`,
    `12 ${second} ${first}`,
    `23 ${third} ${second}`,
    `123 ${third} ${second} ${first}`,
    `e ${first.slice(-ENDING_CHARS)}`,
    `n ${Math.min(LONGEST, Math.round(2 * Math.log2(words.length + 1)))}`,
    ...words.slice(0, FIRST_WORDS).map((word, i) => `s${i} ${word}`),
    ...new Set(words.slice(-NEAR_WORDS).map((word) => `w ${word}`)),
  ];
}

/** How much speaks for the end of an answer behind these words; above 0 it is more likely than not. */
export const finishedScoreOf = ({ offset, weights }: TurnEndWeights, text: string): number =>
  turnEndFeatures(heardWords(text)).reduce((sum, name) => sum + (weights[name] ?? 0), offset);

/** The same as a likelihood, 0..1. */
export const finishedLikelihood = (weights: TurnEndWeights, text: string): number =>
  1 / (1 + Math.exp(-finishedScoreOf(weights, text)));
