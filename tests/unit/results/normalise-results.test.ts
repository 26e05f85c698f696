import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlannedQuestion } from '#contract/interview.ts';
import { type InterviewResults, interviewResults } from '#contract/results.ts';
import { normaliseResults } from '#domain/results/normalise-results.ts';
import { summariseInterview } from '#domain/scoring/score-interview.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';

const QUESTION: PlannedQuestion = {
  id: 'q_1',
  text: 'Tell me about a time when you had to deliver something important under pressure.',
  type: 'behavioral',
  expectedStructure: ['Situation', 'Task', 'Action', 'Result'],
  signals: ['deadline', 'pressure', 'delivered'],
  topic: 'working under pressure',
};
const SENTENCES = [
  'Last year our biggest customer needed a new report two weeks before the deadline.',
  'I listed what the customer really needed and then I built one part each day.',
  'As a result we delivered two days early.',
  'Um, you know, basically it was sort of fine.',
  'I built one part each day.',
];

function reportOf(answers: readonly (readonly [string, string])[]): InterviewResults {
  const questions = answers.map(([main, followUp], i) =>
    scoreQuestion({
      question: { ...QUESTION, id: `q_${i + 1}` },
      role: 'Analyst',
      company: 'Acme',
      responses: [
        { asked: QUESTION.text, answer: main },
        { asked: 'And then?', answer: followUp },
      ],
    }),
  );
  return {
    interview_id: 'int_1',
    overall: summariseInterview(questions),
    questions,
    role: 'Analyst',
    company: 'Acme',
    style: 'normal',
    length: '10min',
    completed_at: '2026-11-20T10:00:00.000Z',
    engine: 'embedded',
    engine_version: '1',
  };
}

describe('a report in its raw form', () => {
  it('is read as it was written, whatever was said', () => {
    const answer = fc.array(fc.constantFrom(...SENTENCES), { maxLength: 12 }).map((all) => all.join(' '));
    fc.assert(
      fc.property(fc.array(fc.tuple(answer, answer), { minLength: 1, maxLength: 3 }), (answers) => {
        const stored = JSON.parse(JSON.stringify(reportOf(answers)));
        expect(normaliseResults(stored)).toEqual(stored);
      }),
      { numRuns: 40 },
    );
  });

  it('has scores between 0 and 100, and none where none is stored', () => {
    const axis = (overall_score: unknown) => ({ overall_score });
    const report = normaliseResults({
      overall: {},
      questions: [
        { question_overall: { problem_answer: axis(140), conciseness: axis(60), structure: axis('high') } },
        { question_overall: {} },
      ],
    });
    expect(report?.questions.map((question) => question.overall_score)).toEqual([80, -1]);
    expect(report?.questions[0]?.question_overall.structure.overall_score).toBe(-1);
    expect(report?.overall).toMatchObject({ score: 80, problem_answer: 100, conciseness: 60, structure: -1 });
  });
});

describe('a report in its normalised form', () => {
  const report = normaliseResults({
    score_results: 71,
    summary_results: 'Good',
    improvement_results: 'Shorter',
    question_scores: [
      {
        index: 0,
        question: 'Why us?',
        overall_score: 12,
        problem_answer: { score: 80, summary: 'Clear', improvement: 'More' },
        metrics: { conciseness: 70, structure: { score: 61, summary: 'In order' } },
        responses: [{ response_text: 'I like it. I like it.', follow_up: 2, conciseness: { score: 70 } }],
      },
    ],
  });

  it('is read into the same shape', () => {
    expect(interviewResults.safeParse(report).error).toBeUndefined();
    expect(report?.overall).toMatchObject({ score: 71, summary: 'Good', improvement: 'Shorter' });
    expect(report?.questions[0]?.question_overall).toMatchObject({
      problem_answer: { overall_score: 80, overall_summary: 'Clear', overall_improvement: 'More' },
      conciseness: { overall_score: 70 },
      structure: { overall_score: 61, overall_summary: 'In order' },
    });
    expect(report?.questions[0]?.responses[0]).toMatchObject({
      question: 'Follow-up #2',
      answer: 'I like it. I like it.',
    });
  });

  it('gets its question scores from the axes that a reader can check', () => {
    expect(report?.questions[0]?.overall_score).toBe(70);
  });
});

describe('a stored penalty', () => {
  const placed = (penalty: object, answer = 'I like it. I like it.') =>
    normaliseResults({ questions: [{ responses: [{ answer, conciseness: { penalties: [penalty] } }] }] })?.questions[0]
      ?.responses[0]?.conciseness.penalties[0];

  it('stands where its offsets say when they hold its quote', () => {
    const penalty = { quote: 'I like it.', start_char: 11, end_char: 21, occurrence_index: 0 };
    expect(placed(penalty)).toMatchObject({ start_char: 11, end_char: 21 });
  });

  it('stands at its occurrence of the quote when the offsets are wrong', () => {
    const penalty = { quote: 'like', start_char: 0, end_char: 4, occurrence_index: 1 };
    expect(placed(penalty)).toMatchObject({ quote: 'like', start_char: 13, end_char: 17 });
  });

  it('whose quote was cut in the browser keeps its whole place', () => {
    const answer = 'word '.repeat(60);
    const penalty = { quote: answer.slice(0, 160), start_char: 0, end_char: 250 };
    expect(placed(penalty, answer)).toMatchObject({ start_char: 0, end_char: 250, quote: answer.slice(0, 250) });
  });

  it('has no place when its words are not there', () => {
    const penalty = { quote: 'gone', start_char: 2, end_char: 6 };
    expect(placed(penalty)).toMatchObject({ quote: '', start_char: 0, end_char: 0 });
  });

  it.each([
    ['red', 'red'],
    ['large', 'red'],
    ['medium', 'yellow'],
    ['small', 'yellow'],
    ['orange', 'orange'],
    ['blue', 'grey'],
    [undefined, 'grey'],
  ])('of the size or colour %s is marked %s', (stored, shown) => {
    expect(placed({ quote: 'like', mark_value: stored })?.mark_value).toBe(shown);
  });
});

it('what is no report is none', () => {
  for (const nothing of [null, undefined, 'x', [], {}, { questions: 'none' }]) {
    expect(normaliseResults(nothing)).toBeUndefined();
  }
});
