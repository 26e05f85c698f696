import type { SpokenEncoding } from '#contract/socket-messages.ts';

export type SpeechPart =
  | { kind: 'info'; encoding: SpokenEncoding; sampleRate: number }
  | { kind: 'sound'; bytes: Uint8Array<ArrayBuffer> }
  /** All of it came. */
  | { kind: 'end' }
  /** Another speech took its place, or it was cancelled. */
  | { kind: 'cancelled' }
  /** No more of it comes: the voice or the socket has failed. */
  | { kind: 'failed'; message: string }
  /** Nothing came for too long. */
  | { kind: 'late' };

/** One speech of the interviewer as it comes; what came before anybody listens is kept. */
export class IncomingSpeech {
  text: string;
  /** What came before the part that is coming now. */
  #said: string[] = [];
  #coming: string | undefined;
  /** Where each part begins, in characters and in bytes of 16-bit sound. */
  readonly #places: { chars: number; bytes: number }[] = [];
  #bytes = 0;
  #bytesASecond = 1;
  readonly #parts: SpeechPart[] = [];
  #waiting: ((part: SpeechPart) => void) | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** The words are coming of which the next sound is; those before are all there. */
  begin(part: string): void {
    if (this.#coming !== undefined) this.#said.push(this.#coming);
    const chars = this.#said.reduce((sum, said) => sum + said.length + 1, 0);
    this.#places.push({ chars, bytes: this.#bytes });
    this.#coming = part;
  }

  /** The words whose sound has not come to its end: all of them where that is not known. */
  get rest(): string {
    const said = this.#said.join(' ');
    return this.text.startsWith(said) ? this.text.slice(said.length).trim() : this.text;
  }

  /** How many characters were heard with so much of its sound. */
  saidChars(heardMs: number): number {
    const heardBytes = (heardMs * this.#bytesASecond) / 1_000;
    const at = this.#places.findLastIndex(({ bytes }) => bytes <= heardBytes);
    const { chars, bytes } = this.#places[at] ?? { chars: 0, bytes: 0 };
    const next = this.#places[at + 1] ?? { chars: this.text.length, bytes: this.#bytes };
    const part = Math.min(1, (heardBytes - bytes) / Math.max(1, next.bytes - bytes));
    return Math.min(this.text.length, Math.round(chars + part * (next.chars - chars)));
  }

  add(part: SpeechPart): void {
    if (part.kind === 'info') this.#bytesASecond = 2 * part.sampleRate;
    if (part.kind === 'sound') this.#bytes += part.bytes.length;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) waiting(part);
    else this.#parts.push(part);
  }

  /** The next part, once it is there. */
  next(limitMs: number, signal: AbortSignal): Promise<SpeechPart> {
    const part = this.#parts.shift();
    if (signal.aborted) return Promise.resolve({ kind: 'cancelled' });
    if (part) return Promise.resolve(part);
    return new Promise((resolve) => {
      const take = (next: SpeechPart) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        if (this.#waiting === take) this.#waiting = undefined;
        resolve(next);
      };
      const abort = () => take({ kind: 'cancelled' });
      const timer = setTimeout(() => take({ kind: 'late' }), limitMs);
      signal.addEventListener('abort', abort);
      this.#waiting = take;
    });
  }
}
