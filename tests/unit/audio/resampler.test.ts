import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Resampler } from '#domain/speech/resampler.ts';

const OUTPUT_HZ = 16_000;
/** Samples in one call of an audio worklet. */
const QUANTUM = 128;

const tone = (hz: number, rateHz: number, seconds: number) =>
  Float32Array.from({ length: Math.round(rateHz * seconds) }, (_, i) => Math.sin((2 * Math.PI * hz * i) / rateHz));

function resample(input: Float32Array, inputHz: number, chunk = QUANTUM): Float32Array {
  const resampler = new Resampler(inputHz, OUTPUT_HZ);
  const parts: number[] = [];
  for (let at = 0; at < input.length; at += chunk) parts.push(...resampler.process(input.subarray(at, at + chunk)));
  return Float32Array.from(parts);
}

/** Strength of a frequency, 0..1 of full scale, with a window that hides what is far from it. */
function strengthAt(samples: Float32Array, hz: number): number {
  let [re, im, weight] = [0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / samples.length);
    const angle = (2 * Math.PI * hz * i) / OUTPUT_HZ;
    re += (samples[i] ?? 0) * window * Math.cos(angle);
    im += (samples[i] ?? 0) * window * Math.sin(angle);
    weight += window;
  }
  return (2 * Math.hypot(re, im)) / weight;
}

/** Frequency of a tone, from the upward crossings of zero between its first and its last. */
function frequencyOf(samples: Float32Array): number {
  const crossings: number[] = [];
  for (let i = 1; i < samples.length; i++) {
    const [a, b] = [samples[i - 1] ?? 0, samples[i] ?? 0];
    if (a < 0 && b >= 0) crossings.push(i - 1 + a / (a - b));
  }
  const [first, last] = [crossings[0] ?? 0, crossings.at(-1) ?? 0];
  return ((crossings.length - 1) * OUTPUT_HZ) / (last - first);
}

const decibels = (ratio: number) => 20 * Math.log10(ratio);

describe.each([48_000, 44_100, 96_000, 32_000, 22_050, 8_000])('audio from %i Hz', (inputHz) => {
  it('keeps its duration and its pitch', () => {
    const out = resample(tone(1_000, inputHz, 2), inputHz);
    expect(Math.abs(out.length - 2 * OUTPUT_HZ)).toBeLessThan(100);
    expect(Math.abs(frequencyOf(out) - 1_000) / 1_000).toBeLessThan(0.0005);
  });

  it('keeps the loudness of a voice', () => {
    for (const hz of [100, 440, 3_000]) {
      const out = resample(tone(hz, inputHz, 1), inputHz).subarray(2_000, 14_000);
      expect(Math.abs(decibels(strengthAt(out, hz)))).toBeLessThan(0.1);
    }
  });
});

describe.each([
  [48_000, 9_000],
  [48_000, 10_000],
  [48_000, 15_000],
  [48_000, 20_000],
  [44_100, 9_000],
  [44_100, 12_000],
  [44_100, 20_000],
  [96_000, 30_000],
])('audio from %i Hz with a tone of %i Hz', (inputHz, hz) => {
  it('does not fold the tone into what is heard', () => {
    const out = resample(tone(hz, inputHz, 1), inputHz).subarray(2_000, 14_000);
    const folded = Math.abs(((hz + OUTPUT_HZ / 2) % OUTPUT_HZ) - OUTPUT_HZ / 2);
    expect(decibels(strengthAt(out, folded))).toBeLessThan(-40);
    const all = Math.sqrt(out.reduce((sum, sample) => sum + sample * sample, 0) / out.length) * Math.SQRT2;
    expect(decibels(all)).toBeLessThan(-40);
  });
});

it('comes out the same however the stream was cut', () => {
  const input = tone(700, 44_100, 0.2);
  const whole = resample(input, 44_100, input.length);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), (chunk) => {
      expect(resample(input, 44_100, chunk)).toEqual(whole);
    }),
    { numRuns: 20 },
  );
});

it('drifts by nothing over minutes', () => {
  const resampler = new Resampler(44_100, OUTPUT_HZ);
  const chunk = new Float32Array(44_100);
  let count = 0;
  for (let second = 0; second < 60; second++) count += resampler.process(chunk).length;
  const after60s = count;
  for (let second = 0; second < 60; second++) count += resampler.process(chunk).length;
  expect(count - after60s).toBe(60 * OUTPUT_HZ);
});

it('refuses rates that are none', () => {
  expect(() => new Resampler(0, OUTPUT_HZ)).toThrow('whole numbers');
  expect(() => new Resampler(44_100.5, OUTPUT_HZ)).toThrow('whole numbers');
});
