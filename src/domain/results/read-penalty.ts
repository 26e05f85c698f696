import type { Penalty } from '#contract/results.ts';
import type { MarkValue } from '#contract/words.ts';
import { count, type Loose, records, text } from '#domain/answers/loose-json.ts';
import { CUT_QUOTE_CHARS } from './cut-results.ts';

const COLOURS: Record<string, MarkValue> = {
  red: 'red',
  large: 'red',
  orange: 'orange',
  yellow: 'yellow',
  medium: 'yellow',
  small: 'yellow',
};

/**
 * Reads a stored penalty and finds its words in the answer: its offsets count when they hold the quote, else its
 * occurrence of the quote does. Words that are not there leave it without a place: quote '' and both offsets 0.
 */
export function readPenalty(stored: Loose, answer: string): Penalty {
  const place = findQuote(stored, answer);
  return {
    quote: place ? answer.slice(place.start, place.end) : '',
    occurrence_index: count(stored.occurrence_index),
    start_char: place?.start ?? 0,
    end_char: place?.end ?? 0,
    mark_value: COLOURS[text(stored.mark_value)] ?? 'grey',
    label: text(stored.label),
    reason: text(stored.reason),
    suggestion: text(stored.suggestion),
    points: Math.min(100, count(stored.points)),
    ...readMore(stored, answer),
  };
}

function readMore(stored: Loose, answer: string): Pick<Penalty, 'more'> {
  const more = records(stored.more)
    .map((place) => ({ start_char: count(place.start_char), end_char: count(place.end_char) }))
    .filter(({ start_char, end_char }) => start_char < end_char && end_char <= answer.length);
  return more.length > 0 ? { more } : {};
}

function findQuote(stored: Loose, answer: string): { start: number; end: number } | undefined {
  const quote = text(stored.quote);
  if (quote === '') return undefined;
  const start = count(stored.start_char);
  const end = count(stored.end_char);
  const between = answer.slice(start, end);
  const isCut = quote.length === CUT_QUOTE_CHARS && between.startsWith(quote);
  if (between === quote || isCut) return { start, end };
  const found = nthIndexOf(answer, quote, count(stored.occurrence_index));
  return found === -1 ? undefined : { start: found, end: found + quote.length };
}

function nthIndexOf(whole: string, part: string, occurrence: number): number {
  let index = whole.indexOf(part);
  for (let seen = 0; seen < occurrence && index !== -1; seen++) index = whole.indexOf(part, index + 1);
  return index;
}
