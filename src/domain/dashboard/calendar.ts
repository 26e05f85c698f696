/**
 * Weeks and months by their numbers. Times are local: what clocks show, as if they stood in UTC. The index counts by
 * the same numbers in SQL (`storage/dashboard.ts`).
 */

const DAY_MS = 86_400_000;
export const WEEK_MS = 7 * DAY_MS;
/** 1970 began on a Thursday, so its first Monday week began three days before. */
export const MONDAY_SHIFT_MS = 3 * DAY_MS;

const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The number of the Monday-to-Sunday week of a local time. */
export const weekOf = (localMs: number): number => Math.floor((localMs + MONDAY_SHIFT_MS) / WEEK_MS);

/** The local time at which a week begins: its Monday, 0:00. */
export const weekStart = (week: number): number => week * WEEK_MS - MONDAY_SHIFT_MS;

/** A week is called by its Monday: '16 Nov'. */
export function weekLabel(week: number): string {
  const monday = new Date(weekStart(week));
  return `${monday.getUTCDate()} ${MONTH_NAMES[monday.getUTCMonth()]}`;
}

/** The number of the month of a local time: months since the year 0. */
export function monthOf(localMs: number): number {
  const date = new Date(localMs);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The local time at which a month begins. */
export const monthStart = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12, 1);

/** The last twelve months, oldest first; the newest is the one of the given time. */
export const lastTwelveMonths = (localMs: number): number[] =>
  Array.from({ length: 12 }, (_, i) => monthOf(localMs) - 11 + i);
