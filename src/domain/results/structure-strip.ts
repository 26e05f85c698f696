import { isBriefPart, partOfLabel } from '#domain/scoring/question-type.ts';
import { countWords } from './count-words.ts';
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
  /** What to call it. */
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

/** Parts that are there, and whether only in part. */
export function detectedOf(question: ReportQuestion): { part: string; isBrief: boolean }[] {
  const detected = new Set(question.responses.flatMap(({ structure }) => structure.detected_structures));
  const rows = question.question_overall.structure.penalties;
  return [...detected].map((part) => ({ part, isBrief: rows.some((row) => isBriefPart(row, part)) }));
}

/**
 * What was said to a question from start to end, and what is missing where it belongs. The said parts of a response
 * join to its answer. Undefined where the report does not tell where parts are said.
 */
export function structureStrip(question: ReportQuestion): StripPart[] | undefined {
  const { responses } = question;
  if (!responses.some(({ structure }) => structure.spans?.length)) return undefined;
  const expected = expectedOf(question);
  const strip: StripPart[] = responses.flatMap((response, index) => saidParts(response, index, expected));
  const there = new Set([
    ...detectedOf(question).map(({ part }) => part),
    ...strip.flatMap((part) => (part.kind === 'said' ? part.parts : [])),
  ]);
  expected.forEach((part, order) => {
    if (there.has(part)) return;
    const penalty = question.question_overall.structure.penalties.find(({ label }) => partOfLabel(label) === part);
    const hint = penalty?.suggestion || `Nothing here tells the ${part.toLowerCase()} yet.`;
    strip.splice(placeFor(order, expected, strip), 0, { kind: 'missing', part, hint });
  });
  return strip;
}

/** Behind the last part that comes before it, else before the first that comes after it, else at the end. */
function placeFor(order: number, expected: readonly string[], strip: readonly StripPart[]): number {
  const orderOf = (part: StripPart) =>
    (part.kind === 'missing' ? [part.part] : part.parts).map((name) => expected.indexOf(name));
  const before = strip.findLastIndex((part) => orderOf(part).some((each) => each >= 0 && each < order));
  if (before >= 0) return before + 1;
  const after = strip.findIndex((part) => orderOf(part).some((each) => each > order));
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
    const words = countWords(answer.slice(start, end).replace(/[^\p{L}\p{N}\s]/gu, ''));
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
  if (part.parts.length > 0) return inWords(part.parts);
  if (count === 1) return 'All of it';
  return place === 0 ? 'Opening words' : place === count - 1 ? 'Closing words' : 'In between';
}

/** 'Task and Action'. */
const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
