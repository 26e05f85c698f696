import { describe, expect, it, vi } from 'vitest';
import type { RecordedAnswer } from '#client/audio/answer-hearing.ts';
import { createAnswerRecorder } from '#client/audio/answer-recorder.ts';
import { HearingError, type HearingReason } from '#client/audio/hearing-reason.ts';
import type { MicrophoneEvents } from '#client/audio/microphone.ts';
import type { RecorderDevices } from '#client/audio/recorder-devices.ts';
import type { SpeechDetector } from '#client/audio/speech-detector.ts';
import type { DetectorState } from '#domain/stage/stage.ts';

const FRAME_SAMPLES = 512;
const STREAM = { getTracks: () => [] } as unknown as MediaStream;

interface HeldBack {
  flush: () => Promise<void>;
  handOver: () => Promise<void>;
}

/** What the microphone still holds when the page hears of a key, and hands over when the test says so, or when it is closed. */
function heldBack(): HeldBack {
  const waiting: (() => void)[] = [];
  return {
    flush: () => new Promise<void>((resolve) => waiting.push(resolve)),
    handOver: async () => {
      for (const resolve of waiting.splice(0)) resolve();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

/** A recorder with a microphone that the test speaks into, and a voice model that judges when the test lets it. */
async function open({ container, held }: { container?: () => Blob | undefined; held?: HeldBack } = {}) {
  let microphone: MicrophoneEvents | undefined;
  let refusal: HearingReason | undefined;
  const verdicts: ((isSpeech: boolean) => void)[] = [];
  const model: SpeechDetector & { close(): void } = {
    kind: 'model',
    frameSamples: FRAME_SAMPLES,
    judge: () => new Promise((resolve) => verdicts.push(resolve)),
    reset: () => undefined,
    close: () => undefined,
  };
  const devices: RecorderDevices = {
    played: () => undefined,
    ask: async () => {
      if (refusal) throw new HearingError(refusal);
      return STREAM;
    },
    open: async (_stream, events) => {
      microphone = events;
      const record = container && (() => ({ finish: async () => container() }));
      return {
        label: 'A microphone',
        deviceId: 'm',
        flush: held?.flush ?? (async () => undefined),
        close: () => {
          closed++;
          void held?.handOver();
        },
        ...(record ? { record } : {}),
      };
    },
    list: async () => [],
    loadDetector: async () => model,
  };
  const states: DetectorState[] = [];
  const stopped: number[] = [];
  const answers: RecordedAnswer[] = [];
  let soundTold = 0;
  let closed = 0;
  const troubles = new Set<HearingReason>();
  const recorder = createAnswerRecorder(
    {
      onState: (state) => states.push(state),
      onStop: (answer, recording) => {
        answers.push(answer);
        stopped.push(recording);
      },
      onSound: () => {
        soundTold++;
      },
      onTrouble: (reason) => troubles.add(reason),
      onTroubleOver: (reason) => troubles.delete(reason),
    },
    { devices },
  );
  await recorder.initialise();
  await vi.waitFor(() => expect(recorder.detector).toBe('model'));
  return {
    recorder,
    states,
    stopped,
    answers,
    soundTold: () => soundTold,
    closed: () => closed,
    troubles,
    /** The device goes; what is asked for next is refused, or given. */
    lose: async (reason?: HearingReason) => {
      refusal = reason;
      await microphone?.onLost();
      await vi.waitFor(() => expect(troubles.size).toBeGreaterThan(0));
    },
    hearFrames: (count: number) => microphone?.onSamples(new Float32Array(count * FRAME_SAMPLES).fill(0.2)),
    /** The model says that all it was given is speech, as long as it is given more. */
    judgeAll: async () => {
      for (let verdict = verdicts.shift(); verdict; verdict = verdicts.shift()) {
        verdict(true);
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}

describe('the recorder of answers where the browser has no worklets', () => {
  it('judges what it hears, and gives the file of the browser’s own recorder to be recognised', async () => {
    const file = new Blob(['webm']);
    const { recorder, soundTold, hearFrames, judgeAll } = await open({ container: () => file });
    recorder.start(1);
    hearFrames(6);
    const stopping = recorder.stop('manual');
    await judgeAll();
    expect(await stopping).toMatchObject({ container: file, heardSpeech: true });
    // Nobody is given samples to recognise.
    expect(soundTold()).toBe(0);
  });

  it('ends an answer with its microphone, because a file cannot be gone on with from another one', async () => {
    const file = new Blob(['webm']);
    const { recorder, lose, stopped, answers, hearFrames, judgeAll } = await open({ container: () => file });
    recorder.start(1);
    hearFrames(6);
    await judgeAll();
    await lose();
    await vi.waitFor(() => expect(stopped).toEqual([1]));
    expect(answers).toMatchObject([{ container: file }]);
    expect(recorder.state).toBe('ready');
  });

  it('gives what it heard itself where the recorder has recorded nothing', async () => {
    const { recorder, hearFrames, judgeAll } = await open({ container: () => undefined });
    recorder.start(1);
    hearFrames(6);
    const stopping = recorder.stop('manual');
    await judgeAll();
    expect(await stopping).not.toHaveProperty('container');
  });
});

/** In milliseconds, of frames of the voice model. */
const lengthOf = (frames: number) => (frames * FRAME_SAMPLES) / 16;

describe('the end of an answer', () => {
  it('takes in what was heard before the key was pressed and has not been handed over', async () => {
    const held = heldBack();
    const { recorder, stopped, hearFrames, judgeAll } = await open({ held });
    recorder.start(1);
    hearFrames(3);
    const stopping = recorder.stop('manual');
    await judgeAll();
    expect(stopped).toEqual([]);
    hearFrames(3);
    await held.handOver();
    await judgeAll();
    expect((await stopping)?.metrics).toMatchObject({ durationMs: lengthOf(6), stopReason: 'manual' });
    expect(stopped).toEqual([1]);
  });

  it('comes before the beginning of the next one, which waits for nothing', async () => {
    const held = heldBack();
    const { recorder, hearFrames, judgeAll } = await open({ held });
    recorder.start(1);
    hearFrames(3);
    const first = recorder.stop('manual');
    recorder.start(2);
    hearFrames(4);
    await held.handOver();
    expect(recorder.recordedMs).toBe(lengthOf(4));
    const second = recorder.stop('manual');
    await held.handOver();
    await judgeAll();
    expect((await first)?.metrics.durationMs).toBe(lengthOf(3));
    expect((await second)?.metrics.durationMs).toBe(lengthOf(4));
  });

  it('is one, however often it is asked for and whatever ends it first', async () => {
    const held = heldBack();
    const { recorder, stopped, hearFrames, lose, judgeAll } = await open({ held });
    recorder.start(1);
    hearFrames(3);
    const stopping = [recorder.stop('manual'), recorder.stop('silence_timeout')];
    await lose();
    await held.handOver();
    await judgeAll();
    const [first, second] = await Promise.all(stopping);
    expect(first?.metrics).toMatchObject({ durationMs: lengthOf(3), stopReason: 'manual' });
    expect(second).toBe(first);
    expect(stopped).toEqual([1]);
  });

  it('is waited for before the microphone is shut, but not when that is wanted again meanwhile', async () => {
    const held = heldBack();
    const { recorder, closed, hearFrames, judgeAll } = await open({ held });
    recorder.start(1);
    hearFrames(3);
    const stopping = recorder.stop('manual');
    recorder.shut();
    expect(closed()).toBe(0);
    hearFrames(3);
    await held.handOver();
    expect(closed()).toBe(1);
    await judgeAll();
    expect((await stopping)?.metrics.durationMs).toBe(lengthOf(6));
    expect(recorder.state).toBe('idle');

    await recorder.initialise();
    recorder.start(2);
    void recorder.stop('manual');
    recorder.shut();
    await recorder.initialise();
    await held.handOver();
    expect(closed()).toBe(1);
    expect(recorder.state).toBe('ready');
  });

  it('is at once when the page is left', async () => {
    const { recorder, stopped, hearFrames, judgeAll } = await open({ held: heldBack() });
    recorder.start(1);
    hearFrames(3);
    const stopping = recorder.stop('manual');
    recorder.dispose();
    await judgeAll();
    expect((await stopping)?.metrics.durationMs).toBe(lengthOf(3));
    expect(stopped).toEqual([]);
  });
});

describe('the recorder of answers', () => {
  it('is ready again after an answer that the voice model judges only when it is over', async () => {
    const { recorder, states, hearFrames, judgeAll } = await open();
    recorder.start(1);
    hearFrames(6);
    const stopping = recorder.stop('manual');
    await judgeAll();
    const answer = await stopping;
    // The short answer was speech, which is known only now: that belongs to the answer, and wakes nothing.
    expect(answer?.heardSpeech).toBe(true);
    expect(states.slice(states.indexOf('processing'))).toEqual(['processing', 'ready']);
  });

  it('tells which recording ended when the next one has begun before it was judged', async () => {
    const { recorder, stopped, hearFrames, judgeAll } = await open();
    recorder.start(1);
    hearFrames(6);
    const stopping = recorder.stop('manual');
    recorder.start(2);
    await judgeAll();
    await stopping;
    expect(stopped).toEqual([1]);
    expect(recorder.state).toBe('listening');
    await recorder.stop('manual');
    expect(stopped).toEqual([1, 2]);
  });

  it('gives the recording that is ending to who stops it once more', async () => {
    const { recorder, stopped, hearFrames, judgeAll } = await open();
    recorder.start(1);
    hearFrames(6);
    const both = [recorder.stop('manual'), recorder.stop('manual')];
    await judgeAll();
    const [first, second] = await Promise.all(both);
    expect(first).toBeDefined();
    expect(second).toBe(first);
    expect(stopped).toEqual([1]);
  });

  it('tells of another microphone until a whole recording has been made with it', async () => {
    const { recorder, troubles, lose } = await open();
    recorder.start(1);
    await lose();
    await recorder.stop('manual');
    recorder.start(2);
    expect([...troubles]).toEqual(['microphone_changed']);
    await recorder.stop('manual');
    expect([...troubles]).toEqual([]);
  });

  it.each<[HearingReason | undefined, HearingReason]>([
    [undefined, 'microphone_changed'],
    ['no_microphone', 'microphone_lost'],
    ['microphone_busy', 'microphone_lost'],
    ['permission_denied', 'permission_denied'],
  ])(
    'whose microphone goes, and whose next asking is answered by %s, tells %s and keeps what was heard',
    async (refusal, told) => {
      const { recorder, troubles, lose, hearFrames, judgeAll } = await open();
      recorder.start(1);
      hearFrames(6);
      await lose(refusal);
      expect([...troubles]).toEqual([told]);
      expect(recorder.state).toBe(refusal ? 'error' : 'listening');
      const stopping = recorder.stop('manual');
      await judgeAll();
      expect((await stopping)?.heardSpeech).toBe(true);
    },
  );
});
