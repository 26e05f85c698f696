import type { Likelihoods, Stretches } from './likelihoods.ts';
import { CLAUSE_KINDS, RESTART_KINDS, SENTENCE_KINDS, WORD_KINDS } from './scoring-weights.ts';
import type { Span } from './segment.ts';
import { sum } from './sum.ts';

export type Level = keyof Likelihoods;
type ByName = Readonly<Record<string, number>>;

/** Below this, a word or a stretch is no candidate, whatever stands around it. */
export const LEAST_ALONE = 0.02;

const LONGEST_WORDS = 20;
const FEWEST_WORDS = 20;

/** How sure something is, from about -6 to 6. */
const evidenceOf = (likelihood: number) => Math.log((likelihood + 0.003) / (1.003 - likelihood));

/**
 * What stands around each word, clause or sentence: one who hedges all the time hedges here too, and what leads away
 * leads away in more than one sentence. Reads how likely everything is when it is taken alone.
 */
export function readContext(alone: Likelihoods, stretches: Stretches) {
  const words = Math.max(FEWEST_WORDS, stretches.tokens.length);
  const lengths = stretches.sentences.map((s) => s.words.length);
  const answer: Record<string, number> = {};
  for (const kind of WORD_KINDS)
    answer[`answer:${kind}`] = Math.min(1.5, (10 * sum(alone.words[kind], (p) => p)) / words);
  for (const kind of SENTENCE_KINDS)
    answer[`answer:${kind}`] = sum([...alone.sentences[kind].entries()], ([i, p]) => p * (lengths[i] ?? 0)) / words;
  const wordsIn = {
    restarts: reach(stretches.restarts, stretches.tokens),
    clauses: reach(stretches.clauses, stretches.tokens),
    sentences: reach(stretches.sentences, stretches.tokens),
  };
  const clausesIn = reach(stretches.sentences, stretches.clauses);
  const sentenceOf = {
    words: holders(stretches.sentences, stretches.tokens),
    restarts: holders(stretches.sentences, stretches.restarts),
    clauses: holders(stretches.sentences, stretches.clauses),
  };

  /** What holds of one place whichever kind is asked about. */
  const known = {
    words: new Map<number, ByName>(),
    restarts: new Map<number, ByName>(),
    clauses: new Map<number, ByName>(),
    sentences: new Map<number, ByName>(),
  };
  const around = (level: Level, i: number): ByName => {
    const before = known[level].get(i);
    if (before) return before;
    const features: Record<string, number> = { ...answer };
    known[level].set(i, features);
    if (level === 'sentences') {
      for (const kind of SENTENCE_KINDS) features[`here:${kind}`] = alone.sentences[kind][i] ?? 0;
      for (const kind of CLAUSE_KINDS) features[`within:${kind}`] = highest(alone.clauses[kind], clausesIn[i]);
    } else {
      const sentence = sentenceOf[level][i] ?? 0;
      for (const kind of SENTENCE_KINDS) features[`sentence:${kind}`] = alone.sentences[kind][sentence] ?? 0;
      if (level === 'clauses') for (const kind of CLAUSE_KINDS) features[`here:${kind}`] = alone.clauses[kind][i] ?? 0;
      else if (level === 'restarts')
        for (const kind of RESTART_KINDS) features[`here:${kind}`] = alone.restarts[kind][i] ?? 0;
      else for (const kind of WORD_KINDS) features[`here:${kind}`] = alone.words[kind][i] ?? 0;
    }
    if (level !== 'words') {
      const held = wordsIn[level][i] ?? [0, 0];
      for (const kind of WORD_KINDS) {
        features[`word:${kind}`] = highest(alone.words[kind], held);
        features[`words:${kind}`] =
          sum(alone.words[kind].slice(held[0], held[1]), (p) => p) / Math.max(1, held[1] - held[0]);
      }
      features.length = Math.min(2, stretches[level][i] ? stretches[level][i].words.length / LONGEST_WORDS : 0);
    }
    return features;
  };

  return (level: Level, kind: string): (ByName | undefined)[] => {
    const likely = (alone[level] as Record<string, readonly number[]>)[kind] ?? [];
    const sizes = level === 'words' ? undefined : stretches[level].map((s) => s.words.length);
    const total = sum([...likely.entries()], ([i, p]) => p * (sizes?.[i] ?? 1));
    const [first = 0, second = 0] = [...likely].sort((a, b) => b - a);
    return likely.map((p, i) => {
      if (level === 'words' && p < LEAST_ALONE) return undefined;
      const before = likely[i - 1] ?? 0;
      const after = likely[i + 1] ?? 0;
      return {
        ...around(level, i),
        alone: evidenceOf(p),
        elsewhere: (5 * (total - p * (sizes?.[i] ?? 1))) / words,
        surest: p === first ? second : first,
        before,
        after,
        beside: Math.max(before, after),
        isLast: i === likely.length - 1 ? 1 : 0,
      };
    });
  };
}

/** For each of some stretches, which parts lie in it: from, and up to. */
function reach(stretches: readonly Span[], parts: readonly Span[]): [number, number][] {
  let at = 0;
  return stretches.map(({ end }) => {
    const from = at;
    while (at < parts.length && (parts[at] as Span).start < end) at++;
    return [from, at];
  });
}

/** For each part, which stretch it lies in. */
function holders(stretches: readonly Span[], parts: readonly Span[]): number[] {
  const held = parts.map(() => 0);
  for (const [i, [from, to]] of reach(stretches, parts).entries()) held.fill(i, from, to);
  return held;
}

function highest(likely: readonly number[], [from, to]: readonly [number, number] = [0, 0]): number {
  let most = 0;
  for (let i = from; i < to; i++) most = Math.max(most, likely[i] ?? 0);
  return most;
}
