import { summariseInterview } from '#domain/report/summarise-interview.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';
import { readResults } from './read-results.ts';
import type { Report } from './report.ts';

export const SAMPLE = {
  question: 'Describe a disagreement with a colleague and how it ended.',
  answer:
    'Last December, Daniel wanted to ship our new address form a week before Christmas. I had to keep the checkout ' +
    'running, and, um, you know, it felt too risky. I counted the orders that had broken in that week the year before: ' +
    '340. I showed him the number, and we agreed to try it in one country first. It broke for two customers there ' +
    'instead of two thousand, and by January everyone had it. I learned to bring a number to a disagreement. So yeah, ' +
    'basically, that was the disagreement about the address form.',
  /** What it tells, by parts: clauses of the answer. */
  told: {
    'When and where': 'Last December, Daniel wanted to ship our new address form a week before Christmas',
    'What had to be done': 'I had to keep the checkout running',
    'What you did': 'I counted the orders that had broken in that week the year before: 340',
    'How it ended': 'It broke for two customers there instead of two thousand, and by January everyone had it',
  },
};

const placeOf = (words: string) => {
  const start_char = SAMPLE.answer.indexOf(words);
  return { response_number: 0, start_char, end_char: start_char + words.length };
};

/** The report that the engine makes of the sample, with every part of it told. The build calls it: pages carry what comes out, never the engine. */
export function sampleReport(): Report {
  const { question, answer } = SAMPLE;
  const scored = scoreQuestion({
    question: {
      id: 'q_1',
      text: question,
      type: 'behavioral',
      expectedStructure: ['Situation', 'Task', 'Action', 'Result'],
      signals: [],
      topic: 'a disagreement',
    },
    role: 'Product Manager',
    company: 'Northwind',
    responses: [{ asked: question, answer }],
  });
  const told = Object.entries(SAMPLE.told).map(([label, words]) => ({ label, place: placeOf(words) }));
  const report = readResults({ overall: summariseInterview([scored]), questions: [{ ...scored, told }] });
  if (!report) throw new Error('The engine made no report of the sample');
  return report;
}
