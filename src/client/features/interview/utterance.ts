import type { Tape } from '#client/audio/answer-tape.ts';
import { ANSWER_RATE_HZ } from '#client/audio/audio-rate.ts';

/** The candidate's words as they are heard: the first may still change no more, the others may. */
export interface HeardWords {
  settled: string;
  unsettled: string;
}

export const NO_WORDS: HeardWords = { settled: '', unsettled: '' };

export const joinWords = (...texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(' ');

/** Places on the wire are whole milliseconds. */
const SAMPLES_A_MS = ANSWER_RATE_HZ / 1_000;

/** What is known of an answer that was being said before this page was opened. */
export interface KeptWords {
  entryId: string;
  /** What the server heard, and how far into the sound that reaches. */
  text: string;
  receivedMs: number;
  /** All of its sound, where this browser has kept it. */
  sound?: Tape;
}

/** One answer as it goes over the socket: the sound of its recordings one behind the other, and its words so far. */
export class Utterance {
  readonly entryId: string;
  /** The server does not recognise it. */
  isFailed = false;
  readonly #parts: { tape: Tape; start: number }[] = [];
  /** Words of which nobody has the sound any more, and where in the server's count our first sample is. */
  readonly #before: string;
  #beforeIsThere = true;
  #startMs: number;
  #settled: string[];
  #unsettled = '';
  #keptFrom: number | undefined;

  constructor(entryId: string, kept?: KeptWords) {
    this.entryId = entryId;
    const sound = kept?.sound;
    this.#before = sound ? '' : (kept?.text ?? '');
    this.#startMs = sound ? 0 : (kept?.receivedMs ?? 0);
    this.#settled = kept ? [kept.text] : [];
    if (!sound) return;
    this.#parts.push({ tape: sound, start: 0 });
    this.#keptFrom = Math.min(this.sampleAt(kept.receivedMs), wholeMs(sound.samples));
  }

  /** Where the sound begins that nobody has heard yet, when that was before this page; told once. */
  takeKeptFrom(): number | undefined {
    const from = this.#keptFrom;
    this.#keptFrom = undefined;
    return from;
  }

  /** How much sound there is. */
  get samples(): number {
    const last = this.#parts.at(-1);
    return last ? last.start + last.tape.samples : 0;
  }

  /** A further recording of it; answers where that begins. */
  add(tape: Tape): number {
    const start = wholeMs(this.samples);
    this.#parts.push({ tape, start });
    return start;
  }

  read(fromSample: number, toSample: number): Int16Array<ArrayBuffer> {
    const read = new Int16Array(toSample - fromSample);
    for (const { tape, start } of this.#parts) {
      const from = Math.max(start, fromSample);
      if (from < toSample) read.set(tape.read(from - start, toSample - start), from - fromSample);
    }
    return read;
  }

  /** Where a sample lies on the wire, and the other way round; below 0 is sound that nobody has any more. */
  msOf = (sample: number): number => this.#startMs + Math.floor(sample / SAMPLES_A_MS);
  sampleAt = (ms: number): number => (ms - this.#startMs) * SAMPLES_A_MS;

  get words(): HeardWords {
    const before = this.#beforeIsThere ? '' : this.#before;
    return { settled: joinWords(before, ...this.#settled), unsettled: this.#unsettled };
  }

  hear(text: string, isSettled: boolean): void {
    if (isSettled) this.#settled.push(text);
    this.#unsettled = isSettled ? '' : text;
  }

  /** The server tells all of its words that are settled; the others will be said again. */
  settle(text: string): void {
    this.#settled = [text];
    this.#unsettled = '';
  }

  /** What is not settled will be said again. */
  unsettle(): void {
    this.#unsettled = '';
  }

  /** The server has nothing of it any more: it begins anew with the sound that is here. */
  startOver(): void {
    this.#beforeIsThere = false;
    this.#startMs = 0;
    this.#settled = [];
    this.#unsettled = '';
  }
}

/** The next place that is a whole millisecond. */
export const wholeMs = (sample: number): number => Math.ceil(sample / SAMPLES_A_MS) * SAMPLES_A_MS;
