import { describe, expect, it } from 'vitest';
import { sentencesOf } from '#domain/interview/cut-sentences.ts';

describe('sentencesOf', () => {
  it.each([
    ['I see. What came next?', ['I see.', 'What came next?']],
    ['Thanks, Dr. Lee! And then…', ['Thanks, Dr. Lee!', 'And then…']],
    [
      'You said “it broke.” How did you\nmend 3.5 of them?',
      ['You said “it broke.”', 'How did you', 'mend 3.5 of them?'],
    ],
    ['no end', ['no end']],
    [' \n ', []],
  ])('cuts %j', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});
