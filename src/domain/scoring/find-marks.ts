import { spokenWords } from '#domain/reading/words.ts';
import { isSensitive } from '#domain/report/sensitive.ts';
import type { AnswerEvidence } from './answer-evidence.ts';
import type { Likelihoods, Stretches } from './likelihoods.ts';
import { readContext } from './mark-context.ts';
import { splitClauses } from './repetition.ts';
import { findRestarts, restartFeatures } from './restarts.ts';
import {
  type Additive,
  CLAUSE_KINDS,
  type ClauseKind,
  type MarkModel,
  RESTART_KINDS,
  type RestartKind,
  type ScoringWeights,
  SENTENCE_KINDS,
  type SentenceKind,
  WORD_KINDS,
  type WordKind,
} from './scoring-weights.ts';
import type { Span } from './segment.ts';
import { contentStems, specificStems } from './stems.ts';
import { type Stretch, type StretchReading, stretchFeatures } from './stretch-features.ts';
import { plainTerm } from './terms.ts';
import { noiseLevel, wordFeatures } from './word-marks.ts';

export type MarkKind = WordKind | RestartKind | ClauseKind | SentenceKind;

export interface Mark extends Span {
  kind: MarkKind;
}

export function cutIntoStretches(text: string, evidence: AnswerEvidence): Stretches {
  const stretch = (span: Span, words: readonly string[], sentence: Stretch['sentence']): Stretch => ({
    start: span.start,
    end: span.end,
    words,
    plain: words.map(plainTerm),
    stems: contentStems(words),
    specific: specificStems(words),
    sentence,
  });
  const tokens = spokenWords(text);
  return {
    tokens,
    restarts: findRestarts(text, tokens),
    sentences: evidence.sentences.map((s) => stretch(s, s.words, s)),
    clauses: evidence.sentences.flatMap((s) =>
      splitClauses(s.text).flatMap(({ start, end }) => {
        const span = { start: start + s.start, end: end + s.start };
        const words = s.tokens.filter((t) => t.start >= span.start && t.end <= span.end).map(({ word }) => word);
        return words.length > 0 ? [stretch(span, words, s)] : [];
      }),
    ),
  };
}

/** The features of every word, clause and sentence: what the models read, and what they are learned from. */
export function stretchReadings(
  text: string,
  evidence: AnswerEvidence,
  stretches: Stretches,
  asked: ReadonlySet<string>,
  isCandidate: (word: string) => boolean = () => true,
) {
  const noise = noiseLevel(stretches.tokens);
  return {
    words: stretches.tokens.map(({ word }, i) =>
      isCandidate(plainTerm(word)) ? wordFeatures(text, stretches.tokens, i, noise) : [],
    ),
    restarts: stretches.restarts.map((_, i) => restartFeatures(i, stretches.restarts, text, stretches.tokens, noise)),
    clauses: stretches.clauses.map((_, i) => stretchFeatures(i, stretches.clauses, evidence, asked)),
    sentences: stretches.sentences.map((_, i) => stretchFeatures(i, stretches.sentences, evidence, asked)),
  };
}

type MarkWeights = Pick<ScoringWeights, keyof Likelihoods>;
type AloneWeights = { [Level in keyof Likelihoods]: Record<keyof Likelihoods[Level], Additive> };

/** Whether a word was ever seen as a filler or a hedge. */
export const isCandidateIn =
  ({ words }: AloneWeights) =>
  (word: string): boolean =>
    WORD_KINDS.some((kind) => words[kind].weights[word] !== undefined);

/** How likely each is when nothing is known of what stands around it. */
export function readAlone(readings: ReturnType<typeof stretchReadings>, weights: AloneWeights): Likelihoods {
  const words = tableOf(weights.words);
  const restarts = tableOf(weights.restarts);
  const clauses = tableOf(weights.clauses);
  const sentences = tableOf(weights.sentences);
  return {
    words: byKind(
      WORD_KINDS,
      readings.words.map((names) => likelihoodsOfWord(words, names)),
    ),
    restarts: byKind(
      RESTART_KINDS,
      readings.restarts.map((reading) => likelihoodsOfStretch(restarts, reading)),
    ),
    clauses: byKind(
      CLAUSE_KINDS,
      readings.clauses.map((reading) => likelihoodsOfStretch(clauses, reading)),
    ),
    sentences: byKind(
      SENTENCE_KINDS,
      readings.sentences.map((reading) => likelihoodsOfStretch(sentences, reading)),
    ),
  };
}

const byKind = <Kind extends string>(kinds: readonly Kind[], each: readonly (readonly number[])[]) =>
  Object.fromEntries(kinds.map((kind, k) => [kind, each.map((values) => values[k] ?? 0)])) as Record<Kind, number[]>;

/** Some models in one table: for each feature its weight in each, so that a feature is looked up once. */
interface ModelTable {
  offsets: readonly number[];
  weights: ReadonlyMap<string, readonly number[]>;
  /** By word: whether each model has seen it. */
  seen: (name: string) => readonly boolean[];
}

const tables = new WeakMap<object, ModelTable>();

function tableOf(models: Readonly<Record<string, Additive>>): ModelTable {
  const known = tables.get(models);
  if (known) return known;
  const each = Object.values(models);
  const weights = new Map<string, number[]>();
  each.forEach((model, k) => {
    for (const [name, weight] of Object.entries(model.weights)) {
      const row = weights.get(name) ?? each.map(() => 0);
      row[k] = weight;
      weights.set(name, row);
    }
  });
  const table = {
    offsets: each.map(({ offset }) => offset),
    weights,
    seen: (name: string) => each.map((model) => model.weights[name] !== undefined),
  };
  tables.set(models, table);
  return table;
}

const NEVER: readonly number[] = [];

/** A word that was never seen as one of the kind is none: the first feature is the word itself. */
function likelihoodsOfWord({ offsets, weights, seen }: ModelTable, names: readonly string[]): readonly number[] {
  const [word] = names;
  if (word === undefined) return NEVER;
  const scores = [...offsets];
  for (const name of names) addTo(scores, weights.get(name), 1);
  const isSeen = seen(word);
  return scores.map((score, k) => (isSeen[k] ? logistic(score) : 0));
}

function likelihoodsOfStretch({ offsets, weights }: ModelTable, { numbers, terms }: StretchReading): readonly number[] {
  const scores = [...offsets];
  for (const name in numbers) {
    const value = numbers[name] as number;
    if (value !== 0) addTo(scores, weights.get(name), value);
  }
  for (const term of terms) addTo(scores, weights.get(TERM + term), 1);
  return scores.map(logistic);
}

function addTo(scores: number[], weights: readonly number[] | undefined, times: number): void {
  if (!weights) return;
  for (let k = 0; k < scores.length; k++) scores[k] = (scores[k] as number) + times * (weights[k] as number);
}

/** Before the name of a feature that is a word or a pair of words. */
export const TERM = 'w:';

/** How likely each is beside everything else: what is marked is decided by this. */
export function readInContext(alone: Likelihoods, stretches: Stretches, weights: MarkWeights): Likelihoods {
  const contextOf = readContext(alone, stretches);
  const each = <Kind extends string>(
    level: keyof Likelihoods,
    kinds: readonly Kind[],
    models: Record<Kind, MarkModel>,
  ) =>
    Object.fromEntries(
      kinds.map((kind) => [
        kind,
        contextOf(level, kind).map((features) => (features ? likelihoodInContext(models[kind].context, features) : 0)),
      ]),
    ) as Record<Kind, number[]>;
  return {
    words: each('words', WORD_KINDS, weights.words),
    restarts: each('restarts', RESTART_KINDS, weights.restarts),
    clauses: each('clauses', CLAUSE_KINDS, weights.clauses),
    sentences: each('sentences', SENTENCE_KINDS, weights.sentences),
  };
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

export function likelihoodInContext({ offset, weights }: Additive, features: Readonly<Record<string, number>>): number {
  let score = offset;
  for (const name in features) score += (weights[name] ?? 0) * (features[name] as number);
  return logistic(score);
}

const ONLY_FILLERS = /^\W*(?:um+|uh+|erm?|hmm+|mm+|ah)(?:\W+(?:um+|uh+|erm?|hmm+|mm+|ah))*\W*$/i;

/** Of 'I mean' and 'you know' the first word alone fills no pause. */
const HALF_A_FILLER = /^(?:i|you)$/i;

/** What is sure enough to be marked: whole sentences first, then false starts, clauses and words outside of them. */
export function surestMarks(
  text: string,
  stretches: Stretches,
  likelihoods: Likelihoods,
  weights: MarkWeights,
): Mark[] {
  const marks: Mark[] = [];
  const isFree = (span: Span) => marks.every((mark) => span.end <= mark.start || mark.end <= span.start);
  const take = <Kind extends MarkKind>(
    kinds: readonly Kind[],
    models: Record<Kind, MarkModel>,
    spans: readonly Span[],
    likelihood: Record<Kind, readonly number[]>,
  ) =>
    spans.flatMap((span, i): Mark[] => {
      const [best] = kinds
        .map((kind) => ({ kind, over: (likelihood[kind][i] ?? 0) - (models[kind].threshold ?? 2) }))
        .filter(({ over }) => over >= 0)
        .sort((a, b) => b.over - a.over);
      const isGrave = kinds !== (WORD_KINDS as readonly MarkKind[]) && isSensitive(text.slice(span.start, span.end));
      if (!best || isGrave || !isFree(span)) return [];
      // A lone 'um' between the same words said twice is a filler, whatever surrounds it.
      const kind = ONLY_FILLERS.test(text.slice(span.start, span.end)) ? 'filler' : best.kind;
      return [{ kind, start: span.start, end: span.end }];
    });
  marks.push(...joined(text, take(SENTENCE_KINDS, weights.sentences, stretches.sentences, likelihoods.sentences)));
  marks.push(...joined(text, take(RESTART_KINDS, weights.restarts, stretches.restarts, likelihoods.restarts)));
  marks.push(...joined(text, take(CLAUSE_KINDS, weights.clauses, stretches.clauses, likelihoods.clauses)));
  const words = joined(text, take(WORD_KINDS, weights.words, stretches.tokens, likelihoods.words));
  marks.push(...words.filter(({ start, end }) => !HALF_A_FILLER.test(text.slice(start, end))));
  return marks.sort((a, b) => a.start - b.start);
}

/** Marks of one kind with nothing but space and commas between them are one. */
export function joined(text: string, marks: readonly Mark[]): Mark[] {
  const out: Mark[] = [];
  for (const mark of marks) {
    const last = out.at(-1);
    if (last?.kind === mark.kind && /^[\s,.;!?…-]*$/.test(text.slice(last.end, mark.start))) last.end = mark.end;
    else out.push({ ...mark });
  }
  return out;
}
