import type { RecordedAnswer } from '#client/audio/answer-hearing.ts';
import type { AnswerRecorder, AnswerRecorderEvents, RecordingStart } from '#client/audio/answer-recorder.ts';
import type { StopReason } from '#contract/words.ts';
import { startListening } from '#domain/speech-metrics/listening.ts';
import { measureVoice } from '#domain/speech-metrics/voice-metrics.ts';
import type { DetectorState } from '#domain/stage/stage.ts';
import { DEFAULT_PATIENCE, type Patience } from '#domain/turn-end/patience.ts';
import { Pending } from './pending.ts';

/** A microphone that is open at once; what it records is named by the recording. */
export class FakeRecorder implements AnswerRecorder {
  state: DetectorState = 'idle';
  readonly level = 0.5;
  readonly detector = 'model';
  recordedMs = 0;
  closing = 0;
  patience: Patience = DEFAULT_PATIENCE;
  /** How finished the words sounded, as it was told. */
  readonly noted: { finished: number; areMore: boolean }[] = [];
  readonly events: AnswerRecorderEvents;
  recording: number | undefined;
  /** Recordings that are over and not handed over yet. */
  #judging: { recording: number; stopReason: StopReason; done: Pending<RecordedAnswer> }[] = [];
  isDisposed = false;
  isShut = false;
  readonly stopReasons: StopReason[] = [];

  constructor(events: AnswerRecorderEvents) {
    this.events = events;
  }

  async initialise(): Promise<boolean> {
    this.#become('ready');
    return true;
  }

  start(recording = 0, { isInterruption = false }: RecordingStart = {}): void {
    if (this.recording !== undefined || this.isDisposed) return;
    if (isInterruption) this.interruptions.push(recording);
    this.recording = recording;
    if (!this.isDisposed) this.events.onStart?.(recording);
    this.#become('listening');
  }

  isWatching = false;
  /** Recordings that began with the voice of an interruption. */
  readonly interruptions: number[] = [];
  echoes = 0;

  watch(isWatching: boolean): void {
    this.isWatching = isWatching;
  }

  takeForEcho(): void {
    this.echoes++;
  }

  /** Somebody speaks over what is played. */
  interrupt(): void {
    if (this.isWatching && this.recording === undefined) this.events.onInterruption?.();
  }

  noteWords(finished: number, areMore: boolean): void {
    this.noted.push({ finished, areMore });
  }

  hearSpeech(): void {
    if (this.recording === undefined) return;
    this.#become('speech_detected');
    this.events.onSpeechStart?.(0);
  }

  stop(stopReason: StopReason): Promise<RecordedAnswer | undefined> {
    if (this.recording === undefined) return this.#judging[0]?.done.promise ?? Promise.resolve(undefined);
    this.stopReasons.push(stopReason);
    const done = new Pending<RecordedAnswer>();
    this.#judging.push({ recording: this.recording, stopReason, done });
    this.events.onEnd?.(this.recording);
    this.recording = undefined;
    this.#become('processing');
    return done.promise;
  }

  /** The stop rules end the recording. */
  endByItself(): void {
    void this.stop('silence_timeout');
  }

  /** The detector is done with the oldest recording that is over. */
  judge(): boolean {
    const judged = this.#judging.shift();
    if (!judged) return false;
    const answer = recordedAnswer(judged.recording, judged.stopReason);
    if (!this.isDisposed) this.events.onStop?.(answer, judged.recording);
    judged.done.resolve(answer);
    if (this.state === 'processing') this.#become('ready');
    return true;
  }

  async changeMicrophone(): Promise<boolean> {
    return true;
  }

  shut(): void {
    this.isShut = true;
    if (this.state !== 'processing') this.#become('idle');
  }

  dispose(): void {
    this.isDisposed = true;
    this.recording = undefined;
    this.#become('idle');
  }

  #become(state: DetectorState): void {
    if (this.state === state) return;
    this.state = state;
    if (!this.isDisposed) this.events.onState?.(state);
  }
}

/** Ten seconds, of which the middle eight are speech. */
const recordedAnswer = (recording: number, stopReason: StopReason): RecordedAnswer => ({
  wav: new Blob([`sound ${recording}`]),
  wavStartMs: 0,
  wavDurationMs: 10_000,
  metrics: measureVoice(
    {
      ...startListening(),
      nowMs: 10_000,
      spans: [{ startMs: 1_000, endMs: 9_000 }],
      hasSpoken: true,
      loudnessMs: 400_000,
    },
    stopReason,
  ),
  peaks: Array(1_000).fill(recording),
  heardSpeech: true,
  reachedLimit: false,
  detector: 'model',
});
