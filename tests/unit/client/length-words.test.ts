import { describe, expect, it } from 'vitest';
import { countWords, lengthProblem } from '#client/ui/length-words.ts';

const MAX = 50_000;

describe('the length of a text', () => {
  it.each([0, 1, MAX])('is fine at %i characters', (length) => expect(lengthProblem('a'.repeat(length), MAX)).toBe(''));

  it('is refused above the limit, with the number to leave out', () => {
    expect(lengthProblem('a'.repeat(MAX + 1), MAX)).toBe(
      'This is 1 character over the limit of 50,000. Please shorten it.',
    );
    expect(lengthProblem('a'.repeat(MAX + 2_310), MAX)).toContain('2,310 characters over');
  });

  it('does not count the white space around it, which is not sent', () => {
    expect(lengthProblem(`\n${'a'.repeat(MAX)}   \n`, MAX)).toBe('');
  });

  it('is told as it is written', () => {
    expect([countWords('a'), countWords('a'.repeat(1_234))]).toEqual(['1 character', '1,234 characters']);
  });
});
