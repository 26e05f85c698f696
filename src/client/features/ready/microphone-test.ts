import type { HearingReason } from '#client/audio/hearing-reason.ts';
import { microphoneProblem } from '#client/audio/microphone-problem.ts';

/** The longest recording of a test, in milliseconds. */
export const TEST_LIMIT_MS = 5_000;
/** A level above this at any time, out of 100, is somebody who can be heard. */
export const HEARD_LEVEL = 10;
/** Loudness of a quiet room, which is level 0 here: a test that a silent room passes would tell nothing. */
const QUIET_ROOM = 0.15;

/**
 * The test's level, 0..100, from a measured loudness, 0..1. What goes over `HEARD_LEVEL` is also loud enough for the
 * interview to take it for speech.
 */
export const testLevel = (loudness: number): number =>
  Math.min(100, Math.max(0, ((loudness - QUIET_ROOM) / (1 - QUIET_ROOM)) * 100));

export const RECORDING_FAILED = 'Failed to start recording. Please check microphone permissions.';

export interface MicrophoneTest {
  access: 'unknown' | 'ready' | 'no_access';
  recording: 'idle' | 'recording' | 'recorded';
  /** Whether the level went over the threshold since recording began. */
  heard: boolean;
  /** The level of this moment, 0..100. */
  level: number;
  problem: string;
  /** What the browser calls the microphone; '' where it does not say. */
  label: string;
  /** The levels of the recording, 0..100, a frame each. */
  levels: readonly number[];
}

export const UNTESTED: MicrophoneTest = {
  access: 'unknown',
  recording: 'idle',
  heard: false,
  level: 0,
  problem: '',
  label: '',
  levels: [],
};

export type MicrophoneEvent =
  | { type: 'asked' }
  | { type: 'granted'; label: string }
  | { type: 'refused'; reason: HearingReason }
  | { type: 'started' }
  | { type: 'failed' }
  | { type: 'level'; level: number }
  | { type: 'stopped' };

/** What comes of each thing that happens during a test. */
export function testStep(test: MicrophoneTest, event: MicrophoneEvent): MicrophoneTest {
  switch (event.type) {
    case 'asked':
      return UNTESTED;
    case 'granted':
      return { ...test, access: 'ready', problem: '', label: event.label };
    case 'refused':
      return { ...UNTESTED, access: 'no_access', problem: microphoneProblem(event.reason) };
    case 'started':
      return { ...test, recording: 'recording', heard: false, problem: '', levels: [] };
    case 'failed':
      return { ...test, recording: 'idle', problem: RECORDING_FAILED };
    case 'level':
      return {
        ...test,
        level: event.level,
        heard: test.heard || (test.recording === 'recording' && event.level > HEARD_LEVEL),
        levels: test.recording === 'recording' ? [...test.levels, event.level] : test.levels,
      };
    case 'stopped':
      return test.recording === 'recording' ? { ...test, recording: 'recorded' } : test;
  }
}

/** What a test came to, to stand beside the camera afterwards. */
export interface MicrophoneResult {
  isGood: boolean;
  text: string;
  label: string;
  levels: readonly number[];
}

/** Undefined while a test has come to nothing yet. */
export function resultOf({
  access,
  recording,
  heard,
  problem,
  label,
  levels,
}: MicrophoneTest): MicrophoneResult | undefined {
  if (access === 'no_access')
    return { isGood: false, text: `${problem} You can type every answer instead.`, label: '', levels: [] };
  if (recording !== 'recorded') return undefined;
  return heard
    ? { isGood: true, text: 'We hear you well.', label, levels }
    : {
        isGood: false,
        text: 'We did not hear anything. Please check that the right microphone is chosen and not muted.',
        label,
        levels,
      };
}
