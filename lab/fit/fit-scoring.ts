import type { ScoredQuestion } from '#contract/results.ts';
import { billQuestion } from '#domain/scoring/bill-question.ts';
import type { JudgeRequest } from '#domain/scoring/findings.ts';
import { fittedScoring } from '#domain/scoring/fitted-scoring.ts';
import { asWeighed } from '#domain/scoring/give-over.ts';
import { proposeFindings } from '#domain/scoring/propose-findings.ts';
import { expectedStructure } from '#domain/scoring/question-type.ts';
import type { ScoringWeights } from '#domain/scoring/scoring-weights.ts';
import { findingOf } from '#domain/scoring/stands-out.ts';
import { type Axis, LABELLED_FILES, readLabelledFile } from '#lab/labelled-corpus.ts';
import { type Fit, round } from './fit.ts';
import { learnCards } from './learn-cards.ts';
import { learnMarks } from './learn-marks.ts';

/** The share of answers that the margin holds. */
const MARGIN_SHARE = 0.8;

export const fitScoring: Fit<ScoringWeights> = {
  name: 'scoring',
  learnsFrom: LABELLED_FILES,
  file: 'models/scoring.json',
  measuredBy: '`npm run eval`, kept in docs/design/scoring.md',
  fitted: fittedScoring,
  learn(files) {
    const marks = learnMarks(files, LABELLED_FILES);
    const weights = { ...marks.weights, ...learnCards(files, marks.leftOut) };
    return { ...weights, ...measureLeftOut(files, marks) };
  },
};

/** What scores answers, without how sure that is: enough where only scores are asked for. */
export function learnScores(files: readonly string[]): ScoringWeights {
  const marks = learnMarks(files, LABELLED_FILES);
  return { ...marks.weights, ...learnCards(files, marks.leftOut), ...NOTHING_KNOWN };
}

/** So many authors are left out at a time: three fits say as much as nine. */
const LEFT_OUT_TOGETHER = 3;

/** How far scores lie outside of readers' bands, and what answers lose by what, for authors that the cards have not seen. */
function measureLeftOut(
  files: readonly string[],
  marks: ReturnType<typeof learnMarks>,
): Pick<ScoringWeights, 'margin' | 'usual'> {
  const groups = files.flatMap((_, i) => (i % LEFT_OUT_TOGETHER ? [] : [files.slice(i, i + LEFT_OUT_TOGETHER)]));
  const scored = groups.flatMap((left) => {
    const others = files.filter((file) => !left.includes(file));
    const weights = { ...marks.weights, ...learnCards(others, marks.leftOut), ...NOTHING_KNOWN };
    return left
      .flatMap(readLabelledFile)
      .map((answer) => ({ answer, question: scoreAsWeighed(answer.request, weights) }));
  });
  const margin = (axis: Axis) =>
    quantile(
      scored.map(({ answer, question }) => distance(question.question_overall[axis].overall_score, answer.bands[axis])),
      MARGIN_SHARE,
    );
  return {
    usual: usualLosses(scored.map(({ question }) => question)),
    margin: {
      problem_answer: margin('problem_answer'),
      conciseness: margin('conciseness'),
      structure: margin('structure'),
    },
  };
}

/** Every row with the points that it was weighed by, also where no words of the answer bear it out. */
const scoreAsWeighed = (request: JudgeRequest, weights: ScoringWeights): ScoredQuestion =>
  billQuestion(request, asWeighed(proposeFindings(request, weights)));

/** What an answer loses on average by each criterion and finding; a part only counts where it is expected. */
function usualLosses(questions: readonly ScoredQuestion[]): Record<string, number> {
  const lost = new Map<string, number>();
  const add = (finding: string, points: number) => lost.set(finding, (lost.get(finding) ?? 0) + points);
  for (const { question_overall: overall, responses } of questions) {
    for (const { id, max, points } of overall.problem_answer.criteria) if (id !== 'deduction') add(id, max - points);
    for (const penalty of [...overall.structure.penalties, ...responses.flatMap((each) => each.conciseness.penalties)])
      add(findingOf(penalty), penalty.points);
  }
  const expecting = (finding: string) =>
    questions.filter(({ question_type: type }) => expectedStructure(type).includes(finding)).length || questions.length;
  return Object.fromEntries(
    [...lost]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([finding, points]) => [finding, round(points / expecting(finding), 1)]),
  );
}

const NOTHING_KNOWN = { margin: { problem_answer: 0, conciseness: 0, structure: 0 }, usual: {} };

/** How far a score lies outside of a band. */
const distance = (score: number, [low, high]: readonly [number, number]) => Math.max(0, low - score, score - high);

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? 0;
