import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

interface Ring {
  pace: number;
  readonly heard: number;
  readonly isPlaying: boolean;
  readonly isOver: boolean;
  push(samples: Float32Array): void;
  complete(): void;
  cancel(): void;
  pull(output: Float32Array): void;
}

const FILE = path.resolve(import.meta.dirname, '../../../public/audio/speech-ring.js');
const { SpeechRing } = (await import(/* @vite-ignore */ pathToFileURL(FILE).href)) as {
  SpeechRing: new (sampleRate: number, resumeSamples: number) => Ring;
};

const RATE_HZ = 48_000;
const RESUME = RATE_HZ / 4;
const QUANTUM = 128;

const openRing = () => new SpeechRing(RATE_HZ, RESUME);

/** A voice of 220 Hz with two overtones. */
const voice = (samples: number, from = 0) =>
  Float32Array.from({ length: samples }, (_, i) => {
    const phase = (2 * Math.PI * 220 * (from + i)) / RATE_HZ;
    return 0.4 * Math.sin(phase) + 0.2 * Math.sin(2 * phase) + 0.1 * Math.sin(3 * phase);
  });

function pull(ring: Ring, samples: number): Float32Array {
  const all = new Float32Array(samples);
  for (let at = 0; at < samples; at += QUANTUM) ring.pull(all.subarray(at, Math.min(samples, at + QUANTUM)));
  return all;
}

/** The largest step from one sample to the next. */
const steepest = (sound: Float32Array) =>
  sound.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (sound[i - 1] ?? sample))), 0);

/** The frequency at which a sound is most like itself. */
function pitchOf(sound: Float32Array): number {
  let best = 0;
  let most = 0;
  for (let lag = RATE_HZ / 500; lag < RATE_HZ / 100; lag++) {
    let product = 0;
    for (let i = 0; i < 9_600; i++) product += (sound[i] ?? 0) * (sound[i + lag] ?? 0);
    if (product > most) [best, most] = [lag, product];
  }
  return RATE_HZ / best;
}

describe('the speech ring', () => {
  it('hands out every sample once and in order, however the sound is cut', () => {
    const sound = voice(RATE_HZ);
    const ring = openRing();
    const heard: number[] = [];
    for (let at = 0, size = 1; at < sound.length; at += size, size = (size * 7 + 3) % 4_001) {
      ring.push(sound.slice(at, at + size));
      if (ring.isPlaying || at > RESUME) heard.push(...pull(ring, QUANTUM));
    }
    ring.complete();
    while (!ring.isOver) heard.push(...pull(ring, QUANTUM));
    expect(heard.slice(0, sound.length)).toEqual([...sound]);
    expect(heard.slice(sound.length).every((sample) => sample === 0)).toBe(true);
    expect(ring.heard).toBe(sound.length);
  });

  it('waits until a quarter of a second is there, or all of a shorter speech', () => {
    const ring = openRing();
    ring.push(voice(RESUME - 1));
    expect(pull(ring, QUANTUM).every((sample) => sample === 0)).toBe(true);
    expect(ring.isPlaying).toBe(false);
    ring.push(voice(1, RESUME - 1));
    pull(ring, QUANTUM);
    expect(ring.isPlaying).toBe(true);
    const short = openRing();
    short.push(voice(100));
    short.complete();
    expect([...pull(short, 100)]).toEqual([...voice(100)]);
  });

  it('waits again when it has run dry, and goes on where it was without a click', () => {
    const ring = openRing();
    const sound = voice(2 * RATE_HZ);
    ring.push(sound.slice(0, RESUME));
    const before = pull(ring, RATE_HZ);
    expect(ring.isPlaying).toBe(false);
    const reached = ring.heard;
    expect(before.subarray(RESUME + 1_000).every((sample) => sample === 0)).toBe(true);
    ring.push(sound.slice(RESUME, RESUME + 960));
    expect(pull(ring, QUANTUM).every((sample) => sample === 0)).toBe(true);
    ring.push(sound.slice(RESUME + 960));
    ring.complete();
    const after = pull(ring, 2 * RATE_HZ);
    // Behind the fade every sample is the sound's own.
    expect([...after.subarray(480, 4_800)]).toEqual([...sound.subarray(reached + 480, reached + 4_800)]);
    for (const part of [before, after]) expect(steepest(part)).toBeLessThan(1.1 * steepest(sound));
  });

  it('is silent ten milliseconds after a cancel, without a click, and takes no more', () => {
    const ring = openRing();
    ring.push(voice(RATE_HZ));
    pull(ring, 9_600);
    ring.cancel();
    ring.push(voice(RATE_HZ));
    const after = pull(ring, 9_600);
    expect(steepest(after)).toBeLessThan(1.1 * steepest(voice(RATE_HZ)));
    expect(after.subarray(480).every((sample) => sample === 0)).toBe(true);
    expect(ring.isOver).toBe(true);
    expect(ring.heard).toBeLessThan(9_600 + 1_000);
  });

  it.each([0.8, 1.2])('takes its time at pace %s, keeps the pitch and has no seams', (pace) => {
    const sound = voice(2 * RATE_HZ);
    const ring = openRing();
    ring.pace = pace;
    ring.push(sound);
    ring.complete();
    const heard: number[] = [];
    while (!ring.isOver) heard.push(...pull(ring, QUANTUM));
    expect(Math.abs(heard.length / (sound.length / pace) - 1)).toBeLessThan(0.02);
    const played = Float32Array.from(heard);
    expect(Math.abs(pitchOf(played.subarray(RATE_HZ / 2)) - 220)).toBeLessThan(3);
    expect(steepest(played.subarray(0, sound.length / 2))).toBeLessThan(1.15 * steepest(sound));
    expect(ring.heard).toBe(sound.length);
  });

  it('changes the pace in mid-speech, at once', () => {
    const ring = openRing();
    ring.push(voice(2 * RATE_HZ));
    ring.complete();
    pull(ring, RATE_HZ / 2);
    ring.pace = 0.8;
    let samples = RATE_HZ / 2;
    while (!ring.isOver) {
      pull(ring, QUANTUM);
      samples += QUANTUM;
    }
    expect(Math.abs(samples - (0.5 + 1.5 / 0.8) * RATE_HZ)).toBeLessThan(0.03 * RATE_HZ);
  });
});
