import { classNames } from './class-names.ts';
import { bandOf } from './score-band.ts';
import styles from './scores.module.css';

/** Fills its place from the bottom as high as a score; -1 leaves it empty. Behind the words that tell the score. */
export function ScoreFill({ score }: { score: number }) {
  if (score < 0) return null;
  return (
    <svg
      className={classNames(styles.banded, styles.fill)}
      data-band={bandOf(score)}
      viewBox="0 0 1 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.wash} width={1} y={100 - score} height={score} />
      <line x1={0} x2={1} y1={100 - score} y2={100 - score} />
    </svg>
  );
}
