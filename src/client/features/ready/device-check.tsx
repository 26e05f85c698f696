import { Camera, CameraOff, Mic } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCamera } from '#client/audio/use-camera.ts';
import { CameraDot } from '#client/ui/camera-dot.tsx';
import { CameraPreview } from '#client/ui/camera-preview.tsx';

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
      <ul className="devices">
        <li>
          <p>
            <strong>Camera</strong>
            <span className="hint">{CAMERA_LINES[camera.status]}</span>
          </p>
          <button type="button" className="btn" onClick={shown ? camera.close : camera.open}>
            {shown ? <CameraOff className="ico" aria-hidden="true" /> : <Camera className="ico" aria-hidden="true" />}
            {shown ? 'Hide Camera' : 'Show Camera'}
          </button>
        </li>
        <li>
          <p>
            <strong>Microphone</strong>
            <span className="hint">{heard ? 'Tested: you can be heard' : 'Hear how you sound'}</span>
          </p>
          <button
            type="button"
            className="btn"
            onPointerEnter={() => void loadTest()}
            onFocus={() => void loadTest()}
            onClick={() => setTesting(true)}
          >
            <Mic className="ico" aria-hidden="true" />
            Test Microphone
          </button>
        </li>
      </ul>
      <p className="hint">Without a microphone you can type every answer.</p>
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
