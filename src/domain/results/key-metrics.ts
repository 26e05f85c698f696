import type { ReportQuestion } from './report.ts';

export interface KeyMetrics {
  /** Answered questions, scored or not. */
  totalQuestions: number;
  /** Rounded mean of the question scores; -1 when there are none. */
  average: number;
  sum: number;
  scored: number;
  /** How many score 70 or more, and how many below 50. */
  strong: number;
  weak: number;
  highest: { score: number; number: number } | undefined;
  lowest: { score: number; number: number } | undefined;
}

type Counted = Pick<ReportQuestion, 'overall_score'> & Partial<Pick<ReportQuestion, 'responses'>>;

/** Totals over the questions that have a score; the others are counted, not averaged. */
export function keyMetrics(questions: readonly Counted[]): KeyMetrics {
  const scores = questions
    .map(({ overall_score: score }, index) => ({ score, number: index + 1 }))
    .filter(({ score }) => score >= 0);
  const sum = scores.reduce((total, { score }) => total + score, 0);
  const pick = (better: (a: number, b: number) => boolean) =>
    scores.reduce<{ score: number; number: number } | undefined>(
      (best, candidate) => (!best || better(candidate.score, best.score) ? candidate : best),
      undefined,
    );
  return {
    totalQuestions: questions.filter((each) => each.overall_score >= 0 || each.responses?.length !== 0).length,
    average: scores.length === 0 ? -1 : Math.round(sum / scores.length),
    sum,
    scored: scores.length,
    strong: scores.filter(({ score }) => score >= 70).length,
    weak: scores.filter(({ score }) => score < 50).length,
    highest: pick((a, b) => a > b),
    lowest: pick((a, b) => a < b),
  };
}
