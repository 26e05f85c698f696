import { type Asked, toldFeatures } from '#domain/reading/features.ts';
import { GAPS, INTENTS, type Intent, PARTS, type Part, VARIANTS } from '#domain/reading/reading.ts';
import { fitSoftmax, likelihoods, type SoftmaxModel, type SparseRows } from '#lab/fit/softmax.ts';
import type { Example } from './examples.ts';
import { type Features, featuresOf, makeVocabulary, rowsOf, type Vocabulary } from './table.ts';

/** Every kind of words: an intent, or one of its variants. */
export const KINDS: readonly string[] = INTENTS.flatMap((intent) => {
  const variants: readonly string[] = VARIANTS[intent];
  if (intent === 'silence') return [];
  return variants.length === 0 ? [intent] : variants.map((variant) => `${intent}/${variant}`);
});
export const ROLES = [...PARTS.filter((part) => part !== 'specific'), 'others_action', 'aside', 'filler'] as const;
export const LACKS = ['none', ...GAPS] as const;

/** Pull towards 0 of each task, found on authors left out. */
const PENALTY = { kinds: 0.2, told: 1, roles: 1, lacks: 1 };
const ROUNDS = { kinds: 60, told: 50, roles: 50, lacks: 60 };

/** A model of one task as learned: weights by column and class. */
export interface Learned {
  labels: readonly string[];
  isEach: boolean;
  model: SoftmaxModel;
}

export interface LearnedReading {
  vocabulary: Vocabulary;
  kinds: Learned;
  told: Learned;
  roles: Learned;
  lacks: Learned;
}

export const askedOf = ({ question, type, gap = '' }: { question: string; type: string; gap?: string }): Asked => ({
  question,
  type,
  gap,
});

/** The features of every example, read once for all fits. */
export interface Prepared {
  examples: readonly Example[];
  /** As they were written down. */
  features: readonly Features[];
  /** As they are learned: some as a recogniser of a browser writes them. */
  learned: readonly Features[];
  sentences: readonly { source: string; features: Features; roles: readonly string[] }[];
}

/** Every so-manyth example is learned without its marks and capitals: recognisers of browsers write none. */
const WITHOUT_MARKS_EVERY = 3;
const withoutMarks = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'’\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export const prepare = (examples: readonly Example[]): Prepared => ({
  examples,
  features: examples.map((example) => featuresOf(example.said, askedOf(example))),
  learned: examples.map((example, i) =>
    featuresOf(i % WITHOUT_MARKS_EVERY === 0 ? withoutMarks(example.said) : example.said, askedOf(example)),
  ),
  sentences: examples.flatMap((example) =>
    (example.sentences ?? []).map(({ text, roles }) => ({
      source: example.source,
      features: featuresOf(text, askedOf(example)),
      roles,
    })),
  ),
});

/** So many features are kept, by how much they say in a first, rough fit: more tell nothing on authors left out. */
const MOST_FEATURES = 12_000;
/** A rough fit has so much fewer rounds. */
const ROUGH = 0.35;

/** Learns everything from the examples whose file is not left out, as coarsely as it is kept. */
export function learnReading(prepared: Prepared, isLeftOut: (source: string) => boolean = () => false): LearnedReading {
  const { vocabulary, ...tasks } = learnFinely(prepared, isLeftOut);
  const coarse = (learned: Learned): Learned => ({ ...learned, model: inSteps(learned.model) });
  const { kinds, told, roles, lacks } = tasks;
  return { vocabulary, kinds: coarse(kinds), told: coarse(told), roles: coarse(roles), lacks: coarse(lacks) };
}

/** Weights are kept in steps of this share of a task's largest, and what is no more than so many steps is dropped. */
const STEPS = 31;
const DROPPED_STEPS = 2;

/** The weights of a task without its offsets, in steps. */
export function stepsOf({ weights, columns, classes }: SoftmaxModel): { step: number; bytes: Int8Array } {
  const body = weights.subarray(0, columns * classes);
  const sizes = Array.from(body, Math.abs).sort((a, b) => a - b);
  // The few largest may be cut, so that the many small ones are told apart.
  const step = (sizes[Math.floor(sizes.length * 0.9999)] || 1) / STEPS;
  const bytes = Int8Array.from(body, (weight) => {
    const steps = Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step)));
    return Math.abs(steps) <= DROPPED_STEPS ? 0 : steps;
  });
  return { step, bytes };
}

function inSteps(model: SoftmaxModel): SoftmaxModel {
  const { step, bytes } = stepsOf(model);
  const weights = Float64Array.from(model.weights, (weight, i) =>
    i < bytes.length ? (bytes[i] as number) * step : weight,
  );
  return { ...model, weights };
}

function learnFinely(prepared: Prepared, isLeftOut: (source: string) => boolean): LearnedReading {
  const rough = learnTasks(prepared, isLeftOut, undefined, ROUGH);
  const { hashes } = rough.vocabulary;
  if (hashes.length <= MOST_FEATURES) return learnTasks(prepared, isLeftOut, undefined, 1);
  const said = howMuchEachSays(rough);
  const kept = [...hashes.keys()].sort((a, b) => (said[b] as number) - (said[a] as number)).slice(0, MOST_FEATURES);
  return learnTasks(prepared, isLeftOut, new Set(kept.map((column) => hashes[column] as number)), 1);
}

/** The length of a column's weights, over the tasks, each by the measure of its own. */
function howMuchEachSays({ vocabulary, kinds, told, lacks, roles }: LearnedReading): Float64Array {
  const size = vocabulary.hashes.length;
  const said = new Float64Array(size);
  for (const { model } of [kinds, told, lacks, roles]) {
    const { classes, weights } = model;
    const lengths = Float64Array.from({ length: size }, (_, column) => {
      let squares = 0;
      for (let k = 0; k < classes; k++) squares += (weights[column * classes + k] as number) ** 2;
      return Math.sqrt(squares);
    });
    const usual = Math.sqrt(lengths.reduce((sum, length) => sum + length * length, 0) / size) || 1;
    lengths.forEach((length, column) => {
      said[column] = (said[column] as number) + length / usual;
    });
  }
  return said;
}

function learnTasks(
  prepared: Prepared,
  isLeftOut: (source: string) => boolean,
  only: ReadonlySet<number> | undefined,
  effort: number,
): LearnedReading {
  const { examples, learned: features, sentences } = prepared;
  const used = examples.map(({ source }) => !isLeftOut(source));
  const vocabulary = makeVocabulary(
    [
      ...features.filter((_, i) => used[i]),
      ...sentences.filter(({ source }) => !isLeftOut(source)).map((sentence) => sentence.features),
      // Each is there as often as there are answers, so that none is left out for being rare.
      ...Array.from({ length: 4 }, () => everyToldFeature()),
    ],
    only,
  );
  const rows = rowsOf(features, vocabulary);
  const kinds = learnOne(KINDS, rows, 'kinds', effort, (i) => {
    const example = examples[i] as Example;
    return used[i] && example.isSaying ? KINDS.indexOf(kindOf(example)) : -1;
  });
  const told = learnEach(PARTS, rows, 'told', effort, (i, part) => {
    const known = examples[i]?.told?.[part as Part];
    return used[i] && known !== undefined ? known : undefined;
  });
  const sentenceRows = rowsOf(
    sentences.map((sentence) => sentence.features),
    vocabulary,
  );
  const roles = learnEach(ROLES, sentenceRows, 'roles', effort, (i, role) => {
    const sentence = sentences[i];
    return sentence && !isLeftOut(sentence.source) ? sentence.roles.includes(role) : undefined;
  });
  const lackRows = rowsOf(withTold({ examples, features }, rows, told), vocabulary);
  const lacks = learnOne(LACKS, lackRows, 'lacks', effort, (i) => {
    const { lacks, intent } = examples[i] as Example;
    return used[i] && lacks !== undefined && intent === 'answer' ? LACKS.indexOf(lacks) : -1;
  });
  return { vocabulary, kinds, told, roles, lacks };
}

/** Where nobody said which variant it is, it is the commonest, which is the first. */
export const kindOf = ({ intent, variant }: { intent: Intent; variant: string }): string => {
  const known = variant || (VARIANTS[intent][0] ?? '');
  return known === '' ? intent : `${intent}/${known}`;
};

/** What is likely told, as features of what lacks. */
export function withTold(
  { examples, features }: Pick<Prepared, 'examples' | 'features'>,
  rows: SparseRows,
  told: Learned,
): Features[] {
  return examples.map((example, i) => {
    if (example.lacks === undefined) return features[i] as Features;
    const extended = new Map(features[i]);
    toldFeatures(toldOf(told, rows, i), example.type, (block, hash, amount) => extended.set(hash, { block, amount }));
    return extended;
  });
}

export function toldOf({ labels, model }: Learned, rows: SparseRows, i: number): Record<Part, number> {
  const each = eachLikelihood(model, rows, i);
  return Object.fromEntries(labels.map((part, k) => [part, each[k]])) as Record<Part, number>;
}

function everyToldFeature(): Features {
  const found = new Map<number, { block: number; amount: number }>();
  const all = Object.fromEntries(PARTS.map((part) => [part, 1])) as Record<Part, number>;
  for (const type of ['behavioral', 'situational', 'technical', 'motivation', 'intro', 'self_assessment', 'general'])
    toldFeatures(all, type, (block, hash, amount) => found.set(hash, { block, amount }));
  return found;
}

function learnOne(
  labels: readonly string[],
  rows: SparseRows,
  task: keyof typeof PENALTY,
  effort: number,
  wanted: (i: number) => number,
): Learned {
  const classes = Int32Array.from({ length: rows.from.length - 1 }, (_, i) => wanted(i));
  const model = fitSoftmax(rows, classes, labels.length, {
    penalty: PENALTY[task],
    rounds: Math.ceil(ROUNDS[task] * effort),
  });
  return { labels, isEach: false, model };
}

/** One yes or no for each label: stored as the weights that say yes. */
function learnEach(
  labels: readonly string[],
  rows: SparseRows,
  task: keyof typeof PENALTY,
  effort: number,
  wanted: (i: number, label: string) => boolean | undefined,
): Learned {
  const weights = new Float64Array((rows.columns + 1) * labels.length);
  labels.forEach((label, k) => {
    const classes = Int32Array.from({ length: rows.from.length - 1 }, (_, i) => {
      const is = wanted(i, label);
      return is === undefined ? -1 : is ? 1 : 0;
    });
    const two = fitSoftmax(rows, classes, 2, {
      penalty: PENALTY[task],
      rounds: Math.ceil(ROUNDS[task] * effort),
    }).weights;
    for (let j = 0; j <= rows.columns; j++)
      weights[j * labels.length + k] = (two[2 * j + 1] as number) - (two[2 * j] as number);
  });
  return { labels, isEach: true, model: { classes: labels.length, columns: rows.columns, weights } };
}

/** How likely each label of an `isEach` task holds. */
export function eachLikelihood({ classes, columns, weights }: SoftmaxModel, rows: SparseRows, i: number): number[] {
  return Array.from({ length: classes }, (_, k) => {
    let score = weights[columns * classes + k] as number;
    for (let n = rows.from[i] as number; n < (rows.from[i + 1] as number); n++)
      score += (rows.value[n] as number) * (weights[(rows.at[n] as number) * classes + k] as number);
    return 1 / (1 + Math.exp(-score));
  });
}

export { likelihoods };
