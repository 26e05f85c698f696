import type { Axis } from '#contract/words.ts';

/** The axes as the page calls them, in its order. */
export const AXIS_NAMES: Record<Axis, string> = {
  problem_answer: 'Problem Answer',
  conciseness: 'Conciseness',
  structure: 'Structure',
};
