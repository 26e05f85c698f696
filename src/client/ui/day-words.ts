/** A day as the reader's own language writes it, the same on every page; '' for what is no day. */
export function dayWords(day: Date | string, locale?: string): string {
  return write(day, locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** The same where there is no room for a year, as under a chart. */
export function shortDayWords(day: Date | string, locale?: string): string {
  return write(day, locale, { day: 'numeric', month: 'short' });
}

/** A moment: by the hour on this day and the one before, by the day alone before that. */
export function momentWords(moment: Date | string, now = new Date(), locale?: string): string {
  const date = new Date(moment);
  const daysAgo = Math.round((startOfDay(now) - startOfDay(date)) / DAY_MS);
  if (daysAgo !== 0 && daysAgo !== 1) return dayWords(moment, locale);
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-daysAgo, 'day');
  const hour = date.toLocaleTimeString(locale, { timeStyle: 'short' });
  return `${day.charAt(0).toLocaleUpperCase(locale)}${day.slice(1)}, ${hour}`;
}

const DAY_MS = 86_400_000;

const startOfDay = (date: Date): number => new Date(date).setHours(0, 0, 0, 0);

/** A bare day is the same day everywhere; a moment belongs to the reader's own. */
const BARE_DAY = /^\d{4}-\d{2}-\d{2}$/;

function write(day: Date | string, locale: string | undefined, format: Intl.DateTimeFormatOptions): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return '';
  const isBare = typeof day === 'string' && BARE_DAY.test(day);
  return date.toLocaleDateString(locale, isBare ? { ...format, timeZone: 'UTC' } : format);
}
