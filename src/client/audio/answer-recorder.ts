import type { StopReason } from '#contract/words.ts';
import type { HeardEvent } from '#domain/speech-metrics/listening.ts';
import type { DetectorState } from '#domain/stage/stage.ts';
import { ANSWER_LEAD_MS } from '#domain/stage/timing.ts';
import { DEFAULT_PATIENCE, type Patience } from '#domain/turn-end/patience.ts';
import { AnswerHearing, type RecordedAnswer } from './answer-hearing.ts';
import type { Tape } from './answer-tape.ts';
import { samplesOf } from './audio-rate.ts';
import type { ContainerRecording } from './container-recording.ts';
import { HeldMicrophone } from './held-microphone.ts';
import { LevelMeter } from './level-meter.ts';
import type { MicrophoneChoice } from './list-microphones.ts';
import { RecentSound } from './recent-sound.ts';
import { BROWSER_DEVICES, type RecorderDevices, SOUND_ALONE } from './recorder-devices.ts';
import { createEnergyDetector, type SpeechDetector } from './speech-detector.ts';
import { ToldTroubles, type TroubleEvents } from './told-troubles.ts';
import { VoiceWatch } from './voice-watch.ts';

export interface AnswerRecorderEvents extends TroubleEvents {
  onState?(state: DetectorState): void;
  /** Measured every 30 ms while a microphone is open, 0..1. */
  onLevel?(level: number): void;
  /** Speech began so long after the answer did, in milliseconds; told 100 ms or more later. */
  onSpeechStart?(atMs: number): void;
  /** Speech ended so long after the answer began; told when the pause behind it has become one. */
  onSpeechEnd?(atMs: number): void;
  /** Somebody speaks over what is played, while that is watched for. */
  onInterruption?(): void;
  /** A pause is about to end the answer, or is so no more. */
  onClosing?(isClosing: boolean): void;
  /** A recording begins: its first sample is the next one. */
  onStart?(recording: number): void;
  /** The tape of a recording has more sound than before; it begins with what was heard just before the recording. */
  onSound?(recording: number, tape: Tape): void;
  /** The last sample of a recording has been heard; what was heard is still being judged. */
  onEnd?(recording: number): void;
  /** A recording is over: by the stop rules, by `stop`, or because it is as long as is kept. */
  onStop?(answer: RecordedAnswer, recording: number): void;
  /** Which microphone is open, and which there are. */
  onMicrophones?(inUse: MicrophoneChoice, all: readonly MicrophoneChoice[]): void;
}

export interface AnswerRecorderOptions {
  deviceId?: string;
  /** Nobody wants a picture, so that the camera is not asked for with the first sound. */
  soundAlone?: boolean;
  devices?: RecorderDevices;
}

/** What a recording begins with. */
export interface RecordingStart {
  /** The voice that was heard over what was played. */
  isInterruption?: boolean;
  /** More was said before it: a silence ends it as it does behind speech. */
  goesOn?: boolean;
}

export interface AnswerRecorder {
  readonly state: DetectorState;
  /** The newest level, 0..1; asked on every drawn frame. */
  readonly level: number;
  /** What will judge the next answer: loudness until the voice model is loaded. */
  readonly detector: SpeechDetector['kind'];
  /** How long the recording under way is, in milliseconds of its own sound; 0 without one. */
  readonly recordedMs: number;
  /** How far the pause in it is to ending it, 0..1; 0 while somebody speaks. */
  readonly closing: number;
  /** How long a pause ends an answer; it holds at once. */
  patience: Patience;
  /**
   * The words of the answer under way are known anew, and maybe more of them; `finished` is how finished they sound,
   * 0..1.
   */
  noteWords(finished: number, areMore: boolean): void;
  /** Asks for the microphone and opens it; false when it cannot be had, and `onTrouble` says why. Ask again at will. */
  initialise(): Promise<boolean>;
  /** Begins a recording under a number of the caller's; opens the microphone first where it is not. */
  start(recording?: number, how?: RecordingStart): void;
  /** Whether it is listened for somebody who speaks over what is played. */
  watch(isWatching: boolean): void;
  /** What was told as an interruption was none. */
  takeForEcho(): void;
  /**
   * Ends the recording with all that was heard until now, or waits for one that is ending; undefined when there is none.
   * It goes to `onStop` too.
   */
  stop(stopReason: StopReason): Promise<RecordedAnswer | undefined>;
  /** Changes to another microphone; an answer that is under way goes on. */
  changeMicrophone(deviceId: string): Promise<boolean>;
  /** Listens to no microphone until the next `initialise` or `start`; what was heard so far is judged all the same. */
  shut(): void;
  /** Closes the microphone and forgets an answer that is under way. */
  dispose(): void;
}

/** A pause that is so far is told to be about to end the answer. */
const CLOSING_SOON = 0.5;

/** Hears spoken answers: microphone, detector, stop rules, audio and measurements. See docs/design/audio.md. */
export function createAnswerRecorder(
  events: AnswerRecorderEvents,
  options: AnswerRecorderOptions = {},
): AnswerRecorder {
  return new Recorder(events, options);
}

interface Current {
  recording: number;
  hearing: AnswerHearing;
  /** That another microphone had taken over was told before it began. */
  isTold: boolean;
  /** What it is recognised from, where its samples are too rough for that. */
  container: ContainerRecording | undefined;
  /** It is to end, once the sound that is on its way has come in. */
  stopReason: StopReason | undefined;
  /** What it came to, once it has ended. */
  answer: Promise<RecordedAnswer> | undefined;
}

class Recorder implements AnswerRecorder {
  readonly #events: AnswerRecorderEvents;
  readonly #devices: RecorderDevices;
  readonly #troubles: ToldTroubles;
  readonly #microphone: HeldMicrophone;
  #state: DetectorState = 'idle';
  #model: (SpeechDetector & { close(): void }) | undefined;
  #modelAskedFor = false;
  #current: Current | undefined;
  /** A recording that is over and still being judged. */
  #ending: Promise<RecordedAnswer> | undefined;
  #startsWhenOpen: number | undefined;
  #disposed = false;
  #patience: Patience = DEFAULT_PATIENCE;
  #isClosing = false;
  readonly #byLoudness = createEnergyDetector();
  readonly #recent = new RecentSound();
  #takenSamples = 0;
  /** Where the voice began that was told last as an interruption. */
  #interruptedAt = 0;
  readonly #watch: VoiceWatch;
  readonly #meter: LevelMeter;

  constructor(
    events: AnswerRecorderEvents,
    { deviceId, soundAlone = false, devices = soundAlone ? SOUND_ALONE : BROWSER_DEVICES }: AnswerRecorderOptions,
  ) {
    this.#events = events;
    this.#devices = devices;
    this.#troubles = new ToldTroubles(events);
    this.#microphone = new HeldMicrophone(devices, deviceId, this.#troubles, {
      onOpening: (isAsking) => this.#setState(isAsking ? 'permission_prompt' : 'initializing'),
      onOpened: () => this.#opened(),
      onRefused: () => this.#setState('error'),
      onClosing: () => this.#endWhatCannotGoOn(),
      onClosed: () => this.#forgetSound(),
      onShut: () => {
        if (this.#state !== 'processing') this.#setState('idle');
      },
      onSamples: (samples) => this.#take(samples),
      onMicrophones: (inUse, all) => events.onMicrophones?.(inUse, all),
    });
    this.#meter = new LevelMeter((level) => events.onLevel?.(level));
    this.#watch = new VoiceWatch({
      detector: () => this.#model ?? this.#byLoudness,
      played: () => devices.played(),
      onVoice: (lastedMs) => {
        this.#interruptedAt = this.#takenSamples - samplesOf(lastedMs);
        events.onInterruption?.();
      },
    });
  }

  get state(): DetectorState {
    return this.#state;
  }

  get level(): number {
    return this.#meter.level;
  }

  get detector(): SpeechDetector['kind'] {
    return this.#model ? 'model' : 'energy';
  }

  get recordedMs(): number {
    return this.#current?.hearing.heardMs ?? 0;
  }

  get closing(): number {
    return this.#current?.hearing.closing ?? 0;
  }

  get patience(): Patience {
    return this.#patience;
  }

  set patience(patience: Patience) {
    this.#patience = patience;
    if (this.#current) this.#current.hearing.patience = patience;
  }

  noteWords(finished: number, areMore: boolean): void {
    this.#current?.hearing.noteWords(finished, areMore);
    this.#tellClosing();
  }

  initialise(): Promise<boolean> {
    return this.#microphone.open();
  }

  watch(isWatching: boolean): void {
    this.#watch.isWatching = isWatching;
  }

  takeForEcho(): void {
    this.#watch.takeForEcho();
  }

  start(recording = 0, { isInterruption = false, goesOn = false }: RecordingStart = {}): void {
    if (this.#disposed) return;
    this.#endStopped();
    if (this.#current) return;
    if (!this.#microphone.isOpen) {
      this.#startsWhenOpen = recording;
      void this.initialise();
      return;
    }
    this.#startsWhenOpen = undefined;
    this.#troubles.end('no_speech');
    this.#troubles.end('answer_too_long');
    const isTold = this.#troubles.has('microphone_changed');
    const begun = isInterruption ? this.#takenSamples - this.#interruptedAt : 0;
    const { lead, end } = this.#recent.endingWith(begun, samplesOf(ANSWER_LEAD_MS));
    const rule = { patience: this.#patience, goesOn };
    const hearing = new AnswerHearing(this.#model ?? createEnergyDetector(), lead, rule, (event) => {
      // What is judged late of a recording that is over must not wake it.
      if (this.#current?.hearing === hearing) this.#heard(event);
    });
    const container = this.#microphone.record();
    this.#current = { recording, hearing, isTold, container, stopReason: undefined, answer: undefined };
    this.#events.onStart?.(recording);
    this.#tellSound(this.#current);
    this.#setState('listening');
    if (begun > 0) this.#hear(this.#current, end);
  }

  async stop(stopReason: StopReason): Promise<RecordedAnswer | undefined> {
    this.#startsWhenOpen = undefined;
    const current = this.#current;
    if (!current) return this.#ending;
    current.stopReason ??= stopReason;
    await this.#microphone.flush();
    if (this.#current === current) this.#endStopped();
    return current.answer;
  }

  changeMicrophone(deviceId: string): Promise<boolean> {
    return this.#microphone.change(deviceId);
  }

  shut(): void {
    this.#startsWhenOpen = undefined;
    this.#microphone.shut(this.#current?.stopReason !== undefined);
  }

  dispose(): void {
    this.#endStopped();
    this.#disposed = true;
    this.#startsWhenOpen = undefined;
    void this.#current?.container?.finish();
    this.#current = undefined;
    this.#troubles.silence();
    this.#microphone.dispose();
    this.#model?.close();
    this.#setState('idle');
  }

  #opened(): void {
    this.#loadModel();
    this.#setState(this.#current ? 'listening' : 'ready');
    if (this.#startsWhenOpen !== undefined) this.start(this.#startsWhenOpen);
  }

  #take(samples: Float32Array<ArrayBuffer>): void {
    this.#meter.take(samples);
    this.#recent.take(samples);
    this.#takenSamples += samples.length;
    if (this.#current) this.#hear(this.#current, samples);
    else this.#watch.take(samples);
  }

  #hear(current: Current, samples: Float32Array): void {
    current.hearing.take(samples);
    this.#tellClosing();
    // The stop rules may have ended it with this sound.
    if (this.#current === current) this.#tellSound(current);
  }

  #tellSound({ recording, hearing, container }: Current): void {
    if (!container) this.#events.onSound?.(recording, hearing.tape);
  }

  #tellClosing(): void {
    const isClosing = this.closing >= CLOSING_SOON;
    if (isClosing === this.#isClosing) return;
    this.#isClosing = isClosing;
    this.#events.onClosing?.(isClosing);
  }

  #heard(event: HeardEvent): void {
    switch (event.type) {
      case 'speech_started':
        this.#setState('speech_detected');
        this.#events.onSpeechStart?.(event.atMs);
        return;
      case 'speech_ended':
        this.#setState('silence_detected');
        this.#events.onSpeechEnd?.(event.atMs);
        return;
      case 'stop':
        if (event.stopReason === 'initial_idle_timeout') this.#troubles.begin('no_speech');
        void this.#end(event.stopReason);
        return;
      case 'limit_reached':
        this.#troubles.begin('answer_too_long');
        void this.#end('manual');
        return;
    }
  }

  async #end(stopReason: StopReason): Promise<RecordedAnswer | undefined> {
    const current = this.#current;
    if (!current) return undefined;
    this.#current = undefined;
    this.#tellClosing();
    if (current.isTold) this.#troubles.end('microphone_changed');
    this.#events.onEnd?.(current.recording);
    this.#setState('processing');
    const ending = finish(current, stopReason);
    current.answer = ending;
    this.#ending = ending;
    const answer = await ending;
    this.#watch.usualLoudness = current.hearing.voiceLoudness ?? this.#watch.usualLoudness;
    if (this.#ending === ending) this.#ending = undefined;
    if (this.#disposed) return answer;
    this.#events.onStop?.(answer, current.recording);
    if (this.#state === 'processing') this.#setState(this.#restState());
    return answer;
  }

  /** What is to end does so at once, with the sound that has come in. */
  #endStopped(): void {
    const stopReason = this.#current?.stopReason;
    if (stopReason) void this.#end(stopReason);
  }

  /** A recorder's file cannot be gone on with from another microphone. */
  #endWhatCannotGoOn(): void {
    this.#endStopped();
    if (this.#current?.container) void this.#end('manual');
  }

  #forgetSound(): void {
    this.#recent.clear();
    this.#meter.clear();
  }

  /** What it is while nothing is recorded: without a microphone it was shut, or cannot be had. */
  #restState(): DetectorState {
    if (this.#microphone.isOpen) return 'ready';
    return this.#microphone.isRefused ? 'error' : 'idle';
  }

  /** In the background: nobody waits for it to speak, loudness judges until it is there. */
  #loadModel(): void {
    if (this.#modelAskedFor) return;
    this.#modelAskedFor = true;
    this.#devices.loadDetector().then(
      (model) => {
        if (this.#disposed) model.close();
        else this.#model = model;
      },
      () => this.#troubles.begin('model_unavailable'),
    );
  }

  #setState(state: DetectorState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#events.onState?.(state);
  }
}

async function finish({ hearing, container }: Current, stopReason: StopReason): Promise<RecordedAnswer> {
  const file = container?.finish();
  const answer = await hearing.finish(stopReason);
  const recorded = await file;
  return recorded ? { ...answer, container: recorded } : answer;
}
