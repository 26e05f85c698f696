import { AXES, type Axis } from '#contract/words.ts';
import { seeBy } from './lens.ts';
import type { ReportQuestion } from './report.ts';

/** What became of one kind of finding from one answer to the next. */
export interface Change {
  label: string;
  /** How often it was found; for a criterion, what it earned. */
  before: number;
  after: number;
}

/** One axis of two answers to the same question. */
export interface ComparedAxis {
  axis: Axis;
  /** -1 where there is no score. */
  before: number;
  after: number;
  /** What cost points and does no more, what costs them only now, and what costs them in both. */
  gone: Change[];
  new: Change[];
  kept: Change[];
  /** Criteria that earn something else than before, those that changed most first. */
  criteria: Change[];
}

/** Compares two answers to the same question, axis by axis. */
export const compareAnswers = (before: ReportQuestion, after: ReportQuestion): ComparedAxis[] =>
  AXES.map((axis) => {
    const costs = changes(countCosts(before, axis), countCosts(after, axis));
    const criteria = changes(sumEarned(before, axis), sumEarned(after, axis));
    return {
      axis,
      before: before.question_overall[axis].overall_score,
      after: after.question_overall[axis].overall_score,
      gone: costs.filter((change) => change.after === 0),
      new: costs.filter((change) => change.before === 0),
      kept: costs.filter((change) => change.before > 0 && change.after > 0),
      criteria: criteria
        .filter((change) => change.before !== change.after)
        .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before)),
    };
  });

type Row = ReturnType<typeof rowsOf>[number];

const rowsOf = (question: ReportQuestion, axis: Axis) =>
  seeBy(axis, question).bills.flatMap((bill) => bill?.rows ?? []);

/** How many places each kind has; one that has no words to point at is there once, in however many responses. */
function countCosts(question: ReportQuestion, axis: Axis): Map<string, number> {
  const costs = rowsOf(question, axis).filter(({ max }) => max === 0);
  const places = tally(costs, ({ marks }) => marks.length);
  return new Map([...places].map(([label, count]) => [label, Math.max(1, count)]));
}

const sumEarned = (question: ReportQuestion, axis: Axis): Map<string, number> =>
  tally(
    rowsOf(question, axis).filter(({ max, points }) => max > 0 && points > 0),
    ({ points }) => points,
  );

function tally(rows: readonly Row[], count: (row: Row) => number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row.label, (counts.get(row.label) ?? 0) + count(row));
  return counts;
}

const changes = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Change[] =>
  [...new Set([...before.keys(), ...after.keys()])].map((label) => ({
    label,
    before: before.get(label) ?? 0,
    after: after.get(label) ?? 0,
  }));
