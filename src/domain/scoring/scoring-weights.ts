import type { CriterionId } from './findings.ts';

/** How likely something is: a sum of what holds of it. */
export interface Additive {
  offset: number;
  /** By feature; what is not here weighs nothing. */
  weights: Record<string, number>;
}

/** How likely it is that a coach would cut something: read alone, and then from that and from what stands around it. */
export interface MarkModel extends Additive {
  context: Additive;
  /** From here on it is marked; undefined when no likelihood is sure enough. */
  threshold?: number;
}

export const WORD_KINDS = ['filler', 'hedge'] as const;
export const RESTART_KINDS = ['repetition'] as const;
export const CLAUSE_KINDS = ['repetition', 'hedge'] as const;
export const SENTENCE_KINDS = ['repetition', 'redundant', 'tangent', 'padding', 'rambling'] as const;
export type WordKind = (typeof WORD_KINDS)[number];
export type RestartKind = (typeof RESTART_KINDS)[number];
export type ClauseKind = (typeof CLAUSE_KINDS)[number];
export type SentenceKind = (typeof SENTENCE_KINDS)[number];

/** Questions that ask for a story are read apart from all others. */
export type CardType = 'story' | 'other';

/**
 * How an axis is added up: what each feature of an answer adds or takes (no weight is negative; one that holds for
 * stories or for other questions alone has that before its name), what the features and words of each group usually
 * come to, and the share of an axis that an answer with the usual sums has.
 */
export interface Card {
  share: Record<CardType, number>;
  usual: Record<CardType, Record<string, number>>;
  weights: Record<string, number>;
}

/** Where what was added up stands on the scale of readers: a line through knots, flat beyond its ends. */
export interface Scale {
  raw: readonly number[];
  score: readonly number[];
}

/** What is learned from readers; the rules take it as an argument. */
export interface ScoringWeights {
  words: Record<WordKind, MarkModel>;
  restarts: Record<RestartKind, MarkModel>;
  clauses: Record<ClauseKind, MarkModel>;
  sentences: Record<SentenceKind, MarkModel>;
  /**
   * Words and pairs of words, each at home in one criterion: `word:problem answer,conciseness,structure`, in tenths of a
   * point for a word that stands alone.
   */
  terms: Record<CriterionId, string>;
  cards: { problem_answer: Card; conciseness: Card; structure: Card };
  /** Where what is added up stands on the scale of readers, by axis. */
  scales: Record<'problem_answer' | 'conciseness' | 'structure', Scale>;
  /** Within how many points of readers' bands 8 of 10 answers fall whose author was left out of the learning. */
  margin: { problem_answer: number; conciseness: number; structure: number };
}
