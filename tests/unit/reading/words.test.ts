import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countWords,
  firstWords,
  sentencesOf,
  spokenWords,
  tokensOf,
  wordsOf,
  writtenWords,
} from '#domain/reading/words.ts';

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
    expect(wordsOf('It’s fine.').words).toEqual(['it', "'s", 'fine']);
  });

  it('counts words as anybody would, and cuts behind one', () => {
    const said = ' We’d a well-known fault – 3.5 per cent.\n';
    expect(writtenWords(said).map(({ word }) => word)).toEqual([
      'We’d',
      'a',
      'well-known',
      'fault',
      '3.5',
      'per',
      'cent.',
    ]);
    expect([countWords(said), countWords(' – ')]).toEqual([7, 0]);
    expect(firstWords(said, 3)).toBe('We’d a well-known');
  });

  it('has words as they sound, without the marks at them', () => {
    expect(spokenWords('“We’d a well-known fault: 3.5%!”').map(({ word }) => word)).toEqual([
      "we'd",
      'a',
      'well',
      'known',
      'fault',
      '3.5',
    ]);
  });

  it('names the place of each word, whatever was said', () =>
    assert(
      property(string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        for (const { word, start, end } of writtenWords(text)) expect(text.slice(start, end)).toBe(word);
        for (const { word, start, end } of spokenWords(text, 7))
          expect(
            text
              .slice(start - 7, end - 7)
              .toLowerCase()
              .replaceAll('’', "'"),
          ).toBe(word);
      }),
    ));

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
