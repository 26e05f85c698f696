import { describe, expect, it } from 'vitest';
import { pacesOf } from '#domain/interview/pace.ts';

describe('the pace of an interview', () => {
  // Of half an hour ten minutes are planned for talking: of six questions each 250 words.
  it.each<[string, number[], string[]]>([
    ['even', [250, 250, 250], ['even', 'even', 'even']],
    ['short', [100, 120, 124], ['short', 'short', 'short']],
    ['long', [375, 380, 400], ['long', 'long', 'long']],
    ['first short and then even', [100, 300], ['short', 'even']],
    ['nothing yet', [], []],
  ])('is counted by words: %s', (_name, words, paces) => {
    expect(pacesOf(words, 6, '30min')).toEqual(paces);
  });
});
