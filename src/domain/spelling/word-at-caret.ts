/** A word in a text: where it stands and how it is written. */
export interface PlacedWord {
  start: number;
  /** The place after its last letter. */
  end: number;
  word: string;
}

const LETTER = /[\p{L}\p{M}'’]/u;
const APOSTROPHE = /['’]/;

const isLetter = (text: string, place: number): boolean => LETTER.test(text.charAt(place));

/** What may stand between a finished word and the caret: its punctuation and one space. */
const FINISHED = /[^\s\p{L}\p{M}]*\s?$/u;

/**
 * The word that is being typed or was just finished: the caret stands in it, at its end, or behind it with no more than
 * its punctuation and one space between. Null where there is none. Apostrophes around a word are quotes, not part of it.
 */
export function wordAtCaret(text: string, caret: number): PlacedWord | null {
  const before = text.slice(0, caret);
  const last = (isLetter(text, caret - 1) ? caret : caret - (FINISHED.exec(before)?.[0].length ?? 0)) - 1;
  if (!isLetter(text, last)) return null;
  let start = last;
  while (isLetter(text, start - 1)) start--;
  let end = last + 1;
  while (isLetter(text, end)) end++;
  while (start < end && APOSTROPHE.test(text.charAt(start))) start++;
  while (end > start && APOSTROPHE.test(text.charAt(end - 1))) end--;
  return start < end ? { start, end, word: text.slice(start, end) } : null;
}
