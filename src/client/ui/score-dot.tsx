import { classNames } from './class-names.ts';
import { bandOf } from './score-band.ts';
import styles from './scores.module.css';

/** A score's colour beside its number. */
export function ScoreDot({ score }: { score: number }) {
  return <i className={classNames(styles.banded, styles.dot)} data-band={bandOf(score)} aria-hidden="true" />;
}
