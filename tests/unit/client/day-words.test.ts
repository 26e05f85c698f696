import { describe, expect, it } from 'vitest';
import { dayWords, momentWords, shortDayWords } from '#client/ui/day-words.ts';

describe('a day', () => {
  it('is written as the reader’s language has it', () => {
    expect(dayWords('2026-11-27T12:00:00Z', 'en-GB')).toBe('27 November 2026');
    expect(dayWords('2026-11-27T12:00:00Z', 'en-US')).toBe('November 27, 2026');
    expect(dayWords(new Date('2026-11-27T12:00:00Z'), 'de')).toBe('27. November 2026');
    expect(shortDayWords('2026-11-27', 'en-GB')).toBe('27 Nov');
  });

  it('without an hour is the same everywhere', () => {
    expect(dayWords('2026-03-01', 'en-GB')).toBe('1 March 2026');
  });

  it('that is none is written as nothing', () => expect(dayWords('soon', 'en-GB')).toBe(''));
});

describe('a moment', () => {
  const now = new Date(2026, 10, 22, 0, 30);
  const words = (...when: [number, number, number, number, number]) => momentWords(new Date(...when), now, 'en-GB');

  it('of today or yesterday is told by its hour', () => {
    expect(words(2026, 10, 22, 0, 5)).toBe('Today, 00:05');
    expect(words(2026, 10, 21, 21, 10)).toBe('Yesterday, 21:10');
    expect(words(2026, 10, 21, 0, 0)).toBe('Yesterday, 00:00');
  });

  it('before that by its day, and one that is none by nothing', () => {
    expect(words(2026, 10, 20, 23, 59)).toBe('20 November 2026');
    expect(momentWords('soon', now)).toBe('');
  });
});
