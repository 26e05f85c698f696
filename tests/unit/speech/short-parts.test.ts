import { describe, expect, it } from 'vitest';
import { shortParts } from '#domain/speech/short-parts.ts';

describe('cutting a text into parts that are spoken quickly', () => {
  it('leaves what is short whole', () => {
    expect(shortParts('Tell me about a team that you led.')).toEqual(['Tell me about a team that you led.']);
    expect(shortParts('')).toEqual([]);
  });

  it('cuts where a sentence ends, else a clause, else a word', () => {
    const sentence = 'Tell me about a team that you led and what you did when they did not agree.';
    expect(shortParts(`${sentence} ${sentence} ${sentence}`)).toEqual([`${sentence} ${sentence}`, sentence]);
    const clause = 'when you led a team of people who did not agree with you or with one another about it all';
    expect(shortParts(`${clause}, ${clause}`)).toEqual([`${clause},`, clause]);
    const words = Array.from({ length: 80 }, () => 'word').join(' ');
    const parts = shortParts(words);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join(' ')).toBe(words);
  });

  it('cuts what has no place to be cut, the sooner the longer it takes to say', () => {
    const letters = shortParts('a'.repeat(2_000));
    const digits = shortParts('9'.repeat(2_000));
    expect([letters.join(''), digits.join('')]).toEqual(['a'.repeat(2_000), '9'.repeat(2_000)]);
    expect(digits[0]?.length).toBeLessThan((letters[0]?.length ?? 0) / 3);
  });
});
