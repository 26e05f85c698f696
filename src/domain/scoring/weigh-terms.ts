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
 * more is worth nothing in itself. `held` has those that a sentence says which belongs to the answer.
 */
export interface TermCounts {
  all: ReadonlyMap<string, number>;
  held: ReadonlySet<string>;
  allScale: number;
  heldScale: number;
}

const SHORTEST = 25;

/** How much a term counts that is said some times: for waste each time tells, for content the first. */
export const timesTold = (axis: Axis, times: number): number => (axis === 'conciseness' ? 1 + Math.log(times) : 1);

export function countTerms(sentences: readonly { words: readonly string[]; belongs: boolean }[]): TermCounts {
  const all = new Map<string, number>();
  const held = new Set<string>();
  let length = 0;
  let heldLength = 0;
  for (const { words, belongs } of sentences) {
    length += words.length;
    if (belongs) heldLength += words.length;
    for (const term of termsOf(words)) {
      all.set(term, (all.get(term) ?? 0) + 1);
      if (belongs) held.add(term);
    }
  }
  const scale = (words: number) => 1 / Math.sqrt(Math.max(SHORTEST, words));
  return { all, held, allScale: scale(length), heldScale: scale(heldLength) };
}
