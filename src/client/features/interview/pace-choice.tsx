import { RadioChoice } from '#client/ui/radio-choice.tsx';
import type { LiveSession } from './live-session.ts';
import type { LiveView } from './live-view.ts';
import styles from './stage.module.css';
import { PACES } from './voice-pace.ts';

const OFF = 'off';

/** How fast the interviewer speaks, or that its words are read; it holds from this moment on, and for every interview in this browser. */
export function PaceChoice({ session, view }: { session: LiveSession; view: LiveView }) {
  return (
    <RadioChoice<number | typeof OFF>
      legend="Voice"
      options={[...PACES.map(({ pace, name }) => ({ value: pace, content: name })), { value: OFF, content: 'Off' }]}
      value={view.isVoiceOn ? view.pace : OFF}
      onChange={(chosen) => (chosen === OFF ? session.choices.switchVoice(false) : session.choices.choosePace(chosen))}
      className={styles.pace}
      optionsClass={styles.paces}
    />
  );
}
