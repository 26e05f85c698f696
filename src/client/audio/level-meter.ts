import { levelOf, rootMeanSquare } from '#domain/speech/loudness.ts';
import { LEVEL_SAMPLE_MS } from '#domain/stage/timing.ts';
import { samplesOf } from './audio-rate.ts';

const WINDOW_SAMPLES = samplesOf(LEVEL_SAMPLE_MS);

/** Measures the level of a stream of samples, once every 30 ms of audio. */
export class LevelMeter {
  readonly #onLevel: (level: number) => void;
  readonly #window = new Float32Array(WINDOW_SAMPLES);
  #filled = 0;
  #level = 0;

  constructor(onLevel: (level: number) => void) {
    this.#onLevel = onLevel;
  }

  /** The newest level, 0..1. */
  get level(): number {
    return this.#level;
  }

  take(samples: Float32Array): void {
    for (const sample of samples) {
      this.#window[this.#filled++] = sample;
      if (this.#filled < WINDOW_SAMPLES) continue;
      this.#filled = 0;
      this.#level = levelOf(rootMeanSquare(this.#window));
      this.#onLevel(this.#level);
    }
  }

  /** Nothing is heard any more. */
  clear(): void {
    this.#filled = 0;
    this.#level = 0;
    this.#onLevel(0);
  }
}
