import { describe, expect, it } from 'vitest';
import { countWords, lengthProblem } from '#client/features/setup/description-limit.ts';
import { MAX_DESCRIPTION_CHARS } from '#contract/limits.ts';

describe('the length of a description', () => {
  it.each([0, 1, MAX_DESCRIPTION_CHARS])('is fine at %i characters', (length) =>
    expect(lengthProblem('a'.repeat(length))).toBe(''),
  );

  it('is refused above the limit, with the number to leave out', () => {
    expect(lengthProblem('a'.repeat(MAX_DESCRIPTION_CHARS + 1))).toBe(
      'This is 1 character over the limit of 50,000. Please shorten it.',
    );
    expect(lengthProblem('a'.repeat(MAX_DESCRIPTION_CHARS + 2_310))).toContain('2,310 characters over');
  });

  it('does not count the white space around it, which is not sent', () => {
    expect(lengthProblem(`\n${'a'.repeat(MAX_DESCRIPTION_CHARS)}   \n`)).toBe('');
  });

  it('is told as it is written', () => {
    expect([countWords('a'), countWords('a'.repeat(1_234))]).toEqual(['1 character', '1,234 characters']);
  });
});
