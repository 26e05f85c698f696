import { expect, it } from 'vitest';
import { gradeSpeech } from '#domain/speech-metrics/speech-grade.ts';

const BEST = { durationMs: 10_000, speechDurationMs: 6_100, avgPauseLength: 1_999, wordsPerMinute: 121 };

it.each([
  [{}, 'excellent'],
  [{ speechDurationMs: 6_000 }, 'good'],
  [{ avgPauseLength: 2_000 }, 'good'],
  [{ wordsPerMinute: 120 }, 'good'],
  [{ speechDurationMs: 4_501, avgPauseLength: 2_999, wordsPerMinute: 101 }, 'good'],
  [{ speechDurationMs: 4_500 }, 'fair'],
  [{ avgPauseLength: 3_000 }, 'fair'],
  [{ wordsPerMinute: 100 }, 'fair'],
  [{ speechDurationMs: 3_001, avgPauseLength: 60_000, wordsPerMinute: 81 }, 'fair'],
  [{ speechDurationMs: 3_000 }, 'poor'],
  [{ wordsPerMinute: 80 }, 'poor'],
  [{ durationMs: 0, speechDurationMs: 0 }, 'poor'],
])('speech with %j is graded %s', (changed, grade) => {
  expect(gradeSpeech({ ...BEST, ...changed })).toBe(grade);
});

it('speech whose rate nobody knows is graded poor', () => {
  const { wordsPerMinute: _, ...unknown } = BEST;
  expect(gradeSpeech(unknown)).toBe('poor');
});
