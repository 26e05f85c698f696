import type { ScoredQuestion } from '#contract/results.ts';
import { countWords } from '#domain/reading/words.ts';
import { THE_REST } from '#domain/report/catalogue.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';
import type { ScoringWeights } from '#domain/scoring/scoring-weights.ts';
import { sum } from '#domain/scoring/sum.ts';
import { AXES, type Axis, type LabelledAnswer, SPAN_KINDS, type SpanKind } from './labelled-corpus.ts';

/** Two answers whose lengths differ by less than this say nothing by their length. */
const LENGTH_MATCHED_RATIO = 1.35;
/** Readers who differ by less are of one mind. */
const SMALLEST_DIFFERENCE = 8;

export interface Judged {
  answer: LabelledAnswer;
  scores: Record<Axis, number>;
  marks: { start: number; end: number }[];
  /** Points that are lost, and those of them that nothing single shows. */
  lost: number;
  rest: number;
}

export const judgeAnswers = (answers: readonly LabelledAnswer[], weights: ScoringWeights): Judged[] =>
  answers.map((answer) => toJudged(answer, scoreQuestion(answer.request, weights)));

export const toJudged = (answer: LabelledAnswer, { question_overall: overall, responses }: ScoredQuestion): Judged => ({
  answer,
  scores: {
    problem_answer: overall.problem_answer.overall_score,
    conciseness: overall.conciseness.overall_score,
    structure: overall.structure.overall_score,
  },
  marks: (responses[0]?.conciseness.penalties ?? [])
    .flatMap((penalty) => [penalty, ...(penalty.more ?? [])])
    .filter(({ start_char, end_char }) => end_char > start_char)
    .map(({ start_char, end_char }) => ({ start: start_char, end: end_char })),
  lost: sum(Object.values(overall), ({ overall_score: score }) => 100 - score),
  rest:
    sum([...(responses[0]?.conciseness.penalties ?? []), ...overall.structure.penalties].filter(isRest), pointsOf) -
    sum(overall.problem_answer.criteria.filter(isRest), pointsOf),
});

const isRest = ({ label }: { label: string }) => label === THE_REST.label;
const pointsOf = ({ points }: { points: number }) => points;

export interface Agreement {
  pairs: Record<Axis, number>;
  r: Record<Axis, number>;
  marksRight: number;
  found: Record<SpanKind, number>;
  spotlessMarked: number;
  answers: number;
  /** The share of all points lost that nothing single shows. */
  restShare: number;
  /** Score less readers' score, on average, in each third of the readers' scale, the lowest first. */
  offsets: Record<Axis, readonly number[]>;
}

/** How far scores agree with readers. Shares and correlations, 0..1. */
export function measureAgreement(judged: readonly Judged[]): Agreement {
  const byAxis = (of: (axis: Axis) => number) =>
    Object.fromEntries(AXES.map((axis) => [axis, of(axis)])) as Record<Axis, number>;
  const marks = judged.flatMap(({ answer, marks: made }) => made.map((mark) => coverage(mark, answer.spans) >= 0.5));
  const spotless = judged.filter(({ answer }) => answer.spans.length === 0);
  return {
    answers: judged.length,
    pairs: byAxis((axis) => pairsRight(judged, axis)),
    r: byAxis((axis) =>
      correlation(
        judged.map((j) => j.answer.wanted[axis]),
        judged.map((j) => j.scores[axis]),
      ),
    ),
    marksRight: share(marks),
    found: Object.fromEntries(
      SPAN_KINDS.map((kind) => [
        kind,
        share(
          judged.flatMap(({ answer, marks: made }) =>
            answer.spans.filter((s) => s.kind === kind).map((s) => coverage(s, made) >= 0.5),
          ),
        ),
      ]),
    ) as Record<SpanKind, number>,
    restShare:
      sum(judged, ({ rest }) => rest) /
      Math.max(
        1,
        sum(judged, ({ lost }) => lost),
      ),
    offsets: Object.fromEntries(AXES.map((axis) => [axis, offsetsIn(judged, axis)])) as Record<Axis, number[]>,
    spotlessMarked: share(spotless.map(({ marks: made }) => made.length > 0)),
  };
}

function offsetsIn(judged: readonly Judged[], axis: Axis): number[] {
  const sorted = [...judged].sort((a, b) => a.answer.wanted[axis] - b.answer.wanted[axis]);
  const third = Math.ceil(sorted.length / 3);
  return [0, 1, 2].map((i) => {
    const some = sorted.slice(i * third, (i + 1) * third);
    return sum(some, ({ answer, scores }) => scores[axis] - answer.wanted[axis]) / Math.max(1, some.length);
  });
}

const share = (facts: readonly boolean[]) => facts.filter(Boolean).length / Math.max(1, facts.length);

function coverage(span: { start: number; end: number }, by: readonly { start: number; end: number }[]): number {
  let covered = 0;
  for (let at = span.start; at < span.end; at++) if (by.some(({ start, end }) => at >= start && at < end)) covered += 1;
  return covered / Math.max(1, span.end - span.start);
}

function pairsRight(judged: readonly Judged[], axis: Axis): number {
  const right: boolean[] = [];
  const words = ({ answer }: Judged) => countWords(answer.text);
  judged.forEach((a, i) => {
    for (const b of judged.slice(i + 1)) {
      if (a.answer.questionId !== b.answer.questionId) continue;
      const wanted = a.answer.wanted[axis] - b.answer.wanted[axis];
      if (Math.abs(wanted) < SMALLEST_DIFFERENCE) continue;
      if (Math.max(words(a), words(b)) / Math.min(words(a), words(b)) >= LENGTH_MATCHED_RATIO) continue;
      right.push(Math.sign(a.scores[axis] - b.scores[axis]) === Math.sign(wanted));
    }
  });
  return share(right);
}

function correlation(x: readonly number[], y: readonly number[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const [mx, my] = [mean(x), mean(y)];
  let sxy = 0;
  let sx = 0;
  let sy = 0;
  x.forEach((value, i) => {
    sxy += (value - mx) * ((y[i] ?? 0) - my);
    sx += (value - mx) ** 2;
    sy += ((y[i] ?? 0) - my) ** 2;
  });
  return sx && sy ? sxy / Math.sqrt(sx * sy) : 0;
}

/** Agreement in a line, as `corpus/first-looks.tsv` keeps it. */
export function writeFigures(agreement: Agreement): string {
  const { answers, pairs, r, marksRight, found, spotlessMarked, restShare, offsets } = agreement;
  const percent = (value: number) => String(Math.round(100 * value));
  const axes = (of: Record<Axis, number>, write: (value: number) => string) =>
    AXES.map((axis) => write(of[axis])).join('/');
  const kinds = [found.filler, found.hedge, found.repetition, found.tangent, found.padding].map(percent).join('/');
  return [
    `of ${answers} answers pairs of equal length right, problem answer/conciseness/structure ${axes(pairs, percent)} %`,
    `r ${axes(r, (value) => value.toFixed(2))}`,
    `marks right ${percent(marksRight)} %`,
    `found filler/hedge/repetition/tangent/padding ${kinds} %`,
    `spotless answers marked ${percent(spotlessMarked)} %`,
    `of all points lost ${percent(restShare)} % in the rest`,
    `mean offset in the thirds of the readers' scale ${AXES.map((axis) => offsets[axis].map((each) => each.toFixed(0)).join(' ')).join(' / ')}`,
  ].join('; ');
}
