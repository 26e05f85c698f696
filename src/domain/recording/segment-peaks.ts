import { SEGMENT_PEAKS } from '#contract/recording-limits.ts';

/** So much sound has one block. */
export const PEAK_BLOCK_MS = 10;

/** The loudest sample (0 to 255) of each block of ten milliseconds, noted while it is heard. */
export class PeakTrack {
  readonly #blockSamples: number;
  readonly #blocks: number[] = [];
  #filled = 0;
  #loudest = 0;

  constructor(sampleRateHz: number) {
    this.#blockSamples = (sampleRateHz * PEAK_BLOCK_MS) / 1_000;
  }

  take(samples: Float32Array): void {
    for (const sample of samples) {
      this.#loudest = Math.max(this.#loudest, Math.abs(sample));
      if (++this.#filled < this.#blockSamples) continue;
      this.#blocks.push(Math.min(255, Math.round(this.#loudest * 255)));
      this.#filled = 0;
      this.#loudest = 0;
    }
  }

  get blocks(): readonly number[] {
    return this.#blocks;
  }
}

/** The waveform of a stretch of an answer, from the blocks of all of it: as many peaks as a segment has. */
export function segmentPeaks(blocks: readonly number[], startMs: number, endMs: number): number[] {
  const first = startMs / PEAK_BLOCK_MS;
  const width = (endMs - startMs) / PEAK_BLOCK_MS / SEGMENT_PEAKS;
  return Array.from({ length: SEGMENT_PEAKS }, (_, i) => {
    const from = Math.floor(first + i * width);
    const to = Math.max(from + 1, Math.ceil(first + (i + 1) * width));
    return Math.max(0, ...blocks.slice(Math.max(0, from), Math.max(0, to)));
  });
}
