import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openMicrophone } from '#client/audio/microphone.ts';
import {
  AUDIO_OPENING_MS,
  MICROPHONE_FLUSH_MS,
  MICROPHONE_STALL_MS,
  WORKLET_LOADING_MS,
} from '#domain/stage/timing.ts';
import { FakeTrack, stubMediaStream } from './support/fake-media.ts';

interface FakePort {
  onmessage: ((event: { data: Float32Array | number }) => void) | null;
  postMessage: (message: number) => void;
}

/** A worklet that hands over what the test lets through. */
let port: FakePort;
/** What the page asked it. */
let asked: number[];
/** Has the worklet come, or not yet. */
let loading: Promise<undefined>;

class FakeContext {
  readonly state = 'running';
  readonly sampleRate = 16_000;
  readonly audioWorklet = { addModule: () => loading };
  createMediaStreamSource = () => ({ connect: () => undefined, disconnect: () => undefined });
  close = async () => undefined;
}

class FakeWorklet {
  readonly port: FakePort = { onmessage: null, postMessage: (message) => asked.push(message) };
  constructor() {
    asked = [];
    port = this.port;
  }
}

let nowMs = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  loading = Promise.resolve(undefined);
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
  const heard: number[] = [];
  const microphone = await openMicrophone(stream, {
    onSamples: ({ length }) => heard.push(length),
    onLost,
    onTrouble: () => undefined,
    onTroubleOver: () => undefined,
  });
  return { microphone, heard, onLost };
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

/** Whether somebody is told by now. */
async function isTold(promise: Promise<void>): Promise<boolean> {
  return Promise.race([
    promise.then(() => true),
    Promise.resolve()
      .then(() => Promise.resolve())
      .then(() => false),
  ]);
}

it('has told all that was heard when the worklet answers behind it, and not before', async () => {
  const { microphone, heard } = await open();
  const first = microphone.flush();
  const second = microphone.flush();
  hear();
  expect(await isTold(first)).toBe(false);
  port.onmessage?.({ data: asked[0] ?? 0 });
  expect(await isTold(first)).toBe(true);
  expect(await isTold(second)).toBe(false);
  expect(heard).toEqual([512]);
  port.onmessage?.({ data: asked[1] ?? 0 });
  expect(await isTold(second)).toBe(true);
});

it('waits for no answer that does not come, nor for one of a microphone that is closed', async () => {
  const { microphone } = await open();
  const flush = microphone.flush();
  vi.advanceTimersByTime(MICROPHONE_FLUSH_MS - 1);
  expect(await isTold(flush)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await isTold(flush)).toBe(true);
  const next = microphone.flush();
  microphone.close();
  expect(await isTold(next)).toBe(true);
});

it('takes a microphone for gone only once there is something to hear it with', async () => {
  let come = () => {};
  loading = new Promise((resolve) => {
    come = () => resolve(undefined);
  });
  const opening = open();
  pass(MICROPHONE_STALL_MS + 2 * AUDIO_OPENING_MS);
  come();
  const { onLost } = await opening;
  pass(MICROPHONE_STALL_MS - AUDIO_OPENING_MS);
  expect(onLost).not.toHaveBeenCalled();
  pass(2 * AUDIO_OPENING_MS);
  expect(onLost).toHaveBeenCalledOnce();
});

it('is listened to without the worklet where that does not come', async () => {
  loading = new Promise(() => {});
  vi.stubGlobal('MediaRecorder', { isTypeSupported: () => true });
  vi.stubGlobal('AnalyserNode', class {});
  const opening = open();
  pass(WORKLET_LOADING_MS);
  const { microphone } = await opening;
  expect(microphone.record).toBeDefined();
  microphone.close();
});
