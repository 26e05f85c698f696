/** The longest recording of a test, in milliseconds. */
export const TEST_LIMIT_MS = 5_000;
/** A level above this at any time, out of 100, is somebody who can be heard. */
export const HEARD_LEVEL = 10;

export const ACCESS_DENIED = 'Microphone access denied. Please enable microphone permissions.';
export const RECORDING_FAILED = 'Failed to start recording. Please check microphone permissions.';

export interface MicrophoneTest {
  access: 'unknown' | 'ready' | 'no_access';
  recording: 'idle' | 'recording' | 'recorded';
  /** Whether the level went over the threshold since recording began. */
  heard: boolean;
  /** The level of this moment, 0..100. */
  level: number;
  problem: string;
}

export const UNTESTED: MicrophoneTest = { access: 'unknown', recording: 'idle', heard: false, level: 0, problem: '' };

export type MicrophoneEvent =
  | { type: 'granted' }
  | { type: 'refused' }
  | { type: 'started' }
  | { type: 'failed' }
  | { type: 'level'; level: number }
  | { type: 'stopped' };

/** What comes of each thing that happens during a test. */
export function testStep(test: MicrophoneTest, event: MicrophoneEvent): MicrophoneTest {
  switch (event.type) {
    case 'granted':
      return { ...test, access: 'ready', problem: '' };
    case 'refused':
      return { ...UNTESTED, access: 'no_access', problem: ACCESS_DENIED };
    case 'started':
      return { ...test, recording: 'recording', heard: false, problem: '' };
    case 'failed':
      return { ...test, recording: 'idle', level: 0, problem: RECORDING_FAILED };
    case 'level':
      return {
        ...test,
        level: event.level,
        heard: test.heard || (test.recording === 'recording' && event.level > HEARD_LEVEL),
      };
    case 'stopped':
      return test.recording === 'recording' ? { ...test, recording: 'recorded' } : test;
  }
}
