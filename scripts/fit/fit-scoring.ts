import { fittedScoring } from '#domain/scoring/fitted/fitted-scoring.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';
import type { ScoringWeights } from '#domain/scoring/scoring-weights.ts';
import { AXES, type Axis, LABELLED_FILES, readLabelledFile } from '#scripts/labelled-corpus.ts';
import type { Fit } from './fit.ts';

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
    const answers = files.flatMap(readLabelledFile);
    const scored = answers.map(({ request }) => scoreQuestion(request).question_overall);
    const margin = (axis: Axis) => {
      const distances = answers.map(({ bands }, i) => distance(scored[i]?.[axis].overall_score ?? 0, bands[axis]));
      return quantile(distances, MARGIN_SHARE);
    };
    return { margin: Object.fromEntries(AXES.map((axis) => [axis, margin(axis)])) as ScoringWeights['margin'] };
  },
};

/** How far a score lies outside of a band. */
const distance = (score: number, [low, high]: readonly [number, number]) => Math.max(0, low - score, score - high);

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? 0;
