import { straighten } from '#domain/reading/straighten.ts';
import { ALSO_ACRONYMS, ALSO_NAMES, COMMON_TYPOS, MAY_GO_ON } from './common-typos.ts';
import { matchCase } from './match-case.ts';
import { wordAtCaret } from './word-at-caret.ts';
import { isAllCapitals, isCode, isSentenceStart, startsWithCapital } from './word-kind.ts';

export interface TypoFix {
  /** Where the word begins. */
  start: number;
  wrong: string;
  right: string;
  /** Where the caret belongs once the word is replaced. */
  caret: number;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * What to replace in a text that is being typed: the word at the caret, when it is one of the common typos. A space or
 * a new line behind a word ends it; before that a word is fixed only when the typist `pauses`, because an address, an
 * identifier or a longer word may still come of it. Null when there is nothing to fix, and for names, abbreviations and
 * code. `spared` are words, in small letters, that the writer wants as they are.
 */
export function fixTypo(
  text: string,
  caret: number,
  { pauses = false, spared = NOTHING }: { pauses?: boolean; spared?: ReadonlySet<string> } = {},
): TypoFix | null {
  if (!pauses && !/\s/.test(text.charAt(caret - 1))) return null;
  const placed = wordAtCaret(text, caret);
  if (!placed) return null;
  const { start, end, word } = placed;
  const typo = straighten(word.toLowerCase());
  const meant = Object.hasOwn(COMMON_TYPOS, typo) ? COMMON_TYPOS[typo] : undefined;
  if (meant === undefined || spared.has(typo)) return null;
  if (isAllCapitals(word) ? ALSO_ACRONYMS.has(typo) : !hasUsualCase(word)) return null;

  const mayBeName = ALSO_NAMES.has(typo) && startsWithCapital(word) && !isAllCapitals(word);
  if (mayBeName && !isSentenceStart(text, start)) return null;
  if (caret === end && (mayBeName || MAY_GO_ON.has(typo))) return null;
  if (isCode(text, placed)) return null;

  const right = matchCase(word, meant);
  const moved = caret >= end ? caret + right.length - word.length : Math.min(caret, start + right.length);
  return { start, wrong: word, right, caret: moved };
}

/** Small throughout, or with a first capital alone. */
const hasUsualCase = (word: string): boolean => word.slice(1) === word.slice(1).toLowerCase();
