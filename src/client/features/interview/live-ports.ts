import type { KeepingPorts } from './answer-keeper.ts';
import type { Voice, VoiceEvents } from './interviewer-voice.ts';
import type { HearingPorts } from './spoken-answers.ts';
import type { TurnCalls } from './turn-calls.ts';

/** What the session needs of the world. */
export interface LivePorts extends HearingPorts {
  createVoice(events: VoiceEvents): Voice;
  calls: TurnCalls;
  keeping: KeepingPorts;
  /** The candidate's camera and microphone are not needed any more. */
  releaseDevices(): void;
  /** The microphone's light goes out. */
  closeMicrophone(): void;
  /** Whether anybody may recognise speech here, before that has been found out. */
  mayHear: boolean;
  /** What was open for the talk itself is not needed any more. */
  close?(): void;
}
