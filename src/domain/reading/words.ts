import { straighten } from './straighten.ts';

/** What somebody said, taken apart once for all who read it. */
export interface Words {
  /** As it was said, with one kind of apostrophe. Every place below counts in it. */
  text: string;
  /** Words, endings that a contraction hides, figures and the marks . , ? !, in lower case. */
  tokens: readonly string[];
  /** The tokens that are no marks. */
  words: readonly string[];
  sentences: readonly Sentence[];
}

/** A word and its place in the text, the end not in it. */
export interface WordAt {
  word: string;
  start: number;
  end: number;
}

export interface Sentence {
  text: string;
  /** Places in the text, the end not among them. */
  start: number;
  end: number;
}

const TOKEN = /n't(?!\p{L})|'(?:s|m|re|ve|ll|d)(?!\p{L})|\p{L}+?(?=n't(?!\p{L}))|\p{L}+|\p{N}+|[?!.,]/gu;

const HAS_A_SIGN = /[\p{L}\p{N}]/u;
const WRITTEN = /\S+/g;
const SPOKEN = /[\p{L}\p{N}]+(?:['’.,][\p{L}\p{N}]+)*/gu;

/** Where a sentence can end: after its marks and what closes a quotation, before a space. */
const SENTENCE_END = /[.?!…]["')\]]*(?=\s)|\n/g;
/** Without marks, speech is cut where it goes on with another step, at the earliest after so many characters. */
const LONG_WITHOUT_MARKS = 140;
const GOES_ON = /(?:,| (?=(?:and then|so then|and so|so i|and i|then i|but then|because|but i|anyway|in the end)\b))/g;
/** Beyond this, a token is noise of a keyboard and is cut, so that no pattern ever runs over it. */
const LONGEST_TOKEN = 24;

export function wordsOf(said: string): Words {
  const text = straighten(said);
  const tokens = tokensOf(text);
  return { text, tokens, words: tokens.filter(isWord), sentences: sentencesOf(text) };
}

/** The words as they are written: what stands between spaces, with the marks at it. Marks that stand alone are none. */
export const writtenWords = (text: string): WordAt[] =>
  placed(text, WRITTEN).filter(({ word }) => HAS_A_SIGN.test(word));

/** How many words anybody would count in a text. */
export const countWords = (text: string): number => writtenWords(text).length;

/** No more than the first words of a text, with one space between them. */
export const firstWords = (text: string, most: number): string =>
  writtenWords(text)
    .slice(0, most)
    .map(({ word }) => word)
    .join(' ');

/**
 * The words as they sound, in lower case and without marks; an apostrophe belongs to its word, a number keeps its point.
 * Of a piece of a text, their places are those in the text where it begins at `offset`.
 */
export const spokenWords = (text: string, offset = 0): WordAt[] =>
  placed(text, SPOKEN).map(({ word, start, end }) => ({
    word: straighten(word.toLowerCase()),
    start: offset + start,
    end: offset + end,
  }));

const placed = (text: string, pattern: RegExp): WordAt[] =>
  [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }));

/** What features and patterns read. */
export const tokensOf = (text: string): string[] =>
  (text.toLowerCase().match(TOKEN) ?? []).map((token) =>
    token.length > LONGEST_TOKEN ? token.slice(0, LONGEST_TOKEN) : token,
  );

const isWord = (token: string): boolean => token.length > 1 || HAS_A_SIGN.test(token);

/** The sentences of a text; where a recogniser wrote no marks, the clauses that stand for them. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(SENTENCE_END)) {
    addSentence(found, text, start, index + mark.length);
    start = index + mark.length;
  }
  addSentence(found, text, start, text.length);
  return found;
}

function addSentence(found: Sentence[], text: string, from: number, to: number): void {
  let start = from;
  if (to - from > LONG_WITHOUT_MARKS)
    for (const { index } of text.slice(from, to).matchAll(GOES_ON)) {
      const at = from + index;
      if (at - start < LONG_WITHOUT_MARKS) continue;
      addTrimmed(found, text, start, at);
      start = at;
    }
  addTrimmed(found, text, start, to);
}

function addTrimmed(found: Sentence[], text: string, from: number, to: number): void {
  const piece = text.slice(from, to);
  const trimmed = piece.trim();
  if (!HAS_A_SIGN.test(trimmed)) return;
  const start = from + piece.indexOf(trimmed);
  found.push({ text: trimmed, start, end: start + trimmed.length });
}
