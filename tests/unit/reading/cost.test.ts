import { describe, expect, it } from 'vitest';
import { readFeatures } from '#domain/reading/features.ts';
import { readAnswer } from '#domain/reading/read-answer.ts';
import { wordsOf } from '#domain/reading/words.ts';
import { READING_MODEL } from '#tests/support/reading-model.ts';
import { repeated, WORST } from '#tests/support/worst-texts.ts';

const LONG = 20_000;
const ASKED = { question: 'Tell me about a time when you made a mistake.', type: 'behavioral', gap: '' };
const read = (said: string) =>
  readAnswer(READING_MODEL, { said, asked: ASKED, earlier: '', question: ASKED.question, by: 'embedded' });

describe.each(Object.entries(WORST))('twenty thousand characters of %s', (_name, piece) => {
  it('are read with work that grows no faster than they do', () => {
    // What is counted is work and not time, so that a busy machine says the same.
    const work = (length: number) => {
      let taken = 0;
      const words = wordsOf(repeated(piece, length));
      readFeatures(words, ASKED, () => {
        taken += 1;
      });
      return taken + words.tokens.length + words.sentences.reduce((sum, { text }) => sum + text.length, 0);
    };
    expect(work(LONG)).toBeLessThanOrEqual(2.5 * work(LONG / 2) + 1_000);
  });

  it('get a reading', () => {
    expect(read(repeated(piece, LONG)).by).toBe('embedded');
  });
});
