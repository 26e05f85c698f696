import type { LiveSession } from './live-session.ts';
import styles from './stage.module.css';
import { PACES } from './voice-pace.ts';

/** How fast the interviewer speaks; it holds from this moment on, and for every interview in this browser. */
export function PaceChoice({ session, pace: chosen }: { session: LiveSession; pace: number }) {
  return (
    <fieldset className={styles.pace}>
      <legend>Voice</legend>
      <div className={styles.paces}>
        {PACES.map(({ pace, name }) => (
          <label key={name}>
            <input type="radio" name="pace" checked={pace === chosen} onChange={() => session.choosePace(pace)} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
