import { isAllCapitals, startsWithCapital } from './word-kind.ts';

/** Writes a word the way another was written: in capitals, with a first capital, or small. */
export function matchCase(typed: string, word: string): string {
  if (isAllCapitals(typed)) return word.toUpperCase();
  return startsWithCapital(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
