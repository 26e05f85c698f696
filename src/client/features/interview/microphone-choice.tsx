import { ChevronDown, Mic } from 'lucide-react';
import { Icon } from '#client/ui/icon.tsx';
import words from '#client/ui/words.module.css';
import type { LiveSession } from './live-session.ts';
import type { LiveView } from './live-view.ts';
import styles from './stage.module.css';

/** Which microphone is listened to, where there is more than one. */
export function MicrophoneChoice({ session, view }: { session: LiveSession; view: LiveView }) {
  const { microphones } = view;
  if (!microphones || microphones.all.length < 2) return null;
  const { inUse, all } = microphones;
  const known = all.some(({ deviceId }) => deviceId === inUse.deviceId);
  return (
    <label className={styles.microphone}>
      <Icon of={Mic} />
      <span className={words.unseen}>Microphone</span>
      <select
        className={styles.microphoneList}
        value={known ? inUse.deviceId : ''}
        onChange={(event) => session.chooseMicrophone(event.target.value)}
      >
        {!known && <option value="">{inUse.label || 'The usual microphone'}</option>}
        {all.map(({ deviceId, label }, i) => (
          <option key={deviceId} value={deviceId}>
            {label || `Microphone ${i + 1}`}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </label>
  );
}
