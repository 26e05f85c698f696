import { describe, expect, it } from 'vitest';
import { findBestMoment } from '#domain/results/best-moment.ts';
import { deliveryOf, readMeasuredAnswers } from '#domain/results/delivery.ts';
import { findPractice } from '#domain/results/practise-next.ts';
import { readResults } from '#domain/results/read-results.ts';
import type { Report } from '#domain/results/report.ts';

function read(stored: object): Report {
  const report = readResults(stored);
  if (!report) throw new Error('The report is none');
  return report;
}

describe('the best moment', () => {
  const questions = [
    { question_id: 'q_1', responses: [{ answer: 'No.' }] },
    { question_id: 'q_4', responses: [{ answer: 'So.' }, { answer: 'I wrote an index 🙂 at night.', follow_up: 1 }] },
  ];
  const moment = { question_id: 'q_4', response_number: 1, start_char: 2, end_char: 19, reason: 'It is exact.' };
  const found = (change: object) =>
    findBestMoment(read({ questions, overall: { best_moment: { ...moment, ...change } } }));

  it('is words of the answer that it names, under the number that the report counts', () => {
    expect(found({})).toMatchObject({ questionNumber: 2, quote: 'wrote an index 🙂', reason: 'It is exact.' });
  });

  it.each([
    ['of a question that is not there', { question_id: 'q_9' }],
    ['of a response that is not there', { response_number: 2 }],
    ['behind the end of the answer', { start_char: 90, end_char: 99 }],
    ['beyond the end of the answer', { end_char: 99 }],
    ['of nothing', { start_char: 1, end_char: 2 }],
    ['the wrong way round', { start_char: 9, end_char: 4 }],
  ])('%s is none', (_name, change) => expect(found(change)).toBeUndefined());
});

it('the question to practise is the one that the exercise names', () => {
  const questions = [{ question_overall: { structure: { overall_score: 20 } } }, { responses: [{ answer: 'I did.' }] }];
  const named = (exercise: string) => findPractice(read({ overall: { exercise }, questions }))?.number;
  expect(named('Answer question 2 in a few sentences.')).toBe(2);
  expect(named('Answer question 3 again.')).toBe(1);
});

it('the question with most to gain is the lowest scored one, the first of several', () => {
  const scored = (...scores: number[]) =>
    findPractice(
      read({ questions: scores.map((score) => ({ question_overall: { structure: { overall_score: score } } })) }),
    )?.number;
  expect(scored(60, 40, 40, -1)).toBe(2);
  expect(scored(-1)).toBeUndefined();
  expect(scored()).toBeUndefined();
});

describe('how answers were spoken', () => {
  const metrics = {
    speechDurationMs: 60_000,
    durationMs: 80_000,
    silenceDurationMs: 20_000,
    pauseCount: 10,
    avgPauseLength: 1_500,
    wordsPerMinute: 120,
  };
  const filler = (more: object) => ({ label: 'Filler words', quote: 'um', occurrence_index: 0, points: 3, ...more });
  const report = (penalties: object[], sources = [{ entry_id: 'a', start_char: 0, end_char: 20 }]) =>
    read({
      questions: [
        {
          responses: [{ answer: 'um one two um three four five six seven eight', sources, conciseness: { penalties } }],
        },
        { responses: [{ answer: 'um typed words that nobody heard', sources: [{ entry_id: 'typed' }] }] },
      ],
    });
  const measured =
    readMeasuredAnswers({
      success: true,
      data: [
        { entryId: 'a', metrics },
        { entryId: 'b', metrics },
      ],
    }) ?? [];

  it('is added up, with the fillers of what was spoken', () => {
    const more = [{ start_char: 11, end_char: 13 }];
    expect(deliveryOf(report([filler({ more })]), measured)).toEqual({
      answers: 2,
      speakingMs: 120_000,
      wordsPerMinute: 120,
      pauses: 20,
      avgPauseMs: 1_500,
      fillers: 20,
    });
    expect(deliveryOf(report([]), measured)?.fillers).toBe(0);
  });

  it('leaves fillers open where they cost points unmarked, or nobody knows which answers were spoken', () => {
    expect(deliveryOf(report([filler({ quote: '' })]), measured)?.fillers).toBeNull();
    expect(deliveryOf(report([], []), measured)?.fillers).toBeNull();
  });

  it('is nothing where nothing was measured, or only silence', () => {
    expect(deliveryOf(report([]), [])).toBeUndefined();
    expect(
      deliveryOf(report([]), readMeasuredAnswers({ data: [{ entryId: 'a', metrics: {} }, null] }) ?? []),
    ).toBeUndefined();
    expect(readMeasuredAnswers({ success: true })).toBeUndefined();
  });
});
