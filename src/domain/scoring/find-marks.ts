import type { AnswerEvidence } from './answer-evidence.ts';
import { splitClauses } from './repetition.ts';
import {
  CLAUSE_KINDS,
  type ClauseKind,
  type MarkModel,
  type ScoringWeights,
  SENTENCE_KINDS,
  type SentenceKind,
  WORD_KINDS,
  type WordKind,
} from './scoring-weights.ts';
import { type Span, type Token, tokenise } from './segment.ts';
import { contentStems, specificStems } from './stems.ts';
import { type Stretch, stretchFeatures } from './stretch-features.ts';
import { plainTerm } from './terms.ts';
import { isSensitive } from './texts.ts';
import { noiseLevel, wordFeatures } from './word-marks.ts';

export type MarkKind = WordKind | ClauseKind | SentenceKind;

export interface Mark extends Span {
  kind: MarkKind;
}

/** How likely it is, word by word and stretch by stretch, that a coach would cut it. */
export interface Likelihoods {
  words: Record<WordKind, readonly number[]>;
  clauses: Record<ClauseKind, readonly number[]>;
  sentences: Record<SentenceKind, readonly number[]>;
}

/** An answer cut into what can be marked. */
export interface Stretches {
  tokens: readonly Token[];
  clauses: readonly Stretch[];
  sentences: readonly Stretch[];
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
  return {
    tokens: tokenise(text),
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
) {
  const noise = noiseLevel(stretches.tokens);
  return {
    words: stretches.tokens.map((_, i) => wordFeatures(text, stretches.tokens, i, noise)),
    clauses: stretches.clauses.map((_, i) => stretchFeatures(i, stretches.clauses, evidence, asked)),
    sentences: stretches.sentences.map((_, i) => stretchFeatures(i, stretches.sentences, evidence, asked)),
  };
}

export function readLikelihoods(
  readings: ReturnType<typeof stretchReadings>,
  weights: Pick<ScoringWeights, 'words' | 'clauses' | 'sentences'>,
): Likelihoods {
  const each = <Kind extends string, Reading>(
    kinds: readonly Kind[],
    models: Record<Kind, MarkModel>,
    items: readonly Reading[],
    read: (model: MarkModel, item: Reading) => number,
  ) =>
    Object.fromEntries(kinds.map((kind) => [kind, items.map((item) => read(models[kind], item))])) as Record<
      Kind,
      number[]
    >;
  return {
    words: each(WORD_KINDS, weights.words, readings.words, likelihoodOfWord),
    clauses: each(CLAUSE_KINDS, weights.clauses, readings.clauses, likelihoodOfStretch),
    sentences: each(SENTENCE_KINDS, weights.sentences, readings.sentences, likelihoodOfStretch),
  };
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** A word that was never seen as one of the kind is none: the first feature is the word itself. */
function likelihoodOfWord({ offset, weights }: MarkModel, features: readonly string[]): number {
  if (weights[features[0] ?? ''] === undefined) return 0;
  let score = offset;
  for (const name of features) score += weights[name] ?? 0;
  return logistic(score);
}

function likelihoodOfStretch({ offset, weights }: MarkModel, features: Readonly<Record<string, number>>): number {
  let score = offset;
  for (const name in features) score += (weights[name] ?? 0) * (features[name] as number);
  return logistic(score);
}

/** What is sure enough to be marked: whole sentences first, then clauses and words outside of them. */
export function surestMarks(
  text: string,
  stretches: Stretches,
  likelihoods: Likelihoods,
  weights: Pick<ScoringWeights, 'words' | 'clauses' | 'sentences'>,
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
      return best && !isGrave && isFree(span) ? [{ kind: best.kind, start: span.start, end: span.end }] : [];
    });
  marks.push(...joined(text, take(SENTENCE_KINDS, weights.sentences, stretches.sentences, likelihoods.sentences)));
  marks.push(...joined(text, take(CLAUSE_KINDS, weights.clauses, stretches.clauses, likelihoods.clauses)));
  marks.push(...joined(text, take(WORD_KINDS, weights.words, stretches.tokens, likelihoods.words)));
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
