import { Camera, CameraOff, Mic } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCamera } from '#client/audio/use-camera.ts';
import { Button } from '#client/ui/button.tsx';
import { CameraDot } from '#client/ui/camera-dot.tsx';
import { CameraPreview } from '#client/ui/camera-preview.tsx';
import { Icon } from '#client/ui/icon.tsx';
import words from '#client/ui/words.module.css';
import styles from './ready.module.css';

const loadTest = () => import('./microphone-dialog.tsx');
const MicrophoneDialog = lazy(async () => ({ default: (await loadTest()).MicrophoneDialog }));

/** Camera and microphone, tried before they are needed. Neither is needed to take the interview. */
export function DeviceCheck() {
  const camera = useCamera();
  const [testing, setTesting] = useState(false);
  const [heard, setHeard] = useState(false);
  const shown = camera.status !== 'off';
  return (
    <section aria-labelledby="devices-title">
      <h2 id="devices-title">Before you start</h2>
      <ul className={styles.devices}>
        <li>
          <p>
            <strong>Camera</strong>
            <span className={words.hint}>{CAMERA_LINES[camera.status]}</span>
          </p>
          <Button className={styles.act} onClick={shown ? camera.close : camera.open}>
            <Icon of={shown ? CameraOff : Camera} />
            {shown ? 'Hide Camera' : 'Show Camera'}
          </Button>
        </li>
        <li>
          <p>
            <strong>Microphone</strong>
            <span className={words.hint}>{heard ? 'Tested: you can be heard' : 'Hear how you sound'}</span>
          </p>
          <Button
            className={styles.act}
            onPointerEnter={() => void loadTest()}
            onFocus={() => void loadTest()}
            onClick={() => setTesting(true)}
          >
            <Icon of={Mic} />
            Test Microphone
          </Button>
        </li>
      </ul>
      <p className={words.hint}>Without a microphone you can type every answer.</p>
      {shown && (
        <CameraPreview stream={camera.stream} problem={camera.problem} onRetry={camera.open}>
          {camera.status === 'live' && (
            <>
              <CameraDot state="active" /> Preview only
            </>
          )}
        </CameraPreview>
      )}
      {testing && (
        <Suspense fallback={null}>
          <MicrophoneDialog onClose={() => setTesting(false)} onHeard={() => setHeard(true)} />
        </Suspense>
      )}
    </section>
  );
}

const CAMERA_LINES = {
  off: 'See how you look',
  opening: 'Starting',
  live: 'Seen by nobody else',
  failed: 'There is no picture',
};
