import type { Penalty } from '#contract/results.ts';
import type { MarkValue } from '#contract/words.ts';
import { THE_REST } from '#domain/report/catalogue.ts';
import type { Span } from './segment.ts';

/** A place in the text, with its own reason where it has one. */
interface MarkedSpan extends Span {
  reason?: string;
  suggestion?: string;
}

/** A named deduction before its points are dealt to the words it points at. */
export interface Deduction {
  label: string;
  /** May have fractions; it is rounded once. */
  points: number;
  /** Where in the text; none for a missing part or a cap. */
  spans: readonly MarkedSpan[];
  markValue: MarkValue;
  reason: string;
  suggestion: string;
}

/** The most rows that one axis of one response may have. */
const MAX_PENALTIES = 8;

interface Entry {
  deduction: Deduction;
  points: number;
  rows: number;
}

/**
 * Makes penalties of deductions: whole points, dealt to the longest spans by largest remainder, at most 100 in all and
 * at most eight rows, so that every row has a name and the rows add up. A deduction that finds no room is merged with
 * the others that find none. What nothing single shows is the last row.
 */
export function writeBill(
  text: string,
  deductions: readonly Deduction[],
  rest = 0,
): { score: number; penalties: Penalty[] } {
  const most = rest > 0 ? MAX_PENALTIES - 1 : MAX_PENALTIES;
  const entries: Entry[] = [];
  let left = 100;
  for (const deduction of [...deductions].sort((a, b) => b.points - a.points)) {
    const points = Math.min(Math.round(deduction.points), left);
    if (points <= 0) continue;
    left -= points;
    entries.push({ deduction, points, rows: 1 });
  }
  const kept = entries.length <= most ? entries : [...entries.slice(0, most - 1), mergeSmallest(entries, most)];
  giveRows(kept, most);
  const taken = Math.min(left, Math.round(rest));
  return {
    score: left - taken,
    penalties: [...kept.flatMap((entry) => dealOut(text, entry)), ...(taken > 0 ? [restRow(taken)] : [])],
  };
}

const restRow = (points: number): Penalty => ({
  quote: '',
  occurrence_index: 0,
  start_char: 0,
  end_char: 0,
  mark_value: 'grey',
  label: THE_REST.label,
  reason: THE_REST.reason,
  suggestion: '',
  points,
});

/** Rows that are left go where a row would carry most points. */
function giveRows(entries: Entry[], most: number): void {
  for (let free = most - entries.length; free > 0; free -= 1) {
    const neediest = entries
      .filter(({ deduction, rows, points }) => rows < Math.min(deduction.spans.length, points))
      .sort((a, b) => b.points / b.rows - a.points / a.rows)[0];
    if (!neediest) return;
    neediest.rows += 1;
  }
}

function dealOut(text: string, { deduction, points, rows }: Entry): Penalty[] {
  const length = ({ start, end }: Span) => end - start;
  const longest = [...deduction.spans].sort((a, b) => length(b) - length(a));
  const inOrder = (some: readonly MarkedSpan[]) => [...some].sort((a, b) => a.start - b.start);
  const spans = inOrder(longest.slice(0, rows));
  if (spans.length === 0) return [toPenalty(text, deduction, undefined, points)];
  const share = Math.floor(points / spans.length);
  const extra = points - share * spans.length;
  const more = inOrder(longest.slice(rows)).map(({ start, end }) => ({ start_char: start, end_char: end }));
  return spans.map((span, i) => ({
    ...toPenalty(text, deduction, span, share + (i < extra ? 1 : 0)),
    ...(i === spans.length - 1 && more.length > 0 ? { more } : {}),
  }));
}

function toPenalty(text: string, deduction: Deduction, span: MarkedSpan | undefined, points: number): Penalty {
  const quote = span ? text.slice(span.start, span.end) : '';
  return {
    quote,
    occurrence_index: span ? countBefore(text, quote, span.start) : 0,
    start_char: span?.start ?? 0,
    end_char: span?.end ?? 0,
    mark_value: deduction.markValue,
    label: deduction.label,
    reason: span?.reason ?? deduction.reason,
    suggestion: span?.suggestion ?? deduction.suggestion,
    points,
  };
}

export function countBefore(text: string, quote: string, start: number): number {
  let count = 0;
  for (let at = text.indexOf(quote); at !== -1 && at < start; at = text.indexOf(quote, at + 1)) count += 1;
  return count;
}

function mergeSmallest(entries: readonly Entry[], most: number): Entry {
  const rest = entries.slice(most - 1);
  const labels = [...new Set(rest.map(({ deduction }) => deduction.label.toLowerCase()))].join(', ');
  return {
    points: rest.reduce((total, { points }) => total + points, 0),
    rows: 1,
    deduction: {
      label: 'Smaller findings',
      points: 0,
      spans: [],
      markValue: 'grey',
      reason: `These ${rest.length} smaller findings are added up here: ${labels}.`,
      suggestion: 'Work on the larger findings first.',
    },
  };
}
