import type { BillRow } from '#domain/results/bill.ts';
import type { Finding } from '#domain/results/finding.ts';

const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;

/** What a finding is worth, as its note says it; '' where a report of another judge does not tell. */
export function pointsWords({ points: count, max, places }: Finding): string {
  if (max > 0) return `${count} of ${points(max)}`;
  if (count === 0) return '';
  const all = `−${points(count)}`;
  return places.length > 1 ? `${all} in ${places.length} places` : all;
}

/** The same for a row of a bill, where a column of numbers says what they are. */
export const rowPoints = ({ points: count, max }: Pick<BillRow, 'points' | 'max'>): string =>
  max > 0 || count === 0 ? String(count) : `−${count}`;
