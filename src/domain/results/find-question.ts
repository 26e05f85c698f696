import type { Report, ReportQuestion } from './report.ts';

/** The question that an address names by its number, from 1, or by its id; undefined when the report has none such. */
export function findQuestion(
  { questions }: Report,
  named: string,
): { question: ReportQuestion; number: number } | undefined {
  const index = questions.findIndex((each, i) => String(i + 1) === named || each.question_id === named);
  const question = questions[index];
  return question && { question, number: index + 1 };
}
