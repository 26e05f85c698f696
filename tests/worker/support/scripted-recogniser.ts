import { EngineFailure } from '#engines/engine-failure.ts';
import type { Listener, Listening, ListenRequest, LiveSpeechToText } from '#engines/stt.ts';

/** Sound in which each word takes so long; the samples of a word are its number. */
export const WORD_MS = 100;
const RATE_HZ = 16_000;
const WORD_SAMPLES = (RATE_HZ * WORD_MS) / 1_000;

/** A tape on which these words are spoken, one after another; 0 is silence. */
export function tapeOf(words: readonly number[]): Uint8Array<ArrayBuffer> {
  const samples = new Int16Array(words.length * WORD_SAMPLES);
  for (const [at, word] of words.entries()) samples.fill(word, at * WORD_SAMPLES, (at + 1) * WORD_SAMPLES);
  return new Uint8Array(samples.buffer);
}

/** The word that a number stands for. */
export const wordOf = (n: number) => `w${n}`;

/** What one connection to the recogniser heard, and how a test makes it speak or break. */
export class ScriptedListening implements Listening {
  readonly request: ListenRequest;
  readonly #listener: Listener;
  readonly #wordOf: (n: number) => string;
  readonly #samples: number[] = [];
  #settledSamples = 0;
  /** How it ended, if it has. */
  over: 'ended' | 'stopped' | 'failed' | undefined;
  waitingBytes = 0;
  /** Held back until the test lets it go. */
  endsWhen: () => Promise<void> = async () => undefined;

  constructor(request: ListenRequest, listener: Listener, words: (n: number) => string) {
    this.#wordOf = words;
    this.request = request;
    this.#listener = listener;
  }

  get heardMs(): number {
    return (this.#samples.length * 1_000) / RATE_HZ;
  }

  hear(samples: Uint8Array): void {
    if (this.over) throw new Error('It heard what came after its end');
    const view = new DataView(samples.buffer, samples.byteOffset, samples.byteLength);
    for (let at = 0; at < samples.byteLength; at += 2) this.#samples.push(view.getInt16(at, true));
  }

  /** Tells what it has heard and not settled, as it seems now. */
  tellPartial(): void {
    this.#listener.partial(this.#wordsTo(this.#samples.length));
  }

  /** Settles the words that it has heard whole. */
  settle(): void {
    const to = Math.floor(this.#samples.length / WORD_SAMPLES) * WORD_SAMPLES;
    const text = this.#wordsTo(to);
    this.#settledSamples = to;
    this.#listener.settled(text, (to * 1_000) / RATE_HZ);
  }

  fail(reason: 'network' | 'misconfigured' = 'network', message = 'It broke off'): void {
    this.over = 'failed';
    this.#listener.failed(new EngineFailure(reason, message));
  }

  /** Says something after its end, as a message that was under way does. */
  tellLate(text: string): void {
    this.#listener.partial(text);
    this.#listener.settled(text, this.heardMs);
    this.#listener.failed(new EngineFailure('network', 'It broke off'));
  }

  async end(): Promise<void> {
    await this.endsWhen();
    if (this.over) return;
    this.settle();
    this.over = 'ended';
  }

  stop(): void {
    this.over ??= 'stopped';
  }

  #wordsTo(end: number): string {
    const words: string[] = [];
    for (let at = this.#settledSamples; at + WORD_SAMPLES / 2 < end; at += WORD_SAMPLES) {
      const word = this.#samples[at + WORD_SAMPLES / 2] ?? 0;
      if (word !== 0) words.push(this.#wordOf(word));
    }
    return words.join(' ');
  }
}

/** A recogniser that hears the words of `tapeOf`, and says what it heard when a test says so. */
export class ScriptedRecogniser implements LiveSpeechToText {
  readonly name = 'deepgram';
  /** Its connections, oldest first. */
  readonly listenings: ScriptedListening[] = [];
  /** Done with each connection as it begins. */
  onListen: (listening: ScriptedListening) => void = () => undefined;
  readonly #words: (n: number) => string;

  constructor(words = wordOf) {
    this.#words = words;
  }

  listen(request: ListenRequest, listener: Listener): ScriptedListening {
    const listening = new ScriptedListening(request, listener, this.#words);
    this.listenings.push(listening);
    this.onListen(listening);
    return listening;
  }

  get newest(): ScriptedListening {
    const newest = this.listenings.at(-1);
    if (!newest) throw new Error('Nobody has listened');
    return newest;
  }
}
