import { AXES, type Axis } from '#contract/words.ts';
import { partLabel, partOfLabel } from '#domain/scoring/question-type.ts';
import { seeBy } from './lens.ts';
import type { ReportQuestion } from './report.ts';
import { isTheRest } from './the-rest.ts';

/** What became of one kind of finding from one answer to the next. */
export interface Change {
  label: string;
  /** How often it was found; for a criterion, what it earned. */
  before: number;
  after: number;
  /** Points that the score has more of by it; left out where those of all findings do not come to its change. */
  gives?: number;
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
  /**
   * Criteria that earn something else than before, those that changed most first: more by words that are there now, or
   * less because words that earned it are there no more.
   */
  criteria: Change[];
  /** What the score changed by beside what is named here, so that all of it adds up. */
  rest: number;
}

/** Compares two answers to the same question, axis by axis. */
export const compareAnswers = (before: ReportQuestion, after: ReportQuestion): ComparedAxis[] =>
  AXES.map((axis) => {
    const scores = {
      before: before.question_overall[axis].overall_score,
      after: after.question_overall[axis].overall_score,
    };
    const [costBefore, costAfter] = [before, after].map((question) => sumCosts(question, axis));
    const counted = changes(countCosts(before, axis), countCosts(after, axis)).map((change) => ({
      ...change,
      gives: (costBefore?.get(change.label) ?? 0) - (costAfter?.get(change.label) ?? 0),
    }));
    const isTold = counted.reduce((sum, { gives }) => sum + gives, 0) === scores.after - scores.before;
    const named = counted.filter((change) => !isTheRest(change));
    const costs: Change[] = isTold ? named : named.map(({ gives: _, ...change }) => change);
    const unnamed = isTold ? (counted.find(isTheRest)?.gives ?? 0) : 0;
    const [partsBefore, partsAfter] = [before, after].map((question) => partsIn(countCosts(question, axis)));
    const [wasShown, isShown] = [before, after].map((question) => shownIn(question, axis));
    const criteria = changes(sumEarned(before, axis), sumEarned(after, axis))
      // Where no words earned it, there or here, the difference is nothing that somebody did.
      .filter(({ label, ...earned }) =>
        earned.after > earned.before ? isShown?.has(label) : wasShown?.has(label) && !isShown?.has(label),
      )
      .filter((earned) => earned.before !== earned.after)
      .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
    const isScored = scores.before >= 0 && scores.after >= 0;
    return {
      axis,
      ...scores,
      // A part that was missing and is there in part is no new fault, nor one gone that is missing now.
      gone: costs.filter(({ label, after: now }) => now === 0 && !(isBrief(label) && has(partsAfter, label))),
      new: costs.filter(({ label, before: then }) => then === 0 && !(isBrief(label) && has(partsBefore, label))),
      kept: costs.filter((change) => change.before > 0 && change.after > 0),
      criteria,
      rest:
        isScored && criteria.length > 0
          ? scores.after - scores.before - criteria.reduce((sum, change) => sum + change.after - change.before, 0)
          : unnamed,
    };
  });

const partsIn = (costs: ReadonlyMap<string, number>): ReadonlySet<string | undefined> =>
  new Set([...costs.keys()].map(partOfLabel).filter((part) => part !== undefined));
const has = (parts: ReadonlySet<string | undefined> | undefined, label: string): boolean =>
  parts?.has(partOfLabel(label)) ?? false;
const isBrief = (label: string): boolean => {
  const part = partOfLabel(label);
  return part !== undefined && label === partLabel(part, false);
};

/** The criteria that words of the answer earned. */
const shownIn = (question: ReportQuestion, axis: Axis): ReadonlySet<string> =>
  new Set(rowsOf(question, axis).flatMap(({ label, max, marks }) => (max > 0 && marks.length > 0 ? [label] : [])));

type Row = ReturnType<typeof rowsOf>[number];

const rowsOf = (question: ReportQuestion, axis: Axis) =>
  seeBy(axis, question).bills.flatMap((bill) => bill?.rows ?? []);

/** How many places each kind has; one that has no words to point at is there once, in however many responses. */
function countCosts(question: ReportQuestion, axis: Axis): Map<string, number> {
  const costs = rowsOf(question, axis).filter(({ max }) => max === 0);
  const places = tally(costs, ({ marks }) => marks.length);
  return new Map([...places].map(([label, count]) => [label, Math.max(1, count)]));
}

const sumCosts = (question: ReportQuestion, axis: Axis): Map<string, number> =>
  tally(
    rowsOf(question, axis).filter(({ max }) => max === 0),
    ({ points }) => points,
  );

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
