import { record } from '#domain/answers/loose-json.ts';
import { type AskedQuestion, readQuestions } from '#domain/answers/read-questions.ts';
import type { Report } from './report.ts';

/** The questions of an interview as they were asked, from an answer; undefined when it has none. */
export function readOriginalQuestions(answer: unknown): AskedQuestion[] | undefined {
  const given = record(record(answer).data).questions ?? record(answer).questions ?? record(answer).data;
  const questions = readQuestions(given);
  return questions.length > 0 ? questions : undefined;
}

/** A report with the questions' own words: by their ids, else by their places, else as the report has them. */
export function withOriginalQuestions(report: Report, questions: readonly AskedQuestion[]): Report {
  const byId = new Map(questions.map(({ id, text }) => [id, text]));
  const areKnown = report.questions.some(({ question_id: id }) => byId.has(id));
  return {
    ...report,
    questions: report.questions.map((question, place) => {
      const original = areKnown ? byId.get(question.question_id) : questions[place]?.text;
      return original ? { ...question, question: original } : question;
    }),
  };
}
