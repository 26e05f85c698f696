import { straighten } from './straighten.ts';
/** What somebody said, taken apart once for all who read it. */
export interface Words {
  /** As it was said, with one kind of apostrophe. Every place below counts in it. */
  text: string;
  /** Words, endings that a contraction hides, figures and the marks . , ? !, in lower case. */
  tokens: readonly string[];
  sentences: readonly Sentence[];
}

export interface Sentence {
  text: string;
  /** Places in the text, the end not among them. */
  start: number;
  end: number;
}

const TOKEN = /n't(?!\p{L})|'(?:s|m|re|ve|ll|d)(?!\p{L})|\p{L}+?(?=n't(?!\p{L}))|\p{L}+|\p{N}+|[?!.,]/gu;

/** Where a sentence can end: after its marks and what closes a quotation, before a space. */
const SENTENCE_END = /[.?!…]["')\]]*(?=\s)|\n/g;
/** Without marks, speech is cut where it goes on with another step, at the earliest after so many characters. */
const LONG_WITHOUT_MARKS = 140;
const GOES_ON = /(?:,| (?=(?:and then|so then|and so|so i|and i|then i|but then|because|but i|anyway|in the end)\b))/g;
/** Beyond this, a token is noise of a keyboard and is cut, so that no pattern ever runs over it. */
const LONGEST_TOKEN = 24;

export function wordsOf(said: string): Words {
  const text = straighten(said);
  return { text, tokens: tokensOf(text), sentences: sentencesOf(text) };
}

/** The words of a text, as features and counts read them. */
export const tokensOf = (text: string): string[] =>
  (text.toLowerCase().match(TOKEN) ?? []).map((token) =>
    token.length > LONGEST_TOKEN ? token.slice(0, LONGEST_TOKEN) : token,
  );

export const isWord = (token: string): boolean => token.length > 1 || /[\p{L}\p{N}]/u.test(token);

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
  if (!/[\p{L}\p{N}]/u.test(trimmed)) return;
  const start = from + piece.indexOf(trimmed);
  found.push({ text: trimmed, start, end: start + trimmed.length });
}
