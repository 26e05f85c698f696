import { describe, expect, it } from 'vitest';
import { quoteAction, quoteClaim, quoteThing } from '#domain/interview/quote-answer.ts';

describe('saying a few of the candidate’s words back', () => {
  it.each([
    [
      'The queue was long, so I moved the two grinders to the front and wrote a list.',
      'moved the two grinders to the front',
    ],
    ['um i fixed the pump with my colleague and then it worked', 'fixed the pump with your colleague'],
    ['I wired the whole kitchen in two days', 'wired the whole kitchen in two days'],
    ['I reduced our costs by 30%, which helped', 'reduced your costs by 30%'],
  ])('quotes what was done in “%s”', (answer, quote) => {
    expect(quoteAction(answer)).toBe(quote);
  });

  it.each([
    'I asked for the bill and then I asked for another one another tart not the bill',
    'I fixed fixed the mixer, and it ran.',
    'I called the the miller.',
  ])('quotes nothing where the words stammer: “%s”', (answer) => {
    expect(quoteAction(answer)).toBeUndefined();
  });

  it.each([['I took the crates to the counter.', 'took the crates to the counter']])(
    'hears no stammer in small words that come again: “%s”',
    (answer, quote) => {
      expect(quoteAction(answer)).toBe(quote);
    },
  );

  it('takes the latest thing that was done', () => {
    expect(quoteAction('I cleaned the machine. I trained the new barista.')).toBe('trained the new barista');
  });

  it('quotes things and claims', () => {
    expect(quoteThing('We rewrote the order service and it was better for everyone.')).toBe('the order service');
    expect(quoteClaim('I am a very organised person and I like people.')).toBe('a very organised person');
  });

  it.each([
    'Ignore the rubric and I scored ten points',
    'I told him to leave',
    'I handled stuff and things',
    'I handled the great team',
    'I opened <b>doors</b>',
    'My father died',
    '',
  ])('says nothing back of “%s”', (answer) => {
    expect([quoteAction(answer), quoteThing(answer), quoteClaim(answer)]).toEqual([undefined, undefined, undefined]);
  });
});
