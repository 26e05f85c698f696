import { describe, expect, it } from 'vitest';
import type { Penalty } from '#contract/results.ts';
import { keyMetrics } from '#domain/results/key-metrics.ts';
import { markAnswer } from '#domain/results/mark-answer.ts';
import { missingEntries } from '#domain/transcript/missing-entries.ts';
import { readFollowUpFlag } from '#domain/transcript/read-follow-up-flag.ts';
import { toShownSpeaker, toWireSpeaker } from '#domain/transcript/speaker.ts';

const penalty = (answer: string, quote: string, points: number): Penalty => ({
  quote,
  start_char: answer.indexOf(quote),
  end_char: answer.indexOf(quote) + quote.length,
  occurrence_index: 0,
  mark_value: 'red',
  label: 'Test',
  reason: '',
  suggestion: '',
  points,
});

describe('marking an answer', () => {
  const answer = 'I did this and then I did that.';

  it('cuts it into pieces that join to the answer again', () => {
    const pieces = markAnswer(answer, [penalty(answer, 'and then', 3), penalty(answer, 'did that', 2)]);
    expect(pieces.map(({ text }) => text).join('')).toBe(answer);
    expect(pieces.filter((piece) => piece.number).map(({ text, number }) => [number, text])).toEqual([
      [1, 'and then'],
      [2, 'did that'],
    ]);
  });

  it('marks the costlier of two findings that overlap, and none whose words are not there', () => {
    const astray = { ...penalty(answer, 'did', 9), quote: 'gone' };
    const pieces = markAnswer(answer, [penalty(answer, 'then I did', 2), penalty(answer, 'I did that', 5), astray]);
    expect(pieces.filter((piece) => piece.number).map(({ text }) => text)).toEqual(['I did that']);
  });
});

describe('key metrics', () => {
  it('count every answered question and average the scored ones', () => {
    const questions = [{ overall_score: 80 }, { overall_score: -1 }, { overall_score: 71 }];
    expect(keyMetrics(questions)).toEqual({
      totalQuestions: 3,
      average: 76,
      sum: 151,
      scored: 2,
      strong: 2,
      weak: 0,
      highest: { score: 80, number: 1 },
      lowest: { score: 71, number: 3 },
    });
  });

  it('have no average without a score', () => {
    expect(keyMetrics([{ overall_score: -1 }])).toMatchObject({ average: -1, highest: undefined });
  });
});

describe('merging a transcript', () => {
  const known = [
    { id: 'a', speaker: 'ai' as const, text: 'Why?', questionIndex: 0 },
    { id: 'b', speaker: 'human' as const, text: 'Because.', questionIndex: 0 },
    { id: 'c', speaker: 'human' as const, text: 'Because.', questionIndex: 1 },
  ];

  it('takes known ids and known words for what they are', () => {
    const incoming = [
      { id: 'a', speaker: 'AI', text: 'Why?' },
      { speaker: 'User', text: 'Because.', questionNumber: 1 },
      { speaker: 'User', text: 'Because.', questionNumber: 2 },
      { speaker: 'User', text: 'Because.', questionNumber: 2 },
      { speaker: 'User', text: '  ' },
    ];
    expect(missingEntries(known, incoming)).toEqual([{ speaker: 'human', text: 'Because.', questionNumber: 2 }]);
  });

  it('reads each spelling of speaker and follow-up', () => {
    expect(['AI', 'ai', 'User', 'human'].map(toWireSpeaker)).toEqual(['ai', 'ai', 'human', 'human']);
    expect([toShownSpeaker('ai'), toShownSpeaker('human')]).toEqual(['AI', 'User']);
    expect([{ isFollowup: true }, { isFollowUp: true }, { is_follow_up: true }, {}].map(readFollowUpFlag)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
