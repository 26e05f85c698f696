import { bandOf } from './score-band.ts';

/** A score as a ring; the number stays ink, the ring has the band's colour. -1 is drawn as no score. */
export function ScoreRing({ score, sizePx, label }: { score: number; sizePx: number; label: string }) {
  const radius = sizePx / 2 - 5;
  const length = 2 * Math.PI * radius;
  const shown = score < 0 ? '–' : String(score);
  return (
    <span
      className={`ring ring-${sizePx > 150 ? 'large' : 'small'}`}
      role="img"
      aria-label={score < 0 ? `${label}: not scored` : `${label}: ${score} out of 100`}
    >
      <svg width={sizePx} height={sizePx} viewBox={`0 0 ${sizePx} ${sizePx}`} aria-hidden="true">
        <circle className="ring-track" cx={sizePx / 2} cy={sizePx / 2} r={radius} />
        <circle
          className={`ring-value ${bandOf(score)}`}
          cx={sizePx / 2}
          cy={sizePx / 2}
          r={radius}
          strokeDasharray={`${(length * Math.max(score, 0)) / 100} ${length}`}
        />
      </svg>
      <b>{shown}</b>
    </span>
  );
}
