import { lazy, Suspense, useMemo } from 'react';
import { ChartFrame } from '#client/ui/chart-frame.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { ReadStats } from '#domain/answers/read-dashboard.ts';
import { AXES } from './axes.ts';

/** The library that draws comes with the first chart that somebody sees. */
const LineChart = lazy(async () => ({ default: (await import('#client/ui/line-chart.tsx')).LineChart }));

type Week = ReadStats['weeklyPerformance'][number];

const SHOWN = 5;
const CHART_PX = 372;
const LATEST_BEGIN = 40;
const GRID_STEP = 20;

const SERIES = [
  { series: 'overall', name: 'Overall', of: 'overallScore' } as const,
  ...AXES.map(({ series, name, of }) => ({ series, name, of })),
];

/** The scale begins at the multiple of 20 at or below the lowest value, and no later than at 40. */
export function scaleBegin(values: readonly number[]): number {
  const scores = values.filter((value) => value >= 0);
  return Math.min(LATEST_BEGIN, ...scores.map((score) => Math.floor(score / GRID_STEP) * GRID_STEP));
}

/** How the weekly averages went, over the newest weeks that have any. */
export function WeeklyChart({ weeks }: { weeks: readonly Week[] }) {
  const shown = useMemo(() => weeks.slice(-SHOWN), [weeks]);
  const labels = useMemo(() => shown.map(({ label }) => label), [shown]);
  const lines = useMemo(
    () =>
      SERIES.map(({ series, name, of }) => ({
        series,
        name,
        values: shown.map((week) => (week[of] < 0 ? null : week[of])),
      })),
    [shown],
  );
  const from = scaleBegin(shown.flatMap((week) => SERIES.map(({ of }) => week[of])));
  return (
    <ChartFrame
      title="Interview Performance"
      note={`Weekly averages, last ${shown.length} weeks with a score. Scale from ${from} to 100.`}
      legend={SERIES}
      legendFor="narrow"
      table={{
        head: ['Week of', ...SERIES.map(({ name }) => name)],
        rows: shown.map((week) => [week.label, ...SERIES.map(({ of }) => (week[of] < 0 ? '–' : week[of]))]),
      }}
    >
      <Suspense fallback={<Skeleton label="Loading the chart" heightPx={CHART_PX} />}>
        <LineChart labels={labels} lines={lines} heightPx={CHART_PX} from={from} />
      </Suspense>
    </ChartFrame>
  );
}
