/**
 * Speech that can be read exactly: each word is a tone of its own pitch. What a recogniser makes of it is what was in
 * the sound, so that a word that was lost or doubled on the way is seen.
 */
const WORDS =
  'i led a team of five engineers and we moved every customer to the new system in ten weeks without losing one order'.split(
    ' ',
  );

const LOWEST_HZ = 400;
const STEP_HZ = 100;
const WORD_MS = 200;
const GAP_MS = 60;
const WINDOW_MS = 20;
/** More than half of a word: of one that was cut in two, only one part counts. */
const LEAST_WINDOWS = 6;
const LEVEL = 8_000;
const AUDIBLE = 1_000;

export interface HeardWord {
  word: string;
  /** Since the first sample. */
  endMs: number;
}

/** The sound of some of the known words, 16-bit, one channel. */
export function toneSpeech(text: string, sampleRateHz = 16_000): Uint8Array<ArrayBuffer> {
  const words = text.split(' ');
  const stepSamples = ((WORD_MS + GAP_MS) * sampleRateHz) / 1_000;
  const samples = new Int16Array(words.length * stepSamples);
  for (const [i, word] of words.entries()) {
    const pitch = WORDS.indexOf(word);
    if (pitch < 0) throw new Error(`No tone for '${word}'`);
    const cycle = (2 * Math.PI * (LOWEST_HZ + STEP_HZ * pitch)) / sampleRateHz;
    for (let at = 0; at < (WORD_MS * sampleRateHz) / 1_000; at++) {
      samples[i * stepSamples + at] = Math.round(LEVEL * Math.sin(cycle * at));
    }
  }
  return new Uint8Array(samples.buffer);
}

/** Nothing to be heard. */
export const silence = (durationMs: number, sampleRateHz = 16_000): Uint8Array<ArrayBuffer> =>
  new Uint8Array((durationMs * sampleRateHz * 2) / 1_000);

/** Hears tone words in a stream of samples. */
export class ToneEars {
  readonly words: HeardWord[] = [];
  readonly #hz: number;
  readonly #window: Int16Array;
  #filled = 0;
  #windows = 0;
  /** The tone that is heard, and for how many windows. */
  #tone: string | undefined;
  #toneWindows = 0;

  constructor(sampleRateHz: number) {
    this.#hz = sampleRateHz;
    this.#window = new Int16Array(Math.round((WINDOW_MS * sampleRateHz) / 1_000));
  }

  hear(samples: Int16Array): void {
    for (const sample of samples) {
      this.#window[this.#filled++] = sample;
      if (this.#filled < this.#window.length) continue;
      this.#filled = 0;
      this.#windows += 1;
      this.#take(toneOf(this.#window, this.#hz));
    }
  }

  #take(tone: string | undefined): void {
    if (tone !== this.#tone) {
      this.#tone = tone;
      this.#toneWindows = 0;
    }
    this.#toneWindows += 1;
    if (tone !== undefined && this.#toneWindows === LEAST_WINDOWS) {
      this.words.push({ word: tone, endMs: this.#windows * WINDOW_MS });
    }
  }
}

function toneOf(window: Int16Array, sampleRateHz: number): string | undefined {
  if (!window.some((sample) => Math.abs(sample) > AUDIBLE)) return undefined;
  let best = 0;
  let loudest = 0;
  for (const i of WORDS.keys()) {
    const power = goertzel(window, (2 * Math.PI * (LOWEST_HZ + STEP_HZ * i)) / sampleRateHz);
    if (power > loudest) [best, loudest] = [i, power];
  }
  return WORDS[best];
}

function goertzel(window: Int16Array, cycle: number): number {
  const coefficient = 2 * Math.cos(cycle);
  let before = 0;
  let last = 0;
  for (const sample of window) [before, last] = [last, sample + coefficient * last - before];
  return last * last + before * before - coefficient * last * before;
}
