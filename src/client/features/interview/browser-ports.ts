import { createAnswerRecorder } from '#client/audio/answer-recorder.ts';
import { hasBrowserRecognition } from '#client/audio/recognition-api.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { InterviewerVoice, type VoiceChoice } from './interviewer-voice.ts';
import type { LivePorts } from './live-session.ts';
import { browserRecogniser, serverRecogniser } from './recogniser.ts';
import { turnCalls } from './turn-calls.ts';

/** Which of the server's engines are on. */
export interface Engines {
  tts: boolean;
  stt: boolean;
  voice: VoiceChoice;
}

/** The real microphone, voice, recognisers and calls. */
export const browserPorts = (interview: InterviewState, engines: Engines): LivePorts => ({
  createRecorder: createAnswerRecorder,
  createVoice: (events) => new InterviewerVoice(engines.tts, engines.voice, events),
  serverRecogniser: engines.stt ? serverRecogniser(hintOf(interview)) : undefined,
  findBrowserRecogniser: browserRecogniser,
  mayHear: engines.stt || hasBrowserRecognition(),
  calls: turnCalls,
});

/** The rare words that the candidate is likely to say: a recogniser spells them right when it is told. */
const hintOf = ({ role, company }: InterviewState): string =>
  [role, company].filter(Boolean).join(' at ').slice(0, 200);
