import type { Span } from './segment.ts';
import { contentStems, stem } from './stems.ts';

/** What a sentence is compared by. */
export interface Said {
  words: readonly string[];
  stems: ReadonlySet<string>;
  /** Every four words in a row. */
  runs: ReadonlySet<string>;
}

const LIGHT = new Set(
  'thing something someone somebody anything anyone anybody lot make made get got going go say said tell told know like want try way time people whole completely absolutely totally actually able kind sort bit tend mean'
    .split(' ')
    .map(stem),
);
const NUMBER =
  /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|twice|double)$/;

/** Stems that carry a sentence's news; words that can be said about anything are left out. */
export const saidIn = (words: readonly string[]): Said => ({
  words,
  stems: new Set([...contentStems(words)].filter((s) => !LIGHT.has(s))),
  runs: new Set(runsOf(words)),
});

const runsOf = (words: readonly string[]) => words.slice(3).map((_, i) => words.slice(i, i + 4).join(' '));

/** Whether a sentence was said before, word for word. */
export function isSaidAlready(sentence: Said, earlier: readonly Said[]): boolean {
  const same = sentence.words.join(' ');
  return earlier.some((other) => other.words.length === sentence.words.length && other.words.join(' ') === same);
}

/** Whether a sentence only says again what one of the earlier ones said, in the same or in other words. */
export function saysNothingNew(sentence: Said, earlier: readonly Said[]): boolean {
  if (sentence.words.length > 0 && isSaidAlready(sentence, earlier)) return true;
  if (sentence.words.length < 4 || earlier.length === 0) return false;
  const numbers = sentence.words.filter((word) => NUMBER.test(word));
  const known = new Set(earlier.flatMap(({ stems }) => [...stems]));
  const old = [...sentence.stems].filter((s) => known.has(s)).length;
  const allWords = new Set(earlier.flatMap(({ words }) => [...words]));
  if (sentence.stems.size >= 5 && old / sentence.stems.size >= 0.75 && numbers.every((number) => allWords.has(number)))
    return true;
  const near = earlier.length - 2;
  const runs = runsOf(sentence.words);
  return earlier.some((other, i) => {
    if (shareOfRuns(runs, other.runs) >= 0.5) return true;
    if (numbers.some((number) => !other.words.includes(number))) return false;
    const shared = [...sentence.stems].filter((s) => other.stems.has(s)).length;
    const size = sentence.stems.size;
    if (shared >= 3 && shared / size >= 0.65) return true;
    if (shared >= 2 && shared === size && sentence.words.length >= 6) return true;
    return i >= near && size >= 1 && (shared === size || (shared >= 2 && shared / size >= 0.66));
  });
}

const shareOfRuns = (runs: readonly string[], known: ReadonlySet<string>): number =>
  runs.length < 2 ? 0 : runs.filter((run) => known.has(run)).length / runs.length;

const PERSON = /^(?:i|you|me|my|your|i'd|you'd|i've|you've|i'm)$/;
const MIRROR = 'p';
const FEWEST_ECHO_WORDS = 6;

/** Whether most of a sentence is the question again, whoever says "I" in it. */
export function isEchoOf(sentence: Said, question: Said): boolean {
  const mirrored = (words: readonly string[]) => words.map((word) => (PERSON.test(word) ? MIRROR : word));
  const askedWords = new Set(mirrored(question.words));
  if (sentence.words.length >= 3 && mirrored(sentence.words).every((word) => askedWords.has(word))) return true;
  if (sentence.words.length < FEWEST_ECHO_WORDS) return false;
  if (shareOfRuns(runsOf(mirrored(sentence.words)), new Set(runsOf(mirrored(question.words)))) >= 0.5) return true;
  const size = sentence.stems.size;
  return size > 0 && [...sentence.stems].filter((s) => question.stems.has(s)).length / size >= 0.75;
}

/** The clauses of a text: what stands between its commas, semicolons, dashes and full stops. */
export function splitClauses(text: string): Span[] {
  return [...text.matchAll(/[^,;:.?!…–—]+/g)]
    .map((match) => {
      const lead = match[0].length - match[0].trimStart().length;
      return { start: match.index + lead, end: match.index + match[0].trimEnd().length };
    })
    .filter(({ start, end }) => end > start);
}
