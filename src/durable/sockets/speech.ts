import { MAX_FRAME_BYTES, type SpokenEncoding } from '#contract/socket-messages.ts';
import { readAttachment, send, sendAudio, writeAttachment } from './live-socket.ts';

/** How far sound may be sent ahead of being heard. What was sent cannot be taken back. */
const MOST_AHEAD_MS = 2_000;
const LONGEST_FRAME_MS = 500;
const BYTES_A_SAMPLE = 2;

/** One text on its way to be heard. It ends once: spoken, failed or cancelled; after that nothing is sent. */
export class Speech {
  readonly socket: WebSocket;
  readonly #over = new AbortController();
  #sound: { encoding: SpokenEncoding; sampleRateHz: number } | undefined;
  /** When what was sent will have been heard, if it was heard from the beginning. */
  #heardAt = 0;
  /** How much of its sound was sent, and of that was cancelled before it was heard. */
  #sentMs = 0;
  #unheardMs = 0;
  /** Half a sample, whose other half comes with the next piece. */
  #half: Uint8Array = new Uint8Array();

  constructor(socket: WebSocket) {
    this.socket = socket;
    writeAttachment(socket, { ...readAttachment(socket), isSpeaking: true });
  }

  get isOver(): boolean {
    return this.#over.signal.aborted;
  }

  get isBegun(): boolean {
    return this.#sound !== undefined;
  }

  /** What is known of how long it was: nothing of a file. */
  get sent(): { soundMs: number; unheardMs: number } {
    return { soundMs: this.#sentMs, unheardMs: this.#unheardMs };
  }

  /** Aborted when it is over. */
  get signal(): AbortSignal {
    return this.#over.signal;
  }

  /** Announces its sound; that all of it comes in one way is for the caller to see to. */
  begin(encoding: SpokenEncoding, sampleRateHz: number): void {
    if (this.isOver || this.#sound) return;
    this.#sound = { encoding, sampleRateHz };
    send(this.socket, { type: 'tts_info', encoding, sampleRate: sampleRateHz });
  }

  /** Tells what is spoken next; a file has no parts. */
  part(text: string): void {
    if (!this.isOver && this.#sound?.encoding === 'linear16') send(this.socket, { type: 'tts_part', text });
  }

  /** Whether sound of this kind can follow what was announced. */
  takes(encoding: SpokenEncoding, sampleRateHz: number): boolean {
    return !this.#sound || (this.#sound.encoding === encoding && this.#sound.sampleRateHz === sampleRateHz);
  }

  /** Sends a piece of its sound, in time. */
  async sound(piece: Uint8Array): Promise<void> {
    if (!this.#sound) throw new Error('Sound before its announcement');
    const { encoding, sampleRateHz } = this.#sound;
    if (encoding === 'linear16') await this.#sendSamples(piece, sampleRateHz);
    else for (const frame of framesOf(piece, MAX_FRAME_BYTES)) this.#send(frame);
  }

  /** What follows begins with a whole sample. */
  endPart(): void {
    this.#half = new Uint8Array();
  }

  end(): void {
    this.#finish(() => send(this.socket, { type: 'tts_end' }));
  }

  /** Ends it; `heardMs` is how much its listener heard, who knows that best. */
  cancel(heardMs = this.#sentMs): void {
    if (!this.isOver) this.#unheardMs = Math.max(0, this.#sentMs - heardMs);
    this.#finish(() => send(this.socket, { type: 'tts_end', cancelled: true }));
  }

  fail(message: string): void {
    this.#finish(() => send(this.socket, { type: 'tts_error', message }));
  }

  /** Ends, where what went wrong is said otherwise: without a word if it had not begun. */
  drop(): void {
    if (this.#sound) this.cancel();
    else this.#finish(() => undefined);
  }

  async #sendSamples(piece: Uint8Array, sampleRateHz: number): Promise<void> {
    const bytes = joined(this.#half, piece);
    const wholeBytes = bytes.byteLength - (bytes.byteLength % BYTES_A_SAMPLE);
    this.#half = bytes.slice(wholeBytes);
    const bytesPerMs = (sampleRateHz * BYTES_A_SAMPLE) / 1_000;
    const longest = Math.floor(LONGEST_FRAME_MS * bytesPerMs);
    const frameBytes = Math.min(MAX_FRAME_BYTES, longest - (longest % BYTES_A_SAMPLE));
    for (const frame of framesOf(bytes.subarray(0, wholeBytes), frameBytes)) {
      const frameMs = frame.byteLength / bytesPerMs;
      await this.#untilWithin(MOST_AHEAD_MS - frameMs);
      if (this.isOver) return;
      this.#heardAt = Math.max(this.#heardAt, Date.now()) + frameMs;
      this.#sentMs += frameMs;
      this.#send(frame);
    }
  }

  #send(frame: Uint8Array): void {
    if (!this.isOver) sendAudio(this.socket, frame);
  }

  /** Waits until what was sent is no further ahead. */
  async #untilWithin(aheadMs: number): Promise<void> {
    const waitMs = this.#heardAt - Date.now() - aheadMs;
    if (waitMs <= 0 || this.isOver) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, waitMs);
      this.signal.addEventListener('abort', done);
    });
  }

  #finish(tell: () => void): void {
    if (this.isOver) return;
    this.#over.abort();
    tell();
    forgetSpeech(this.socket);
  }
}

/** A socket over which nothing is spoken any more. */
export function forgetSpeech(socket: WebSocket): void {
  const { isSpeaking: _, ...attachment } = readAttachment(socket);
  writeAttachment(socket, attachment);
}

function* framesOf(bytes: Uint8Array, most: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += most) yield bytes.subarray(at, at + most);
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.byteLength === 0) return other;
  const both = new Uint8Array(one.byteLength + other.byteLength);
  both.set(one);
  both.set(other, one.byteLength);
  return both;
}
