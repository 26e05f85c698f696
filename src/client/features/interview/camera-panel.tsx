import type { ComponentProps } from 'react';
import type { Camera } from '#client/audio/use-camera.ts';
import { CameraDot } from '#client/ui/camera-dot.tsx';
import { CameraPreview } from '#client/ui/camera-preview.tsx';
import words from '#client/ui/words.module.css';
import { recordingOf, type StageState } from '#domain/interview/stage.ts';
import { ElapsedTime } from './elapsed-time.tsx';

interface CameraPanelProps {
  camera: Camera;
  stage: StageState;
  recordingSinceMs: number | null;
}

/** The candidate's picture beside the stage, with a dot for what the microphone does: listening, hearing, open or shut. */
export function CameraPanel({ camera, stage, recordingSinceMs }: CameraPanelProps) {
  const { state, says } = dotOf(stage, camera);
  return (
    <CameraPreview stream={camera.stream} problem={camera.problem} onRetry={camera.open}>
      <CameraDot state={state} />
      <span className={words.unseen}>{says}</span>
      {recordingSinceMs !== null && <ElapsedTime sinceMs={recordingSinceMs} padded />}
    </CameraPreview>
  );
}

function dotOf(stage: StageState, camera: Camera): { state: ComponentProps<typeof CameraDot>['state']; says: string } {
  if (recordingOf(stage) !== null) return { state: 'recording', says: 'Your answer is being heard' };
  if (stage.detector === 'speech_detected') return { state: 'heard', says: 'A voice is heard' };
  return camera.status === 'live' ? { state: 'active', says: 'Camera on' } : { state: 'inactive', says: 'Camera off' };
}
