import type { Report, ReportResponse } from './report.ts';

export interface BestMoment {
  /** 1-based, as the report counts. */
  questionNumber: number;
  /** As it was said. */
  quote: string;
  reason: string;
  /** Where it stands: the response, and the place in its answer. */
  response: ReportResponse;
  startChar: number;
  endChar: number;
}

/** The words that the report holds up, found in their answer; undefined where it names none, or none that are there. */
export function findBestMoment({ overall, questions }: Report): BestMoment | undefined {
  const moment = overall.best_moment;
  const index = questions.findIndex((question) => question.question_id === moment?.question_id);
  const response = questions[index]?.responses.find((each) => each.response_number === moment?.response_number);
  if (!moment || !response) return undefined;
  const { start_char: startChar, end_char: endChar, reason } = moment;
  const quote = response.answer.slice(startChar, endChar);
  return quote.trim() === '' || endChar > response.answer.length
    ? undefined
    : { questionNumber: index + 1, quote, reason, response, startChar, endChar };
}
