import type { InterviewResults, ScoredQuestion } from '#contract/results.ts';
import { ENGINE_NAME } from './engine-version.ts';
import { fittedScoring } from './fitted-scoring.ts';

/** How far such scores fall from readers' bands; nothing is known of other engines' scores. */
export const marginOf = (questions: readonly ScoredQuestion[]): InterviewResults['margin'] =>
  questions.length > 0 && questions.every(({ engine }) => engine === ENGINE_NAME) ? fittedScoring.margin : undefined;
