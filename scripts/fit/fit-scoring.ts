import { fittedScoring } from '#domain/scoring/fitted/fitted-scoring.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';
import type { ScoringWeights } from '#domain/scoring/scoring-weights.ts';
import { AXES, type Axis, LABELLED_FILES, readLabelledFile } from '#scripts/labelled-corpus.ts';
import type { Fit } from './fit.ts';
import { learnCards } from './learn-cards.ts';
import { learnMarks } from './learn-marks.ts';

/** The share of answers that the margin holds. */
const MARGIN_SHARE = 0.8;

export const fitScoring: Fit<ScoringWeights> = {
  name: 'scoring',
  learnsFrom: LABELLED_FILES,
  file: 'src/domain/scoring/fitted/fitted-scoring.ts',
  type: { name: 'ScoringWeights', from: '#domain/scoring/scoring-weights.ts' },
  exportedAs: 'fittedScoring',
  fitted: fittedScoring,
  learn(files) {
    const marks = learnMarks(files, LABELLED_FILES);
    const weights = { ...marks.weights, ...learnCards(files, marks.leftOut) };
    return { ...weights, margin: marginOf(files, marks) };
  },
};

/** What scores answers, without how sure that is: enough where only scores are asked for. */
export function learnScores(files: readonly string[]): ScoringWeights {
  const marks = learnMarks(files, LABELLED_FILES);
  return { ...marks.weights, ...learnCards(files, marks.leftOut), margin: NO_MARGIN };
}

/** How far scores lie outside of readers' bands for authors whose answers the cards have not seen. */
function marginOf(files: readonly string[], marks: ReturnType<typeof learnMarks>): ScoringWeights['margin'] {
  const distances = files.flatMap((file) => {
    const others = files.filter((other) => other !== file);
    const weights = { ...marks.weights, ...learnCards(others, marks.leftOut), margin: NO_MARGIN };
    return readLabelledFile(file).map(({ request, bands }) => {
      const { question_overall: scored } = scoreQuestion(request, weights);
      return Object.fromEntries(
        AXES.map((axis) => [axis, distance(scored[axis].overall_score, bands[axis])]),
      ) as Record<Axis, number>;
    });
  });
  const margin = (axis: Axis) =>
    quantile(
      distances.map((each) => each[axis]),
      MARGIN_SHARE,
    );
  return {
    problem_answer: margin('problem_answer'),
    conciseness: margin('conciseness'),
    structure: margin('structure'),
  };
}

const NO_MARGIN = { problem_answer: 0, conciseness: 0, structure: 0 };

/** How far a score lies outside of a band. */
const distance = (score: number, [low, high]: readonly [number, number]) => Math.max(0, low - score, score - high);

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? 0;
