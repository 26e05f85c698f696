import { Mic } from 'lucide-react';
import { Icon } from '#client/ui/icon.tsx';
import { QuietSelect } from '#client/ui/quiet-select.tsx';
import type { LiveSession } from './live-session.ts';
import type { LiveView } from './live-view.ts';
import styles from './stage.module.css';

/** Which microphone is listened to, where there is more than one. */
export function MicrophoneChoice({ session, view }: { session: LiveSession; view: LiveView }) {
  const { microphones } = view;
  if (!microphones || microphones.all.length < 2) return null;
  const { inUse, all } = microphones;
  const known = all.some(({ deviceId }) => deviceId === inUse.deviceId);
  const listed = all.map(({ deviceId, label }, i) => ({ value: deviceId, title: label || `Microphone ${i + 1}` }));
  return (
    <QuietSelect
      className={styles.microphone}
      label="Microphone"
      icon={<Icon of={Mic} />}
      options={known ? listed : [{ value: '', title: inUse.label || 'The usual microphone' }, ...listed]}
      value={known ? inUse.deviceId : ''}
      onChange={(deviceId) => session.chooseMicrophone(deviceId)}
    />
  );
}
