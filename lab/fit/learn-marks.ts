import { spokenWords } from '#domain/reading/words.ts';
import type { AnswerEvidence } from '#domain/scoring/answer-evidence.ts';
import { readEvidence } from '#domain/scoring/evidence.ts';
import {
  cutIntoStretches,
  joined,
  likelihoodInContext,
  readAlone,
  stretchReadings,
  TERM,
} from '#domain/scoring/find-marks.ts';
import type { Likelihoods, Stretches } from '#domain/scoring/likelihoods.ts';
import { type Level, readContext } from '#domain/scoring/mark-context.ts';
import {
  type Additive,
  CLAUSE_KINDS,
  type MarkModel,
  RESTART_KINDS,
  type ScoringWeights,
  SENTENCE_KINDS,
  WORD_KINDS,
} from '#domain/scoring/scoring-weights.ts';
import type { Span } from '#domain/scoring/segment.ts';
import { contentStems } from '#domain/scoring/stems.ts';
import type { StretchReading } from '#domain/scoring/stretch-features.ts';
import { plainTerm } from '#domain/scoring/terms.ts';
import { LABELLED_FILES, type LabelledAnswer, readLabelledFile, type SpanKind } from '#lab/labelled-corpus.ts';
import { round } from './fit.ts';
import { fitTable, type Table, tabulate } from './logistic.ts';

/** A labelled answer, read once for all that learns from it. */
export interface Doc {
  answer: LabelledAnswer;
  evidence: AnswerEvidence;
  stretches: Stretches;
  readings: ReturnType<typeof stretchReadings>;
  asked: ReadonlySet<string>;
}

const docsOf = new Map<string, Doc[]>();

export function readDocs(file: string): Doc[] {
  const known = docsOf.get(file);
  if (known) return known;
  const docs = readLabelledFile(file).map((answer): Doc => {
    const { question } = answer.request;
    const evidence = readEvidence(question, question.type, answer.text);
    const asked = contentStems(spokenWords(question.text).map(({ word }) => word));
    const stretches = cutIntoStretches(answer.text, evidence);
    return { answer, evidence, stretches, asked, readings: stretchReadings(answer.text, evidence, stretches, asked) };
  });
  docsOf.set(file, docs);
  return docs;
}

type MarkWeights = Pick<ScoringWeights, Level>;

/**
 * A mark is made where at least this share of those like it, by authors left out, were right. Hedges and repetition may
 * be less sure, as so many fillers are surer that 85 % of all marks are right.
 */
const PRECISION: Record<SpanKind, number> = {
  filler: 0.9,
  hedge: 0.85,
  repetition: 0.83,
  redundant: 0.9,
  tangent: 0.9,
  padding: 0.9,
  rambling: 0.9,
};
const FEWEST_MARKS = 15;
const THRESHOLDS = [
  0.95, 0.92, 0.9, 0.87, 0.85, 0.82, 0.8, 0.77, 0.75, 0.72, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.35, 0.3,
];
const OPTIONS: Record<Level, { penalty: number; fewest: number; kept: number }> = {
  words: { penalty: 0.3, fewest: 3, kept: 700 },
  restarts: { penalty: 0.5, fewest: 4, kept: 60 },
  clauses: { penalty: 3, fewest: 6, kept: 250 },
  sentences: { penalty: 5, fewest: 6, kept: 250 },
};

interface Unit {
  file: string;
  names: readonly string[];
  features: Readonly<Record<string, number>>;
  /** Share of it in marks of each kind, and in any. */
  covered: Partial<Record<SpanKind, number>>;
  any: number;
}

const unitsOf = new Map<string, { units: Unit[]; table: Table }>();

/** All units of one level in some files that can be of a kind, tabulated once a process. */
function readUnits(level: Level, kind: SpanKind, files: readonly string[]): { units: Unit[]; table: Table } {
  const key = level === 'words' ? `${level} ${kind}` : level;
  const known = unitsOf.get(key);
  if (known) return known;
  const every = files.flatMap((file) =>
    readDocs(file).flatMap(({ answer, stretches, readings }) => {
      const spans: readonly Span[] = level === 'words' ? stretches.tokens : stretches[level];
      return spans.map((span, i): Unit => {
        const covered: Partial<Record<SpanKind, number>> = {};
        for (const mark of answer.spans) {
          const shared = Math.min(mark.end, span.end) - Math.max(mark.start, span.start);
          if (shared > 0) covered[mark.kind] = (covered[mark.kind] ?? 0) + shared / (span.end - span.start);
        }
        const names = level === 'words' ? (readings.words[i] ?? []) : [];
        const features =
          level === 'words'
            ? Object.fromEntries(names.map((name) => [name, 1]))
            : namedFeatures(readings[level][i] as StretchReading);
        return {
          file,
          names,
          features,
          covered,
          any: Object.values(covered).reduce((total, share) => total + share, 0),
        };
      });
    }),
  );
  const seen = new Set(every.filter((unit) => (unit.covered[kind] ?? 0) >= HALF).map((unit) => unit.names[0]));
  const units = level === 'words' ? every.filter((unit) => seen.has(unit.names[0])) : every;
  const { names, columns, size } = tabulate(units.map(({ features }) => features));
  const often = names.map((_, j) => (columns[j]?.at.length ?? 0) >= OPTIONS[level].fewest);
  const table = { size, names: names.filter((_, j) => often[j]), columns: columns.filter((_, j) => often[j]) };
  const read = { units, table };
  unitsOf.set(key, read);
  return read;
}

const namedFeatures = ({ numbers, terms }: StretchReading): Record<string, number> => ({
  ...numbers,
  ...Object.fromEntries(terms.map((term) => [TERM + term, 1])),
});

const HALF = 0.5;

function learnAlone(level: Level, kind: SpanKind, all: readonly string[], learned: readonly string[]): Additive {
  const { units, table } = readUnits(level, kind, all);
  const isLearned = (unit: Unit) => learned.includes(unit.file);
  const holds = (unit: Unit) => (unit.covered[kind] ?? 0) >= HALF;
  const candidates = new Map<string, number>();
  if (level === 'words')
    for (const unit of units)
      if (isLearned(unit) && holds(unit))
        candidates.set(unit.names[0] ?? '', (candidates.get(unit.names[0] ?? '') ?? 0) + 1);
  const isCandidate = (unit: Unit) => level !== 'words' || (candidates.get(unit.names[0] ?? '') ?? 0) >= 2;
  const labels = units.map((unit) =>
    !isLearned(unit) || !isCandidate(unit) ? undefined : holds(unit) ? 1 : unit.any >= 0.4 ? undefined : 0,
  );
  const { penalty, fewest, kept: most } = OPTIONS[level];
  const model = fitTable(table, labels, { penalty, fewest, rounds: 15 });
  const must = new Set([...candidates].filter(([, count]) => count >= 2).map(([word]) => word));
  const kept = new Set(
    Object.entries(model.weights)
      .sort(([a, x], [b, y]) => Math.abs(y) - Math.abs(x) || (a < b ? -1 : 1))
      .slice(0, most)
      .map(([name]) => name),
  );
  const weights: Record<string, number> = {};
  for (const name of Object.keys(model.weights).sort())
    if ((kept.has(name) && !holdsName(name)) || must.has(name)) weights[name] = round(model.weights[name] ?? 0, 2);
  for (const name of [...must].sort()) weights[name] ??= 0;
  return { offset: round(model.offset, 2), weights };
}

let names: ReadonlySet<string> | undefined;

/** Words that are mostly written as names: people and places have no weight. */
export function nameWords(): ReadonlySet<string> {
  if (names) return names;
  const counts = new Map<string, { all: number; asName: number }>();
  for (const { answer, stretches } of LABELLED_FILES.flatMap(readDocs))
    stretches.tokens.forEach((token, i) => {
      const before = answer.text.slice(stretches.tokens[i - 1]?.end ?? 0, token.start);
      if (i === 0 || /[.?!\n"“]/.test(before)) return;
      const term = plainTerm(token.word);
      const count = counts.get(term) ?? { all: 0, asName: 0 };
      counts.set(term, {
        all: count.all + 1,
        asName: count.asName + (/\p{Lu}/u.test(answer.text[token.start] ?? '') ? 1 : 0),
      });
    });
  names = new Set(
    [...counts]
      .filter(([term, { all, asName }]) => asName >= 0.6 * all && !/^i(?:[mdv]e?|ll)?$/.test(term))
      .map(([term]) => term),
  );
  return names;
}

/** Whether a feature or a pair of words holds a name. */
export const holdsName = (feature: string): boolean =>
  feature.split(/[^a-z0-9#]+/).some((word) => nameWords().has(word));

type ModelsAlone = { [Name in Level]: Record<keyof Likelihoods[Name], Additive> };

/** A table with an entry for each kind of each level, in the order in which they are marked. */
function eachKind<Entry>(of: (level: Level, kind: SpanKind) => Entry) {
  const level = <Kind extends SpanKind>(name: Level, kinds: readonly Kind[]) =>
    Object.fromEntries(kinds.map((kind) => [kind, of(name, kind)])) as Record<Kind, Entry>;
  return {
    sentences: level('sentences', SENTENCE_KINDS),
    restarts: level('restarts', RESTART_KINDS),
    clauses: level('clauses', CLAUSE_KINDS),
    words: level('words', WORD_KINDS),
  };
}

const modelsAlone = new Map<string, Additive>();

/** Models that read everything alone; each is learned once a process. */
const learnAllAlone = (all: readonly string[], learned: readonly string[]): ModelsAlone =>
  eachKind((level, kind) => {
    const key = `${level} ${kind} ${[...learned].sort().join(' ')}`;
    const known = modelsAlone.get(key) ?? learnAlone(level, kind, all, learned);
    modelsAlone.set(key, known);
    return known;
  });

export interface LearnedMarks {
  weights: MarkWeights;
  /** What models that were learned without its author say of each answer, taken alone. */
  leftOut: ReadonlyMap<LabelledAnswer, Likelihoods>;
}

/**
 * Learns what marks a stretch: alone, then in its context by what the first says of authors left out, and each threshold
 * by what both say of authors left out. `all` is what is read, `files` what is learned from.
 */
export function learnMarks(files: readonly string[], all: readonly string[]): LearnedMarks {
  const docs = files.flatMap(readDocs);
  const alone = new Map<LabelledAnswer, Likelihoods>();
  for (const file of files) {
    const models = learnAllAlone(all, without(files, file));
    for (const doc of readDocs(file)) alone.set(doc.answer, readAlone(doc.readings, models));
  }
  const contexts = docs.map((doc) => ({
    doc,
    contextOf: readContext(alone.get(doc.answer) as Likelihoods, doc.stretches),
  }));
  const learned = learnAllAlone(all, files);
  // What lies in a sentence that is marked is not marked again, so that it says nothing for what is.
  const taken = new Map<Doc, Span[]>();
  const weights = eachKind((level, kind): MarkModel => {
    const places = placesOf(contexts, level, kind);
    const table = tabulate(places.map(({ features }) => features));
    const likely = new Map<Place, number>();
    for (const file of files) {
      const model = learnContext(table, places, without(files, file));
      for (const place of places)
        if (place.doc.answer.file === file) likely.set(place, likelihoodInContext(model, place.features));
    }
    const free = places.filter(({ doc, span }) => coverage(taken.get(doc) ?? [], span) === 0);
    const threshold = thresholdOf(free, likely, kind);
    if (threshold)
      for (const { doc, span } of free.filter((place) => (likely.get(place) ?? 0) >= threshold))
        taken.set(doc, [...(taken.get(doc) ?? []), span]);
    return {
      ...((learned[level] as Record<string, Additive>)[kind] as Additive),
      context: learnContext(table, places, files),
      ...(threshold ? { threshold } : {}),
    };
  });
  return { weights, leftOut: alone };
}

const without = (files: readonly string[], file: string) => files.filter((other) => other !== file);

/** A word, clause or sentence that could be of a kind, in its context. */
interface Place {
  doc: Doc;
  span: Span;
  features: Readonly<Record<string, number>>;
  label: 0 | 1 | undefined;
}

function placesOf(
  contexts: readonly { doc: Doc; contextOf: ReturnType<typeof readContext> }[],
  level: Level,
  kind: SpanKind,
): Place[] {
  return contexts.flatMap(({ doc, contextOf }) => {
    const spans: readonly Span[] = level === 'words' ? doc.stretches.tokens : doc.stretches[level];
    const marked = doc.answer.spans.filter((mark) => mark.kind === kind);
    return contextOf(level, kind).flatMap((features, i): Place[] => {
      if (!features) return [];
      const span = spans[i] as Span;
      const isOther = coverage(doc.answer.spans, span) >= 0.4;
      return [{ doc, span, features, label: coverage(marked, span) >= HALF ? 1 : isOther ? undefined : 0 }];
    });
  });
}

function learnContext(table: Table, places: readonly Place[], learned: readonly string[]): Additive {
  const { offset, weights } = fitTable(
    table,
    places.map(({ doc, label }) => (learned.includes(doc.answer.file) ? label : undefined)),
    { penalty: 1, rounds: 60 },
  );
  return {
    offset: round(offset, 2),
    weights: Object.fromEntries(
      Object.entries(weights).map(([name, weight]): [string, number] => [name, round(weight, 2)]),
    ),
  };
}

/** The lowest likelihood from which on enough of the marks that would be made are right. */
function thresholdOf(places: readonly Place[], likely: ReadonlyMap<Place, number>, kind: SpanKind): number | undefined {
  return THRESHOLDS.filter((from) => {
    const sure = new Map<Doc, { kind: SpanKind; start: number; end: number }[]>();
    for (const place of places) {
      if ((likely.get(place) ?? 0) < from) continue;
      const marks = sure.get(place.doc) ?? [];
      marks.push({ kind, start: place.span.start, end: place.span.end });
      sure.set(place.doc, marks);
    }
    const made = [...sure].flatMap(([{ answer }, marks]) =>
      joined(answer.text, marks).map((mark) => coverage(answer.spans, mark) >= HALF),
    );
    return made.length >= FEWEST_MARKS && made.filter(Boolean).length / made.length >= PRECISION[kind];
  }).at(-1);
}

function coverage(spans: readonly Span[], { start, end }: Span): number {
  let shared = 0;
  for (const mark of spans) shared += Math.max(0, Math.min(mark.end, end) - Math.max(mark.start, start));
  return shared / (end - start);
}
