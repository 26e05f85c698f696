import { describe, expect, it } from 'vitest';
import { keyMetrics } from '#domain/results/key-metrics.ts';
import { missingEntries } from '#domain/transcript/missing-entries.ts';
import { readFollowUpFlag } from '#domain/transcript/read-follow-up-flag.ts';
import { toShownSpeaker, toWireSpeaker } from '#domain/transcript/speaker.ts';

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
