import type { AnswerEvidence, Evidence } from './evidence.ts';
import { EVERYDAY_LIFE } from './lexicon/everyday-life.ts';
import { DIGRESSION_CUE, KIN } from './lexicon/spoken-noise.ts';
import { stem } from './stems.ts';
import { isNumber, plainTerm, termsOf } from './terms.ts';

/** A stretch of an answer that could be cut: a sentence or a clause of one. */
export interface Stretch {
  start: number;
  end: number;
  words: readonly string[];
  /** The words as they are weighed. */
  plain: readonly string[];
  stems: ReadonlySet<string>;
  specific: ReadonlySet<string>;
  /** The sentence that it is or belongs to. */
  sentence: Evidence;
}

const PAST =
  /(?:[a-z]{3,}ed|was|were|had|did|went|came|said|told|took|got|made|put|gave|found|kept|left|saw|knew|thought|began|brought|rang|ran)$/;

/** What tells a stretch that belongs from one that a coach would cut. Numbers are 0..1 or so. */
export function stretchFeatures(
  index: number,
  all: readonly Stretch[],
  evidence: AnswerEvidence,
  asked: ReadonlySet<string>,
): Record<string, number> {
  const { words, plain, sentence, stems, specific } = all[index] as Stretch;
  const size = Math.max(1, stems.size);
  const count = (of: (s: string) => boolean) => [...stems].filter(of).length;
  const stemsOf = (others: readonly Stretch[]) => new Set(others.flatMap((other) => [...other.stems]));
  const before = stemsOf(all.slice(0, index));
  const near = stemsOf(all.slice(Math.max(0, index - 2), index));
  const after = stemsOf(all.slice(index + 1));
  const beforeWords = new Set(all.slice(0, index).flatMap((other) => [...other.plain]));
  const beforeNumbers = new Set(all.slice(0, index).flatMap((other) => other.words.filter(isNumber)));
  const contained = Math.max(0, ...all.slice(0, index).map((other) => overlap(stems, other.stems)));
  const numbers = words.filter(isNumber);
  const persons = (pattern: RegExp) => (words.some((word) => pattern.test(word)) ? 1 : 0);
  const roles = sentence.roles;
  const known = count((s) => before.has(s));
  const first = plainTerm(words[0] ?? '');
  const second = plainTerm(words[1] ?? '');
  return {
    short: words.length < 5 ? 1 : 0,
    length: Math.min(2, words.length / 20),
    isFirst: index === 0 ? 1 : 0,
    isLast: index === all.length - 1 ? 1 : 0,
    early: index < all.length / 3 ? 1 : 0,
    late: index >= (2 * all.length) / 3 ? 1 : 0,
    noContent: stems.size === 0 ? 1 : 0,
    said: stems.size === 0 ? 0 : known / size,
    saidAll: stems.size > 0 && known === stems.size ? 1 : 0,
    saidAllLong: stems.size > 2 && known === stems.size ? 1 : 0,
    saidNear: count((s) => near.has(s)) / size,
    contained,
    containedHigh: contained >= 0.6 ? 1 : 0,
    wordsSaid: words.length === 0 ? 0 : plain.filter((word) => beforeWords.has(word)).length / words.length,
    runSaid: Math.min(1, longestRun(plain, all.slice(0, index)) / 5),
    newStems: Math.min(1.5, (stems.size - known) / 5),
    inQuestion: count((s) => asked.has(s)) / size,
    onlyQuestion: stems.size > 0 && count((s) => asked.has(s) || before.has(s)) === stems.size ? 1 : 0,
    cohesion: count((s) => before.has(s) || after.has(s) || asked.has(s)) / size,
    hangsAlone: stems.size > 0 && count((s) => before.has(s) || after.has(s) || asked.has(s)) === 0 ? 1 : 0,
    hangsAloneLong: stems.size > 3 && count((s) => before.has(s) || after.has(s) || asked.has(s)) === 0 ? 1 : 0,
    takenUp: count((s) => after.has(s)) / size,
    specific: Math.min(1.5, specific.size / 5),
    specificShare: specific.size / size,
    everyday: Math.min(1, words.filter((word) => EVERYDAY_LIFE.has(word) && !asked.has(stem(word))).length / 2),
    kin: KIN.test(sentence.text) ? 1 : 0,
    cue: new RegExp(DIGRESSION_CUE.source, 'i').test(sentence.text) ? 1 : 0,
    number: numbers.length > 0 ? 1 : 0,
    newNumber: numbers.some((number) => !beforeNumbers.has(number)) ? 1 : 0,
    i: persons(/^i(?:'|$)/),
    we: persons(/^we(?:'|$)/),
    you: persons(/^you(?:'|$)/),
    past: words.some((word) => PAST.test(word)) ? 1 : 0,
    isPresent: words.some((word) => /^(?:is|are|it's|that's|there's|am|i'm)$/.test(word)) ? 1 : 0,
    would: words.some((word) => /^(?:would|i'd|will|i'll)$/.test(word)) ? 1 : 0,
    name: (sentence.text.slice(1).match(/(?<=[a-z,] )[A-Z][a-z]+/g)?.length ?? 0) > 0 ? 1 : 0,
    ownActs: Math.min(1, roles.ownActs),
    sharedActs: Math.min(1, roles.sharedActs),
    plannedActs: Math.min(1, roles.plannedActs),
    setting: roles.setting,
    duty: roles.duty,
    outcome: roles.outcome,
    learning: roles.learning,
    reason: roles.reason,
    generic: roles.generic ? 1 : 0,
    hypothetical: roles.hypothetical ? 1 : 0,
    substance: sentence.substance,
    [`is:${sentence.standing}`]: 1,
    [`type:${evidence.type}`]: 1,
    [`^${first}`]: 1,
    [`^${first} ${second}`]: 1,
    ...Object.fromEntries(termsOf(words).map((term) => [`w:${term}`, 1])),
  };
}

/** How much of a is in b. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.size < 2 ? 0 : [...a].filter((s) => b.has(s)).length / a.size;
}

/** The longest run of words that was said before. */
function longestRun(words: readonly string[], before: readonly Stretch[]): number {
  const said = ` ${before.map((other) => other.plain.join(' ')).join(' | ')} `;
  let longest = 0;
  for (let i = 0; i < words.length; i++) {
    let k = longest + 1;
    while (i + k <= words.length && said.includes(` ${words.slice(i, i + k).join(' ')} `)) k++;
    longest = Math.max(longest, k - 1);
  }
  return longest;
}
