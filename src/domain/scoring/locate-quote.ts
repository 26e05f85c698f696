import { spokenWords } from '#domain/reading/words.ts';
import { splitClauses } from './repetition.ts';
import type { Span } from './segment.ts';
import { contentStems } from './stems.ts';

/** Where a quote stands, and whether it had to be corrected. */
export interface Located extends Span {
  repaired: boolean;
}

/** With fewer words than this a quote has to be exact, and must stand at one place only. */
const FEWEST_WORDS_TO_REPAIR = 5;
const FEWEST_WORDS_TO_REPEAT = 3;
/** Of the words of a repaired quote, so many may differ. */
const MOST_DIFFERENT = 0.1;
const NEGATION = /^(?:no|not|never|none|nobody|nothing|without|cannot|\w+n't)$/;

/**
 * Finds in a text the words that a model says it quotes: as they stand; else but for case, spacing and the kind of
 * quotation marks; else, from five words on, the one stretch that differs in a word or so, with the same negations and
 * numbers. Undefined when they are not there, or when a few words stand at several places.
 */
export function locateQuote(text: string, quote: string, taken: readonly Span[] = []): Located | undefined {
  const wanted = quote
    .trim()
    .replace(/^["“'‘](.*)["”'’]$/s, '$1')
    .replace(/[….]{3,}$|…$/, '')
    .trim();
  if (wanted === '') return undefined;
  const length = spokenWords(wanted).length;
  if (length === 0) return undefined;
  for (const [whole, part, repaired] of [
    [text, wanted, false],
    [plain(text), plain(wanted), false],
  ] as const) {
    // Folding that changes lengths would move offsets.
    if (whole.length !== text.length) continue;
    const places = findWords(whole, part);
    const free = places.filter((start) => !taken.some((span) => span.start === start));
    const [first] = free;
    if (first === undefined) continue;
    if (places.length > 1 && length < FEWEST_WORDS_TO_REPEAT) return undefined;
    return { start: first, end: first + part.length, repaired };
  }
  return length < FEWEST_WORDS_TO_REPAIR ? undefined : repair(text, wanted);
}

/** A quote's place, and how it was found: as it stands, but for a word or so, or where the text says nearly that. */
export interface Placed extends Span {
  found: 'exact' | 'repaired' | 'nearest';
}

const LEFT_OUT = /\s*(?:\[?(?:…|\.{3,})\]?|\s\/\s)\s*/;
/** Of the words that carry a quote's news so many must stand in a clause, and such a share of them. */
const FEWEST_SHARED = 2;
const LEAST_SHARED = 0.6;

/**
 * Finds a quote as `locateQuote` does; one with something left out by its longest piece; else the clause that says most
 * of it, where one does. Undefined for one that is nowhere.
 */
export function placeQuote(text: string, quote: string, taken: readonly Span[] = []): Placed | undefined {
  const whole = locateQuote(text, quote, taken);
  if (whole) return { start: whole.start, end: whole.end, found: whole.repaired ? 'repaired' : 'exact' };
  const pieces = quote
    .split(LEFT_OUT)
    .filter((piece) => spokenWords(piece).length >= FEWEST_WORDS_TO_REPEAT)
    .sort((a, b) => spokenWords(b).length - spokenWords(a).length);
  for (const piece of pieces.length > 1 || LEFT_OUT.test(quote) ? pieces : []) {
    const found = locateQuote(text, piece, taken);
    if (found) return { start: found.start, end: found.end, found: 'repaired' };
  }
  return nearestClause(text, quote);
}

/** The clause, or two side by side, that holds most of what a quote says; undefined when none holds enough. */
function nearestClause(text: string, quote: string): Placed | undefined {
  const wanted = contentStems(spokenWords(plain(quote)).map(({ word }) => word));
  const clauses = splitClauses(text);
  const stretches = [...clauses, ...clauses.slice(1).map(({ end }, i) => ({ start: clauses[i]?.start ?? end, end }))];
  let best: { span: Span; shared: number; size: number } | undefined;
  for (const span of stretches) {
    const words = spokenWords(text.slice(span.start, span.end)).map(({ word }) => plain(word));
    const said = contentStems(words);
    const shared = [...wanted].filter((stem) => said.has(stem)).length;
    if (shared < FEWEST_SHARED || shared / wanted.size < LEAST_SHARED || !holdsNumbers(words, quote)) continue;
    if (!best || shared > best.shared || (shared === best.shared && said.size < best.size))
      best = { span, shared, size: said.size };
  }
  return best && { ...best.span, found: 'nearest' };
}

/** A number that was not said there makes it another statement. */
const holdsNumbers = (words: readonly string[], quote: string): boolean =>
  spokenWords(quote).every(({ word }) => !/\d/.test(word) || words.includes(word));

/** As long as the text: case, quotation marks and dashes alike, and any white space a space. */
const plain = (text: string): string =>
  text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-').replace(/\s/g, ' ').toLowerCase();

/** Every place where the words stand as whole words. */
function findWords(text: string, wanted: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + wanted.length] ?? ' ';
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) places.push(at);
  }
  return places;
}

/** The one stretch of about as many words that differs least; undefined when none is near or two are. */
function repair(text: string, quote: string): Located | undefined {
  const words = spokenWords(text);
  const wanted = spokenWords(plain(quote)).map(({ word }) => word);
  const most = Math.floor(wanted.length * MOST_DIFFERENT) || 1;
  let best: { span: Span; differs: number } | undefined;
  let isUnique = true;
  for (let from = 0; from < words.length; from++) {
    for (let size = wanted.length - 1; size <= wanted.length + 1; size++) {
      const window = words.slice(from, from + size);
      const [first] = window;
      const last = window.at(-1);
      if (window.length < size || !first || !last) continue;
      const said = window.map(({ word }) => plain(word));
      const differs = distance(said, wanted, most);
      if (differs > most || !saysTheSame(said, wanted)) continue;
      const span = { start: first.start, end: last.end };
      if (!best || differs < best.differs) {
        isUnique = true;
        best = { span, differs };
      } else if (differs === best.differs && span.start > best.span.end) isUnique = false;
    }
  }
  return best && isUnique ? { ...best.span, repaired: true } : undefined;
}

/** The same negations and numbers: anything else would be another statement. */
function saysTheSame(said: readonly string[], wanted: readonly string[]): boolean {
  const telling = (words: readonly string[]) =>
    words.filter((word) => NEGATION.test(word) || /\d/.test(word)).join(' ');
  return telling(said) === telling(wanted);
}

/** How many words have to be put in, left out or changed; more than `most` is not counted on. */
function distance(a: readonly string[], b: readonly string[], most: number): number {
  let row = b.map((_, i) => i + 1);
  for (const [i, word] of a.entries()) {
    const next: number[] = [];
    for (const [j, other] of b.entries()) {
      const diagonal = j === 0 ? i : (row[j - 1] ?? 0);
      const above = row[j] ?? 0;
      const left = j === 0 ? i + 1 : (next[j - 1] ?? 0);
      next.push(word === other ? diagonal : 1 + Math.min(diagonal, above, left));
    }
    row = next;
    if (Math.min(...row) > most) return most + 1;
  }
  return row.at(-1) ?? a.length;
}
