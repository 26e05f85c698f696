import { Camera, CameraOff } from 'lucide-react';
import { candidateDevices } from '#client/audio/candidate-devices.ts';
import { useDevices } from '#client/audio/use-devices.ts';
import { Button } from '#client/ui/button.tsx';
import { CameraDot } from '#client/ui/camera-dot.tsx';
import { CameraPreview } from '#client/ui/camera-preview.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/icon.tsx';
import words from '#client/ui/words.module.css';
import { MicrophoneLine } from './microphone-line.tsx';
import styles from './ready.module.css';

/** Camera and microphone, tried before they are needed. Neither is needed to take the interview. */
export function DeviceCheck() {
  const { camera } = useDevices();
  const shown = camera.status !== 'off';
  const open = () => candidateDevices.openCamera();
  return (
    <section aria-label="Camera and microphone">
      {/* The camera's place stays when it is off or was dragged away, so that nothing moves. */}
      <div className={styles.dock}>
        {shown ? (
          <CameraPreview
            docked
            stream={camera.stream}
            problem={camera.problem}
            onRetry={() => candidateDevices.retryCamera()}
          >
            {camera.status === 'live' && (
              <>
                <CameraDot state="active" /> Preview only
              </>
            )}
          </CameraPreview>
        ) : (
          <p className={words.hint}>Your camera is off.</p>
        )}
      </div>
      <div className={styles.device}>
        <p>
          <strong>Camera</strong>
          <span className={words.hint}>{camera.stream?.getVideoTracks()[0]?.label || CAMERA_LINES[camera.status]}</span>
        </p>
        <Button onClick={() => (shown ? candidateDevices.closeCamera() : open())}>
          <Icon of={shown ? CameraOff : Camera} />
          {shown ? 'Hide Camera' : 'Show Camera'}
        </Button>
      </div>
      <MicrophoneLine />
      <p className={classNames(words.hint, styles.orTyped)}>Without a microphone you can type every answer.</p>
    </section>
  );
}

const CAMERA_LINES = {
  off: 'See how you look',
  opening: 'Starting',
  live: 'Nothing is recorded yet',
  failed: 'There is no picture',
};
