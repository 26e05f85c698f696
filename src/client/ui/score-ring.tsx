import { classNames } from './class-names.ts';
import { bandOf } from './score-band.ts';
import styles from './scores.module.css';

interface ScoreRingProps {
  score: number;
  size: 'large' | 'medium' | 'small';
  label: string;
}

const SIZES = { large: { px: 212, stroke: 9 }, medium: { px: 84, stroke: 6 }, small: { px: 52, stroke: 4 } };

/** A score as a ring; the number stays ink, the ring has the band's colour. -1 is drawn as no score. */
export function ScoreRing({ score, size, label }: ScoreRingProps) {
  const { px, stroke } = SIZES[size];
  const radius = (px - stroke) / 2;
  const length = 2 * Math.PI * radius;
  return (
    <span
      className={styles.ring}
      data-size={size}
      role="img"
      aria-label={score < 0 ? `${label}: not scored` : `${label}: ${score} out of 100`}
    >
      <svg width={px} height={px} viewBox={`0 0 ${px} ${px}`} aria-hidden="true">
        <circle className={styles.track} cx={px / 2} cy={px / 2} r={radius} strokeWidth={stroke} />
        <circle
          className={classNames(styles.banded, styles.value)}
          data-band={bandOf(score)}
          cx={px / 2}
          cy={px / 2}
          r={radius}
          strokeWidth={stroke}
          strokeDasharray={`${(length * Math.max(score, 0)) / 100} ${length}`}
        />
      </svg>
      <b>{score < 0 ? '–' : score}</b>
      {size === 'large' && score >= 0 && <small>out of 100</small>}
    </span>
  );
}
