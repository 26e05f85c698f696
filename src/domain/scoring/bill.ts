import type { Penalty } from '#contract/results.ts';
import type { MarkValue } from '#contract/words.ts';
import type { Span } from './segment.ts';

/** A named deduction before its points are dealt to the words it points at. */
export interface Deduction {
  label: string;
  /** May have fractions; it is rounded once. */
  points: number;
  /** Where in the text; none for a missing part or a cap. */
  spans: readonly Span[];
  markValue: MarkValue;
  reason: string;
  suggestion: string;
  /** False where nothing in the answer bears out what the row says: its points go to one that is true. */
  isBorneOut?: boolean;
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
 * the others that find none.
 */
export function writeBill(text: string, deductions: readonly Deduction[]): { score: number; penalties: Penalty[] } {
  const entries: Entry[] = [];
  let left = 100;
  for (const deduction of [...deductions].sort((a, b) => b.points - a.points)) {
    const points = Math.min(Math.round(deduction.points), left);
    if (points <= 0) continue;
    left -= points;
    entries.push({ deduction, points, rows: 1 });
  }
  const kept = entries.length <= MAX_PENALTIES ? entries : [...entries.slice(0, MAX_PENALTIES - 1), mergeRest(entries)];
  giveRows(kept);
  return { score: left, penalties: kept.flatMap((entry) => dealOut(text, entry)) };
}

/** Rows that are left go where a row would carry most points. */
function giveRows(entries: Entry[]): void {
  for (let free = MAX_PENALTIES - entries.length; free > 0; free -= 1) {
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
  const inOrder = (some: readonly Span[]) => [...some].sort((a, b) => a.start - b.start);
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

function toPenalty(text: string, deduction: Deduction, span: Span | undefined, points: number): Penalty {
  const quote = span ? text.slice(span.start, span.end) : '';
  return {
    quote,
    occurrence_index: span ? countBefore(text, quote, span.start) : 0,
    start_char: span?.start ?? 0,
    end_char: span?.end ?? 0,
    mark_value: deduction.markValue,
    label: deduction.label,
    reason: deduction.reason,
    suggestion: deduction.suggestion,
    points,
  };
}

export function countBefore(text: string, quote: string, start: number): number {
  let count = 0;
  for (let at = text.indexOf(quote); at !== -1 && at < start; at = text.indexOf(quote, at + 1)) count += 1;
  return count;
}

function mergeRest(entries: readonly Entry[]): Entry {
  const rest = entries.slice(MAX_PENALTIES - 1);
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
