import type { LanguageModel } from '#engines/llm/language-model.ts';

/** What a model may be played for: one recording each. */
export const PLAYED = ['plans', 'turns', 'judgements'] as const;
export type Played = (typeof PLAYED)[number];

/** One thing that the product asks a model, asked in the product's own way. */
export interface PlayedCase<Outcome> {
  /** Where it stands in the corpus. */
  id: string;
  /** Asks a model of this name, and answers what the product made of it; the built-in engine stands behind. */
  ask(llm: LanguageModel, model?: string): Promise<Outcome>;
}

/** One figure of a table; the same name stands in each column. */
export interface Figure {
  name: string;
  /** Undefined where there is nothing to count. */
  value: number | undefined;
  as: 'share' | 'correlation' | 'points' | 'count';
}

/** Everything of one purpose: its cases, and how they are measured against the labels. */
export interface PlayedPurpose<Outcome = unknown> {
  name: Played;
  cases: readonly PlayedCase<Outcome>[];
  /** What the built-in engine makes of each case, in their order. */
  embedded(): Promise<Outcome[]>;
  measure(outcomes: readonly Outcome[]): Figure[];
  /** What slips are made in beside what the shape of an answer tells. */
  slips?: SlipPlaces;
}

/** Words of an answer by their key, where a model may take a wrong one. */
export interface SlipPlaces {
  /** In order: a slip is one word off. */
  scales?: Readonly<Record<string, readonly string[]>>;
  /** In no order: a slip is any other. */
  choices?: Readonly<Record<string, readonly string[]>>;
}
