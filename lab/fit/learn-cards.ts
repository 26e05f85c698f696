import { groupSums } from '#domain/scoring/add-up.ts';
import { type AnswerReading, readAnswer } from '#domain/scoring/answer-features.ts';
import { CRITERIA } from '#domain/scoring/bill-criteria.ts';
import type { Axis, CriterionId } from '#domain/scoring/findings.ts';
import type { Likelihoods } from '#domain/scoring/likelihoods.ts';
import type { Roles } from '#domain/scoring/roles.ts';
import { ADDING, CRITERION_FEATURES, PART_FEATURES, PART_OF_CRITERION, TAKING } from '#domain/scoring/scorecards.ts';
import type { Card, CardType, ScoringWeights } from '#domain/scoring/scoring-weights.ts';
import { termsOf } from '#domain/scoring/terms.ts';
import { timesTold } from '#domain/scoring/weigh-terms.ts';
import { AXES, type LabelledAnswer } from '#lab/labelled-corpus.ts';
import { round } from './fit.ts';
import { type Doc, holdsName, readDocs } from './learn-marks.ts';
import { solveNonNegative } from './non-negative-least-squares.ts';
import { cholesky, kernelOf, solve, whiten } from './ridge.ts';

type Cards = Pick<ScoringWeights, 'terms' | 'cards'>;

/** A term is weighed when this many answers of at least two authors have it. */
const FEWEST_ANSWERS = 5;
const FEWEST_AUTHORS = 2;
/** The most terms that are kept: those that move scores most. All of them order hardly more pairs on authors left out. */
export const MOST_TERMS = 4000;
/** Noise against words: more of what readers differ in is not in the words than is. */
const NOISE = 1;
/** Pull on the weights of features, which are measured in their own spread. */
const FEATURE_PENALTY = 900;
const CARD_TYPES: readonly CardType[] = ['story', 'other'];

export const readingOf = (doc: Doc, likelihoods: Likelihoods): AnswerReading =>
  readAnswer(doc.answer.text, doc.evidence, doc.stretches, likelihoods, doc.asked);

interface Row {
  doc: Doc;
  reading: AnswerReading;
}

/** Learns the scorecards and the table of words from some files, with what marks say of authors left out. */
export function learnCards(files: readonly string[], leftOut: ReadonlyMap<LabelledAnswer, Likelihoods>): Cards {
  const rows = files
    .flatMap(readDocs)
    .map((doc): Row => ({ doc, reading: readingOf(doc, leftOut.get(doc.answer) as Likelihoods) }));
  const every = vocabularyOf(rows);
  const first = learnAxes(rows, every);
  const kept = keepStrongest(every, rows, first);
  const last = learnAxes(rows, kept);
  const homes = findHomes(kept, rows, last.problem_answer);
  const terms = writeTerms(kept, homes, last);
  const cards = Object.fromEntries(AXES.map((axis) => [axis, cardOf(axis, last[axis], rows, terms)])) as Cards['cards'];
  return { terms, cards };
}

interface Term {
  term: string;
  /** How telling it is by being rare. */
  rarity: number;
}

function vocabularyOf(rows: readonly Row[]): Term[] {
  const answers = new Map<string, number>();
  const authors = new Map<string, Set<string>>();
  for (const { doc, reading } of rows)
    for (const term of reading.terms.times.keys()) {
      answers.set(term, (answers.get(term) ?? 0) + 1);
      const known = authors.get(term) ?? new Set();
      authors.set(term, known.add(doc.answer.file));
    }
  return [...answers]
    .filter(
      ([term, count]) =>
        count >= FEWEST_ANSWERS &&
        (authors.get(term)?.size ?? 0) >= FEWEST_AUTHORS &&
        /^[a-z#^$ ]+$/.test(term) &&
        !holdsName(term),
    )
    .map(([term, count]) => ({ term, rarity: Math.log(rows.length / count) }))
    .sort((a, b) => (a.term < b.term ? -1 : 1));
}

interface LearnedAxis {
  /** Points of each term for a count of one. */
  terms: Map<string, number>;
  weights: Record<string, number>;
  start: Record<CardType, number>;
}

/** Which words each answer has, and how alike that makes answers; content and waste count them differently. */
interface Words {
  vocabulary: readonly Term[];
  sparse: readonly ReadonlyMap<number, number>[];
  lower: readonly Float64Array[];
  /** The mean of the kernel's diagonal. */
  size: number;
}

function learnAxes(rows: readonly Row[], vocabulary: readonly Term[]): Record<Axis, LearnedAxis> {
  const told = readWords(rows, vocabulary, 'problem_answer');
  return {
    problem_answer: learnAxis(rows, 'problem_answer', told),
    structure: learnAxis(rows, 'structure', told),
    conciseness: learnAxis(rows, 'conciseness', readWords(rows, vocabulary, 'conciseness')),
  };
}

function readWords(rows: readonly Row[], vocabulary: readonly Term[], axis: Axis): Words {
  const index = new Map(vocabulary.map(({ term }, j) => [term, j]));
  const sparse = rows.map(({ reading }) => {
    const row = new Map<number, number>();
    for (const [term, times] of reading.terms.times) {
      const j = index.get(term);
      if (j !== undefined) row.set(j, timesTold(axis, times) * reading.terms.scale * (vocabulary[j] as Term).rarity);
    }
    return row;
  });
  const kernel = centred(kernelOf(sparse));
  const size = kernel.reduce((sum, row, i) => sum + (row[i] as number), 0) / rows.length;
  return { vocabulary, sparse, size, lower: cholesky(kernel, NOISE * size) };
}

/** Words by ridge and features by non-negative least squares, in one go: words explain what features do not. */
function learnAxis(rows: readonly Row[], axis: Axis, { vocabulary, sparse, lower, size }: Words): LearnedAxis {
  const names: string[] = [];
  const columns: number[][] = [];
  const signs: number[] = [];
  for (const [sign, list] of [
    [1, ADDING[axis]],
    [-1, TAKING[axis]],
  ] as const)
    for (const name of new Set(list))
      for (const type of [undefined, ...CARD_TYPES]) {
        const column = rows.map(({ reading }) =>
          type === undefined || reading.cardType === type ? (reading.features[name] ?? 0) : 0,
        );
        const spread = deviation(column);
        if (spread < 1e-6) continue;
        names.push(type === undefined ? name : `${type}:${name}`);
        columns.push(column.map((value) => (sign * value) / spread));
        signs.push(1 / spread);
      }
  const starts = CARD_TYPES.map((type) => rows.map(({ reading }) => (reading.cardType === type ? 1 : 0)));
  const wanted = rows.map(({ doc }) => doc.answer.wanted[axis]);
  const found = solveNonNegative(
    [...starts, ...columns].map((column) => whiten(lower, column)),
    whiten(lower, wanted),
    { free: CARD_TYPES.length, penalty: FEATURE_PENALTY / size },
  );
  const [story = 0, other = 0, ...weights] = found;
  const rest = wanted.map(
    (value, i) =>
      value -
      (rows[i]?.reading.cardType === 'story' ? story : other) -
      weights.reduce((sum, w, j) => sum + w * (columns[j]?.[i] ?? 0), 0),
  );
  const dual = centredVector(solve(lower, rest));
  const points = new Float64Array(vocabulary.length);
  sparse.forEach((row, i) => {
    for (const [j, value] of row) points[j] = (points[j] as number) + value * (dual[i] as number);
  });
  return {
    terms: new Map(vocabulary.map(({ term, rarity }, j) => [term, (points[j] as number) * rarity])),
    weights: Object.fromEntries(names.map((name, j) => [name, (weights[j] as number) * (signs[j] as number)])),
    start: { story, other },
  };
}

/** The kernel of rows less their mean. */
function centred(kernel: readonly Float64Array[]): Float64Array[] {
  const means = kernel.map((row) => row.reduce((sum, value) => sum + value, 0) / row.length);
  const all = means.reduce((sum, value) => sum + value, 0) / means.length;
  return kernel.map((row, i) => row.map((value, j) => value - (means[i] as number) - (means[j] as number) + all));
}

const centredVector = (values: Float64Array) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

function keepStrongest(vocabulary: readonly Term[], rows: readonly Row[], learned: Record<Axis, LearnedAxis>): Term[] {
  const often = new Map<string, number>();
  for (const { reading } of rows)
    for (const term of reading.terms.times.keys()) often.set(term, (often.get(term) ?? 0) + 1);
  const force = ({ term }: Term) =>
    Math.max(...AXES.map((axis) => Math.abs(learned[axis].terms.get(term) ?? 0))) * Math.sqrt(often.get(term) ?? 0);
  return [...vocabulary]
    .map((term) => ({ term, force: force(term) }))
    .sort((a, b) => b.force - a.force || (a.term.term < b.term.term ? -1 : 1))
    .slice(0, MOST_TERMS)
    .map(({ term }) => term)
    .sort((a, b) => (a.term < b.term ? -1 : 1));
}

/** What a sentence does for each criterion. */
const SERVES: Record<CriterionId, (roles: Roles, inQuestion: number) => number> = {
  addresses_question: (roles, inQuestion) => inQuestion + (roles.generic ? 1 : 0),
  specific_episode_or_position: (roles) => roles.setting + 0.5 * roles.example,
  own_actions_or_reasoning: (roles) => roles.ownActs + roles.plannedActs + roles.reason,
  concrete_detail: (roles) => (roles.hasFigure ? 1 : 0),
  outcome: (roles) => roles.outcome,
  insight_or_fit: (roles) => roles.learning + 0.5 * roles.fit,
};

/**
 * Each term is at home in the criterion that the sentences with it serve most, as long as there is room: a criterion
 * has room for its share of what all words move.
 */
function findHomes(vocabulary: readonly Term[], rows: readonly Row[], learned: LearnedAxis): Map<string, CriterionId> {
  const ids = Object.keys(CRITERIA) as CriterionId[];
  const totals = new Map(vocabulary.map(({ term }) => [term, { count: 0, serves: ids.map(() => 0) }]));
  const overall = ids.map(() => ({ sum: 0, squares: 0 }));
  let sentences = 0;
  for (const { doc } of rows)
    for (const sentence of doc.evidence.sentences) {
      const inQuestion = sentence.words.filter((word) => doc.asked.has(word)).length > 0 ? 1 : 0;
      const serves = ids.map((id) => SERVES[id](sentence.roles, inQuestion));
      sentences += 1;
      serves.forEach((value, k) => {
        const known = overall[k] as { sum: number; squares: number };
        known.sum += value;
        known.squares += value * value;
      });
      for (const term of new Set(termsOf(sentence.words))) {
        const known = totals.get(term);
        if (!known) continue;
        known.count += 1;
        serves.forEach((value, k) => {
          known.serves[k] = (known.serves[k] as number) + value;
        });
      }
    }
  const force = ({ term }: Term) => Math.abs(learned.terms.get(term) ?? 0) * Math.sqrt(totals.get(term)?.count ?? 0);
  const room = ids.map((id) => CRITERIA[id].max / 100);
  const whole = vocabulary.reduce((sum, term) => sum + force(term), 0);
  const used = ids.map(() => 0);
  const homes = new Map<string, CriterionId>();
  for (const term of [...vocabulary].sort((a, b) => force(b) - force(a) || (a.term < b.term ? -1 : 1))) {
    const { count, serves } = totals.get(term.term) as { count: number; serves: number[] };
    const liking = ids.map((_, k) => {
      const { sum, squares } = overall[k] as { sum: number; squares: number };
      const usual = sum / sentences;
      const spread = Math.sqrt(Math.max(1e-9, squares / sentences - usual * usual));
      const over = ((serves[k] as number) / Math.max(1, count) - usual) / spread;
      const full = (used[k] as number) / ((room[k] as number) * whole + 1e-9);
      return over * Math.sqrt(count / (count + 5)) - 2 * full;
    });
    const best = liking.indexOf(Math.max(...liking));
    used[best] = (used[best] as number) + force(term);
    homes.set(term.term, ids[best] as CriterionId);
  }
  return homes;
}

function writeTerms(
  vocabulary: readonly Term[],
  homes: ReadonlyMap<string, CriterionId>,
  learned: Record<Axis, LearnedAxis>,
): ScoringWeights['terms'] {
  const ids = Object.keys(CRITERIA) as CriterionId[];
  return Object.fromEntries(
    ids.map((id) => [
      id,
      vocabulary
        .filter(({ term }) => homes.get(term) === id)
        .map(
          ({ term }) =>
            `${term}:${AXES.map((axis) => Math.round(10 * (learned[axis].terms.get(term) ?? 0))).join(',')}`,
        )
        .join(';'),
    ]),
  ) as ScoringWeights['terms'];
}

/** Where an axis stands when everything is as usual, so that each criterion and part has the same share then. */
function cardOf(axis: Axis, learned: LearnedAxis, rows: readonly Row[], terms: ScoringWeights['terms']): Card {
  const weights = Object.fromEntries(
    Object.entries(learned.weights)
      .filter(([, weight]) => weight > 0.004)
      .map(([name, weight]) => [name, round(weight, 2)]),
  );
  const bare: Card = { share: { story: 0, other: 0 }, usual: { story: {}, other: {} }, weights };
  const cards = { problem_answer: bare, conciseness: bare, structure: bare };
  const sumsOf = (reading: AnswerReading): Record<string, number> =>
    axis === 'problem_answer'
      ? groupSums(reading, { terms, cards }, axis, CRITERION_FEATURES, (home) => home)
      : axis === 'structure'
        ? groupSums(reading, { terms, cards }, axis, PART_FEATURES, (home) => PART_OF_CRITERION[home])
        : groupSums(reading, { terms, cards }, axis, { words: [] }, () => 'words');
  const card: Card = { ...bare, share: { story: 0, other: 0 }, usual: { story: {}, other: {} } };
  // What words come to is centred when they are learned, so that the start is where the usual words leave it.
  const wordMean = mean(rows.map(({ reading }) => termSum(axis, reading, learned)));
  for (const type of CARD_TYPES) {
    const own = rows.filter(({ reading }) => reading.cardType === type).map(({ reading }) => sumsOf(reading));
    const start = learned.start[type] - wordMean;
    const usual: Record<string, number> = {};
    for (const name of Object.keys(own[0] ?? {})) usual[name] = round(mean(own.map((sums) => sums[name] ?? 0)), 2);
    const isWaste = axis === 'conciseness';
    card.share[type] = round(
      (start + (isWaste ? 0 : Object.values(usual).reduce((sum, value) => sum + value, 0))) / 100,
      4,
    );
    card.usual[type] = isWaste ? {} : usual;
  }
  return card;
}

function termSum(axis: Axis, reading: AnswerReading, learned: LearnedAxis): number {
  let sum = 0;
  for (const [term, times] of reading.terms.times) sum += timesTold(axis, times) * (learned.terms.get(term) ?? 0);
  return sum * reading.terms.scale;
}
