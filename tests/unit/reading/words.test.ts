import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf, tokensOf, wordsOf } from '#domain/reading/words.ts';

describe('what was said, taken apart', () => {
  it('is words, the endings that a contraction hides, figures and marks', () => {
    expect(tokensOf("I didn't ask, she'd know. 24 of us?")).toEqual([
      'i',
      'did',
      "n't",
      'ask',
      ',',
      'she',
      "'d",
      'know',
      '.',
      '24',
      'of',
      'us',
      '?',
    ]);
    expect(wordsOf('It’s fine').tokens).toEqual(['it', "'s", 'fine']);
  });

  it('is cut at the ends of sentences, and without marks where speech goes on', () => {
    expect(sentencesOf('One. "Two!" Three').map(({ text }) => text)).toEqual(['One.', '"Two!"', 'Three']);
    const spoken = Array.from(
      { length: 8 },
      (_, i) => `so then i went to the other shop number ${i} and asked for it`,
    ).join(' ');
    const cut = sentencesOf(spoken);
    expect(cut.length).toBeGreaterThan(2);
    expect(cut.map(({ text }) => text).join(' ')).toBe(spoken);
  });

  it('names the place of each sentence, whatever was said', () =>
    assert(
      property(string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const { text: read, sentences } = wordsOf(text);
        let before = 0;
        for (const sentence of sentences) {
          expect(read.slice(sentence.start, sentence.end)).toBe(sentence.text);
          expect(sentence.start).toBeGreaterThanOrEqual(before);
          before = sentence.end;
        }
      }),
    ));
});
