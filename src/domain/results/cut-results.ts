import type { NormalisedQuestion, NormalisedResults } from './normalise-results.ts';
import type { ReportResponse } from './report.ts';

/** What the browser keeps of a quote; `readPenalty` finds the rest of the words again. */
export const CUT_QUOTE_CHARS = 160;
const MOST_PENALTIES = 8;

/** What the browser keeps of a report: everything, with quotes cut and at most eight penalties a metric. */
export const cutResults = (results: NormalisedResults): NormalisedResults => ({
  ...results,
  overall: cutOverall(results.overall),
  question_scores: results.question_scores.map(cutQuestion),
});

const cutOverall = ({ across, ...overall }: NormalisedResults['overall']): NormalisedResults['overall'] => ({
  ...overall,
  ...(across ? { across: across.map((item) => ({ ...item, quotes: item.quotes.map(cutQuote) })) } : {}),
});

function cutQuestion(question: NormalisedQuestion): NormalisedQuestion {
  const { problem_answer, structure } = question.question_overall;
  const responses = question.responses.map(cutResponse);
  return {
    ...question,
    question_overall: {
      ...question.question_overall,
      problem_answer: { ...problem_answer, criteria: problem_answer.criteria.map(cutQuote) },
      structure: cutPenalties(structure),
    },
    ...(question.advice ? { advice: question.advice.map(cutQuote) } : {}),
    responses,
    responses_by_question: Object.fromEntries(
      Object.keys(question.responses_by_question).map((key) => [key, responses]),
    ),
  };
}

const cutResponse = (response: ReportResponse): ReportResponse => ({
  ...response,
  problem_answer: { ...response.problem_answer, criteria: response.problem_answer.criteria.map(cutQuote) },
  conciseness: cutPenalties(response.conciseness),
  structure: cutPenalties(response.structure),
});

const cutPenalties = <T extends { penalties: P[] }, P extends { quote: string }>(metric: T): T => ({
  ...metric,
  penalties: metric.penalties.slice(0, MOST_PENALTIES).map(cutQuote),
});

const cutQuote = <T extends { quote: string }>(holder: T): T => ({
  ...holder,
  quote: holder.quote.slice(0, CUT_QUOTE_CHARS),
});
