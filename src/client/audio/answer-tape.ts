import { toPcm16 } from '#domain/speech/pcm16.ts';
import { writeWav } from '#domain/speech/wav.ts';
import { MAX_ANSWER_MS } from '#domain/stage/timing.ts';
import { ANSWER_RATE_HZ, durationOf, samplesOf } from './audio-rate.ts';

/** Sound that was recorded until now: 16-bit samples at 16 kHz. */
export interface Tape {
  /** How many there are. */
  readonly samples: number;
  /** A part of it; what lies outside the tape is left out. */
  read(fromSample: number, toSample: number): Int16Array<ArrayBuffer>;
}

/** Sound that was recorded earlier. */
export const tapeOf = (sound: Int16Array<ArrayBuffer>): Tape => ({
  samples: sound.length,
  read: (from, to) => sound.slice(Math.max(0, from), Math.max(0, to)),
});

/** A second. */
const BLOCK_SAMPLES = ANSWER_RATE_HZ;

/** Keeps the audio of one answer, and never more than the longest answer. */
export class AnswerTape implements Tape {
  readonly #blocks: Int16Array[] = [];
  #samples = 0;

  append(samples: Float32Array): void {
    const room = samplesOf(MAX_ANSWER_MS) - this.#samples;
    const pcm = toPcm16(samples.length > room ? samples.subarray(0, Math.max(0, room)) : samples);
    for (let at = 0; at < pcm.length; ) {
      const filled = this.#samples % BLOCK_SAMPLES;
      if (filled === 0) this.#blocks.push(new Int16Array(BLOCK_SAMPLES));
      const part = pcm.subarray(at, at + BLOCK_SAMPLES - filled);
      this.#blocks.at(-1)?.set(part, filled);
      at += part.length;
      this.#samples += part.length;
    }
  }

  get samples(): number {
    return this.#samples;
  }

  get durationMs(): number {
    return durationOf(this.#samples);
  }

  read(fromSample: number, toSample: number): Int16Array<ArrayBuffer> {
    const first = Math.max(0, fromSample);
    const last = Math.min(this.#samples, toSample);
    const read = new Int16Array(Math.max(0, last - first));
    for (let at = first; at < last; ) {
      const from = at % BLOCK_SAMPLES;
      const to = Math.min(BLOCK_SAMPLES, from + last - at);
      const part = this.#blocks[Math.floor(at / BLOCK_SAMPLES)]?.subarray(from, to) ?? [];
      read.set(part, at - first);
      at += to - from;
    }
    return read;
  }

  /** A part of the tape as a 16 kHz mono WAV file; what lies outside the tape is left out. */
  cut(startMs: number, endMs: number): Blob {
    const samples = this.read(samplesOf(startMs), samplesOf(endMs));
    return new Blob([writeWav({ samples, sampleRateHz: ANSWER_RATE_HZ })], { type: 'audio/wav' });
  }
}
