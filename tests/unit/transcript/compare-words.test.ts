import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlacedWord } from '#contract/speech-metrics-calls.ts';
import { placeCorrected, placeWords } from '#domain/speech-metrics/place-words.ts';
import { differsAtMost } from '#domain/transcript/compare-words.ts';

const HEARD = 'I wrote the worst grocery anew and it was fast';
const SHARE = 0.3;

describe('how far a correction goes', () => {
  it.each([
    ['a word that is another', 'I wrote the worst query anew and it was fast', true],
    ['three words of ten', 'We wrote a worst query anew and it was fast', true],
    ['four words of ten', 'We wrote a worst query anew and it is fast', false],
    ['words that are left out', 'wrote worst grocery anew and was fast', true],
    ['more words that are left out', 'wrote worst grocery anew and fast', false],
    ['words that are put in', 'I wrote the very worst grocery anew and then it was fast', true],
    ['case and marks', 'I WROTE the worst “grocery” anew – and it was fast!', true],
    ['nothing of it', 'Something else', false],
  ])('%s', (_what, corrected, fits) => {
    expect(differsAtMost(SHARE, HEARD, corrected)).toBe(fits);
  });

  it('is measured by what was heard: so few words cannot be corrected', () => {
    expect(differsAtMost(SHARE, 'I did', 'I know')).toBe(false);
    expect(differsAtMost(SHARE, 'I did', 'i did.')).toBe(true);
  });

  it('is as much as the fewest words that have to change', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(words, words, (before, after) => {
        const share = distance(before, after) / before.length;
        const fits = (most: number) => differsAtMost(most, before.join(' '), after.join(' '));
        expect(fits(share + 1e-9)).toBe(true);
        if (share > 0) expect(fits(share - 0.5 / before.length)).toBe(false);
      }),
    );
  });
});

/** The edit distance by its definition. */
function distance(before: readonly string[], after: readonly string[]): number {
  if (before.length === 0 || after.length === 0) return before.length + after.length;
  const [rest, others] = [before.slice(1), after.slice(1)];
  if (before[0] === after[0]) return distance(rest, others);
  return 1 + Math.min(distance(rest, after), distance(before, others), distance(rest, others));
}

describe('the times of a corrected answer’s words', () => {
  const placed = (text: string): PlacedWord[] =>
    placeWords(
      text,
      text.split(' ').map((word, i) => ({ word, startMs: i * 500, endMs: i * 500 + 400 })),
      [],
      60_000,
    );
  const times = (words: readonly PlacedWord[]) =>
    words.map(({ word, startMs, endMs, estimated = false }) => [word, startMs, endMs, estimated]);

  it('are those that were heard; a word in the place of another has that one’s', () => {
    expect(times(placeCorrected('I wrote the worst query', placed('I wrote the worst grocery')))).toEqual([
      ['I', 0, 400, false],
      ['wrote', 500, 900, false],
      ['the', 1_000, 1_400, false],
      ['worst', 1_500, 1_900, false],
      ['query', 2_000, 2_400, false],
    ]);
  });

  it('lie between their neighbours, and are estimated, where one word became two', () => {
    expect(times(placeCorrected('the load test ran', placed('the lotus ran')))).toEqual([
      ['the', 0, 400, false],
      ['load', 400, 700, true],
      ['test', 700, 1_000, true],
      ['ran', 1_000, 1_400, false],
    ]);
  });

  it('stay estimated where they were', () => {
    const spread = placeWords('one two three', undefined, [{ startMs: 0, endMs: 3_000 }], 3_000);
    expect(placeCorrected('one too three', spread).every(({ estimated }) => estimated)).toBe(true);
  });

  it('never go back, and stand at their words, whatever became of them', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'É', '—', 'x.'), { maxLength: 30 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const corrected = after.join(' ');
        const words = placeCorrected(corrected, placed(before.join(' ')));
        for (const [i, { word, start_char, end_char, startMs, endMs }] of words.entries()) {
          expect(corrected.slice(start_char, end_char)).toBe(word);
          expect(endMs).toBeGreaterThanOrEqual(startMs);
          expect(startMs).toBeGreaterThanOrEqual(words[i - 1]?.startMs ?? 0);
        }
      }),
    );
  });
});
