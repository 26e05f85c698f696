import { practiseFirst } from '#domain/scoring/practise-first.ts';
import type { Report, ReportQuestion } from './report.ts';

/** As the report names it: 'Answer question 2 again in 90 seconds.' */
const NAMED = /\bquestion (\d+)\b/i;

/** The question to practise next: the one that the report's exercise names, so that both say the same. */
export function findPractice({ overall, questions }: Report): { number: number; question: ReportQuestion } | undefined {
  const named = Number(NAMED.exec(overall.exercise)?.[1] ?? 0) - 1;
  const place = questions[named] ? named : practiseFirst(questions);
  const question = place === undefined ? undefined : questions[place];
  return place !== undefined && question ? { number: place + 1, question } : undefined;
}
