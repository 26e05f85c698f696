import { onReadersScale, rawScores } from '#domain/scoring/calibrate.ts';
import { fittedScoring } from '#domain/scoring/fitted-scoring.ts';
import { proposeFindings } from '#domain/scoring/propose-findings.ts';
import type { Scale, ScoringWeights } from '#domain/scoring/scoring-weights.ts';
import { AXES, type Axis, LABELLED_FILES, type LabelledAnswer, readLabelledFile } from '#lab/labelled-corpus.ts';
import { type Fit, round } from './fit.ts';
import { learnCards } from './learn-cards.ts';
import { learnMarks } from './learn-marks.ts';

/** The share of answers that the margin holds. */
const MARGIN_SHARE = 0.8;

export const fitScoring: Fit<ScoringWeights> = {
  name: 'scoring',
  learnsFrom: LABELLED_FILES,
  file: 'models/scoring.json',
  measuredBy: '`npm run eval`, kept in docs/design/scoring-fit.md',
  fitted: fittedScoring,
  learn(files) {
    const marks = learnMarks(files, LABELLED_FILES);
    const weights = { ...marks.weights, ...learnCards(files, marks.leftOut) };
    return { ...weights, ...measureLeftOut(files, marks) };
  },
};

/** What scores answers, on the product's scale, whose two numbers an axis hardly hang on one author. */
export function learnScores(files: readonly string[]): ScoringWeights {
  const marks = learnMarks(files, LABELLED_FILES);
  const known = { margin: fittedScoring.margin, scales: fittedScoring.scales };
  return { ...marks.weights, ...learnCards(files, marks.leftOut), ...known };
}

/** So many authors are left out at a time: three fits say as much as nine. */
const LEFT_OUT_TOGETHER = 3;

interface LeftOut {
  answer: LabelledAnswer;
  /** Undefined where the answer has no score. */
  raw: Record<Axis, number> | undefined;
}

/** What answers come to whose author the cards have not seen: how that lies to readers, and how far from their bands. */
function measureLeftOut(
  files: readonly string[],
  marks: ReturnType<typeof learnMarks>,
): Pick<ScoringWeights, 'margin' | 'scales'> {
  const groups = files.flatMap((_, i) => (i % LEFT_OUT_TOGETHER ? [] : [files.slice(i, i + LEFT_OUT_TOGETHER)]));
  const judged = groups.flatMap((left): LeftOut[] => {
    const others = files.filter((file) => !left.includes(file));
    const weights = { ...marks.weights, ...learnCards(others, marks.leftOut), ...NOTHING_KNOWN };
    return left.flatMap(readLabelledFile).map((answer) => {
      const { union } = proposeFindings(answer.request, weights);
      return { answer, raw: union && rawScores(union) };
    });
  });
  const byAxis = <T>(of: (axis: Axis) => T) =>
    Object.fromEntries(AXES.map((axis) => [axis, of(axis)])) as Record<Axis, T>;
  const scales = byAxis((axis) => scaleOf(judged, axis));
  const margin = byAxis((axis) =>
    Math.ceil(
      quantile(
        judged.flatMap(({ answer, raw }) =>
          raw ? [distance(onReadersScale(raw[axis], scales[axis]), answer.bands[axis])] : [],
        ),
        MARGIN_SHARE,
      ),
    ),
  );
  return { scales, margin };
}

/** So much of the spread is given back: the rest would set voices apart that say the same. */
const SPREAD_SHARE = 0.85;

/**
 * Brings sums to the mean and the spread that readers have: sums learned by least squares lie nearer to the middle than
 * what they were learned from, so that good answers would be called worse than readers call them, and poor ones better.
 */
export function scaleOf(judged: readonly LeftOut[], axis: Axis): Scale {
  const known = judged.flatMap(({ answer, raw }) => (raw ? [{ raw: raw[axis], wanted: answer.wanted[axis] }] : []));
  const [x, y] = [spread(known.map(({ raw }) => raw)), spread(known.map(({ wanted }) => wanted))];
  const slope = 1 + SPREAD_SHARE * (y.deviation / x.deviation - 1);
  const rawOf = (score: number) => round(x.mean + (score - y.mean) / slope, 1);
  return { raw: [rawOf(0), rawOf(100)], score: [0, 100] };
}

function spread(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / values.length) };
}

const AS_ADDED_UP: Scale = { raw: [0, 100], score: [0, 100] };
const NOTHING_KNOWN = {
  margin: { problem_answer: 0, conciseness: 0, structure: 0 },
  scales: { problem_answer: AS_ADDED_UP, conciseness: AS_ADDED_UP, structure: AS_ADDED_UP },
};

/** How far a score lies outside of a band. */
const distance = (score: number, [low, high]: readonly [number, number]) => Math.max(0, low - score, score - high);

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? 0;
