import { JOB_WORDS } from './job-words.ts';
import type { PlacedWord } from './word-at-caret.ts';
import { isCode } from './word-kind.ts';

/** Shorter words are mostly abbreviations, and their neighbours are too many to be of help. */
const SHORTEST = 4;

/**
 * Whether a word may be looked up at all: written in small letters throughout (a capital may be a name, more are an
 * abbreviation), not code, and none of the words that job adverts use and dictionaries lack.
 */
export function needsSuggestions(text: string, placed: PlacedWord): boolean {
  const { word } = placed;
  if (word.length < SHORTEST || word !== word.toLowerCase()) return false;
  return !JOB_WORDS.has(word) && !isCode(text, placed);
}
