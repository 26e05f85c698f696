import type { Camera } from '#client/audio/use-camera.ts';
import { CameraDot } from '#client/ui/camera-dot.tsx';
import { CameraPreview } from '#client/ui/camera-preview.tsx';
import words from '#client/ui/words.module.css';
import { recordingOf } from '#domain/interview/stage.ts';
import { cameraLightOf } from './camera-light.ts';
import { ElapsedTime } from './elapsed-time.tsx';
import type { LiveSession } from './live-session.ts';
import type { LiveView } from './live-view.ts';
import { useVoiceHeard } from './use-voice-heard.ts';

interface CameraPanelProps {
  camera: Camera;
  session: LiveSession;
  view: LiveView;
}

/** The candidate's picture beside the stage, with a light for what the microphone does: recording, hearing, open or shut. */
export function CameraPanel({ camera, session, view: { stage, recordingSinceMs } }: CameraPanelProps) {
  const isVoiceHeard = useVoiceHeard(session.openMicrophoneLevel, recordingOf(stage) === null);
  const { state, says } = cameraLightOf({ stage, isCameraLive: camera.status === 'live', isVoiceHeard });
  return (
    <CameraPreview stream={camera.stream} problem={camera.problem} onRetry={camera.open}>
      <CameraDot state={state} />
      <span className={words.unseen}>{says}</span>
      {recordingSinceMs !== null && <ElapsedTime sinceMs={recordingSinceMs} padded />}
    </CameraPreview>
  );
}
