import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlannedQuestion } from '#contract/interview.ts';
import type { InterviewResults } from '#contract/results.ts';
import { summariseInterview } from '#domain/report/summarise-interview.ts';
import { cutResults } from '#domain/results/cut-results.ts';
import { normaliseResults } from '#domain/results/normalise-results.ts';
import { readResults } from '#domain/results/read-results.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';
import { anyReport } from '#tests/support/any-report.ts';

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

const answer = fc.array(fc.constantFrom(...SENTENCES), { maxLength: 12 }).map((all) => all.join(' '));
const answers = fc.array(fc.tuple(answer, answer), { minLength: 1, maxLength: 3 });
const stored = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('a report in its raw form', () => {
  it('is read as it was written, whatever was said', () => {
    fc.assert(
      fc.property(answers, (said) => {
        const raw = stored(reportOf(said));
        expect(readResults(raw)).toEqual(raw);
      }),
      { numRuns: 40 },
    );
  });

  it('has the score 0 where one lies below, and none where it is -1', () => {
    const report = readResults({
      overall: { score: -7 },
      questions: [{ question_overall: { conciseness: { overall_score: -1 }, structure: { overall_score: -0.4 } } }],
    });
    expect(report?.overall.score).toBe(0);
    expect(report?.questions[0]?.question_overall).toMatchObject({
      problem_answer: { overall_score: -1 },
      conciseness: { overall_score: -1 },
      structure: { overall_score: 0 },
    });
    expect(report?.questions[0]?.overall_score).toBe(0);
  });

  it('may tell its parts as a list or as one text', () => {
    const parts = (expected_structure: unknown) =>
      readResults({ questions: [{ responses: [{ answer: 'Yes.', structure: { expected_structure } }] }] })?.questions[0]
        ?.responses[0]?.structure.expected_structure;
    expect(parts(['Situation', ' Action '])).toEqual(['Situation', 'Action']);
    expect(parts('Situation, Task → Action')).toEqual(['Situation', 'Task', 'Action']);
    expect(parts('STAR')).toEqual(['STAR']);
    expect(parts(7)).toEqual([]);
  });

  it('tells main response and follow-ups by follow_up, then by label, then by place', () => {
    const numbers = (responses: object[]) =>
      readResults({ questions: [{ responses }] })?.questions[0]?.responses.map((response) => [
        response.response_number,
        response.question,
        response.asked,
      ]);
    expect(
      numbers([
        { response_number: 1, follow_up: 0 },
        { response_number: 2, follow_up: 1 },
      ]),
    ).toEqual([
      [0, 'Main response', ''],
      [1, 'Follow-up #1', ''],
    ]);
    expect(numbers([{ response_number: 1, question: 'Main response' }, { question: 'Follow-up #2' }])).toEqual([
      [0, 'Main response', ''],
      [2, 'Follow-up #2', ''],
    ]);
    expect(numbers([{ response_number: 1, question: 'Why us?' }, { response_number: 2 }])).toEqual([
      [0, 'Main response', 'Why us?'],
      [1, 'Follow-up #1', ''],
    ]);
  });

  it('shows for a question without texts of its own those of its metrics', () => {
    const axis = (summary: string) => ({
      overall_score: 50,
      overall_summary: summary,
      overall_improvement: `${summary}!`,
    });
    const question_overall = { problem_answer: axis('One.'), conciseness: axis('Two.'), structure: axis('One.') };
    const [question] = readResults({ questions: [{ question_overall }] })?.questions ?? [];
    expect(question).toMatchObject({ overall_summary: 'One. Two.', overall_improvement: 'One.! Two.!' });
  });

  it('says nothing of what is not there', () => {
    const report = readResults({ questions: [], completed_at: 'yesterday', style: 'casual', length: 45 });
    expect(report).toMatchObject({ completed_at: '', style: '', length: '', role: '', company: '' });
    expect(report?.overall).toMatchObject({ score: -1, advice: [] });
  });

  it('has scores between 0 and 100, and none where none is stored', () => {
    const axis = (overall_score: unknown) => ({ overall_score });
    const report = readResults({
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
  it('is read back as it was, whatever was said', () => {
    fc.assert(
      fc.property(answers, (said) => {
        const report = readResults(stored(reportOf(said)));
        if (!report) throw new Error('The report is none');
        expect(readResults(stored(normaliseResults(report)))).toEqual(report);
      }),
      { numRuns: 40 },
    );
  });

  it('has the names of the specification', () => {
    const report = readResults(reportOf([[SENTENCES.join(' '), SENTENCES[1] ?? '']]));
    if (!report) throw new Error('The report is none');
    const normalised = normaliseResults(report);
    const [question] = normalised.question_scores;
    const axes = report.questions[0]?.question_overall;
    expect(normalised).toMatchObject({
      score_results: report.overall.score,
      summary_results: report.overall.summary,
      improvement_results: report.overall.improvement,
    });
    expect(question).toMatchObject({
      index: 0,
      question_id: 'q_1',
      question: QUESTION.text,
      problem_answer: { score: axes?.problem_answer.overall_score },
      metrics: {
        conciseness: { score: axes?.conciseness.overall_score },
        structure: { score: axes?.structure.overall_score },
      },
      criteria_scores: {
        clarity: axes?.conciseness.overall_score,
        relevance: axes?.problem_answer.overall_score,
        structure: axes?.structure.overall_score,
      },
      sub_questions: [{ question: 'And then?', answer: SENTENCES[1] }],
    });
    expect(question?.responses_by_question.Q1?.map(({ question: label }) => label)).toEqual([
      'Main response',
      'Follow-up #1',
    ]);
  });

  it('may keep its responses under the question’s number alone', () => {
    const report = readResults({
      question_scores: [{ criteria_scores: { clarity: 61, relevance: 72, structure: 83 } }, {}],
      responses_by_question: { Q1: [{ answer: 'One.' }], Q2: [{ answer: 'Two.' }, { answer: 'Three.' }] },
    });
    expect(report?.questions.map(({ responses }) => responses.map(({ answer }) => answer))).toEqual([
      ['One.'],
      ['Two.', 'Three.'],
    ]);
    expect(report?.questions[0]?.overall_score).toBe(72);
  });

  it('loses in the browser only the ends of long quotes and what is behind the eighth penalty', () => {
    const long = 'word '.repeat(60).trim();
    const penalty = (place: number) => ({ quote: long, start_char: 0, end_char: long.length, points: place });
    const report = readResults({
      questions: [
        {
          question_overall: {
            problem_answer: { overall_score: 50, criteria: [{ label: 'A', points: 1, quote: long }] },
          },
          responses: [
            { answer: long, conciseness: { score: 1, penalties: Array.from({ length: 9 }, (_, i) => penalty(i)) } },
          ],
        },
      ],
    });
    if (!report) throw new Error('The report is none');
    const kept = stored(cutResults(normaliseResults(report)));
    expect(kept.question_scores[0].responses[0].conciseness.penalties).toHaveLength(8);
    expect(JSON.stringify(kept.question_scores[0].responses_by_question)).not.toContain(`"quote":"${long}"`);
    const back = readResults(kept)?.questions[0];
    expect(back?.responses[0]?.conciseness.penalties).toEqual(
      report.questions[0]?.responses[0]?.conciseness.penalties.slice(0, 8),
    );
    expect(back?.question_overall.problem_answer.criteria[0]?.quote).toBe(long.slice(0, 160));
  });

  const report = readResults({
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
    readResults({ questions: [{ responses: [{ answer, conciseness: { penalties: [penalty] } }] }] })?.questions[0]
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

it('whatever is stored is read as a report or as none', () => {
  fc.assert(
    fc.property(anyReport, (kept) => {
      const report = readResults(kept);
      if (!report) return;
      const again = readResults(stored(cutResults(normaliseResults(report))));
      expect(again?.questions.map(({ overall_score: score }) => score)).toEqual(
        report.questions.map(({ overall_score: score }) => score),
      );
      for (const question of report.questions) {
        expect(question.overall_score).toBeGreaterThanOrEqual(-1);
        expect(question.overall_score).toBeLessThanOrEqual(100);
      }
    }),
    { numRuns: 2_000 },
  );
});

it('what is no report is none', () => {
  for (const nothing of [null, undefined, 'x', [], {}, { questions: 'none' }]) {
    expect(readResults(nothing)).toBeUndefined();
  }
});
