import { createAnswerRecorder } from '#client/audio/answer-recorder.ts';
import { candidateDevices } from '#client/audio/candidate-devices.ts';
import { hasBrowserRecognition } from '#client/audio/recognition-api.ts';
import { SegmentRecorder } from '#client/audio/segment-recorder.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { InterviewerVoice, type VoiceChoice } from './interviewer-voice.ts';
import type { LivePorts } from './live-session.ts';
import { browserRecogniser, serverRecogniser } from './recogniser.ts';
import { tellSegmentEnd, tellSegmentStart } from './recording-calls.ts';
import { turnCalls } from './turn-calls.ts';

/** Which of the server's engines are on. */
export interface Engines {
  tts: boolean;
  stt: boolean;
  /** Answers are recorded. */
  recordings: boolean;
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
  keeping: {
    ...(engines.recordings ? { createSegments: (events) => new SegmentRecorder(candidateDevices, events) } : {}),
    send: (...items) =>
      void import('#client/state/page-outbox.ts').then(
        ({ outbox }) => outbox.add(...items),
        () => console.warn('What was recorded could not be kept'),
      ),
    tellStart: () => tellSegmentStart(interview.interviewId),
    tellEnd: () => tellSegmentEnd(interview.interviewId),
  },
  releaseDevices: () => candidateDevices.release(),
  closeMicrophone: () => candidateDevices.closeMicrophone(),
});

/** The rare words that the candidate is likely to say: a recogniser spells them right when it is told. */
const hintOf = ({ role, company }: InterviewState): string =>
  [role, company].filter(Boolean).join(' at ').slice(0, 200);
