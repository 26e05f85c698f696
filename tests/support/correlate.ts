import { Resampler } from '#domain/speech/resampler.ts';
import { readWav } from '#domain/speech/wav.ts';

/** Enough of speech to tell one sentence from another. */
export const COMPARED_HZ = 4_000;

/** The sound of a WAV file as it is compared. */
export function comparable(wav: Uint8Array<ArrayBuffer>): Float32Array {
  const { samples, sampleRateHz } = readWav(wav);
  return new Resampler(sampleRateHz, COMPARED_HZ).process(Float32Array.from(samples, (sample) => sample / 32_768));
}

/**
 * How much of `spoken` is found in `heard`, 0 to 1, and where: the best normalised correlation of the two at any place at
 * which all of `spoken` fits, in milliseconds from the beginning of `heard`.
 */
export function correlate(spoken: Float32Array, heard: Float32Array): { likeness: number; atMs: number } {
  let best = { likeness: 0, at: 0 };
  const spokenEnergy = energy(spoken, 0, spoken.length);
  let heardEnergy = energy(heard, 0, spoken.length);
  for (let at = 0; at + spoken.length <= heard.length; at++) {
    let product = 0;
    for (let i = 0; i < spoken.length; i++) product += (spoken[i] as number) * (heard[at + i] as number);
    const likeness = Math.abs(product) / Math.sqrt(spokenEnergy * heardEnergy + 1e-12);
    if (likeness > best.likeness) best = { likeness, at };
    heardEnergy += (heard[at + spoken.length] ?? 0) ** 2 - (heard[at] as number) ** 2;
  }
  return { likeness: best.likeness, atMs: (best.at / COMPARED_HZ) * 1_000 };
}

const energy = (samples: Float32Array, from: number, length: number): number =>
  samples.subarray(from, from + length).reduce((sum, sample) => sum + sample * sample, 0);
