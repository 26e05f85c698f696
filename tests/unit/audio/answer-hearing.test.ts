import { describe, expect, it } from 'vitest';
import { AnswerHearing } from '#client/audio/answer-hearing.ts';
import { createEnergyDetector, type SpeechDetector } from '#client/audio/speech-detector.ts';
import { readWav } from '#domain/speech/wav.ts';
import type { HeardEvent } from '#domain/speech-metrics/listening.ts';
import type { Patience } from '#domain/turn-end/patience.ts';

const RATE_HZ = 16_000;
/** What an audio worklet gives at a time. */
const CHUNK = 213;

/** Parts of a hum at -20 dB and of near silence at -70 dB. */
function sound(parts: readonly [kind: 'hum' | 'quiet', ms: number][]): Float32Array<ArrayBuffer> {
  const samples: number[] = [];
  for (const [kind, ms] of parts) {
    for (let i = 0; i < (ms * RATE_HZ) / 1_000; i++) {
      samples.push((kind === 'hum' ? 0.14 : 0.0004) * Math.sin((2 * Math.PI * 200 * samples.length) / RATE_HZ));
    }
  }
  return Float32Array.from(samples);
}

function start(
  detector: SpeechDetector = createEnergyDetector(),
  lead: Float32Array = new Float32Array(0),
  patience: Patience = 'take_your_time',
) {
  const events: HeardEvent[] = [];
  const hearing = new AnswerHearing(detector, lead, { patience }, (event) => events.push(event));
  const play = (samples: Float32Array) => {
    for (let at = 0; at < samples.length; at += CHUNK) hearing.take(samples.subarray(at, at + CHUNK));
  };
  return { hearing, events, play };
}

/** A detector that hears what the energy rules hear, but answers later, as a model does. */
function slowDetector(answer: (isLoud: boolean) => Promise<boolean>): SpeechDetector {
  const energy = createEnergyDetector();
  return { ...energy, kind: 'model', frameSamples: 512, judge: (frame) => answer(energy.judge(frame) as boolean) };
}

const ANSWER = sound([
  ['quiet', 2_000],
  ['hum', 1_500],
  ['quiet', 3_000],
]);

describe('a heard answer', () => {
  it('becomes a 16 kHz file of the speech with a second around it', async () => {
    const { hearing, events, play } = start();
    play(ANSWER);
    const answer = await hearing.finish('manual');
    expect(events).toEqual([
      { type: 'speech_started', atMs: 2_000 },
      { type: 'speech_ended', atMs: 3_500 },
    ]);
    expect(answer).toMatchObject({ wavStartMs: 1_000, wavDurationMs: 3_500, heardSpeech: true, detector: 'energy' });
    const { samples, sampleRateHz } = readWav(new Uint8Array(await answer.wav.arrayBuffer()));
    expect(sampleRateHz).toBe(RATE_HZ);
    expect(samples).toHaveLength(3.5 * RATE_HZ);
    expect(Math.max(...samples.subarray(0, RATE_HZ - 1))).toBeLessThan(20);
    expect(Math.max(...samples.subarray(RATE_HZ, 2 * RATE_HZ))).toBeGreaterThan(4_000);
  });

  it('keeps what came just before it, for who begins at once', async () => {
    const { hearing, play } = start(createEnergyDetector(), sound([['hum', 200]]));
    play(sound([['hum', 800]]));
    const answer = await hearing.finish('manual');
    expect(answer).toMatchObject({ wavStartMs: -200, wavDurationMs: 1_000 });
    expect(answer.metrics.durationMs).toBe(800);
  });

  it('is kept whole where no speech was found in it, because a detector can be wrong', async () => {
    const { hearing, play } = start();
    play(sound([['quiet', 4_000]]));
    const answer = await hearing.finish('manual');
    expect(answer).toMatchObject({ heardSpeech: false, wavStartMs: 0, wavDurationMs: 4_000 });
  });

  it('stops by itself behind 8 s of silence and hears nothing more', async () => {
    const { hearing, events, play } = start();
    play(
      sound([
        ['hum', 1_000],
        ['quiet', 8_000],
        ['hum', 5_000],
      ]),
    );
    expect(events.at(-1)).toEqual({ type: 'stop', stopReason: 'silence_timeout' });
    expect((await hearing.finish('silence_timeout')).metrics).toMatchObject({
      durationMs: 9_000,
      speechDurationMs: 1_000,
    });
  });

  it('never holds more than ten minutes', async () => {
    const { hearing, events, play } = start();
    for (let minute = 0; minute < 11; minute++) play(sound([['hum', 60_000]]));
    expect(events.at(-1)).toEqual({ type: 'limit_reached' });
    const answer = await hearing.finish('manual');
    expect(answer).toMatchObject({ reachedLimit: true, wavDurationMs: 600_000 });
    expect(answer.wav.size).toBe(44 + 600 * RATE_HZ * 2);
  });
});

/** No longer than a slow detector may lie behind. */
const SHORT_ANSWER = sound([
  ['quiet', 500],
  ['hum', 1_500],
  ['quiet', 510],
]);

describe('a detector that takes its time', () => {
  it('is waited for at the end, so that nothing goes unjudged', async () => {
    const { hearing, play } = start(slowDetector(async (isLoud) => isLoud));
    play(SHORT_ANSWER);
    const { metrics, detector } = await hearing.finish('manual');
    expect(detector).toBe('model');
    // Frames of 32 ms: the last that is not full is not judged, and edges lie on frames.
    expect(metrics.durationMs).toBe(2_496);
    expect(Math.abs(metrics.speechDurationMs - 1_500)).toBeLessThanOrEqual(64);
  });

  /** A detector whose verdicts are out until the test lets the oldest one come. */
  function startLate() {
    const verdicts: (() => void)[] = [];
    const started = start(slowDetector((isLoud) => new Promise((resolve) => verdicts.push(() => resolve(isLoud)))));
    const judgeOne = async () => {
      verdicts.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { ...started, judgeOne };
  }

  it('ends no answer by a silence when somebody was heard before that silence was judged', async () => {
    const { hearing, events, play, judgeOne } = startLate();
    for (let ms = 0; ms < 7_500; ms += 32) {
      play(sound([['quiet', 32]]));
      await judgeOne();
    }
    play(
      sound([
        ['quiet', 1_000],
        ['hum', 1_500],
        ['quiet', 500],
      ]),
    );
    for (let ms = 0; ms < 4_000; ms += 32) await judgeOne();
    expect(events.map(({ type }) => type)).toEqual(['speech_started', 'speech_ended']);
    const { metrics, heardSpeech, detector } = await hearing.finish('manual');
    expect([heardSpeech, detector]).toEqual([true, 'model']);
    expect(metrics.durationMs).toBeGreaterThan(10_400);
    expect(Math.abs(metrics.speechDurationMs - 1_500)).toBeLessThanOrEqual(64);
  });

  it('is not waited for when it is too far behind: loudness judges at once all that is there', () => {
    const { hearing, events, play } = startLate();
    play(
      sound([
        ['quiet', 2_000],
        ['hum', 1_500],
      ]),
    );
    expect(hearing.heardMs).toBe(3_500);
    expect(events).toMatchObject([{ type: 'speech_started' }]);
  });

  it('has all judged that is on the tape of an answer that ended by itself', async () => {
    const { hearing, events, play, judgeOne } = startLate();
    // A second behind, all the time.
    play(sound([['quiet', 1_000]]));
    while (!events.some(({ type }) => type === 'stop')) {
      play(sound([['quiet', 32]]));
      await judgeOne();
      if (hearing.heardMs > 9_200) play(sound([['hum', 32]]));
      expect(hearing.heardMs).toBeLessThan(12_000);
    }
    const finishing = hearing.finish('initial_idle_timeout');
    for (let i = 0; i < 200; i++) await judgeOne();
    const { metrics, peaks } = await finishing;
    expect(metrics.durationMs).toBeGreaterThan(peaks.length * 10 - 64);
    expect(metrics.speechDurationMs).toBeGreaterThan(0);
  });

  it('is left alone when it fails, and loudness judges instead', async () => {
    let asked = 0;
    const { hearing, play } = start(
      slowDetector(async (isLoud) => {
        if (++asked > 20) throw new Error('The model broke');
        return isLoud;
      }),
    );
    play(SHORT_ANSWER);
    const { metrics, detector } = await hearing.finish('manual');
    expect(detector).toBe('energy');
    expect(Math.abs(metrics.speechDurationMs - 1_500)).toBeLessThanOrEqual(64);
  });

  it('is left alone when it never answers, and loudness judges all of it', async () => {
    const { hearing, play } = start(slowDetector(() => new Promise(() => undefined)));
    play(sound([['hum', 1_000]]));
    const { metrics, detector } = await hearing.finish('manual');
    expect(detector).toBe('energy');
    expect(metrics.speechDurationMs).toBe(992);
  });
});

describe('the patience of an answer', () => {
  const spokenThen = (quietMs: number) =>
    sound([
      ['hum', 1_500],
      ['quiet', quietMs],
    ]);
  const stopsOf = (events: readonly HeardEvent[]) => events.filter(({ type }) => type === 'stop');

  it('waits for eight seconds where the candidate takes their time, whatever was said', () => {
    const { hearing, events, play } = start();
    play(spokenThen(1_000));
    hearing.noteWords(1, true);
    play(sound([['quiet', 6_000]]));
    expect(stopsOf(events)).toEqual([]);
    play(sound([['quiet', 1_500]]));
    expect(stopsOf(events)).toEqual([{ type: 'stop', stopReason: 'silence_timeout' }]);
  });

  it('is told by how far the pause is to the end, and by nothing while somebody speaks', () => {
    const { hearing, play } = start(undefined, undefined, 'natural');
    play(sound([['hum', 1_500]]));
    expect(hearing.closing).toBe(0);
    play(sound([['quiet', 450]]));
    expect(hearing.closing).toBe(0);
    play(sound([['quiet', 1_300]]));
    // 3.0 s where no words are heard, shown from 0.5 s on.
    expect(hearing.closing).toBeCloseTo(0.5, 1);
    hearing.noteWords(1, true);
    expect(hearing.closing).toBeCloseTo(0.73, 1);
    play(sound([['hum', 450]]));
    expect(hearing.closing).toBe(0);
  });

  it('holds at once when it is changed in mid-answer', () => {
    const { hearing, events, play } = start();
    play(spokenThen(3_500));
    expect(stopsOf(events)).toEqual([]);
    hearing.patience = 'brisk';
    play(sound([['quiet', 100]]));
    expect(stopsOf(events)).toEqual([{ type: 'stop', stopReason: 'silence_timeout' }]);
  });
});
