import type { Axis, CriterionId } from './findings.ts';
import type { ScoringWeights } from './scoring-weights.ts';
import { termsOf } from './terms.ts';

interface TermWeight {
  home: CriterionId;
  problem_answer: number;
  conciseness: number;
  structure: number;
}

const read = new WeakMap<ScoringWeights['terms'], ReadonlyMap<string, TermWeight>>();

/** The table of words, read once. */
export function termTable(terms: ScoringWeights['terms']): ReadonlyMap<string, TermWeight> {
  const known = read.get(terms);
  if (known) return known;
  const table = new Map<string, TermWeight>();
  for (const home of Object.keys(terms) as CriterionId[]) {
    for (const entry of terms[home].split(';')) {
      const [term = '', numbers = ''] = entry.split(':');
      const [problemAnswer = 0, conciseness = 0, structure = 0] = numbers.split(',').map((n) => Number(n) / 10);
      if (term) table.set(term, { home, problem_answer: problemAnswer, conciseness, structure });
    }
  }
  read.set(terms, table);
  return table;
}

/**
 * The terms of an answer: how often each is said, and how much each counts, less the longer the answer is, so that saying
 * more is worth nothing in itself.
 */
export interface TermCounts {
  times: ReadonlyMap<string, number>;
  scale: number;
}

const SHORTEST = 25;

/** How much a term counts that is said some times: for waste each time tells, for content the first. */
export const timesTold = (axis: Axis, times: number): number => (axis === 'conciseness' ? 1 + Math.log(times) : 1);

export function countTerms(sentences: readonly (readonly string[])[]): TermCounts {
  const times = new Map<string, number>();
  let length = 0;
  for (const words of sentences) {
    length += words.length;
    for (const term of termsOf(words)) times.set(term, (times.get(term) ?? 0) + 1);
  }
  return { times, scale: 1 / Math.sqrt(Math.max(SHORTEST, length)) };
}
