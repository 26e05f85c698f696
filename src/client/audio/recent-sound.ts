import { samplesOf } from './audio-rate.ts';

/** So much of what was heard last is kept. */
const RECENT_SAMPLES = samplesOf(3_000);

/** What was heard last, for a recording that begins before it is asked for. */
export class RecentSound {
  #samples = new Float32Array(0);

  take(samples: Float32Array): void {
    this.#samples = latest(this.#samples, samples);
  }

  /** Its last so many samples, and those before them. */
  endingWith(count: number, before: number): { lead: Float32Array; end: Float32Array } {
    const from = this.#samples.length - count;
    return { lead: this.#samples.slice(Math.max(0, from - before), from), end: this.#samples.slice(from) };
  }

  clear(): void {
    this.#samples = new Float32Array(0);
  }
}

function latest(before: Float32Array, now: Float32Array): Float32Array<ArrayBuffer> {
  if (now.length >= RECENT_SAMPLES) return now.slice(now.length - RECENT_SAMPLES) as Float32Array<ArrayBuffer>;
  const kept = before.subarray(Math.max(0, before.length + now.length - RECENT_SAMPLES));
  const all = new Float32Array(kept.length + now.length);
  all.set(kept);
  all.set(now, kept.length);
  return all;
}
