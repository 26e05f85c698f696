import { Resampler } from '#domain/speech/resampler.ts';

/** The least and the most that one frame holds: the recogniser wants 80 ms, and each frame costs on its way. */
const LEAST_MS = 80;
const MOST_MS = 100;

/** Cuts 16-bit sound, in pieces of any size, into frames of 80 to 100 ms at another rate, if it has to be another. */
export class SoundFrames {
  readonly #leastBytes: number;
  readonly #mostBytes: number;
  readonly #resampler: Resampler | undefined;
  #oddByte: number | undefined;
  #held = new Uint8Array();

  constructor(inputHz: number, outputHz: number) {
    this.#resampler = inputHz === outputHz ? undefined : new Resampler(inputHz, outputHz);
    this.#leastBytes = bytesOf(LEAST_MS, outputHz);
    this.#mostBytes = bytesOf(MOST_MS, outputHz);
  }

  /** The frames that this piece completes. */
  take(piece: Uint8Array): Uint8Array[] {
    if (this.#isFrame(piece)) return [piece];
    this.#hold(this.#resample(this.#wholeSamples(piece)));
    const frames: Uint8Array[] = [];
    while (this.#held.length >= this.#leastBytes) {
      frames.push(this.#held.subarray(0, this.#mostBytes));
      this.#held = this.#held.subarray(this.#mostBytes);
    }
    return frames;
  }

  /** What is left over, shorter than a frame, but for half a sample. */
  rest(): Uint8Array {
    const rest = this.#held;
    this.#held = new Uint8Array();
    return rest;
  }

  get heldBytes(): number {
    return this.#held.length;
  }

  /** Most pieces are frames as they come, and are not copied. */
  #isFrame({ length }: Uint8Array): boolean {
    const isPlain = !this.#resampler && this.#oddByte === undefined && this.#held.length === 0;
    return isPlain && length % 2 === 0 && length >= this.#leastBytes && length <= this.#mostBytes;
  }

  #wholeSamples(piece: Uint8Array): Uint8Array {
    const odd = this.#oddByte;
    const bytes = (odd === undefined ? 0 : 1) + piece.length;
    const whole = new Uint8Array(bytes & ~1);
    if (odd !== undefined) whole[0] = odd;
    whole.set(piece.subarray(0, whole.length - (bytes - piece.length)), bytes - piece.length);
    this.#oddByte = bytes & 1 ? (piece.at(-1) ?? odd) : undefined;
    return whole;
  }

  #resample(bytes: Uint8Array): Uint8Array {
    if (!this.#resampler) return bytes;
    const samples = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
    const resampled = this.#resampler.process(Float32Array.from(samples));
    return new Uint8Array(Int16Array.from(resampled, asInt16).buffer);
  }

  #hold(bytes: Uint8Array): void {
    const all = new Uint8Array(this.#held.length + bytes.length);
    all.set(this.#held);
    all.set(bytes, this.#held.length);
    this.#held = all;
  }
}

const bytesOf = (durationMs: number, hz: number) => Math.floor((durationMs * hz) / 1_000) * 2;

const asInt16 = (sample: number) => Math.max(-32_768, Math.min(32_767, Math.round(sample)));
