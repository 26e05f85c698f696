import type { SegmentRecorder } from '#client/audio/segment-recorder.ts';
import type { LivePorts } from '#client/features/interview/live-ports.ts';
import { type InterviewOver, LiveSession } from '#client/features/interview/live-session.ts';
import type { UnsentItem } from '#client/state/unsent-items.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { FakeRecogniser } from './fake-recogniser.ts';
import { FakeRecorder } from './fake-recorder.ts';
import { FakeSegments } from './fake-segments.ts';
import { FakeServer } from './fake-server.ts';
import { FakeVoice } from './fake-voice.ts';
import { freshInterview } from './fresh-interview.ts';

/** A live interview between fakes: the voice, the recorder, the recogniser and the server do what the test tells them. */
export function openInterview(interview: InterviewState = freshInterview()) {
  const server = new FakeServer();
  server.questionIndex = interview.questionIndex;
  const recogniser = new FakeRecogniser('server');
  const parts: { voice?: FakeVoice; recorder?: FakeRecorder; segments?: FakeSegments } = {};
  const kept: UnsentItem[] = [];
  const devices: string[] = [];
  const routed: { times: number; over: InterviewOver | null } = { times: 0, over: null };
  const ports: LivePorts = {
    createVoice: (events) => {
      parts.voice = new FakeVoice(events);
      return parts.voice;
    },
    createRecorder: (events) => {
      parts.recorder = new FakeRecorder(events);
      return parts.recorder;
    },
    createServerRecogniser: () => recogniser,
    findBrowserRecogniser: async () => undefined,
    mayHear: true,
    calls: server.turnCalls,
    keeping: {
      createSegments: (events) => {
        parts.segments = new FakeSegments(events);
        return parts.segments as unknown as SegmentRecorder;
      },
      send: (...items) => void kept.push(...items),
      tellStart: () => undefined,
      tellEnd: () => undefined,
    },
    releaseDevices: () => devices.push('released'),
    closeMicrophone: () => devices.push('microphone closed'),
  };
  const note = (over: InterviewOver) => Object.assign(routed, { times: routed.times + 1, over });
  const session = new LiveSession({ loaded: interview, onRoute: note }, ports);
  const { voice, recorder, segments } = parts;
  if (!voice || !recorder || !segments) throw new Error('The session has not made all of its parts');
  return { session, server, recogniser, voice, recorder, segments, kept, devices, routed };
}
