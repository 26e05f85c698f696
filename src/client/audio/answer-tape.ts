import { MAX_ANSWER_MS } from '#domain/interview/timing.ts';
import { toPcm16 } from '#domain/speech/pcm16.ts';
import { writeWav } from '#domain/speech/wav.ts';
import { ANSWER_RATE_HZ, durationOf, samplesOf } from './audio-rate.ts';

/** Keeps the audio of one answer as 16-bit samples, and never more than the longest answer. */
export class AnswerTape {
  readonly #chunks: Int16Array[] = [];
  #samples = 0;

  append(samples: Float32Array): void {
    const room = samplesOf(MAX_ANSWER_MS) - this.#samples;
    if (room <= 0) return;
    const pcm = toPcm16(samples.length > room ? samples.subarray(0, room) : samples);
    this.#chunks.push(pcm);
    this.#samples += pcm.length;
  }

  get durationMs(): number {
    return durationOf(this.#samples);
  }

  /** A part of the tape as a 16 kHz mono WAV file; what lies outside the tape is left out. */
  cut(startMs: number, endMs: number): Blob {
    const first = Math.max(0, samplesOf(startMs));
    const last = Math.min(this.#samples, samplesOf(endMs));
    const samples = new Int16Array(Math.max(0, last - first));
    let at = 0;
    for (const chunk of this.#chunks) {
      const from = Math.max(0, first - at);
      const to = Math.min(chunk.length, last - at);
      if (from < to) samples.set(chunk.subarray(from, to), at + from - first);
      at += chunk.length;
    }
    return new Blob([writeWav({ samples, sampleRateHz: ANSWER_RATE_HZ })], { type: 'audio/wav' });
  }
}
