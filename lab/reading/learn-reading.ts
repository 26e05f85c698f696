import { COACHED } from '#domain/reading/coached.ts';
import { type Asked, type LikelyTold, likelyTold, toldFeatures } from '#domain/reading/features.ts';
import { LONG_FOR_A_REQUEST } from '#domain/reading/read-answer.ts';
import { GAPS, INTENTS, type Intent, PARTS, type Part, VARIANTS } from '#domain/reading/reading.ts';
import { wordsOf } from '#domain/reading/words.ts';
import { fitEach, fitSoftmax, likelihoods, type SoftmaxModel, type SparseRows } from '#lab/fit/softmax.ts';
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
const PENALTY = { kinds: 0.2, told: 1, roles: 1, lacks: 1, accepts: 1, coach: 1 };
const ROUNDS = { kinds: 60, told: 50, roles: 50, lacks: 60, accepts: 50, coach: 50 };

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
  /** What a fair judge would accept to be asked, each by itself. */
  accepts: Learned;
  coach: Learned;
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
  /** Of answers of which it is known what lacks: their sentences as the product cuts them. */
  cuts: readonly (readonly Features[])[];
}

/** Every so-manyth example is learned without its marks and capitals: recognisers of browsers write none. */
const WITHOUT_MARKS_EVERY = 3;
/** As a recogniser of a browser writes it. */
export const withoutMarks = (text: string): string =>
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
  cuts: examples.map((example, i) =>
    cutOf(example, i % WITHOUT_MARKS_EVERY === 0 ? withoutMarks(example.said) : example.said),
  ),
});

/** Of an answer of which it is known what lacks: its sentences as the product cuts them. */
export const cutOf = (example: Example, said = example.said): Features[] =>
  example.lacks === undefined
    ? []
    : wordsOf(said)
        .sentences.slice(0, MOST_SENTENCES)
        .map(({ text }) => featuresOf(text, askedOf(example)));
/** No example has more; a text without marks is one sentence. */
const MOST_SENTENCES = 60;

/** So many features are kept, by how much they say in a first, rough fit: more tell nothing on authors left out. */
const MOST_FEATURES = 12_000;
/** A rough fit has so much fewer rounds. */
const ROUGH = 0.35;

/** Learns everything from the examples whose file is not left out, as coarsely as it is kept. */
export function learnReading(prepared: Prepared, isLeftOut: (source: string) => boolean = () => false): LearnedReading {
  const { vocabulary, ...tasks } = learnFinely(prepared, isLeftOut);
  const coarse = (learned: Learned): Learned => ({ ...learned, model: inSteps(learned.model) });
  const { kinds, told, roles, lacks, accepts, coach } = tasks;
  return {
    vocabulary,
    kinds: coarse(kinds),
    told: coarse(told),
    roles: coarse(roles),
    lacks: coarse(lacks),
    accepts: coarse(accepts),
    coach: coarse(coach),
  };
}

/** Weights are kept in steps of this share of a task's largest, and what is no more than so many steps is dropped. */
const STEPS = 15;
const DROPPED_STEPS = 1;

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
function howMuchEachSays({ vocabulary, kinds, told, lacks, roles, coach }: LearnedReading): Float64Array {
  const size = vocabulary.hashes.length;
  const said = new Float64Array(size);
  for (const { model } of [kinds, told, lacks, roles, coach]) {
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
  const { examples, learned: features, sentences, cuts } = prepared;
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
    const isEnough = !isPlainlyAnAnswer(example) || i % LONG_ANSWERS_EVERY === 0;
    return used[i] && example.isSaying && isEnough ? KINDS.indexOf(kindOf(example)) : -1;
  });
  const toldBy = (share: number, isIn: (source: string) => boolean) =>
    learnEach(PARTS, rows, 'told', share, (i, part) => {
      const { told: known, source } = examples[i] as Example;
      return isIn(source) && known ? known[part as Part] : undefined;
    });
  const sentenceRows = rowsOf(
    sentences.map((sentence) => sentence.features),
    vocabulary,
  );
  const rolesBy = (share: number, isIn: (source: string) => boolean) =>
    learnEach(ROLES, sentenceRows, 'roles', share, (i, role) => {
      const sentence = sentences[i];
      return sentence && isIn(sentence.source) ? sentence.roles.includes(role) : undefined;
    });
  const isUsed = (source: string) => !isLeftOut(source);
  const [told, roles] = [toldBy(effort, isUsed), rolesBy(effort, isUsed)];
  // What lacks is learned beside what was made of answers by a fit that had not seen them, as it will be read.
  const halves = halvesOf(examples.map(({ source }) => source).filter(isUsed));
  const others = halves.map((half) => ({
    half,
    told: toldBy(effort * HALF_EFFORT, (source) => isUsed(source) && !half.has(source)),
    roles: rolesBy(effort * HALF_EFFORT, (source) => isUsed(source) && !half.has(source)),
  }));
  const likely = examples.map(({ source, lacks }, i) => {
    const by = others.find(({ half }) => half.has(source)) ?? { told, roles };
    return lacks === undefined ? undefined : likelyToldIn(by, rows, i, cuts[i] ?? [], vocabulary);
  });
  const lackRows = rowsOf(withTold({ examples, features }, likely), vocabulary);
  const lacks = learnOne(LACKS, lackRows, 'lacks', effort, (i) => {
    const { lacks, intent } = examples[i] as Example;
    return used[i] && lacks !== undefined && intent === 'answer' ? LACKS.indexOf(lacks) : -1;
  });
  const accepts = learnEach(LACKS, lackRows, 'accepts', effort, (i, gap) => {
    const { lacks, intent, alsoOk } = examples[i] as Example;
    return used[i] && lacks !== undefined && intent === 'answer' ? lacks === gap || alsoOk.includes(gap) : undefined;
  });
  const coach = learnEach(COACHED, lackRows, 'coach', effort, (i, label) =>
    used[i] ? saysOf(examples[i] as Example, label) : undefined,
  );
  return { vocabulary, kinds, told, roles, lacks, accepts, coach };
}

/** Long answers are many and hardly mistaken for anything: one in so many shows what an answer is. */
const LONG_ANSWERS_EVERY = 3;
const isPlainlyAnAnswer = ({ intent, said }: Example): boolean =>
  intent === 'answer' && wordsOf(said).words.length >= LONG_FOR_A_REQUEST;

/** Whether a coach said this of an answer; undefined where none was asked. */
export function saysOf({ coached }: Example, label: string): boolean | undefined {
  if (!coached) return undefined;
  const isAdvice = coached.advise.some((name) => label === `advise ${name}`);
  return isAdvice || coached.praise.some((name) => label === `praise ${name}`);
}

/** Where nobody said which variant it is, it is the commonest, which is the first. */
export const kindOf = ({ intent, variant }: { intent: Intent; variant: string }): string => {
  const known = variant || (VARIANTS[intent][0] ?? '');
  return known === '' ? intent : `${intent}/${known}`;
};

const HALF_EFFORT = 0.6;

/** Sources in two halves that are about as large. */
function halvesOf(sources: readonly string[]): [Set<string>, Set<string>] {
  const counts = new Map<string, number>();
  for (const source of sources) counts.set(source, (counts.get(source) ?? 0) + 1);
  const sizes = [...counts].map(([source, size]) => ({ source, size }));
  sizes.sort((a, b) => b.size - a.size || (a.source < b.source ? -1 : 1));
  const halves: [Set<string>, Set<string>] = [new Set(), new Set()];
  const filled = [0, 0];
  for (const { source, size } of sizes) {
    const at = (filled[0] as number) <= (filled[1] as number) ? 0 : 1;
    halves[at].add(source);
    filled[at] = (filled[at] as number) + size;
  }
  return halves;
}

/** What is likely told by an answer and by each of its sentences. */
export function likelyToldIn(
  { told, roles }: Pick<LearnedReading, 'told' | 'roles'>,
  rows: SparseRows,
  i: number,
  cut: readonly Features[],
  vocabulary: Vocabulary,
): LikelyTold {
  const cutRows = rowsOf(cut, vocabulary);
  const sentences = cut.map((_, n) => {
    const each = eachLikelihood(roles.model, cutRows, n);
    return Object.fromEntries(roles.labels.map((role, k) => [role, each[k]])) as Partial<Record<Part, number>>;
  });
  return likelyTold(toldOf(told, rows, i), sentences);
}

/** What is likely told, as features of what lacks. */
export function withTold(
  { examples, features }: Pick<Prepared, 'examples' | 'features'>,
  likely: readonly (LikelyTold | undefined)[],
): Features[] {
  return examples.map((example, i) => {
    const told = likely[i];
    if (!told) return features[i] as Features;
    const extended = new Map(features[i]);
    toldFeatures(told, example.type, (block, hash, amount) => extended.set(hash, { block, amount }));
    return extended;
  });
}

export function toldOf({ labels, model }: Learned, rows: SparseRows, i: number): Record<Part, number> {
  const each = eachLikelihood(model, rows, i);
  return Object.fromEntries(labels.map((part, k) => [part, each[k]])) as Record<Part, number>;
}

function everyToldFeature(): Features {
  const found = new Map<number, { block: number; amount: number }>();
  const each = Object.fromEntries(PARTS.map((part) => [part, 1])) as Record<Part, number>;
  const all = likelyTold(each, [each]);
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
  const count = rows.from.length - 1;
  const known = new Int8Array(count * labels.length);
  for (let i = 0; i < count; i++)
    labels.forEach((label, k) => {
      const is = wanted(i, label);
      known[i * labels.length + k] = is === undefined ? -1 : is ? 1 : 0;
    });
  const model = fitEach(rows, known, labels.length, {
    penalty: PENALTY[task],
    rounds: Math.ceil(ROUNDS[task] * effort),
  });
  return { labels, isEach: true, model };
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
