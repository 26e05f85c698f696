import { candidateDevices } from './candidate-devices.ts';
import { listMicrophones, type MicrophoneChoice } from './list-microphones.ts';
import { type Microphone, type MicrophoneEvents, openMicrophone } from './microphone.ts';
import type { SpeechDetector } from './speech-detector.ts';
import { speechPlayer } from './speech-player.ts';
import type { Played } from './voice-watch.ts';

/** What the recorder needs of the browser. */
export interface RecorderDevices {
  /**
   * A stream of somebody else's to listen to: its tracks are never stopped here. `isFresh` when the one that there was
   * gives no sound any more. Throws a HearingError.
   */
  ask(deviceId: string | undefined, isFresh: boolean): Promise<MediaStream>;
  open(stream: MediaStream, events: MicrophoneEvents): Promise<Microphone>;
  list(): Promise<MicrophoneChoice[]>;
  /** What is played just now; undefined while nothing is that can be measured. */
  played(): Played | undefined;
  /** The voice model. */
  loadDetector(): Promise<SpeechDetector & { close(): void }>;
}

export const BROWSER_DEVICES: RecorderDevices = {
  ask: (deviceId, isFresh) => candidateDevices.sound(deviceId, isFresh),
  open: openMicrophone,
  list: listMicrophones,
  played: () => speechPlayer.played(),
  loadDetector: async () => (await import('./silero-detector.ts')).loadSileroDetector(),
};

/** Where nobody wants a picture: the camera is not asked for with the first sound. */
export const SOUND_ALONE: RecorderDevices = {
  ...BROWSER_DEVICES,
  ask: (deviceId, isFresh) => candidateDevices.soundAlone(deviceId, isFresh),
};
