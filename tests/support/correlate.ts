import { Resampler } from '#domain/speech/resampler.ts';
import { readWav } from '#domain/speech/wav.ts';

/** Enough of speech to tell one sentence from another. */
export const COMPARED_HZ = 4_000;

/** The sound of a WAV file as it is compared. */
export function comparable(wav: Uint8Array<ArrayBuffer>): Float32Array {
  const { samples, sampleRateHz } = readWav(wav);
  return new Resampler(sampleRateHz, COMPARED_HZ).process(Float32Array.from(samples, (sample) => sample / 32_768));
}

/** A sentence is compared in pieces of this length, of which each may lie so much beside the one next to it. */
const PIECE = (250 * COMPARED_HZ) / 1_000;
const SLIP = (150 * COMPARED_HZ) / 1_000;
/** A piece that is hardly like anything beside it, as silence, stays where it is. */
const SURE = 0.4;

/**
 * How much of all of `spoken` is found in `heard`, 0 to 1, and where it begins, in milliseconds. A busy machine drops
 * moments of sound, which moves everything behind them: from the piece on that is found best, each may slip a little
 * against the one before it.
 */
export function correlateWhole(spoken: Float32Array, heard: Float32Array): { likeness: number; atMs: number } {
  const count = Math.max(1, Math.floor(spoken.length / PIECE));
  const pieces = Array.from({ length: count }, (_, i) => {
    const piece = spoken.subarray(i * PIECE, i + 1 === count ? spoken.length : (i + 1) * PIECE);
    return { piece, ...correlate(piece, heard) };
  });
  const surest = pieces.reduce((best, each) => (each.likeness > best.likeness ? each : best));
  const middle = pieces.indexOf(surest);
  const anchor = Math.round((surest.atMs * COMPARED_HZ) / 1_000) - middle * PIECE;
  const after = place(pieces.slice(middle), anchor + middle * PIECE, PIECE, heard);
  const before = place(pieces.slice(0, middle).reverse(), anchor + (middle - 1) * PIECE, -PIECE, heard);
  const found = [...before.reverse(), ...after];
  const sum = (of: 'product' | 'spokenEnergy' | 'heardEnergy') => found.reduce((total, piece) => total + piece[of], 0);
  const likeness = Math.abs(sum('product')) / Math.sqrt(sum('spokenEnergy') * sum('heardEnergy') + 1e-12);
  return { likeness, atMs: ((found[0]?.at ?? 0) / COMPARED_HZ) * 1_000 };
}

/** Looks for each piece beside the one before it. */
function place(pieces: readonly { piece: Float32Array }[], begin: number, step: number, heard: Float32Array) {
  let expected = begin;
  return pieces.map(({ piece }) => {
    const window = padded(heard, expected - SLIP, piece.length + 2 * SLIP);
    const { likeness, atMs } = correlate(piece, window);
    const slipped = likeness > SURE ? Math.round((atMs * COMPARED_HZ) / 1_000) : SLIP;
    const at = expected + slipped - SLIP;
    expected = at + step;
    let product = 0;
    for (let i = 0; i < piece.length; i++) product += (piece[i] as number) * (window[slipped + i] as number);
    const spokenEnergy = energy(piece, 0, piece.length);
    return { at, product, spokenEnergy, heardEnergy: energy(window, slipped, piece.length) };
  });
}

/** So many samples from a place on, with silence where there are none. */
function padded(samples: Float32Array, from: number, length: number): Float32Array {
  const part = new Float32Array(length);
  const begin = Math.max(0, from);
  const end = Math.max(begin, from + length);
  if (end > begin) part.set(samples.subarray(begin, end), begin - from);
  return part;
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
