import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openMicrophone } from '#client/audio/microphone.ts';
import { AUDIO_OPENING_MS, MICROPHONE_STALL_MS } from '#domain/interview/timing.ts';
import { FakeTrack, stubMediaStream } from './support/fake-media.ts';

/** A worklet that hands over what the test lets through. */
let port: { onmessage: ((event: { data: Float32Array }) => void) | null };

class FakeContext {
  readonly state = 'running';
  readonly sampleRate = 16_000;
  readonly audioWorklet = { addModule: async () => undefined };
  createMediaStreamSource = () => ({ connect: () => undefined, disconnect: () => undefined });
  close = async () => undefined;
}

class FakeWorklet {
  readonly port = { onmessage: null };
  constructor() {
    port = this.port;
  }
}

let nowMs = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('AudioWorkletNode', FakeWorklet);
  vi.stubGlobal('addEventListener', () => undefined);
  stubMediaStream();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open() {
  const onLost = vi.fn();
  const track = new FakeTrack('audio');
  const stream = new MediaStream([track as unknown as MediaStreamTrack]);
  await openMicrophone(stream, {
    onSamples: () => undefined,
    onLost,
    onTrouble: () => undefined,
    onTroubleOver: () => undefined,
  });
  return { onLost };
}

const hear = () => port.onmessage?.({ data: new Float32Array(512).fill(0.1) });

/** The page's clock goes on, and it looks as often as it then can. */
function pass(ms: number, looks = Math.floor(ms / AUDIO_OPENING_MS)): void {
  nowMs += ms;
  vi.advanceTimersByTime(looks * AUDIO_OPENING_MS);
}

it('takes a microphone that gives nothing for a while as gone', async () => {
  const { onLost } = await open();
  hear();
  pass(MICROPHONE_STALL_MS - AUDIO_OPENING_MS);
  expect(onLost).not.toHaveBeenCalled();
  pass(2 * AUDIO_OPENING_MS);
  expect(onLost).toHaveBeenCalledOnce();
});

it('loses no microphone because the page itself stood still, and its sound comes in behind the first look', async () => {
  const { onLost } = await open();
  hear();
  pass(10 * MICROPHONE_STALL_MS, 1);
  hear();
  pass(MICROPHONE_STALL_MS - AUDIO_OPENING_MS);
  expect(onLost).not.toHaveBeenCalled();
});
