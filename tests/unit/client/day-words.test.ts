import { describe, expect, it } from 'vitest';
import { dayWords, shortDayWords } from '#client/ui/day-words.ts';

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
