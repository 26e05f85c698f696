import { classNames } from './class-names.ts';
import { bandOf } from './score-band.ts';
import styles from './scores.module.css';

/** A score as a thin line; -1 leaves it empty. */
export function ScoreMeter({ score, label }: { score: number; label: string }) {
  return (
    <progress
      className={classNames(styles.banded, styles.meter)}
      data-band={bandOf(score)}
      max={100}
      value={Math.max(0, score)}
      aria-label={label}
    />
  );
}
