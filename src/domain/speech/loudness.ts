/** Root mean square that counts as nothing, in decibels below full scale. */
const FLOOR_DB = -60;

/** Root mean square of samples in -1..1. */
export function rootMeanSquare(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / samples.length);
}

/**
 * Loudness from 0 (60 dB below full scale, or nothing) to 100 (full scale). It counts decibels, as ears do: calm
 * speech into a laptop lies about 50 to 70, a quiet room below 15.
 */
export function loudnessOf(rms: number): number {
  if (!(rms > 0)) return 0;
  const decibels = 20 * Math.log10(rms);
  return Math.min(100, Math.max(0, (1 - decibels / FLOOR_DB) * 100));
}

/** The same as a level from 0 to 1, for what is drawn. */
export const levelOf = (rms: number): number => loudnessOf(rms) / 100;
