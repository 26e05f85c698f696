import { lazy, Suspense } from 'react';
import { Card } from '#client/ui/card.tsx';
import { ChartFrame, type ChartSeries } from '#client/ui/chart-frame.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { shortDayWords } from '#client/ui/day-words.ts';
import { PageHead } from '#client/ui/page-head.tsx';
import { ScoreDot } from '#client/ui/score-dot.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import words from '#client/ui/words.module.css';
import styles from './progress.module.css';
import { overallOf, SAMPLE_INTERVIEWS, type SampleInterview } from './sample-interviews.ts';

const LineChart = lazy(async () => ({ default: (await import('#client/ui/line-chart.tsx')).LineChart }));

const CHART_PX = 340;
const SCALE_FROM = 40;

const day = ({ date }: SampleInterview) => shortDayWords(date);

const SERIES: readonly { series: ChartSeries; name: string; of: (sample: SampleInterview) => number }[] = [
  { series: 'overall', name: 'Overall', of: overallOf },
  { series: 'answer', name: 'Problem answer', of: ({ answer }) => answer },
  { series: 'structure', name: 'Structure', of: ({ structure }) => structure },
  { series: 'conciseness', name: 'Conciseness', of: ({ conciseness }) => conciseness },
];
const DAYS = SAMPLE_INTERVIEWS.map(day);
const LINES = SERIES.map(({ series, name, of }) => ({ series, name, values: SAMPLE_INTERVIEWS.map(of) }));
const NEWEST_FIRST = SAMPLE_INTERVIEWS.toReversed();

/** What a season of practice looks like, with sample interviews. */
export function ProgressPage() {
  usePageTitle('Progress');
  return (
    <>
      <PageHead
        title="Progress"
        lede="These eleven sample interviews show what practice can do. None of them is yours."
      />
      <section className={styles.chart}>
        <ChartFrame
          title="Scores over time"
          note={`Scale from ${SCALE_FROM} to 100.`}
          legend={SERIES}
          legendFor="narrow"
          table={{
            head: ['Date', ...SERIES.map(({ name }) => name)],
            rows: SAMPLE_INTERVIEWS.map((sample) => [day(sample), ...SERIES.map(({ of }) => of(sample))]),
          }}
        >
          <Suspense fallback={<Skeleton label="Loading the chart" heightPx={CHART_PX} />}>
            <LineChart labels={DAYS} lines={LINES} heightPx={CHART_PX} from={SCALE_FROM} />
          </Suspense>
        </ChartFrame>
      </section>
      <Card title="Past interviews">
        <ol className={styles.past}>
          {NEWEST_FIRST.map((sample) => (
            <li key={sample.date}>
              <ScoreDot score={overallOf(sample)} />
              <span className={styles.role}>
                <strong>{sample.role}</strong> {sample.company}
              </span>
              <span className={classNames(words.hint, styles.style)}>
                {sample.style.charAt(0).toUpperCase() + sample.style.slice(1)}, {sample.length}
              </span>
              <time className={words.hint} dateTime={sample.date}>
                {day(sample)}
              </time>
              <span className={classNames(words.num, styles.score)}>
                <span className={words.unseen}>Score </span>
                {overallOf(sample)}
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </>
  );
}
