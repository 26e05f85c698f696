import { classNames } from './class-names.ts';
import { bandOf } from './score-band.ts';
import styles from './scores.module.css';

interface ScoreMeterProps {
  score: number;
  label: string;
  /** How many points the score may be off by, drawn as a thin line below; the page says what it means. */
  margin?: number | undefined;
  /** Another page's bands than those of a report. */
  band?: string;
}

/** A score as a thin line; -1 leaves it empty. */
export function ScoreMeter({ score, label, margin, band = bandOf(score) }: ScoreMeterProps) {
  return (
    <span className={styles.metered}>
      <progress
        className={classNames(styles.banded, styles.meter)}
        data-band={band}
        max={100}
        value={Math.max(0, score)}
        aria-label={label}
      />
      {margin !== undefined && score >= 0 && (
        <svg className={styles.margin} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <line x1={Math.max(0, score - margin)} x2={Math.min(100, score + margin)} y1={0.5} y2={0.5} />
        </svg>
      )}
    </span>
  );
}
