/** Lobes of the filter on each side: 1.3 kHz from pass to stop at 16 kHz. */
const LOBES = 24;
/** The filter's middle, as a part of the lower of the two half rates. */
const CUTOFF = 0.916;
/** Shape of the Kaiser window: 70 dB down beyond the stop. */
const KAISER_BETA = 6.8;

/**
 * Changes the rate of a stream of samples. The rates are whole numbers, so every output falls on one of a few phases
 * of a low-pass filter and the place in the stream is a whole number too: nothing drifts, and it makes no difference
 * how the stream is cut into chunks.
 */
export class Resampler {
  /** Phases between two inputs, and how many of them an output goes forward. */
  readonly #phases: number;
  readonly #stride: number;
  readonly #taps: number;
  /** One filter a phase, made when it is first needed. */
  readonly #filters: Float32Array[] = [];
  readonly #cutoff: number;
  /** Inputs that later outputs still need. */
  #kept: Float32Array<ArrayBuffer>;
  /** The next output: its phase, after so many inputs of `#kept`. */
  #phase = 0;
  #base = 0;

  constructor(inputHz: number, outputHz: number) {
    if (!Number.isInteger(inputHz) || !Number.isInteger(outputHz) || inputHz <= 0 || outputHz <= 0)
      throw new Error(`Rates are whole numbers above 0, not ${inputHz} and ${outputHz}`);
    const common = greatestCommonDivisor(inputHz, outputHz);
    this.#phases = outputHz / common;
    this.#stride = inputHz / common;
    this.#cutoff = CUTOFF * Math.min(1, outputHz / inputHz);
    const half = inputHz === outputHz ? 1 : Math.ceil(LOBES / this.#cutoff);
    this.#taps = 2 * half;
    // As if silence had come before, so that the first output falls on the first input.
    this.#kept = new Float32Array(half - 1);
  }

  /** The outputs that this chunk completes. */
  process(input: Float32Array): Float32Array<ArrayBuffer> {
    if (this.#phases === this.#stride) return input.slice() as Float32Array<ArrayBuffer>;
    const all = new Float32Array(this.#kept.length + input.length);
    all.set(this.#kept);
    all.set(input, this.#kept.length);
    const output = new Float32Array(Math.ceil(((all.length + 1) * this.#phases) / this.#stride) + 1);
    let count = 0;
    while (this.#base + this.#taps <= all.length) {
      const filter = this.#filter(this.#phase);
      let sum = 0;
      for (let tap = 0; tap < this.#taps; tap++) sum += (all[this.#base + tap] ?? 0) * (filter[tap] ?? 0);
      output[count++] = sum;
      this.#phase += this.#stride;
      this.#base += Math.floor(this.#phase / this.#phases);
      this.#phase %= this.#phases;
    }
    const used = Math.min(this.#base, all.length);
    this.#kept = all.slice(used);
    this.#base -= used;
    return output.slice(0, count);
  }

  #filter(phase: number): Float32Array {
    const known = this.#filters[phase];
    if (known) return known;
    const filter = new Float32Array(this.#taps);
    const half = this.#taps / 2;
    let sum = 0;
    for (let tap = 0; tap < this.#taps; tap++) {
      const distance = tap - (half - 1) - phase / this.#phases;
      const value = sinc(distance * this.#cutoff) * kaiser(distance / half);
      filter[tap] = value;
      sum += value;
    }
    // Every phase passes a constant unchanged; else the phases themselves would be heard as a tone.
    for (let tap = 0; tap < this.#taps; tap++) filter[tap] = (filter[tap] ?? 0) / sum;
    this.#filters[phase] = filter;
    return filter;
  }
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

const kaiser = (x: number): number =>
  Math.abs(x) > 1 ? 0 : besselI0(KAISER_BETA * Math.sqrt(1 - x * x)) / besselI0(KAISER_BETA);

function besselI0(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
