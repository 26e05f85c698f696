import { straighten } from '#domain/reading/straighten.ts';
import { spokenWords, type WordAt } from '#domain/reading/words.ts';
import { PREAMBLE } from './lexicon/spoken-noise.ts';
import type { Sentence, Span } from './segment.ts';
import { isFunctionWord } from './stems.ts';

/** More content words than this in a row, without the small words of speech, are a list of keywords. */
const LONGEST_LIST_WORDS = 5;

/** Matches of a pattern, each cut to its words. */
export function findAll(text: string, pattern: RegExp): Span[] {
  const plain = straighten(text);
  return [...plain.matchAll(pattern)].flatMap((match) => {
    const tokens = spokenWords(match[0], match.index);
    const first = tokens[0];
    const last = tokens.at(-1);
    return first && last ? [{ start: first.start, end: last.end }] : [];
  });
}

/** How far the words before the answer reach; 0 when it begins at once. */
export function endOfPreamble(text: string): number {
  const match = PREAMBLE.exec(straighten(text));
  return match ? match[0].trimEnd().length : 0;
}

/** The text of a sentence without its fillers, so that a pause changes nothing that is read from it. */
export function withoutSpans(sentence: Sentence, spans: readonly Span[]): string {
  let text = '';
  let at = sentence.start;
  for (const { start, end } of spans) {
    if (start < at || end > sentence.end) continue;
    text += sentence.text.slice(at - sentence.start, start - sentence.start);
    at = end;
  }
  text += sentence.text.slice(at - sentence.start);
  return straighten(text)
    .replaceAll(/[\s,]*,(?=[\s,]*[,.?!])|\s+(?=\s)/g, '')
    .replace(/^[\s,]+/, '');
}

export const isInside = (token: WordAt, spans: readonly Span[]) =>
  spans.some((span) => token.start >= span.start && token.end <= span.end);

/** Drops runs of words without the small ones that speech is held together by: lists of keywords prove nothing. */
export function withoutLists(words: readonly string[]): string[] {
  const kept: string[] = [];
  let run: string[] = [];
  const settle = () => {
    if (run.length < LONGEST_LIST_WORDS + 1) kept.push(...run);
    run = [];
  };
  for (const word of words) {
    if (isFunctionWord(word)) {
      settle();
      kept.push(word);
    } else run.push(word);
  }
  settle();
  return kept;
}
