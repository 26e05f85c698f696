import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lastTwelveMonths,
  monthOf,
  monthStart,
  WEEK_MS,
  weekLabel,
  weekOf,
  weekStart,
} from '#domain/dashboard/calendar.ts';
import { localTime, momentOf, type OffsetSpan, offsetSpans } from '#domain/dashboard/zone-offsets.ts';

const FROM = Date.UTC(2025, 0, 1);
const TO = Date.UTC(2029, 0, 8);
/** Summer time in the north and in the south, where it begins at midnight, and an offset that is no whole hour. */
const ZONES = ['Europe/Berlin', 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Kathmandu'];
const ofZone = new Map(ZONES.map((zone) => [zone, offsetSpans(zone, FROM, TO)]));

const moments = fc.integer({ min: FROM, max: TO - 1 });

/** What an independent clock of the zone shows. */
function clockOf(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (at: number) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return { ...parts, weekday: parts.weekday ?? '', day: `${parts.year}-${parts.month}-${parts.day}` };
  };
}

describe.each([...ofZone])('in %s', (zone, spans: OffsetSpan[]) => {
  const clock = clockOf(zone);

  it('clocks show what the zone says', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const { day, hour, minute } = { hour: '', minute: '', ...clock(at) };
        const shown = new Date(localTime(spans, at)).toISOString();
        expect(shown.slice(0, 16)).toBe(`${day}T${hour}:${minute}`);
      }),
    );
  });

  it('a week holds exactly the moments from its Monday to the next, also where clocks change', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const week = weekOf(localTime(spans, at));
        const [begins, ends] = [momentOf(spans, weekStart(week)), momentOf(spans, weekStart(week + 1))];
        expect(begins <= at && at < ends).toBe(true);
        expect(Math.abs(ends - begins - WEEK_MS)).toBeLessThanOrEqual(3_600_000);
        expect(clock(begins).weekday).toBe('Mon');
        expect(clock(begins - 1).weekday).toBe('Sun');
      }),
    );
  });

  it('a month holds exactly the moments of its name', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const month = monthOf(localTime(spans, at));
        const begins = momentOf(spans, monthStart(month));
        expect(begins <= at && at < momentOf(spans, monthStart(month + 1))).toBe(true);
        expect(clock(at).day.slice(0, 7)).toBe(
          `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`,
        );
        expect(clock(begins).day.slice(8)).toBe('01');
      }),
    );
  });
});

const CHANGING = [...ofZone].filter(([, { length }]) => length > 1);

it('clocks are changed in three of these zones', () => {
  expect(CHANGING.map(([zone]) => zone)).toEqual(['Europe/Berlin', 'America/Santiago', 'Australia/Lord_Howe']);
});

it.each(CHANGING)(
  'in %s a time that clocks show twice is the first, and one that they jump over the moment of the jump',
  (_zone, spans) => {
    for (const [i, { fromMs, offsetMs }] of spans.entries()) {
      const before = spans[i - 1];
      if (!before) continue;
      const shown = fromMs + Math.max(offsetMs, before.offsetMs) - 1;
      const first = momentOf(spans, shown);
      if (offsetMs < before.offsetMs) expect(first).toBe(fromMs - 1);
      else expect([first, localTime(spans, first) >= shown]).toEqual([fromMs, true]);
    }
  },
);

describe('weeks and months', () => {
  it('a week across the end of a year is one, and is called by its Monday', () => {
    const days = [Date.UTC(2026, 11, 28), Date.UTC(2026, 11, 31), Date.UTC(2027, 0, 1), Date.UTC(2027, 0, 3)];
    expect(new Set(days.map(weekOf)).size).toBe(1);
    expect(weekLabel(weekOf(days[3] ?? 0))).toBe('28 Dec');
    expect(weekLabel(weekOf(Date.UTC(2027, 0, 4)))).toBe('4 Jan');
  });

  it('the last twelve months end with the one of now, and cross the end of the year', () => {
    const names = lastTwelveMonths(Date.UTC(2026, 1, 28)).map((month) => [Math.floor(month / 12), month % 12]);
    expect([names[0], names[10], names[11]]).toEqual([
      [2025, 2],
      [2026, 0],
      [2026, 1],
    ]);
    expect(names).toHaveLength(12);
  });
});
