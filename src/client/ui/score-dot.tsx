import { classNames } from './class-names.ts';
import { bandOf } from './score-band.ts';
import styles from './scores.module.css';

interface ScoreDotProps {
  score: number;
  /** Another page's bands than those of a report. */
  band?: string;
}

/** A score's colour beside its number. */
export function ScoreDot({ score, band = bandOf(score) }: ScoreDotProps) {
  return <i className={classNames(styles.banded, styles.dot)} data-band={band} aria-hidden="true" />;
}
