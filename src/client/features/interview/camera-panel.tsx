import { Camera, CameraOff, Mic, MicOff } from 'lucide-react';
import { candidateDevices, type DevicesState } from '#client/audio/candidate-devices.ts';
import { CameraDot } from '#client/ui/camera-dot.tsx';
import { CameraPreview } from '#client/ui/camera-preview.tsx';
import { CameraTool } from '#client/ui/camera-tool.tsx';
import words from '#client/ui/words.module.css';
import { recordingOf } from '#domain/stage/stage.ts';
import { cameraLightOf } from './camera-light.ts';
import { ElapsedTime } from './elapsed-time.tsx';
import type { LiveSession } from './live-session.ts';
import type { LiveView } from './live-view.ts';
import { useVoiceHeard } from './use-voice-heard.ts';

interface CameraPanelProps {
  camera: DevicesState['camera'];
  session: LiveSession;
  view: LiveView;
}

/**
 * The candidate's picture beside the stage, with a light for what becomes of it: recorded, heard, open or shut; and the
 * switches of camera and microphone.
 */
export function CameraPanel({ camera, session, view }: CameraPanelProps) {
  const { stage, recordingSinceMs, recordingProblem, isRecorded, isMicrophoneOn } = view;
  const isVoiceHeard = useVoiceHeard(session.openMicrophoneLevel, recordingOf(stage) === null);
  const { state, says } = cameraLightOf({ stage, isCameraLive: camera.status === 'live', isVoiceHeard, isRecorded });
  const problem = camera.problem || recordingProblem;
  const isCameraOn = camera.status !== 'off';
  const retry = () => {
    if (isCameraOn) candidateDevices.retryCamera();
    session.retryRecording();
  };
  return (
    <CameraPreview
      stream={camera.stream}
      problem={camera.problem}
      recordingProblem={recordingProblem}
      onRetry={retry}
      isOff={!isCameraOn}
      offWords={offWordsOf(view)}
      tools={
        <>
          <CameraTool
            of={isCameraOn ? Camera : CameraOff}
            isOn={isCameraOn}
            label="Camera"
            onPress={() => (isCameraOn ? candidateDevices.closeCamera() : candidateDevices.openCamera())}
          />
          <CameraTool
            of={isMicrophoneOn ? Mic : MicOff}
            isOn={isMicrophoneOn}
            label="Microphone"
            onPress={() => session.setMicrophone(!isMicrophoneOn)}
          />
        </>
      }
    >
      <CameraDot state={state} />
      {problem !== '' && recordingSinceMs === null ? (
        <button type="button" onClick={retry}>
          Error, click to retry
        </button>
      ) : (
        <span className={words.unseen}>{says}</span>
      )}
      {recordingSinceMs !== null && <ElapsedTime sinceMs={recordingSinceMs} padded />}
    </CameraPreview>
  );
}

/** What becomes of an answer without a picture. */
function offWordsOf({ isRecorded, isMicrophoneOn }: LiveView): string {
  if (!isMicrophoneOn) return 'Nothing is recorded while you type.';
  return isRecorded ? 'Your answers are recorded with sound only.' : 'No picture of you is recorded.';
}
