import { detectQuestionType, expectedStructure } from '#domain/scoring/question-type.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';
import type { LabelledQuestion } from './labelled-answers.ts';

const AXES = ['problem_answer', 'conciseness', 'structure'] as const;
type Axis = (typeof AXES)[number];

/** Two answers whose lengths differ by no more than this say nothing by their length. */
const LENGTH_MATCHED_RATIO = 1.2;
const HIGHEST_LEVEL = 4;

interface Judged {
  question: string;
  tier: string;
  words: number;
  levels: Record<Axis, number>;
  scores: Record<Axis, number>;
  spans: { found: number; right: number; marked: number; covered: number };
  quotes: { all: number; verbatim: number };
  milliseconds: number;
}

/** Judges every answer of a set by the product's own rules. */
export function judgeSet(questions: readonly LabelledQuestion[]): Judged[] {
  return questions.flatMap(({ id, type, question, role, company, answers }) =>
    answers.map(({ tier, levels, text, marks }) => {
      const begun = performance.now();
      const scored = scoreQuestion({
        question: {
          id,
          text: question,
          type: type ?? detectQuestionType(question),
          expectedStructure: expectedStructure(type),
          signals: [],
          topic: '',
        },
        role,
        company,
        responses: [{ asked: question, answer: text }],
      });
      const milliseconds = performance.now() - begun;
      const penalties = AXES.flatMap((axis) =>
        axis === 'problem_answer' ? [] : (scored.responses[0]?.[axis].penalties ?? []),
      ).filter(({ quote }) => quote !== '');
      const touches = (a: { start: number; end: number }, b: { start_char: number; end_char: number }) =>
        a.start < b.end_char && b.start_char < a.end;
      return {
        question: id,
        tier,
        words: text.split(/\s+/).length,
        levels,
        scores: {
          problem_answer: scored.question_overall.problem_answer.overall_score,
          conciseness: scored.question_overall.conciseness.overall_score,
          structure: scored.question_overall.structure.overall_score,
        },
        spans: {
          found: penalties.length,
          right: penalties.filter((penalty) => marks.some((mark) => touches(mark, penalty))).length,
          marked: marks.length,
          covered: marks.filter((mark) => penalties.some((penalty) => touches(mark, penalty))).length,
        },
        quotes: {
          all: penalties.length,
          verbatim: penalties.filter((p) => text.slice(p.start_char, p.end_char) === p.quote).length,
        },
        milliseconds,
      };
    }),
  );
}

/** Share of the pairs of one question with different labels that a measure orders as the labels do; a tie is half right. */
export function pairAccuracy(
  judged: readonly Judged[],
  axis: Axis,
  measure: (answer: Judged) => number,
  isMatched: (a: Judged, b: Judged) => boolean = () => true,
): { pairs: number; share: number } {
  let pairs = 0;
  let right = 0;
  judged.forEach((a, i) => {
    for (const b of judged.slice(i + 1)) {
      const wanted = a.levels[axis] - b.levels[axis];
      if (a.question !== b.question || wanted === 0 || !isMatched(a, b)) continue;
      const given = measure(a) - measure(b);
      pairs += 1;
      right += given === 0 ? 0.5 : Math.sign(given) === Math.sign(wanted) ? 1 : 0;
    }
  });
  return { pairs, share: pairs === 0 ? 1 : right / pairs };
}

export const isLengthMatched = (a: Judged, b: Judged): boolean =>
  Math.max(a.words, b.words) / Math.min(a.words, b.words) <= LENGTH_MATCHED_RATIO;

/** The report on one set, as text. */
export function writeScoringReport(name: string, questions: readonly LabelledQuestion[]): string {
  // Once before, so that the time is that of warm code.
  judgeSet(questions);
  const judged = judgeSet(questions);
  const total = (of: (answer: Judged) => number) => judged.reduce((sum, answer) => sum + of(answer), 0);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);
  const rows = AXES.map((axis) => {
    const score = (answer: Judged) => answer.scores[axis];
    const words = (answer: Judged) => answer.words;
    const matched = pairAccuracy(judged, axis, score, isLengthMatched);
    return [
      axis.padEnd(16),
      percent(pairAccuracy(judged, axis, score).share),
      percent(matched.share),
      String(matched.pairs).padStart(6),
      percent(pairAccuracy(judged, axis, words, isLengthMatched).share),
      spearman(
        judged.map((a) => a.levels[axis]),
        judged.map(score),
      )
        .toFixed(2)
        .padStart(9),
      weightedKappa(
        judged.map((a) => a.levels[axis]),
        judged.map((a) => toLevel(score(a))),
      )
        .toFixed(2)
        .padStart(7),
    ].join(' ');
  });
  const marked = judged.filter((answer) => answer.spans.marked > 0);
  const onMarked = (of: (answer: Judged) => number) => marked.reduce((sum, answer) => sum + of(answer), 0);
  const times = judged.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return [
    `${name}: ${judged.length} answers to ${questions.length} questions in ${new Set(questions.map((q) => q.occupation)).size} occupations`,
    '                    pairs  matched     of by words  Spearman   kappa',
    ...rows,
    `spans             precision ${(
      onMarked((a) => a.spans.right) /
        Math.max(
          1,
          onMarked((a) => a.spans.found),
        )
    ).toFixed(2)}, recall ${(
      onMarked((a) => a.spans.covered) /
        Math.max(
          1,
          onMarked((a) => a.spans.marked),
        )
    ).toFixed(2)} on ${marked.length} hand-marked answers`,
    `quotes verbatim   ${total((a) => a.quotes.verbatim)} of ${total((a) => a.quotes.all)}`,
    `time an answer    median ${(times[Math.floor(times.length / 2)] ?? 0).toFixed(2)} ms, slowest ${(times.at(-1) ?? 0).toFixed(2)} ms`,
    '',
  ].join('\n');
}

const toLevel = (score: number) => Math.min(HIGHEST_LEVEL, Math.max(0, Math.round((score - 10) / 20)));

function spearman(a: readonly number[], b: readonly number[]): number {
  const ra = ranks(a);
  const rb = ranks(b);
  const mean = (ra.length + 1) / 2;
  let covariance = 0;
  let varianceA = 0;
  let varianceB = 0;
  ra.forEach((rank, i) => {
    const da = rank - mean;
    const db = (rb[i] ?? mean) - mean;
    covariance += da * db;
    varianceA += da * da;
    varianceB += db * db;
  });
  return covariance / Math.sqrt(Math.max(1e-9, varianceA * varianceB));
}

/** Ranks from 1; equal values share their mean rank. */
const ranks = (values: readonly number[]) =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const same = values.filter((other) => other === value).length;
    return below + (same + 1) / 2;
  });

/** Cohen's kappa with quadratic weights. */
function weightedKappa(labels: readonly number[], given: readonly number[]): number {
  let observed = 0;
  let expected = 0;
  labels.forEach((label, i) => {
    observed += (label - (given[i] ?? 0)) ** 2;
    for (const other of given) expected += (label - other) ** 2 / labels.length;
  });
  return expected === 0 ? 1 : 1 - observed / expected;
}
