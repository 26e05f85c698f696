import type { AnswerEvidence, Evidence } from './answer-evidence.ts';
import { isBesideWork } from './lexicon/beside-work.ts';
import { EVERYDAY_LIFE } from './lexicon/everyday-life.ts';
import { DIGRESSION_CUE, KIN } from './lexicon/spoken-noise.ts';
import { CARRIES_ON } from './off-topic.ts';
import { isFunctionWord, stem } from './stems.ts';
import { isNumber, termsOf } from './terms.ts';

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

/** What holds of a stretch, 0..1 or so by name, and its words and pairs of words. */
export interface StretchReading {
  numbers: Readonly<Record<string, number>>;
  terms: readonly string[];
}

/** What tells a stretch that belongs from one that a coach would cut. */
export function stretchFeatures(
  index: number,
  all: readonly Stretch[],
  evidence: AnswerEvidence,
  asked: ReadonlySet<string>,
): StretchReading {
  const { words, plain, sentence, stems, specific } = all[index] as Stretch;
  const size = Math.max(1, stems.size);
  const count = (of: (s: string) => boolean) => [...stems].filter(of).length;
  const places = placesIn(all);
  const wasSaid = (s: string) => (places.firstStem.get(s) ?? index) < index;
  const comesAgain = (s: string) => (places.lastStem.get(s) ?? index) > index;
  const isNear = (s: string) => all.slice(Math.max(0, index - 2), index).some((other) => other.stems.has(s));
  const wordWasSaid = (word: string) => (places.firstPlain.get(word) ?? index) < index;
  const contained = Math.max(0, ...all.slice(0, index).map((other) => overlap(stems, other.stems)));
  const numbers = words.filter(isNumber);
  const persons = (pattern: RegExp) => (words.some((word) => pattern.test(word)) ? 1 : 0);
  const roles = sentence.roles;
  const known = count(wasSaid);
  const own = rootsOf(all[index] as Stretch);
  const rootsAt = (i: number) => (all[i] ? rootsOf(all[i]) : NONE);
  const [previous, next] = [rootsAt(index - 1), rootsAt(index + 1)];
  const retold = mostRetold(own, all.slice(Math.max(0, index - 3), index).map(rootsOf));
  const isElsewhere = (root: string) => (places.rootCount.get(root) ?? 0) > 1;
  const linked = [...own].filter((root) => isElsewhere(root)).length;
  const around = Math.max(1, all.length - 1);
  const isPast = tellsOfThePast(all[index] as Stretch);
  const numbersBy: Record<string, number> = {
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
    saidNear: count(isNear) / size,
    contained,
    containedHigh: contained >= 0.6 ? 1 : 0,
    wordsSaid: words.length === 0 ? 0 : plain.filter(wordWasSaid).length / words.length,
    runSaid: Math.min(1, longestRun(plain, places.text.slice(0, places.starts[index])) / 5),
    newStems: Math.min(1.5, (stems.size - known) / 5),
    inQuestion: count((s) => asked.has(s)) / size,
    onlyQuestion: stems.size > 0 && count((s) => asked.has(s) || wasSaid(s)) === stems.size ? 1 : 0,
    cohesion: count((s) => wasSaid(s) || comesAgain(s) || asked.has(s)) / size,
    hangsAlone: stems.size > 0 && count((s) => wasSaid(s) || comesAgain(s) || asked.has(s)) === 0 ? 1 : 0,
    hangsAloneLong: stems.size > 3 && count((s) => wasSaid(s) || comesAgain(s) || asked.has(s)) === 0 ? 1 : 0,
    takenUp: count(comesAgain) / size,
    specific: Math.min(1.5, specific.size / 5),
    specificShare: specific.size / size,
    everyday: Math.min(1, words.filter((word) => EVERYDAY_LIFE.has(word) && !asked.has(stem(word))).length / 2),
    kin: KIN.test(sentence.text) ? 1 : 0,
    cue: DIGRESSION_CUE.test(sentence.text) ? 1 : 0,
    number: numbers.length > 0 ? 1 : 0,
    newNumber: numbers.some((number) => (places.firstWord.get(number) ?? index) >= index) ? 1 : 0,
    i: persons(/^i(?:'|$)/),
    we: persons(/^we(?:'|$)/),
    you: persons(/^you(?:'|$)/),
    past: isPast ? 1 : 0,
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
    retells: retold.share,
    retellsAll: retold.of,
    retellsMany: Math.min(4, retold.count) / 4,
    newRoots: Math.min(1.5, [...own].filter((root) => (places.firstRoot.get(root) ?? index) >= index).length / 5),
    numberAgain: retold.hasNumber ? 1 : 0,
    linked: linked / Math.max(1, own.size),
    linkedBack: sharedCount(own, previous) / Math.max(1, own.size),
    linkedOn: sharedCount(own, next) / Math.max(1, own.size),
    skipped:
      sharedCount(own, previous) + sharedCount(own, next) === 0 ? Math.min(3, sharedCount(previous, next)) / 3 : 0,
    carriesOn: CARRIES_ON.test(sentence.text) ? 1 : 0,
    astray:
      Math.min(
        3,
        words.filter((word) => isBesideWork(word) && !asked.has(stem(word)) && !isElsewhere(rootOf(word))).length,
      ) / 3,
    presentAmidPast: !isPast && words.length > 3 ? Math.max(0, places.past - 0.5) : 0,
    pastAmidPresent: isPast ? Math.max(0, 0.5 - (places.past * all.length - 1) / around) : 0,
    [`is:${sentence.standing}`]: 1,
    [`type:${evidence.type}`]: 1,
  };
  return { numbers: numbersBy, terms: [...new Set(termsOf(words))] };
}

const tellsOfThePast = ({ words }: Stretch) => words.some((word) => PAST.test(word));

const NONE: ReadonlySet<string> = new Set();
const roots = new WeakMap<Stretch, ReadonlySet<string>>();

/** A word by its beginning, so that 'extubation' is 'extubated'; a number is itself. */
const rootOf = (word: string) => (isNumber(word) ? word : stem(word).slice(0, LONGEST_ROOT));
const LONGEST_ROOT = 5;

/** What a stretch speaks of. */
function rootsOf(stretch: Stretch): ReadonlySet<string> {
  const known = roots.get(stretch);
  if (known) return known;
  const found = new Set(
    stretch.words.filter((word) => isNumber(word) || (word.length > 2 && !isFunctionWord(word))).map(rootOf),
  );
  roots.set(stretch, found);
  return found;
}

const sharedCount = (a: ReadonlySet<string>, b: ReadonlySet<string>) => {
  let shared = 0;
  for (const root of a) if (b.has(root)) shared++;
  return shared;
};

/** The earlier stretch of which most comes again here: its share of what is said here, and how much of it is told again. */
function mostRetold(own: ReadonlySet<string>, earlier: readonly ReadonlySet<string>[]) {
  let most = { share: 0, of: 0, count: 0, hasNumber: false };
  for (const other of earlier) {
    const count = sharedCount(own, other);
    const share = count / Math.max(2, own.size);
    if (share > most.share)
      most = {
        share,
        of: count / Math.max(2, other.size),
        count,
        hasNumber: [...own].some((root) => isNumber(root) && other.has(root)),
      };
  }
  return most;
}

/** How much of a is in b. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.size < 2 ? 0 : [...a].filter((s) => b.has(s)).length / a.size;
}

/** The longest run of words that was said before. */
function longestRun(words: readonly string[], before: string): number {
  let longest = 0;
  for (let i = 0; i < words.length; i++) {
    let k = longest + 1;
    while (i + k <= words.length && before.includes(` ${words.slice(i, i + k).join(' ')} `)) k++;
    longest = Math.max(longest, k - 1);
  }
  return longest;
}

interface Places {
  firstStem: ReadonlyMap<string, number>;
  lastStem: ReadonlyMap<string, number>;
  firstWord: ReadonlyMap<string, number>;
  firstPlain: ReadonlyMap<string, number>;
  firstRoot: ReadonlyMap<string, number>;
  /** In how many stretches a root comes. */
  rootCount: ReadonlyMap<string, number>;
  /** The share of stretches that tell of the past. */
  past: number;
  /** All words, and where each stretch begins in them. */
  text: string;
  starts: readonly number[];
}

const placesOf = new WeakMap<readonly Stretch[], Places>();

/** Where everything is said first and last, read once for all stretches of an answer. */
function placesIn(all: readonly Stretch[]): Places {
  const known = placesOf.get(all);
  if (known) return known;
  const [firstStem, lastStem, firstWord, firstPlain, firstRoot, rootCount] = Array.from(
    { length: 6 },
    () => new Map<string, number>(),
  );
  const starts: number[] = [];
  let text = ' ';
  all.forEach((stretch, i) => {
    const { stems, words, plain } = stretch;
    const first = (map: Map<string, number> | undefined, item: string) => map?.has(item) || map?.set(item, i);
    for (const s of stems) {
      first(firstStem, s);
      lastStem?.set(s, i);
    }
    for (const word of words) first(firstWord, word);
    for (const root of rootsOf(stretch)) {
      first(firstRoot, root);
      rootCount?.set(root, (rootCount.get(root) ?? 0) + 1);
    }
    for (const word of plain) first(firstPlain, word);
    starts.push(text.length);
    text += `${plain.join(' ')} | `;
  });
  const empty = new Map<string, number>();
  const places = {
    firstStem: firstStem ?? empty,
    lastStem: lastStem ?? empty,
    firstWord: firstWord ?? empty,
    firstPlain: firstPlain ?? empty,
    firstRoot: firstRoot ?? empty,
    rootCount: rootCount ?? empty,
    past: all.filter(tellsOfThePast).length / Math.max(1, all.length),
    text,
    starts,
  };
  placesOf.set(all, places);
  return places;
}
