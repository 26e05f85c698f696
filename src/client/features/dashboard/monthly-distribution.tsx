import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import words from '#client/ui/words.module.css';
import styles from './monthly-distribution.module.css';
import type { Month } from './months-of.ts';

const RADIUS = 50;
const STROKE = 14;
const SIZE = 2 * RADIUS + STROKE;
const LENGTH = 2 * Math.PI * RADIUS;
/** Between two parts, along the ring. */
const GAP = 3;

/** How the scores of a month are spread, as a ring that is read from its legend. */
export function MonthlyDistribution({ months }: { months: readonly Month[] }) {
  const [back, setBack] = useState(0);
  const month = months[months.length - 1 - back];
  if (!month) return null;
  const parts = partsOf(month);
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const name = monthName(month, months.at(-1));
  return (
    <section aria-labelledby="monthly-distribution">
      <div className={styles.head}>
        <h2 id="monthly-distribution">Monthly Distribution</h2>
        <div className={styles.months}>
          <Button
            kind="quiet"
            aria-label="Previous month"
            disabled={back >= months.length - 1}
            onClick={() => setBack(back + 1)}
          >
            <Icon of={ChevronLeft} />
          </Button>
          <span aria-live="polite">{name}</span>
          <Button kind="quiet" aria-label="Next month" disabled={back === 0} onClick={() => setBack(back - 1)}>
            <Icon of={ChevronRight} />
          </Button>
        </div>
      </div>
      <div className={styles.chart}>
        <span className={styles.ring}>
          <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
            <circle className={styles.track} cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} strokeWidth={STROKE} />
            {arcsOf(parts, total).map(({ band, length, from }) => (
              <circle
                key={band}
                data-band={band}
                cx={SIZE / 2}
                cy={SIZE / 2}
                r={RADIUS}
                strokeWidth={STROKE}
                strokeDasharray={`${length} ${LENGTH - length}`}
                strokeDashoffset={-from}
              />
            ))}
          </svg>
          <b>{total}</b>
          <small>{total === 1 ? 'interview' : 'interviews'}</small>
        </span>
        <ul>
          {parts.map(({ band, label, count }) => (
            <li key={band}>
              <i data-band={band} aria-hidden="true" />
              {label}
              <b>{count}</b>
            </li>
          ))}
        </ul>
      </div>
      {total === 0 && <p className={words.hint}>No interview was scored in {name}.</p>}
    </section>
  );
}

const partsOf = ({ excellent, good, average, needsImprovement }: Month) => [
  { band: 'high', label: 'Excellent 80+', count: excellent },
  { band: 'middle', label: 'Good 65-79', count: good },
  { band: 'low', label: 'Needs Work below 65', count: average + needsImprovement },
];

function arcsOf(parts: ReturnType<typeof partsOf>, total: number) {
  const shown = parts.filter(({ count }) => count > 0);
  let from = 0;
  return shown.map(({ band, count }) => {
    const whole = (count / total) * LENGTH;
    const arc = { band, from, length: shown.length > 1 ? Math.max(1, whole - GAP) : whole };
    from += whole;
    return arc;
  });
}

/** With its year only where that is another than the newest month's. */
const monthName = ({ month, year }: Month, newest: Month | undefined) =>
  new Date(Date.UTC(year, month, 15)).toLocaleDateString(undefined, {
    month: 'long',
    ...(year === newest?.year ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  });
