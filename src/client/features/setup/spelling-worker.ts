import affixes from 'dictionary-en/index.aff?raw';
import wordListAddress from 'dictionary-en/index.dic?url&no-inline';
import nspell from 'nspell';
import { americanForms } from '#domain/spelling/british-spelling.ts';
import { rankSuggestions } from '#domain/spelling/rank-suggestions.ts';

/** Reading the dictionary takes a second, one word up to half of one: too long for the thread that a person types in. */
async function readDictionary(): Promise<nspell> {
  const answer = await fetch(wordListAddress);
  if (!answer.ok) throw new Error(`The dictionary answered ${answer.status}`);
  return nspell(affixes, await answer.text());
}

const dictionary = readDictionary();

addEventListener('message', async ({ data: word }: MessageEvent<string>) => {
  postMessage({ word, suggestions: suggest(await dictionary, word) });
});

function suggest(speller: nspell, word: string): string[] {
  const known = speller.correct(word) || americanForms(word).some((form) => speller.correct(form));
  return known ? [] : rankSuggestions(word, speller.suggest(word));
}
