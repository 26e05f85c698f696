import type { CSSProperties } from 'react';
import { Globe } from '#client/ui/globe.tsx';
import { LevelRing } from '#client/ui/level-ring.tsx';
import type { ShownLength } from './good-length.ts';
import type { LiveSession } from './live-session.ts';
import styles from './stage.module.css';

/** The ring's width in globes. */
const RING_PART = 320 / 276;

interface StageVisualProps {
  session: LiveSession;
  sizePx: number;
  length: ShownLength | null;
}

/** The interviewer, the ring of the candidate's voice and the arc of a pause around it, and how long a good answer is. */
export function StageVisual({ session, sizePx, length }: StageVisualProps) {
  const ringPx = Math.round(sizePx * RING_PART);
  return (
    <div className={styles.visual} style={{ '--ring': `${ringPx}px` } as CSSProperties}>
      <LevelRing sizePx={ringPx} level={session.microphoneLevel} closing={session.closing} />
      <Globe sizePx={sizePx} level={session.voiceLevel} />
      {length && (
        <p className={styles.length} data-part="good-length">
          A good length: <br />
          {length.words}
        </p>
      )}
    </div>
  );
}
