import type { InterviewResults, ScoredQuestion } from '#contract/results.ts';
import { fittedJudging } from '#domain/judging/fitted-judging.ts';
import { ENGINE_NAME } from './engine-version.ts';
import { fittedScoring } from './fitted-scoring.ts';

/** How far such scores fall from readers' bands, where one kind of engine made them all and that is known. */
export function marginOf(questions: readonly ScoredQuestion[]): InterviewResults['margin'] {
  if (questions.length === 0) return undefined;
  const embedded = questions.filter(({ engine }) => engine === ENGINE_NAME).length;
  if (embedded === questions.length) return fittedScoring.margin;
  return embedded === 0 ? fittedJudging.margin : undefined;
}
