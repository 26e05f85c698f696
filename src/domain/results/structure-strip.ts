import { countWords } from '#domain/reading/words.ts';
import { capitalised, labelOfPart, listed, uncapitalised } from '#domain/report/catalogue.ts';
import { partOfLabel } from '#domain/scoring/question-type.ts';
import type { ReportQuestion, ReportResponse } from './report.ts';

/** A stretch of what was said, by what it does in the answer. */
export interface SaidPart {
  kind: 'said';
  response: number;
  start: number;
  end: number;
  words: number;
  /** The parts that it tells, in the order that is expected; none for what stands around them. */
  parts: string[];
  /** What to call it: 'The case and what you did'. */
  name: string;
}

/** A part that was expected and not said, at the place where it belongs. */
export interface MissingPart {
  kind: 'missing';
  part: string;
  /** How to say it. */
  hint: string;
}

export type StripPart = SaidPart | MissingPart;

/** The parts that an answer was expected to have: the names that the report gives, each once. */
export const expectedOf = ({ responses }: ReportQuestion): string[] => [
  ...new Set(responses.flatMap(({ structure }) => structure.expected_structure)),
];

/** The parts that are there: the names that the report gives, each once. */
export const detectedOf = ({ responses }: ReportQuestion): string[] => [
  ...new Set(responses.flatMap(({ structure }) => structure.detected_structures)),
];

/**
 * What was said to a question from start to end, and what is missing where it belongs. The said parts of a response
 * join to its answer. Undefined where the report does not tell where parts are said, nor that one is missing.
 */
export function structureStrip(question: ReportQuestion): StripPart[] | undefined {
  const { responses, told } = question;
  const areSaid = responses.some(({ structure }) => structure.spans?.length);
  if (!areSaid && !told?.some(({ place }) => !place)) return undefined;
  const expected = expectedOf(question);
  const strip: StripPart[] = responses.flatMap((response, index) => saidParts(response, index, expected));
  const { holes, ordersOf } = told ? toldOrder(told, question) : expectedOrder(question, strip);
  for (const { order, part, hint } of holes) {
    strip.splice(placeFor(order, ordersOf, strip), 0, { kind: 'missing', part, hint });
  }
  return strip;
}

/** What is missing in an answer, by its place in the order of a good one, and the places that a part of the strip has in it. */
interface Order {
  holes: { order: number; part: string; hint: string }[];
  ordersOf: (part: StripPart) => number[];
}

/** Where a report tells what was told, it tells what is surely missing too, and nothing else is. */
function toldOrder(told: NonNullable<ReportQuestion['told']>, { responses }: ReportQuestion): Order {
  const holes = told.flatMap(({ label, place, asks }, order) =>
    place ? [] : [{ order, part: label, hint: asks || 'Nothing here tells it yet.' }],
  );
  const ordersOf = (part: StripPart) =>
    told.flatMap(({ label, place }, order) => {
      if (part.kind === 'missing') return label === part.part ? [order] : [];
      const isHere =
        place !== undefined &&
        place.response_number === responses[part.response]?.response_number &&
        place.start_char < part.end &&
        place.end_char > part.start;
      return isHere ? [order] : [];
    });
  return { holes, ordersOf };
}

/** Older and foreign reports: what was expected and is not there is missing. */
function expectedOrder(question: ReportQuestion, strip: readonly StripPart[]): Order {
  const expected = expectedOf(question);
  const there = new Set([
    ...detectedOf(question),
    ...strip.flatMap((part) => (part.kind === 'said' ? part.parts : [])),
  ]);
  const { penalties } = question.question_overall.structure;
  const holes = expected.flatMap((part, order) => {
    const penalty = penalties.find(({ label }) => partOfLabel(label) === part);
    return there.has(part)
      ? []
      : [{ order, part: labelOfPart(part), hint: penalty?.suggestion || `Nothing here tells ${inWords([part])} yet.` }];
  });
  const ordersOf = (part: StripPart) =>
    part.kind === 'missing'
      ? holes.filter((hole) => hole.part === part.part).map(({ order }) => order)
      : part.parts.map((name) => expected.indexOf(name)).filter((at) => at >= 0);
  return { holes, ordersOf };
}

/** Behind the last part that comes before it, else before the first that comes after it, else at the end. */
function placeFor(order: number, ordersOf: Order['ordersOf'], strip: readonly StripPart[]): number {
  const before = strip.findLastIndex((part) => ordersOf(part).some((each) => each < order));
  if (before >= 0) return before + 1;
  const after = strip.findIndex((part) => ordersOf(part).some((each) => each > order));
  return after >= 0 ? after : strip.length;
}

function saidParts(response: ReportResponse, index: number, expected: readonly string[]): SaidPart[] {
  const { answer, structure } = response;
  const spans = structure.spans ?? [];
  const edges = new Set([0, answer.length, ...spans.flatMap(({ start_char, end_char }) => [start_char, end_char])]);
  const cuts = [...edges].sort((a, b) => a - b);
  const parts: SaidPart[] = [];
  cuts.slice(0, -1).forEach((start, i) => {
    const end = cuts[i + 1] ?? answer.length;
    const names = spans.filter((span) => span.start_char <= start && span.end_char >= end).map(({ part }) => part);
    const words = countWords(answer.slice(start, end));
    const last = parts.at(-1);
    // A blank or a full stop belongs to what it ends.
    if (last && (words === 0 || String(names) === String(last.parts))) {
      last.end = end;
      last.words += words;
    } else {
      const inOrder = [...new Set(names)].sort((a, b) => expected.indexOf(a) - expected.indexOf(b));
      parts.push({ kind: 'said', response: index, start, end, words, parts: inOrder, name: '' });
    }
  });
  return parts.map((part, i) => ({ ...part, name: nameOf(part, i, parts.length) }));
}

function nameOf(part: SaidPart, place: number, count: number): string {
  if (part.parts.length > 0) return capitalised(inWords(part.parts));
  if (count === 1) return 'All of it';
  return place === 0 ? 'Opening words' : place === count - 1 ? 'Closing words' : 'In between';
}

/** 'the case and what you did' */
const inWords = (names: readonly string[]): string => listed(names.map((name) => uncapitalised(labelOfPart(name))));
