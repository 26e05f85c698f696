import type { PlacedWord } from './word-at-caret.ts';

const CODE_SIGN = /[0-9_@#/\\<>{}[\]=$`~^|*+&%]|[.:()][\p{L}\p{N}]|^-/u;
const CODE_LINE = /[{}]|=>|\w\(\)| [=!]?=+ /;
const INNER_CAPITAL = /\p{Ll}\p{Lu}/u;
const WRAPPING = /^["'“‘([]+|["'”’)\].,;:!?…]+$/gu;
const SENTENCE_START = /(?:^|[.!?:;\n•–—*-])["'“‘(\s]*$/u;

/** Whether a word is part of an address, a path, an identifier or anything else that spelling has no say in. */
export function isCode(text: string, { start, end, word }: PlacedWord): boolean {
  if (INNER_CAPITAL.test(word)) return true;
  const before = text.slice(0, start);
  if ((before.match(/`/g)?.length ?? 0) % 2 === 1) return true;
  const lineStart = before.lastIndexOf('\n') + 1;
  const lineEnd = text.indexOf('\n', end);
  const line = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd);
  if (CODE_LINE.test(line)) return true;
  const runStart = start - (/\S*$/.exec(before)?.[0].length ?? 0);
  const runEnd = end + (/^\S*/.exec(text.slice(end))?.[0].length ?? 0);
  return CODE_SIGN.test(text.slice(runStart, runEnd).replace(WRAPPING, ''));
}

export const startsWithCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Two letters or more, none of them small. */
export const isAllCapitals = (word: string): boolean => word.length > 1 && word === word.toUpperCase();

/** Whether a capital at this place says nothing: the text, a line, a list item or a sentence begins here. */
export const isSentenceStart = (text: string, start: number): boolean => SENTENCE_START.test(text.slice(0, start));
