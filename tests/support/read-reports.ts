import type { ScoredQuestion } from '#contract/results.ts';
import type { Gap } from '#domain/reading/reading.ts';
import { detectQuestionType } from '#domain/scoring/question-type.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';
import { readLabelledFile, requestOf } from '#lab/labelled-corpus.ts';
import { readTold } from './read-told.ts';

/** The report of one question whose answers are read as the product reads them. */
export function readReport(question: string, ...answers: string[]): ScoredQuestion {
  const type = detectQuestionType(question);
  const request = requestOf({ question, type, role: '', company: '', answer: '' });
  return scoreQuestion({
    ...request,
    responses: answers.map((answer, i) => {
      const asked = i === 0 ? question : 'What exactly did you do?';
      return { asked, answer, told: readTold(answer, { question: asked, type }) };
    }),
  });
}

/** The report of one question that the interviewer asked on about, because that lacked. */
export function readPrompted(question: string, answer: string, gap: Gap, asked: string, reply: string): ScoredQuestion {
  const type = detectQuestionType(question);
  const request = requestOf({ question, type, role: '', company: '', answer: '' });
  return scoreQuestion({
    ...request,
    responses: [
      { asked: question, answer, gap: 'none', told: readTold(answer, { question, type }) },
      { asked, answer: reply, gap, told: readTold(reply, { question: asked, type }) },
    ],
  });
}

/** The reports of the answers of some labelled files, read as the product reads them. */
export const readReports = (files: readonly string[]): ScoredQuestion[] =>
  files.flatMap(readLabelledFile).map(({ request }) => {
    const { text: question, type } = request.question;
    const responses = request.responses.map((each) => ({ ...each, told: readTold(each.answer, { question, type }) }));
    return scoreQuestion({ ...request, responses });
  });
