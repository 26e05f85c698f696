import affixes from 'dictionary-en/index.aff?raw';
import wordList from 'dictionary-en/index.dic?raw';
import nspell from 'nspell';
import { americanForms } from '#domain/spelling/british-spelling.ts';
import { rankSuggestions } from '#domain/spelling/rank-suggestions.ts';

// Reading the dictionary takes a second, one word up to half of one: too long for the thread that a person types in.
const speller = nspell(affixes, wordList);

addEventListener('message', ({ data: word }: MessageEvent<string>) => {
  postMessage({ word, suggestions: suggest(word) });
});

function suggest(word: string): string[] {
  const known = speller.correct(word) || americanForms(word).some((form) => speller.correct(form));
  return known ? [] : rankSuggestions(word, speller.suggest(word));
}
