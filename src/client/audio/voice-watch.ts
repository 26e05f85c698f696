import { bandEnergies } from '#domain/speech/band-energies.ts';
import { EchoGuard } from '#domain/speech/echo-guard.ts';
import { loudnessOf, rootMeanSquare } from '#domain/speech/loudness.ts';
import { hearOver, interruptedSince, noVoiceOver } from '#domain/speech-metrics/interruption.ts';
import { VoicesBeside } from '#domain/speech-metrics/voices-beside.ts';
import { ANSWER_RATE_HZ, durationOf } from './audio-rate.ts';
import type { SpeechDetector } from './speech-detector.ts';

const FRAME_SAMPLES = 512;
/** A voice that is so much softer than the candidate's own is somebody else's, or a television. */
const SOFTER = 20;

/** What a loudspeaker plays just now. */
export interface Played {
  samples: Float32Array;
  rateHz: number;
}

interface WatchOptions {
  /** What judges whether a frame is speech at all. */
  detector: () => SpeechDetector;
  /** Undefined while nothing is played that can be measured. */
  played: () => Played | undefined;
  /** Somebody has spoken for so long over what is played. */
  onVoice: (lastedMs: number) => void;
}

/** Listens for somebody who speaks over what is played, and learns how that sounds without them. */
export class VoiceWatch {
  /** How loud the candidate's own voice is, where that is known. */
  usualLoudness: number | undefined;
  readonly #options: WatchOptions;
  readonly #guard = new EchoGuard();
  readonly #beside = new VoicesBeside();
  readonly #frame = new Float32Array(FRAME_SAMPLES);
  #filled = 0;
  #isWatching = false;
  #voice = noVoiceOver();
  #judging: Promise<unknown> | undefined;

  constructor(options: WatchOptions) {
    this.#options = options;
  }

  set isWatching(isWatching: boolean) {
    if (isWatching === this.#isWatching) return;
    this.#isWatching = isWatching;
    this.#voice = noVoiceOver();
    if (isWatching) this.#options.detector().reset();
  }

  take(samples: Float32Array): void {
    for (const sample of samples) {
      this.#frame[this.#filled++] = sample;
      if (this.#filled < FRAME_SAMPLES) continue;
      this.#filled = 0;
      this.#look(this.#frame.slice());
    }
  }

  /** What was taken for somebody was nobody. */
  takeForEcho(): void {
    this.#guard.wasEcho();
  }

  /** How loud the candidate is at least. */
  get #softest(): number {
    return this.usualLoudness === undefined ? this.#beside.softest : this.usualLoudness - SOFTER;
  }

  #look(frame: Float32Array): void {
    const played = this.#options.played();
    const loudness = loudnessOf(rootMeanSquare(frame));
    const isOther = this.#guard.isVoice(
      bandEnergies(frame, ANSWER_RATE_HZ),
      played ? bandEnergies(played.samples, played.rateHz) : SILENCE,
      durationOf(FRAME_SAMPLES),
    );
    this.#beside.hear(loudness, durationOf(FRAME_SAMPLES), played !== undefined, isOther);
    if (!this.#isWatching) return;
    const isNear = isOther && loudness >= this.#softest;
    const verdict = this.#options.detector().judge(frame);
    if (typeof verdict === 'boolean' && !this.#judging) this.#note(isNear && verdict);
    else this.#noteLater(verdict, isNear);
  }

  /** Frames are noted in their order; one of which the voice model says nothing is judged by its loudness alone. */
  #noteLater(verdict: boolean | Promise<boolean>, isNear: boolean): void {
    const judged = Promise.resolve(verdict).catch(() => true);
    const noted = Promise.all([judged, this.#judging]).then(([isSpeech]) => {
      if (this.#judging === noted) this.#judging = undefined;
      this.#note(isNear && isSpeech);
    });
    this.#judging = noted;
  }

  #note(isVoice: boolean): void {
    if (!this.#isWatching) return;
    this.#voice = hearOver(this.#voice, durationOf(FRAME_SAMPLES), isVoice);
    const sinceMs = interruptedSince(this.#voice);
    if (sinceMs === undefined) return;
    const lastedMs = this.#voice.nowMs - sinceMs;
    this.#voice = noVoiceOver();
    this.#options.onVoice(lastedMs);
  }
}

const SILENCE = bandEnergies(new Float32Array(FRAME_SAMPLES), ANSWER_RATE_HZ);
