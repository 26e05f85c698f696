import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locateQuote } from '#domain/scoring/locate-quote.ts';

const TEXT =
  'So I rang the bus company, and they hadn’t found it. I rang again at 9, and they had found it on the 42. I wrote it down. I wrote it up.';

const said = (quote: string, taken?: Parameters<typeof locateQuote>[2]) => {
  const found = locateQuote(TEXT, quote, taken);
  return found && { words: TEXT.slice(found.start, found.end), repaired: found.repaired };
};

describe('a quote', () => {
  it('is found as it stands', () => {
    expect(said('they had found it on the 42')).toEqual({ words: 'they had found it on the 42', repaired: false });
  });

  it.each([
    ['another case and other apostrophes', "THEY HADN'T FOUND IT"],
    ['marks around it', '“they hadn’t found it”'],
    ['points that leave something out', 'they hadn’t found it...'],
  ])('is found with %s', (_what, quote) => {
    expect(said(quote)).toEqual({ words: 'they hadn’t found it', repaired: false });
  });

  it('is set right in a word or so, from five words on', () => {
    expect(said('So I phoned the bus company')).toEqual({ words: 'So I rang the bus company', repaired: true });
    expect(said('I phoned again')).toBeUndefined();
  });

  it.each([
    ['another negation', 'and they had found it. I rang', 'So I rang the bus company, and they had found it'],
    ['another number', '', 'I rang again at 8, and they had found it on the 42'],
    ['words that nobody said', '', 'I personally saved the company nine million pounds'],
  ])('is not found with %s', (_what, _near, quote) => {
    expect(said(quote)).toBeUndefined();
  });

  it('of one or two words must stand at one place, and not within a word', () => {
    expect(said('I wrote')).toBeUndefined();
    expect(said('found it')).toBeUndefined();
    expect(said('bus')?.words).toBe('bus');
    expect(locateQuote('I abused nobody.', 'bus')).toBeUndefined();
  });

  it('is found at the next place when one is taken', () => {
    const text = 'I do it right. Then again I do it right.';
    const first = locateQuote(text, 'I do it right');
    const second = locateQuote(text, 'I do it right', first ? [first] : []);
    expect([first?.start, second?.start]).toEqual([0, 26]);
  });

  it('of whole words of any text is found where the text holds it', () => {
    const word = fc.constantFrom(
      'the',
      'till',
      'was',
      'not',
      '42',
      'short',
      'so',
      'I',
      'counted',
      'again',
      'émigré',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 5, maxLength: 40 }), fc.nat(), fc.nat(), (words, a, b) => {
        const from = a % words.length;
        const to = from + 1 + (b % (words.length - from));
        const text = words.join(' ');
        const quote = words.slice(from, to).join(' ');
        const found = locateQuote(text, quote);
        // A few words that stand at several places are nobody's, and a picture is no word.
        const said = words.slice(from, to).filter((each) => each !== '😀');
        if (found) expect(text.slice(found.start, found.end)).toBe(quote);
        else expect(said.length).toBeLessThan(3);
      }),
    );
  });
});
