import type { Finding, Mark } from './finding.ts';
import { isTheRest } from './the-rest.ts';

/** One line of a bill: all findings of one kind. */
export interface BillRow {
  label: string;
  /** Lost, or earned of `max`. */
  points: number;
  max: number;
  findings: { finding: Finding; marks: Mark[] }[];
  /** The marks of all of them, in reading order. */
  marks: Mark[];
}

export interface Bill {
  /** -1 for what is not scored. */
  score: number;
  /** From 100 down, or from nothing up. */
  begins: 100 | 0;
  rows: BillRow[];
  /** Whether the rows come to the score. Older and foreign reports may lack the points. */
  addsUp: boolean;
}

/**
 * Findings of one kind in one row. What is taken off stands in reading order, and after it what has no words to point
 * at; criteria keep their own order. The rest stands last in every bill.
 */
export function makeBill(findings: readonly Finding[], score: number, marks: readonly Mark[]): Bill {
  const rows: BillRow[] = [];
  for (const finding of findings) {
    const own = marks.filter((mark) => mark.finding === finding);
    const row = rows.find(({ label, max }) => label === finding.label && max === 0 && finding.max === 0);
    if (row) {
      row.points += finding.points;
      row.findings.push({ finding, marks: own });
      row.marks = [...row.marks, ...own].sort((a, b) => a.number - b.number);
    } else {
      const { label, points, max } = finding;
      rows.push({ label, points, max, findings: [{ finding, marks: own }], marks: own });
    }
  }
  const earns = rows.some(({ max }) => max > 0);
  if (!earns) rows.sort((a, b) => firstNumber(a) - firstNumber(b));
  rows.sort((a, b) => Number(isTheRest(a)) - Number(isTheRest(b)));
  for (const row of rows) row.findings.sort((a, b) => numberOf(a.marks) - numberOf(b.marks));
  return { score, begins: earns ? 0 : 100, rows, addsUp: totalOf(rows, earns ? 0 : 100) === score };
}

/** What a bill comes to after its first rows. */
export const totalOf = (rows: readonly BillRow[], begins: number): number =>
  rows.reduce((total, { points, max }) => (max > 0 ? total + points : total - points), begins);

/** The bill in which a page says what the rest is: the first that has one. */
export const firstWithRest = (bills: readonly (Bill | undefined)[]): Bill | undefined =>
  bills.find((bill) => bill?.rows.some(isTheRest));

const numberOf = (marks: readonly Mark[]): number => marks[0]?.number ?? Number.POSITIVE_INFINITY;
const firstNumber = (row: BillRow): number => Math.min(numberOf(row.marks), Number.MAX_SAFE_INTEGER);
