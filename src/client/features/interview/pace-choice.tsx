import { RadioChoice } from '#client/ui/radio-choice.tsx';
import type { LiveSession } from './live-session.ts';
import styles from './stage.module.css';
import { PACES } from './voice-pace.ts';

/** How fast the interviewer speaks; it holds from this moment on, and for every interview in this browser. */
export function PaceChoice({ session, pace }: { session: LiveSession; pace: number }) {
  return (
    <RadioChoice
      legend="Voice"
      options={PACES.map(({ pace: value, name }) => ({ value, content: name }))}
      value={pace}
      onChange={(chosen) => session.choosePace(chosen)}
      className={styles.pace}
      optionsClass={styles.paces}
    />
  );
}
