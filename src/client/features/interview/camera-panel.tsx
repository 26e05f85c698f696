import type { Camera } from '#client/audio/use-camera.ts';
import { CameraPreview } from '#client/ui/camera-preview.tsx';
import type { StageState } from '#domain/interview/stage.ts';
import { ElapsedTime } from './elapsed-time.tsx';

interface CameraPanelProps {
  camera: Camera;
  stage: StageState;
  recordingSinceMs: number | null;
}

/** The candidate's picture beside the stage, with a dot for what the microphone does: listening, hearing, open or shut. */
export function CameraPanel({ camera, stage, recordingSinceMs }: CameraPanelProps) {
  const { name, words } = dotOf(stage, camera);
  return (
    <CameraPreview stream={camera.stream} problem={camera.problem} onRetry={camera.open}>
      <i className={`camera-dot ${name}`} aria-hidden="true" />
      <span className="sr">{words}</span>
      {recordingSinceMs !== null && <ElapsedTime sinceMs={recordingSinceMs} padded />}
    </CameraPreview>
  );
}

function dotOf(stage: StageState, camera: Camera): { name: string; words: string } {
  if (stage.recording) return { name: 'recording', words: 'Your answer is being heard' };
  if (stage.detector === 'speech_detected') return { name: 'heard', words: 'A voice is heard' };
  return camera.status === 'live' ? { name: 'active', words: 'Camera on' } : { name: 'inactive', words: 'Camera off' };
}
