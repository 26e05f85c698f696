import { ANSWER_RATE_HZ, samplesOf } from '#client/audio/audio-rate.ts';
import { REPLAY_SPEED, SOUND_FRAME_MS } from '#domain/stage/timing.ts';

const FRAME_SAMPLES = samplesOf(SOUND_FRAME_MS);
/** So much may go out at once, and more than this on its way out is waited for. */
const BURST_SAMPLES = FRAME_SAMPLES * REPLAY_SPEED;
const MAX_BUFFERED_BYTES = 262_144;

interface Wire {
  readonly bufferedBytes: number;
  sendSound(sound: Int16Array<ArrayBuffer>): boolean;
}

interface Source {
  read(fromSample: number, toSample: number): Int16Array<ArrayBuffer>;
}

/** Sends sound in frames, as it comes; what is behind goes at most four times as fast as it was said. */
export class SoundSender {
  readonly #wire: Wire;
  /** Asks for `send` again a moment later. */
  readonly #onMay: () => void;
  #source: Source | undefined;
  #cursor = 0;
  #allowance = 0;
  #allowedAtMs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(wire: Wire, onMay: () => void) {
    this.#wire = wire;
    this.#onMay = onMay;
  }

  begin(source: Source, fromSample: number): void {
    this.#source = source;
    this.#cursor = fromSample;
    this.#allowance = BURST_SAMPLES;
    this.#allowedAtMs = performance.now();
  }

  /** Sends whole frames up to a sample, and what is left behind them when that is the end. Answers how much is left. */
  send(toSample: number, isEnd: boolean): number {
    clearTimeout(this.#timer);
    this.#allow();
    for (;;) {
      const samples = Math.min(FRAME_SAMPLES, toSample - this.#cursor);
      if (!this.#source || samples <= 0 || (samples < FRAME_SAMPLES && !isEnd)) break;
      if (this.#allowance < samples || this.#wire.bufferedBytes > MAX_BUFFERED_BYTES) {
        this.#timer = setTimeout(this.#onMay, SOUND_FRAME_MS / 2);
        break;
      }
      if (!this.#wire.sendSound(this.#source.read(this.#cursor, this.#cursor + samples))) break;
      this.#cursor += samples;
      this.#allowance -= samples;
    }
    return Math.max(0, toSample - this.#cursor);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#source = undefined;
  }

  #allow(): void {
    const now = performance.now();
    const more = ((now - this.#allowedAtMs) * ANSWER_RATE_HZ * REPLAY_SPEED) / 1_000;
    this.#allowance = Math.min(BURST_SAMPLES, this.#allowance + more);
    this.#allowedAtMs = now;
  }
}
