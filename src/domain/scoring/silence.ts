import { countWords } from '#domain/reading/words.ts';
import { LABEL } from './evidence.ts';
import { METHOD_TALK } from './lexicon/spoken-noise.ts';
import { type Span, splitSentences } from './segment.ts';
import { findAll } from './spoken-words.ts';
import { startOfTalkToGrader } from './to-the-grader.ts';

/** The text with some of it read as silence: every other word keeps its offset. */
export function silence(text: string, spans: readonly Span[]): string {
  let read = text;
  for (const { start, end } of spans) read = read.slice(0, start) + ' '.repeat(end - start) + read.slice(end);
  return read;
}

/** A sentence that gives the grader orders or praises itself, and the name of a part before one, earn nothing and cost nothing. */
export const withoutOrdersAndLabels = (text: string): string =>
  silence(text, [
    ...findAll(text, METHOD_TALK),
    ...splitSentences(text).flatMap((sentence): Span[] => {
      const order = startOfTalkToGrader(sentence.text);
      if (order !== undefined)
        return [{ start: sentence.start + startOfOrder(sentence.text, order), end: sentence.end }];
      const label = LABEL.exec(sentence.text)?.[0].length ?? 0;
      return label > 0 ? [{ start: sentence.start, end: sentence.start + label }] : [];
    }),
  ]);

/** Where speech without full stops runs into an order, what was said before it stays. */
const startOfOrder = (sentence: string, at: number): number =>
  countWords(sentence.slice(0, at)) >= FEWEST_WORDS_BEFORE ? at : 0;
const FEWEST_WORDS_BEFORE = 7;
