import type { HeardWord } from './tone-words.ts';

/** A sentence that will be said, and how long its sound is. */
export interface ExpectedSentence {
  text: string;
  soundMs: number;
}

/** Of full scale, -36 dB: over the noise of a microphone. */
const AUDIBLE = 500;
const WINDOW_MS = 20;

/**
 * Hears sentences that are known before, in any voice: each begins with the first sound after the one before, and its
 * words come evenly over its length.
 */
export class SentenceEars {
  readonly words: HeardWord[] = [];
  /** Sentences that were begun, and those that were said to their end. */
  begun = 0;
  ended = 0;
  readonly #expected: ExpectedSentence[];
  readonly #windowSamples: number;
  #filled = 0;
  #peak = 0;
  #nowMs = 0;
  #current: { words: string[]; startMs: number; soundMs: number; said: number } | undefined;

  constructor(sampleRateHz: number, expected: readonly ExpectedSentence[]) {
    this.#expected = [...expected];
    this.#windowSamples = (WINDOW_MS * sampleRateHz) / 1_000;
  }

  hear(samples: Int16Array): void {
    for (const sample of samples) {
      this.#peak = Math.max(this.#peak, Math.abs(sample));
      this.#filled += 1;
      if (this.#filled < this.#windowSamples) continue;
      this.#filled = 0;
      this.#nowMs += WINDOW_MS;
      this.#take(this.#peak >= AUDIBLE);
      this.#peak = 0;
    }
  }

  #take(isAudible: boolean): void {
    if (!this.#current && isAudible) this.#begin();
    const { words, startMs, soundMs, said } = this.#current ?? { words: [], startMs: 0, soundMs: 0, said: 0 };
    const word = words[said];
    if (!this.#current || word === undefined) return;
    if (this.#nowMs - startMs < (soundMs * (said + 1)) / words.length) return;
    this.words.push({ word, endMs: this.#nowMs });
    this.#current.said += 1;
    if (this.#current.said < words.length) return;
    this.#current = undefined;
    this.ended += 1;
  }

  #begin(): void {
    const next = this.#expected.shift();
    if (!next) return;
    this.begun += 1;
    const words = next.text.split(/\s+/).filter((word) => word !== '');
    this.#current = { words, startMs: this.#nowMs - WINDOW_MS, soundMs: next.soundMs, said: 0 };
  }
}
