import { describe, expect, it } from 'vitest';
import { readFeatures } from '#domain/reading/features.ts';
import { readAnswer } from '#domain/reading/read-answer.ts';
import { wordsOf } from '#domain/reading/words.ts';
import { READING_MODEL } from '#tests/support/reading-model.ts';

const LONG = 20_000;
/** What costs most where something is read twice over. */
const WORST: Record<string, string> = {
  'one letter': 'a',
  dots: '.',
  'a dot and a space': '. ',
  spaces: ' ',
  lines: 'a\n',
  'sentences of a letter': 'a. ',
  um: 'um ',
  commas: ',',
  quotes: '"',
  'unclosed quotes': 'he said "',
  apostrophes: "'",
  "n't": "n't",
  "didn't": "didn't ",
  dashes: '-',
  brackets: '(',
  emoji: '😀',
  Chinese: '我',
  'Chinese sentences': '我去了。',
  figures: '7',
  capitals: 'A',
  names: 'Anna Bell, ',
  'and then': 'and then ',
  'my mum': 'my mum and my dad and ',
  'I feel': 'I feel very very ',
  'can we': 'can we please just ',
  'my own': 'my own my own ',
  tabs: '\t',
  'zero width': '\u200b',
  accents: 'e\u0301',
  surrogates: '\ud800',
};
const repeated = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

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
