import type { SocketSound } from '#client/api/live-socket.ts';
import { MAX_FRAME_BYTES } from '#contract/socket-protocol.ts';
import { SOUND_FRAME_MS } from '#domain/stage/timing.ts';

/** More than this on its way out is waited for. */
const MAX_BUFFERED_BYTES = 262_144;

interface Wire {
  readonly bufferedBytes: number;
  sendSound(sound: SocketSound): boolean;
}

/** Sends a recorder's file in pieces, as fast as they leave. */
export class FileSender {
  readonly #wire: Wire;
  /** Asks for `send` again a moment later. */
  readonly #onMay: () => void;
  #file = new Uint8Array();
  #sentBytes = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(wire: Wire, onMay: () => void) {
    this.#wire = wire;
    this.#onMay = onMay;
  }

  begin(file: Uint8Array<ArrayBuffer>): void {
    this.#file = file;
    this.#sentBytes = 0;
  }

  /** Sends what may leave; answers how many bytes are left. */
  send(): number {
    clearTimeout(this.#timer);
    while (this.#sentBytes < this.#file.length) {
      if (this.#wire.bufferedBytes > MAX_BUFFERED_BYTES) {
        this.#timer = setTimeout(this.#onMay, SOUND_FRAME_MS / 2);
        break;
      }
      const piece = this.#file.subarray(this.#sentBytes, this.#sentBytes + MAX_FRAME_BYTES);
      if (!this.#wire.sendSound(piece)) break;
      this.#sentBytes += piece.length;
    }
    return this.#file.length - this.#sentBytes;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.begin(new Uint8Array());
  }
}
