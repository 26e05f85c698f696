import { createAnswerRecorder } from '#client/audio/answer-recorder.ts';
import { candidateDevices } from '#client/audio/candidate-devices.ts';
import { hasBrowserRecognition } from '#client/audio/recognition-api.ts';
import { SegmentRecorder } from '#client/audio/segment-recorder.ts';
import { hearingChoice } from '#client/state/hearing-choice.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { chosenRecogniser } from './chosen-recogniser.ts';
import type { LivePorts } from './live-ports.ts';
import { tellSegmentEnd, tellSegmentStart } from './recording-calls.ts';
import type { Engines, OpenTurns } from './turns.ts';

/** The real microphone, recognisers and calls, with turns as they are opened here. */
export const browserPorts = (interview: InterviewState, engines: Engines, openTurns: OpenTurns): LivePorts => ({
  ...openTurns(interview, engines),
  createRecorder: createAnswerRecorder,
  findBrowserRecogniser: chosenRecogniser,
  mayHear: engines.stt || mayBeHeardHere(),
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

const mayBeHeardHere = (): boolean => {
  const choice = hearingChoice.get();
  return choice !== 'typing' && (choice === 'device' || hasBrowserRecognition());
};
