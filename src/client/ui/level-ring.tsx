const TICKS = 180;

/** The ring of ticks around the interviewer, at rest: one tick a third of a second, a minute all round. */
export function LevelRing({ sizePx }: { sizePx: number }) {
  return (
    <svg className="level-ring" width={sizePx} height={sizePx} viewBox="-100 -100 200 200" aria-hidden="true">
      <circle r="98" pathLength={TICKS} strokeDasharray="0.28 0.72" />
    </svg>
  );
}
