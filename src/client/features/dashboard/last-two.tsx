import { ChartFrame } from '#client/ui/chart-frame.tsx';
import { shortDayWords } from '#client/ui/day-words.ts';
import { placeLabels } from '#client/ui/place-labels.ts';
import words from '#client/ui/words.module.css';
import { type Activity, AXES } from './axes.ts';
import { comparedWords } from './compared-words.ts';
import styles from './last-two.module.css';

const SERIES = [
  { series: 'overall', name: 'Overall', of: 'score' } as const,
  ...AXES.map(({ series, name, of }) => ({ series, name, of })),
];

const WIDTH = 780;
const HEIGHT = 320;
const TOP = 56;
const BOTTOM = 300;
const LEFT_X = 230;
const RIGHT_X = 550;
const DIFFERENCE_X = 740;
const LABEL_PX = 24;
/** What stands at the head of a post, at most: there is another beside it. */
const LONGEST_ROLE_CHARS = 18;

/** Before there are weeks to join by a line: the last interview against the one before it, newest first. */
export function LastTwo({ scored }: { scored: readonly Activity[] }) {
  const [last, before] = scored;
  if (!last) {
    return (
      <section>
        <h2>Interview Performance</h2>
        <p className={styles.hint}>Your scores stand here once you have your first report.</p>
      </section>
    );
  }
  if (!before) {
    return (
      <section>
        <h2>Interview Performance</h2>
        <p className={styles.since}>
          <b>{last.score}</b> <span>in your first interview with a score.</span>
        </p>
        <p className={words.hint}>Your next one will stand beside it, axis by axis.</p>
      </section>
    );
  }
  const series = SERIES.map(({ series, name, of }) => ({ series, name, from: before[of], to: last[of] })).filter(
    ({ from, to }) => from >= 0 && to >= 0,
  );
  const values = series.flatMap(({ from, to }) => [from, to]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) => BOTTOM - ((value - least) / Math.max(1, most - least)) * (BOTTOM - TOP);
  const left = placeLabels(
    series.map(({ from }) => y(from)),
    LABEL_PX,
  );
  const right = placeLabels(
    series.map(({ to }) => y(to)),
    LABEL_PX,
  );
  return (
    <div>
      <ChartFrame
        title="Interview Performance"
        lead={
          <p className={styles.since}>
            <b>{last.score}</b> <span>{comparedWords(last, before)}</span>
          </p>
        }
        table={{
          head: ['Score', `Before, ${headOf(before)}`, `Last, ${headOf(last)}`],
          rows: series.map(({ name, from, to }) => [name, from, to]),
        }}
      >
        <svg className={styles.slope} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {[
            { x: LEFT_X, activity: before },
            { x: RIGHT_X, activity: last },
          ].map(({ x, activity }) => (
            <g key={x}>
              <line className={styles.post} x1={x} x2={x} y1={TOP - 28} y2={HEIGHT} />
              <text x={x} y={16} textAnchor="middle">
                {headOf(activity)}
              </text>
            </g>
          ))}
          {series.map(({ series: key, name, from, to }, i) => (
            <g key={key} data-series={key}>
              <line className={styles.line} x1={LEFT_X} x2={RIGHT_X} y1={y(from)} y2={y(to)} />
              <circle cx={LEFT_X} cy={y(from)} r="4.5" />
              <circle cx={RIGHT_X} cy={y(to)} r="4.5" />
              <text className={styles.label} x={LEFT_X - 16} y={left[i]} textAnchor="end" dominantBaseline="central">
                {name} {from}
              </text>
              <text className={styles.label} x={RIGHT_X + 16} y={right[i]} dominantBaseline="central">
                {name} {to}
              </text>
              <text
                className={styles.difference}
                x={DIFFERENCE_X}
                y={right[i]}
                textAnchor="end"
                dominantBaseline="central"
              >
                {to > from ? `+${to - from}` : to < from ? `−${from - to}` : '0'}
              </text>
            </g>
          ))}
        </svg>
      </ChartFrame>
      <p className={styles.hint}>The weekly lines begin when you have interviews in two different weeks.</p>
    </div>
  );
}

/** The day, and the role that tells two interviews of one day apart. */
function headOf({ date, title }: Activity): string {
  const [role = ''] = title.split(' - ');
  const short = role.length > LONGEST_ROLE_CHARS ? `${role.slice(0, LONGEST_ROLE_CHARS - 1).trimEnd()}…` : role;
  return short === '' ? shortDayWords(date) : `${shortDayWords(date)}, ${short}`;
}
