import { countWords, writtenWords } from '#domain/reading/words.ts';

/** Where a clause ends. */
const CLAUSE_END = /[.?!…;:,]["”')\]]*(?=\s|$)|\n/g;
const FEWEST_WORDS = 4;
const MOST_WORDS = 22;

/** The whole clauses that hold some words, in the letters of the speaker; cut only where a clause is very long. */
export function clauseAround(text: string, start: number, end: number): string {
  const ends = [...text.matchAll(CLAUSE_END)].map(({ index, 0: mark }) => index + mark.length);
  let from = ends.filter((at) => at <= start).at(-1) ?? 0;
  let to = ends.find((at) => at >= end) ?? text.length;
  // A clause of a word or two says nothing alone.
  if (countWords(text.slice(from, to)) < FEWEST_WORDS) {
    const next = ends.find((at) => at > to);
    const before = ends.filter((at) => at < from).at(-1) ?? 0;
    if (next !== undefined && !/[.?!]\W*$/.test(text.slice(from, to))) to = next;
    else if (from > 0 && !/[.?!]\W*$/.test(text.slice(0, from).trimEnd())) from = before;
  }
  return shortened(bare(text.slice(from, to)), text.slice(start, end));
}

/** The last clauses of a text. */
export function lastClause(text: string): string {
  const trimmed = text.trimEnd();
  return clauseAround(trimmed, Math.max(0, trimmed.length - 1), trimmed.length);
}

/** The clauses that a place begins with, up to some twenty words: it is never cut inside of one, where there is an end. */
export function clausesFrom(text: string, from: number, end: number): { start: number; end: number } {
  const start = from + (text.slice(from, end).match(/^[\s,.;:–—-]+/)?.[0].length ?? 0);
  const whole = text.slice(start, end);
  if (countWords(whole) <= MOST_WORDS) return { start, end };
  const ends = [...whole.matchAll(CLAUSE_END)].map(({ index }) => index).filter((at) => at > 0);
  const fitting = ends.filter(
    (at) => countWords(whole.slice(0, at)) <= MOST_WORDS && countWords(whole.slice(0, at)) >= FEWEST_WORDS,
  );
  const last = fitting.at(-1);
  return { start, end: last === undefined ? end : start + last };
}

const bare = (text: string): string =>
  text
    .trim()
    .replace(/^[\s,.;:–—-]+/, '')
    .replace(/[\s,.;:–—-]+$/, '');

/** Of a clause without an end, the words on both sides of what is meant. */
function shortened(clause: string, meant: string): string {
  const words = writtenWords(clause);
  if (words.length <= MOST_WORDS) return clause;
  const at = Math.max(0, clause.indexOf(meant));
  const before = countWords(clause.slice(0, at));
  const from = Math.max(0, Math.min(before - 6, words.length - MOST_WORDS));
  const some = words.slice(from, from + MOST_WORDS);
  const said = clause.slice(some[0]?.start, some.at(-1)?.end);
  return `${from > 0 ? '… ' : ''}${said}${from + MOST_WORDS < words.length ? ' …' : ''}`;
}
