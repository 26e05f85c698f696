import type { MarkValue } from '#contract/words.ts';
import { wastePoints } from './add-up.ts';
import type { AnswerReading } from './answer-features.ts';
import type { Deduction } from './bill.ts';
import type { AnswerEvidence } from './evidence.ts';
import type { Mark, MarkKind } from './find-marks.ts';
import type { ScoringWeights } from './scoring-weights.ts';

export interface Row {
  label: string;
  markValue: MarkValue;
  reason: (count: number, words: number) => string;
  suggestion: string;
}

const times = (count: number) => (count === 1 ? 'Once' : count === 2 ? 'Twice' : `${count} times`);

export const WASTE_ROWS: Record<MarkKind, Row> = {
  filler: {
    label: 'Filler words',
    markValue: 'orange',
    reason: (count, words) =>
      count > 0
        ? `${times(count)} in ${words} words; a few are fine, more get in the way.`
        : 'Small words fill the pauses here and there.',
    suggestion: 'Let a pause be silent; a second of quiet sounds calm.',
  },
  hedge: {
    label: 'Hedging',
    markValue: 'yellow',
    reason: (count) =>
      count > 0 ? 'This makes something you know sound like a guess.' : 'Some of it sounds less sure than you are.',
    suggestion: 'Say what you know as a plain statement.',
  },
  repetition: {
    label: 'Repetition',
    markValue: 'red',
    reason: (count) => (count > 0 ? 'This was said already.' : 'Some things are said more than once.'),
    suggestion: 'Say it once and go on to the next thing.',
  },
  redundant: {
    label: 'Said twice over',
    markValue: 'red',
    reason: (count) =>
      count > 0 ? 'This adds nothing to what stands before it.' : 'Some sentences add little to the one before.',
    suggestion: 'Stop when the point is made.',
  },
  tangent: {
    label: 'Off the path',
    markValue: 'red',
    reason: (count) =>
      count > 0 ? 'This does not help to answer the question.' : 'Parts of it lead away from the question.',
    suggestion: 'Leave the side story out.',
  },
  padding: {
    label: 'Padding',
    markValue: 'grey',
    reason: (count) => (count > 0 ? 'Anybody could say this.' : 'Much of this could be said by anybody.'),
    suggestion: 'Swap a general sentence for one thing that happened.',
  },
  rambling: {
    label: 'Long-winded',
    markValue: 'orange',
    reason: () => 'The sentences run on, so the point arrives late.',
    suggestion: 'Make two short sentences of each long one.',
  },
};

/** What a coach would cut from an answer: a row a kind, each pointing at the words that are sure enough to be marked. */
export function wasteRows(
  reading: AnswerReading,
  evidence: AnswerEvidence,
  marks: readonly Mark[],
  weights: Pick<ScoringWeights, 'terms' | 'cards'>,
  isFollowUp: boolean,
): Deduction[] {
  const points = wastePoints(reading, weights);
  // A follow-up's answer may go back over what was said, and may be short.
  const skipped: readonly MarkKind[] = isFollowUp ? ['repetition', 'redundant'] : [];
  const rows = (Object.keys(WASTE_ROWS) as MarkKind[])
    .filter((kind) => !skipped.includes(kind))
    .map((kind): Deduction => {
      const row = WASTE_ROWS[kind];
      const spans = marks.filter((mark) => mark.kind === kind).map(({ start, end }) => ({ start, end }));
      return {
        label: row.label,
        markValue: row.markValue,
        reason: row.reason(spans.length, evidence.words),
        suggestion: row.suggestion,
        points: spans.length > 0 ? Math.max(1, points[kind]) : points[kind],
        spans,
      };
    });
  if (!isFollowUp)
    rows.push({
      label: 'Length',
      markValue: 'orange',
      reason: `You used ${evidence.words} words, which takes about ${Math.round(evidence.words / 2.4)} seconds.`,
      suggestion: 'Stop after what came of it.',
      points: points.length,
      spans: [],
    });
  rows.push({
    label: 'Loose wording',
    markValue: 'grey',
    reason: 'Some of these words say little, so the answer seems longer than it needs to be.',
    suggestion: 'Name the thing, the person or the number that you mean.',
    points: points.loose,
    spans: [],
  });
  return rows.filter((row) => row.points >= 0.5);
}
