import { describe, expect, it } from 'vitest';
import { standsWhole } from '#domain/planning/stands-whole.ts';
import { findTerms, indexTerms, tokenise } from '#domain/planning/term-index.ts';

const isWhole = (text: string, word: string): boolean[] => {
  const tokens = tokenise(text);
  return findTerms(text, tokens, indexTerms([{ text: word, value: word }])).map((hit) =>
    standsWhole(hit, text, tokens),
  );
};

describe('a skill of one word', () => {
  it.each([
    ['packaging', 'Five years in packaging'],
    ['packaging', 'Packaging, labelling and palletising'],
    ['budgeting', '- manage budgeting and audit'],
    ['pastry', 'You have experience of pastry and bread'],
    ['calibration', 'calibration'],
  ])('%s stands by itself: %s', (word, text) => {
    expect(isWhole(text, word)).toEqual([true]);
  });

  it.each([
    ['packaging', 'Five years in high speed packaging, on shifts'],
    ['listening', 'Score agents by call listening and coach them'],
    ['time study', 'Returning to full-time study in the fall'],
    ['expenses', 'There is a travel expenses policy'],
  ])('%s is a part of something longer: %s', (word, text) => {
    expect(isWhole(text, word)).toEqual([false]);
  });
});
