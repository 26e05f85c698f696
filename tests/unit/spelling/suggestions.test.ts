import { describe, expect, it } from 'vitest';
import { americanForms } from '#domain/spelling/british-spelling.ts';
import { needsSuggestions } from '#domain/spelling/needs-suggestions.ts';
import { rankSuggestions } from '#domain/spelling/rank-suggestions.ts';
import { wordAtCaret } from '#domain/spelling/word-at-caret.ts';

/** Whether the word at the bar would be looked up. */
function lookedUp(marked: string): boolean {
  const caret = marked.indexOf('|');
  const text = marked.replace('|', '');
  const placed = wordAtCaret(text, caret);
  return placed !== null && needsSuggestions(text, placed);
}

describe('the word at the caret', () => {
  it.each([
    ['some wor|ds', 'words'],
    ['some words|', 'words'],
    ['some words |', 'words'],
    ['some words. |', 'words'],
    ["don't| ask", "don't"],
    ["'quoted'|", 'quoted'],
    ['naïve|', 'naïve'],
  ])('%s is %s', (marked, word) => {
    expect(wordAtCaret(marked.replace('|', ''), marked.indexOf('|'))?.word).toBe(word);
  });

  it.each(['|words', 'words  |', '... |', "''|"])('there is none at %s', (marked) => {
    expect(wordAtCaret(marked.replace('|', ''), marked.indexOf('|'))).toBeNull();
  });
});

describe('a word is looked up', () => {
  it.each(['we need an enginerr|', 'an enginerr |', 'an eng|inerr now', '(enginerr|)'])('at %s', (marked) =>
    expect(lookedUp(marked)).toBe(true),
  );

  it.each([
    ['a name', 'at Zalandoo|'],
    ['an abbreviation', 'an LLMM|'],
    ['an inner capital', 'our gitHubb|'],
    ['a word of the trade', 'with kubernetes|'],
    ['a short word', 'teh|'],
    ['an address', 'jobs.exampel.com|'],
    ['an identifier', 'user_nmae|'],
    ['code', 'say `enginerr|'],
  ])('but not %s', (_, marked) => expect(lookedUp(marked)).toBe(false));
});

describe('suggestions', () => {
  it('come nearest first, and at most five', () => {
    const ideas = ['plot', 'allot', 'aloe', 'slot', 'lot', 'aloft', 'alto'];
    expect(rankSuggestions('alot', ideas)).toHaveLength(5);
    expect(rankSuggestions('alot', ideas)[0]).toBe('allot');
  });

  it('count two swapped letters as one slip', () => {
    expect(rankSuggestions('technicla', ['technician', 'technical'])[0]).toBe('technical');
  });

  it('leave names out', () => expect(rankSuggestions('custmer', ['customer', 'Custer'])).toEqual(['customer']));

  it.each([
    ['organise', 'organize'],
    ['colours', 'colors'],
    ['centre', 'center'],
    ['travelling', 'traveling'],
    ['licence', 'license'],
    ['programme', 'program'],
    ['enrolment', 'enrollment'],
    ['analyse', 'analyze'],
    ['behavioural', 'behavioral'],
  ])('accept British spelling: %s', (british, american) => expect(americanForms(british)).toContain(american));
});
