import { placeQuote } from '#domain/scoring/locate-quote.ts';
import type { Span } from '#domain/scoring/segment.ts';
import { wordsForModel } from '#domain/scoring/words-for-model.ts';
import type { Checks } from './checks.ts';

export interface PlacedQuote extends Span {
  /** Only the clause that says nearly that: good enough for evidence, not for a mark. */
  isNearest: boolean;
}

/** Finds a model's quotes in the words that it was sent, and counts how. */
export class Placing {
  readonly #text: string;
  readonly #checks: Checks;

  constructor(text: string, checks: Checks) {
    this.#text = wordsForModel(text);
    this.#checks = checks;
  }

  find(quote: string, taken: readonly Span[] = []): PlacedQuote | undefined {
    if (quote.trim() === '') return undefined;
    const placed = placeQuote(this.#text, quote, taken);
    this.#checks.quotes[placed?.found ?? 'dropped'] += 1;
    return placed && { start: placed.start, end: placed.end, isNearest: placed.found === 'nearest' };
  }

  words({ start, end }: Span): string {
    return this.#text.slice(start, end);
  }
}
