// Made by `npm run fit`; not to be edited. Learned from corpus/{mixed, professions, newcomers, trades, campus, office}.json.
import type { ScoringWeights } from '#domain/scoring/scoring-weights.ts';

/** The files that this was learned from. */
export const CORPUS_HASH = 'deb2950728ff9cb7';

export const fittedScoring: ScoringWeights = {
 "margin": {
  "problem_answer": 33,
  "conciseness": 29,
  "structure": 28
 }
};
