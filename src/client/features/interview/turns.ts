import type { InterviewState } from '#contract/interview-calls.ts';
import { CalledSpeech, type VoiceChoice } from './called-speech.ts';
import { InterviewerVoice } from './interviewer-voice.ts';
import type { LivePorts } from './live-ports.ts';
import { serverRecogniser } from './recogniser.ts';
import { turnCalls } from './turn-calls.ts';

/** Which of the server's engines are on. */
export interface Engines {
  tts: boolean;
  stt: boolean;
  /** Answers are recorded. */
  recordings: boolean;
  voice: VoiceChoice;
}

/** How a turn is heard, answered and spoken: by calls, or over the interview's sockets. */
export type Turns = Pick<LivePorts, 'createServerRecogniser' | 'createVoice' | 'calls' | 'close'>;
export type OpenTurns = (interview: InterviewState, engines: Engines) => Turns;

/** Turns by calls, each after all of it was said. */
export const calledTurns: OpenTurns = (interview, { tts, stt, voice }) => ({
  createServerRecogniser: stt ? () => serverRecogniser(hintOf(interview)) : undefined,
  createVoice: (events) => new InterviewerVoice(tts ? new CalledSpeech(voice) : undefined, events),
  calls: turnCalls,
});

/** The rare words that the candidate is likely to say: a recogniser spells them right when it is told. */
export const hintOf = ({ role, company }: InterviewState): string =>
  [role, company].filter(Boolean).join(' at ').slice(0, 200);
