import type { Report, ReportQuestion } from './report.ts';

/** The question with most to gain: the lowest score, the first of several. Undefined when nothing was scored. */
export function findWeakestQuestion({ questions }: Report): { number: number; question: ReportQuestion } | undefined {
  return questions
    .map((question, index) => ({ number: index + 1, question }))
    .filter(({ question }) => question.overall_score >= 0)
    .sort((a, b) => a.question.overall_score - b.question.overall_score)[0];
}
