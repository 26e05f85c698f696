import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CandidateDevices } from '#client/audio/candidate-devices.ts';
import { SegmentRecorder } from '#client/audio/segment-recorder.ts';
import { SEGMENT_MS } from '#domain/stage/timing.ts';
import { FakeBrowser, FakeMediaRecorder, stubMediaStream } from './support/fake-media.ts';

/** A recorder over an open camera and microphone, in a browser that writes these formats. */
async function open({ writes = /webm/, opens = 'both' as 'both' | 'nothing' } = {}) {
  const browser = new FakeBrowser();
  const devices = new CandidateDevices(browser.ask);
  if (opens === 'both') await devices.open();
  const made: FakeMediaRecorder[] = [];
  const problems: string[] = [];
  const told: string[] = [];
  let positionMs = 0;
  const recorder = new SegmentRecorder(
    devices,
    {
      onStart: () => told.push('start'),
      onEnd: () => told.push('end'),
      onProblem: (problem) => problems.push(problem),
    },
    {
      canWrite: (mimeType) => writes.test(mimeType),
      streamOf: (tracks) => new MediaStream(tracks),
      record: (stream, options) => {
        const recording = new FakeMediaRecorder(stream, options);
        made.push(recording);
        return recording as unknown as MediaRecorder;
      },
    },
  );
  const begin = (recording: number) => recorder.begin(recording, () => positionMs);
  /** So much of the answer has been heard. */
  const hear = async (ms: number) => {
    positionMs += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  return { browser, devices, recorder, made, problems, told, begin, hear };
}

describe('the recorder of segments', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    stubMediaStream();
  });
  afterEach(() => void vi.useRealTimers());

  it('records picture and sound of a turn in one segment, at the rates of the product', async () => {
    const at = await open();
    at.begin(1);
    await at.hear(12_000);
    at.recorder.end();
    expect(at.made.map(({ options, kinds, chunkMs }) => ({ options, kinds, chunkMs }))).toEqual([
      {
        kinds: ['video', 'audio'],
        chunkMs: 1_000,
        options: {
          mimeType: 'video/webm;codecs="vp9,opus"',
          videoBitsPerSecond: 2_500_000,
          audioBitsPerSecond: 64_000,
          videoKeyFrameIntervalDuration: 2_000,
        },
      },
    ]);
    const segments = await at.recorder.take(1);
    expect(segments).toMatchObject([{ mimeType: 'video/webm;codecs="vp9,opus"', offsetMs: 0, durationMs: 12_000 }]);
    expect(await segments[0]?.file.text()).toBe('recorded');
    expect(await at.recorder.take(1)).toEqual([]);
    expect([at.told, at.problems]).toEqual([['start', 'end'], []]);
  });

  it.each([
    [/h264|avc1|webm/, 'video/mp4;codecs="avc1.42E01E,mp4a.40.2"'],
    [/vp8|^video\/webm$/, 'video/webm;codecs="vp8,opus"'],
    [/^video\/webm$/, 'video/webm'],
  ])('takes the best format of %s', async (writes, mimeType) => {
    const at = await open({ writes });
    at.begin(1);
    expect(at.made[0]?.options.mimeType).toBe(mimeType);
  });

  it('never takes plain video/mp4, and says that there is no format', async () => {
    const at = await open({ writes: /^video\/mp4$/ });
    at.begin(1);
    expect([at.made, at.problems]).toEqual([[], ['No supported video format found']]);
    at.recorder.end();
    expect(await at.recorder.take(1)).toEqual([]);
  });

  it('cuts a long turn every three minutes, each segment where the one before ends', async () => {
    const at = await open();
    at.begin(1);
    await at.hear(SEGMENT_MS);
    await at.hear(20_000);
    at.recorder.end();
    const segments = await at.recorder.take(1);
    expect(segments.map(({ offsetMs, durationMs }) => [offsetMs, durationMs])).toEqual([
      [0, SEGMENT_MS],
      [SEGMENT_MS, 20_000],
    ]);
  });

  it('goes on with sound alone when the camera goes off in mid-answer, and with the picture when it is on again', async () => {
    const at = await open();
    at.begin(1);
    await at.hear(4_000);
    at.devices.closeCamera();
    await at.hear(3_000);
    at.devices.openCamera();
    await at.hear(0);
    await at.hear(2_000);
    at.recorder.end();
    expect(at.made.map(({ kinds, state }) => [kinds.join(), state])).toEqual([
      ['video,audio', 'inactive'],
      ['audio', 'inactive'],
      ['video,audio', 'inactive'],
    ]);
    expect(at.made[1]?.options).toEqual({ mimeType: 'audio/webm;codecs=opus', audioBitsPerSecond: 64_000 });
    const segments = await at.recorder.take(1);
    expect(segments.map(({ offsetMs }) => offsetMs)).toEqual([0, 4_000, 7_000]);
    expect(at.problems).toEqual([]);
  });

  it('goes on with another microphone, and is not disturbed by what changes between the turns', async () => {
    const at = await open();
    at.begin(1);
    await at.hear(4_000);
    await at.devices.sound('headset');
    at.recorder.end();
    at.devices.closeCamera();
    expect(at.made).toHaveLength(2);
    expect(await at.recorder.take(1)).toHaveLength(2);
  });

  it('keeps what was recorded until the microphone was lost, says so, and goes on once there is one', async () => {
    const at = await open();
    at.begin(1);
    await at.hear(4_000);
    at.browser.newest('audio').lose();
    expect(at.problems).toEqual(['Audio tracks are not live']);
    await at.devices.sound();
    await at.hear(1_000);
    at.recorder.end();
    expect(at.problems.at(-1)).toBe('');
    expect((await at.recorder.take(1)).map(({ offsetMs }) => offsetMs)).toEqual([0, 4_000]);
  });

  it('says that sound was refused, and that there is none', async () => {
    const at = await open({ opens: 'nothing' });
    at.begin(1);
    at.browser.refuses = { both: 'NotAllowedError', sound: 'NotAllowedError' };
    await at.devices.open();
    at.begin(2);
    expect(at.problems).toEqual([
      'No audio tracks available for recording',
      // The turn ended, and nothing had been recorded; that is said already.
      'Failed to get audio tracks for recording',
    ]);
    at.browser.refuses = {};
    await at.devices.sound();
    expect(at.problems.at(-1)).toBe('');
    expect(at.made.at(-1)?.kinds).toContain('audio');
  });

  it('records the sound when the camera has no picture to give, and says which', async () => {
    const at = await open();
    at.browser.newest('video').stop();
    at.begin(1);
    expect(at.problems).toEqual(['Video tracks are not live']);
    expect(at.made[0]?.kinds).toEqual(['audio']);
  });

  it('says that a recording came out empty, and keeps none', async () => {
    const at = await open();
    at.begin(1);
    if (at.made[0]) at.made[0].contents = '';
    at.recorder.end();
    expect(await at.recorder.take(1)).toEqual([]);
    expect(at.problems).toEqual(['Recording blob is empty']);
    at.recorder.retry();
    expect(at.problems.at(-1)).toBe('');
  });

  it('forgets a turn that is dropped, and ends one that is under way when it is closed', async () => {
    const at = await open();
    at.begin(1);
    at.recorder.drop(1);
    at.recorder.close();
    expect(at.made[0]?.state).toBe('inactive');
    expect(await at.recorder.take(1)).toEqual([]);
  });
});
