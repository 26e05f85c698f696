import { Dice } from '#tests/support/dice.ts';

export const RATE_HZ = 16_000;

/** How the loudspeaker's sound comes back into a microphone. */
export interface Room {
  /** What it is played through: loudspeaker, walls and microphone, as an impulse response. */
  response: Float32Array;
  delaySamples: number;
}

/** Of the response, so many milliseconds. */
const RESPONSE_MS = 60;
const FADES_MS = 20;

/** A small loudspeaker in a furnished room, another one by another seed. */
export function roomOf(seed: number, delayMs: number): Room {
  const dice = new Dice(seed);
  const response = new Float32Array((RESPONSE_MS * RATE_HZ) / 1_000);
  response[0] = 1;
  for (let i = 1; i < response.length; i++)
    response[i] = 0.25 * (2 * dice.next() - 1) * Math.exp((-1_000 * i) / (RATE_HZ * FADES_MS));
  // A small loudspeaker has no bass.
  let low = 0;
  for (let i = 0; i < response.length; i++) {
    low += 0.12 * ((response[i] ?? 0) - low);
    response[i] = (response[i] ?? 0) - low;
  }
  return { response, delaySamples: Math.round((delayMs * RATE_HZ) / 1_000) };
}

/** What a microphone hears of a sound that is played in a room; a loudspeaker that is loud is bent a little. */
export function echoOf(played: Float32Array, { response, delaySamples }: Room): Float32Array {
  const heard = new Float32Array(played.length + delaySamples + response.length);
  for (let i = 0; i < played.length; i++) {
    const sample = Math.tanh(1.5 * (played[i] ?? 0)) / 1.5;
    if (Math.abs(sample) < 1e-5) continue;
    for (let k = 0; k < response.length; k++) {
      const at = i + k + delaySamples;
      heard[at] = (heard[at] ?? 0) + sample * (response[k] ?? 0);
    }
  }
  return heard;
}

/** Brings a sound to a loudness, in decibels of full scale while it sounds. */
export function atDecibels(sound: Float32Array, decibels: number): Float32Array {
  let sum = 0;
  let count = 0;
  for (const sample of sound) {
    if (Math.abs(sample) < 1e-3) continue;
    sum += sample * sample;
    count++;
  }
  const factor = 10 ** (decibels / 20) / Math.sqrt(sum / Math.max(1, count));
  return sound.map((sample) => sample * factor);
}
