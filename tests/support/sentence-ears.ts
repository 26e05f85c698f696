import type { HeardWord } from './tone-words.ts';

/** A sentence that will be said, and how long its voice lasts, without the quiet around it. */
export interface ExpectedSentence {
  text: string;
  voiceMs: number;
  /** What is softer is not its voice; any sound over a microphone's noise where nothing is told. */
  softest?: number;
}

/** Of full scale, -36 dB: over the noise of a microphone. */
const AUDIBLE = 500;
const WINDOW_MS = 20;
/** Of the loudest of a voice: more than what comes back of another one out of a loudspeaker, 10 dB softer. */
const VOICE_SHARE = 0.4;
/** Quiet between two sentences. */
const BETWEEN_MS = 100;

/** Where a voice begins and ends in a sound, without the quiet around it. */
export function voiceWithin(
  samples: Int16Array,
  sampleRateHz: number,
  softest = AUDIBLE,
): { startMs: number; endMs: number } {
  const isAudible = (sample: number) => Math.abs(sample) >= softest;
  const [first, last] = [Math.max(0, samples.findIndex(isAudible)), samples.findLastIndex(isAudible)];
  return { startMs: (first * 1_000) / sampleRateHz, endMs: ((last + 1) * 1_000) / sampleRateHz };
}

/** What is heard when these samples are played. */
export function expectedSentence(text: string, samples: Int16Array, sampleRateHz: number): ExpectedSentence {
  const loudest = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  const softest = Math.max(AUDIBLE, VOICE_SHARE * loudest);
  const { startMs, endMs } = voiceWithin(samples, sampleRateHz, softest);
  return { text, voiceMs: endMs - startMs, softest };
}

/**
 * Hears sentences that are known before, in any voice: each begins with the first sound of its loudness after the one before, its words
 * come evenly over its voice, and each word is heard in its middle. So all of it is heard before it is at its end, as by
 * a recogniser, and whoever stops at the last sound has lost no word.
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
  #quietMs = 0;
  #current: { words: string[]; startMs: number; voiceMs: number; softest: number; said: number } | undefined;

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
      this.#take(this.#peak >= this.#softest);
      this.#peak = 0;
    }
  }

  get #softest(): number {
    return this.#current?.softest ?? this.#expected[0]?.softest ?? AUDIBLE;
  }

  #take(isAudible: boolean): void {
    this.#quietMs = isAudible ? 0 : this.#quietMs + WINDOW_MS;
    if (!this.#current && isAudible) this.#begin();
    if (!this.#current) return;
    const { words, startMs, voiceMs, said } = this.#current;
    const word = words[said];
    const heardMs = this.#nowMs - startMs;
    if (word === undefined) {
      // What is left of a voice is not the next one.
      if (heardMs >= voiceMs && this.#quietMs >= BETWEEN_MS) this.#current = undefined;
    } else if (heardMs >= (voiceMs * (said + 0.5)) / words.length) {
      this.words.push({ word, endMs: this.#nowMs });
      this.#current.said += 1;
      if (this.#current.said === words.length) this.ended += 1;
    }
  }

  #begin(): void {
    const next = this.#expected.shift();
    if (!next) return;
    this.begun += 1;
    const words = next.text.split(/\s+/).filter((word) => word !== '');
    const { voiceMs, softest = AUDIBLE } = next;
    this.#current = { words, startMs: this.#nowMs - WINDOW_MS, voiceMs, softest, said: 0 };
  }
}
