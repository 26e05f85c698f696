import { describe, expect, it } from 'vitest';
import { type Pace, paceOf, talkOfWords } from '#domain/interview/pace.ts';

const MINUTE = 60_000;

describe('the pace of an interview', () => {
  // Of half an hour ten minutes are planned for talking, in equal shares: of six questions each 100 seconds.
  it.each<[Pace, number, number]>([
    ['even', 0, 0],
    ['short', 49, 1],
    ['even', 50, 1],
    ['even', 149, 1],
    ['long', 150, 1],
    ['short', 249, 5],
    ['long', 450, 3],
  ])('is %s after %i seconds of %i questions', (pace, seconds, questions) => {
    expect(paceOf(seconds * 1_000, questions, 6, '30min')).toBe(pace);
  });

  it('is of a third of the length, whichever it is', () => {
    expect([paceOf(1.5 * MINUTE, 1, 3, '10min'), paceOf(3.5 * MINUTE, 3, 3, '10min')]).toEqual(['even', 'even']);
    expect([paceOf(0.9 * MINUTE, 1, 10, '60min'), paceOf(20 * MINUTE, 10, 10, '60min')]).toEqual(['short', 'even']);
  });

  it('counts typed words at 150 a minute', () => {
    expect(talkOfWords(375)).toBe(2.5 * MINUTE);
  });
});
