import { recordingOf, type StageState } from '#domain/stage/stage.ts';

export interface CameraLight {
  state: 'active' | 'inactive' | 'heard' | 'recording';
  says: string;
}

interface Seen {
  stage: StageState;
  isCameraLive: boolean;
  /** Whether the open microphone is loud enough for speech. */
  isVoiceHeard: boolean;
  /** Answers are recorded, and not only heard. */
  isRecorded: boolean;
}

/** The light on the camera's picture. An answer that is recorded comes before a voice between the turns. */
export function cameraLightOf({ stage, isCameraLive, isVoiceHeard, isRecorded }: Seen): CameraLight {
  if (recordingOf(stage) !== null)
    return { state: 'recording', says: isRecorded ? 'Recording' : 'Your answer is being heard' };
  if (isVoiceHeard) return { state: 'heard', says: 'A voice is heard' };
  return isCameraLive ? { state: 'active', says: 'Camera on' } : { state: 'inactive', says: 'Camera off' };
}
