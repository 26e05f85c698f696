import type { StopReason } from '#contract/words.ts';
import { PeakTrack } from '#domain/recording/segment-peaks.ts';
import { loudnessOf, rootMeanSquare } from '#domain/speech/loudness.ts';
import {
  closingOf,
  type EndRule,
  type HeardEvent,
  hear,
  hearWords,
  type Listening,
  speechOf,
  startListening,
} from '#domain/speech-metrics/listening.ts';
import { measureVoice, type VoiceMetrics } from '#domain/speech-metrics/voice-metrics.ts';
import { DETECTOR_DRAIN_MS, SPEECH_MARGIN_MS } from '#domain/stage/timing.ts';
import type { Patience } from '#domain/turn-end/patience.ts';
import { AnswerTape, type Tape } from './answer-tape.ts';
import { ANSWER_RATE_HZ, durationOf } from './audio-rate.ts';
import { createEnergyDetector, type SpeechDetector } from './speech-detector.ts';

/** Frames that the voice model may lie behind before loudness takes over for the rest of the answer: 3.2 s. */
const MAX_WAITING_FRAMES = 100;

export interface RecordedAnswer {
  /** 16 kHz mono 16-bit WAV: the speech and a second around it, or all of it when no speech was detected. */
  wav: Blob;
  /**
   * All of it as the browser's own recorder wrote it, where the WAV is too rough to be recognised: that of a browser
   * without worklets.
   */
  container?: Blob;
  /** Where the WAV begins, since the answer began; below 0 when the lead is part of it. */
  wavStartMs: number;
  wavDurationMs: number;
  metrics: VoiceMetrics;
  /** The loudest sample of each ten milliseconds since the answer began, 0 to 255. */
  peaks: readonly number[];
  /** False when nothing was taken for speech. A detector can be wrong: what was said too softly is in the WAV. */
  heardSpeech: boolean;
  /** The answer was as long as is kept; `metrics.stopReason` then says manual, because the list has no word for it. */
  reachedLimit: boolean;
  /** What judged the end of the answer. */
  detector: SpeechDetector['kind'];
}

/** Hears one answer: keeps its audio, has it judged in order, and tells what the stop rules make of it. */
export class AnswerHearing {
  #detector: SpeechDetector;
  readonly #onEvent: (event: HeardEvent) => void;
  readonly #tape = new AnswerTape();
  readonly #peaks = new PeakTrack(ANSWER_RATE_HZ);
  readonly #leadMs: number;
  readonly #waiting: Float32Array[] = [];
  #frame: Float32Array<ArrayBuffer>;
  #filled = 0;
  #heard: Listening;
  #rule: EndRule;
  #judging: Promise<void> | undefined;
  /** No more sound is taken; what is on the tape is judged all the same. */
  #ended = false;
  #voicedMs = 0;
  #voicedLoudness = 0;
  #measured = false;
  /** Frames that had been heard before a silence was found long enough to end the answer, and are still to be judged. */
  #toJudgeBeforeEnd: number | undefined;
  #reachedLimit = false;

  /** `lead` is what was heard just before; it goes onto the tape and is not judged. */
  constructor(
    detector: SpeechDetector,
    lead: Float32Array,
    { patience, goesOn = false }: { patience: Patience; goesOn?: boolean },
    onEvent: (event: HeardEvent) => void,
  ) {
    this.#detector = detector;
    this.#rule = { patience, finished: undefined };
    this.#heard = startListening(goesOn);
    this.#onEvent = onEvent;
    this.#frame = new Float32Array(detector.frameSamples);
    this.#tape.append(lead);
    this.#leadMs = durationOf(lead.length);
    detector.reset();
  }

  /** What was taken in since the answer began, judged or not. */
  get heardMs(): number {
    return this.#tape.durationMs - this.#leadMs;
  }

  /** All of its sound, with the lead. */
  get tape(): Tape {
    return this.#tape;
  }

  /** How far a pause is to ending the answer, 0..1; 0 while somebody speaks. */
  get closing(): number {
    return this.#ended ? 0 : closingOf(this.#heard, this.#rule);
  }

  /** How loud what was taken for speech was; undefined where nothing was. */
  get voiceLoudness(): number | undefined {
    return this.#voicedMs > 0 ? this.#voicedLoudness / this.#voicedMs : undefined;
  }

  set patience(patience: Patience) {
    this.#rule = { ...this.#rule, patience };
  }

  /** The words of the answer are known anew, and maybe more of them; `finished` is how finished they sound, 0..1. */
  noteWords(finished: number, areMore: boolean): void {
    this.#rule = { ...this.#rule, finished };
    if (areMore) this.#heard = hearWords(this.#heard, this.#rule);
  }

  take(samples: Float32Array): void {
    if (this.#ended) return;
    this.#tape.append(samples);
    this.#peaks.take(samples);
    for (const sample of samples) {
      this.#frame[this.#filled++] = sample;
      if (this.#filled < this.#frame.length) continue;
      this.#waiting.push(this.#frame);
      this.#frame = new Float32Array(this.#frame.length);
      this.#filled = 0;
    }
    const isTooSlow = this.#waiting.length > MAX_WAITING_FRAMES;
    if (isTooSlow) this.#listenByLoudness();
    // Loudness does not wait for a verdict that is still out.
    if (isTooSlow || !this.#judging) this.#judge();
  }

  /** Ends the answer: judges what is still waiting, and measures. */
  async finish(stopReason: StopReason): Promise<RecordedAnswer> {
    this.#ended = true;
    if (this.#judging && this.#waiting.length > 0)
      await Promise.race([this.#judging, new Promise((resolve) => setTimeout(resolve, DETECTOR_DRAIN_MS))]);
    if (this.#waiting.length > 0) {
      this.#listenByLoudness();
      this.#judge();
    }
    this.#measured = true;
    const metrics = measureVoice(this.#heard, stopReason);
    const spans = speechOf(this.#heard);
    const [first, last] = [spans[0], spans.at(-1)];
    const tapeMs = this.#tape.durationMs;
    const startMs = first ? Math.max(0, this.#leadMs + first.startMs - SPEECH_MARGIN_MS) : 0;
    const endMs = last ? Math.min(tapeMs, this.#leadMs + last.endMs + SPEECH_MARGIN_MS) : tapeMs;
    return {
      wav: this.#tape.cut(startMs, endMs),
      wavStartMs: startMs - this.#leadMs,
      wavDurationMs: endMs - startMs,
      metrics,
      peaks: this.#peaks.blocks,
      heardSpeech: spans.length > 0,
      reachedLimit: this.#reachedLimit,
      detector: this.#detector.kind,
    };
  }

  /** The voice model has failed or cannot keep up; a late verdict of its is worth nothing any more. */
  #listenByLoudness(): void {
    if (this.#detector.kind !== 'energy') this.#detector = createEnergyDetector();
  }

  /** Frames are judged one after the other; a detector that answers at once is not waited for. */
  #judge(): void {
    while (this.#waiting.length > 0 && !this.#measured) {
      const frame = this.#waiting[0] as Float32Array;
      const detector = this.#detector;
      let verdict: boolean | Promise<boolean>;
      try {
        verdict = detector.judge(frame);
      } catch {
        this.#listenByLoudness();
        continue;
      }
      if (typeof verdict === 'boolean') {
        this.#note(frame, verdict);
        continue;
      }
      this.#judging = verdict
        .then((isSpeech) => {
          if (this.#waiting[0] === frame && this.#detector === detector) this.#note(frame, isSpeech);
        })
        .catch(() => this.#listenByLoudness())
        .then(() => {
          this.#judging = undefined;
          this.#judge();
          return this.#judging;
        });
      return;
    }
  }

  #note(frame: Float32Array, isSpeech: boolean): void {
    this.#waiting.shift();
    const durationMs = durationOf(frame.length);
    const loudness = loudnessOf(rootMeanSquare(frame));
    const { state, events } = hear(this.#heard, { durationMs, isSpeech, loudness }, this.#rule);
    this.#heard = state;
    if (isSpeech) {
      this.#voicedMs += durationMs;
      this.#voicedLoudness += loudness * durationMs;
    }
    if (events.some(({ type }) => type === 'limit_reached')) this.#waiting.length = 0;
    const endsNow = this.#endsNow(events.some(({ type }) => type === 'stop'));
    for (const event of events) {
      if (this.#ended) return;
      if (event.type === 'stop' && !endsNow) continue;
      if (event.type === 'limit_reached') this.#reachedLimit = true;
      if (event.type === 'limit_reached' || event.type === 'stop') this.#ended = true;
      this.#onEvent(event);
    }
  }

  /** A silence ends the answer once all is judged that was heard by then: somebody may have begun to speak meanwhile. */
  #endsNow(isSilent: boolean): boolean {
    if (!isSilent) this.#toJudgeBeforeEnd = undefined;
    else this.#toJudgeBeforeEnd = (this.#toJudgeBeforeEnd ?? this.#waiting.length + 1) - 1;
    return this.#toJudgeBeforeEnd === 0;
  }
}
