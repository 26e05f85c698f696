import { describe, expect, it } from 'vitest';
import { deniesWhatIsAsked } from '#domain/interview/denies-what-is-asked.ts';

const FAILURE = 'Tell me about a time when you failed.';

describe('who is asked for a failure', () => {
  it.each([
    "I don't really fail at things. Last year I won the prize for the best display.",
    'We launched it in March and it was a huge success, the board was delighted.',
  ])('is led back when they tell none: %s', (answer) => {
    expect(deniesWhatIsAsked(FAILURE, answer)).toBe(true);
  });

  it.each([
    'The first launch failed and I apologised. The second was a huge success.',
    "I don't fail often, but I forgot the cake once and the bride was upset.",
    'I sent the letters too early and nobody came.',
  ])('is not led back when something did go wrong: %s', (answer) => {
    expect(deniesWhatIsAsked(FAILURE, answer)).toBe(false);
  });

  it('may tell a success where a success was asked for', () => {
    expect(deniesWhatIsAsked('Tell me about something you are proud of.', 'It was a huge success.')).toBe(false);
  });
});
