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
}

const MAX_PENALTIES = 8;

/**
 * Makes penalties of deductions: whole points, dealt to the spans by largest remainder, at most 100 in all and at
 * most eight rows. What is over is merged into one row, so that the points still add up.
 */
export function writeBill(text: string, deductions: readonly Deduction[]): { score: number; penalties: Penalty[] } {
  const penalties: Penalty[] = [];
  let left = 100;
  for (const deduction of [...deductions].sort((a, b) => b.points - a.points)) {
    const points = Math.min(Math.round(deduction.points), left);
    if (points <= 0) continue;
    left -= points;
    penalties.push(...dealOut(text, deduction, points));
  }
  const kept = penalties.length <= MAX_PENALTIES ? penalties : mergeRest(penalties);
  const score = 100 - kept.reduce((sum, penalty) => sum + penalty.points, 0);
  return { score, penalties: kept };
}

function dealOut(text: string, deduction: Deduction, points: number): Penalty[] {
  const spans = deduction.spans.slice(0, Math.max(1, Math.min(points, 4)));
  if (spans.length === 0) return [toPenalty(text, deduction, undefined, points)];
  const share = Math.floor(points / spans.length);
  const extra = points - share * spans.length;
  return spans.map((span, i) => toPenalty(text, deduction, span, share + (i < extra ? 1 : 0)));
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

function countBefore(text: string, quote: string, start: number): number {
  let count = 0;
  for (let at = text.indexOf(quote); at !== -1 && at < start; at = text.indexOf(quote, at + 1)) count += 1;
  return count;
}

function mergeRest(penalties: Penalty[]): Penalty[] {
  const sorted = [...penalties].sort((a, b) => b.points - a.points);
  const rest = sorted.slice(MAX_PENALTIES - 1);
  const labels = [...new Set(rest.map((penalty) => penalty.label.toLowerCase()))].join(', ');
  return [
    ...sorted.slice(0, MAX_PENALTIES - 1),
    {
      quote: '',
      occurrence_index: 0,
      start_char: 0,
      end_char: 0,
      mark_value: 'grey',
      label: 'Smaller findings',
      reason: `${rest.length} smaller findings together: ${labels}.`,
      suggestion: 'Mend the larger findings first.',
      points: rest.reduce((sum, penalty) => sum + penalty.points, 0),
    },
  ];
}
