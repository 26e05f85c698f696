import { AUDIO_OPENING_MS } from '#domain/stage/timing.ts';
import { type SpeechStream, StreamOutput } from './speech-stream.ts';

/** A speech that has not ended so long after it should have is ended. */
const PLAYBACK_MARGIN_MS = 5_000;
/** 43 ms at 48 kHz: somewhat more than what a microphone is looked at. */
const TAPPED_SAMPLES = 2_048;
/** No pace is slower. */
const SLOWEST_PACE = 0.5;

/** What became of a speech: heard to its end, stopped, kept silent by the browser, or no sound that can be played. */
export type Played = 'ended' | 'cancelled' | 'blocked' | 'unplayable';

/** Whether the interviewer is heard, and how the last speech ended. */
export type PlaybackState = 'idle' | 'speaking' | 'ended' | 'cancelled';

/**
 * The audio output: an element plays whole files, because it can change the pace and keep the pitch; a worklet plays
 * what is still coming; the analyser measures both.
 */
interface Output {
  context: AudioContext;
  element: HTMLAudioElement;
  analyser: AnalyserNode;
  /** For who compares it with what a microphone hears. */
  tap: AnalyserNode;
  stream?: Promise<StreamOutput>;
}

/**
 * Plays the interviewer's speech and measures its loudness. A cancel blocks every new speech until it is reset, so that
 * nothing starts to speak after the end.
 */
export class SpeechPlayer {
  #output: Output | undefined;
  /** Ends the speech that plays. */
  #end: (() => void) | undefined;
  #cancelled = false;
  #pace = 1;
  #state: PlaybackState = 'idle';
  #stream: StreamOutput | undefined;
  /** What plays is a stream and not a file. */
  #streams = false;
  /** The file that plays is to go on later. */
  #isHeld = false;
  #samples = new Uint8Array(0);
  #tapped = new Float32Array(TAPPED_SAMPLES);

  get state(): PlaybackState {
    return this.#state;
  }

  /** Opens the audio output; call it in a click, where browsers allow it. */
  open(): void {
    this.#output ??= this.#openOutput();
    const { context } = this.#output;
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
  }

  /** How fast is spoken, 1 as recorded; what plays changes at once, and at its own pitch. */
  set pace(pace: number) {
    this.#pace = pace;
    if (this.#output) this.#output.element.playbackRate = pace;
    if (this.#stream) this.#stream.pace = pace;
  }

  /** Whether the browser lets sound out; one that does not wants a click first. */
  async isAudible(): Promise<boolean> {
    this.open();
    return this.#output !== undefined && (await isRunning(this.#output.context));
  }

  /**
   * Plays a speech of 16-bit samples while they come. `onStarted` is called when it begins to sound. Undefined where the
   * browser cannot, and behind a cancel.
   */
  async stream(sampleRateHz: number, onStarted: () => void, signal: AbortSignal): Promise<SpeechStream | undefined> {
    this.open();
    if (!this.#output) return undefined;
    const { context, analyser } = this.#output;
    this.#output.stream ??= StreamOutput.open(context, analyser);
    const output = await this.#output.stream.catch(() => undefined);
    if (!output || this.#cancelled || signal.aborted) return undefined;
    this.#end?.();
    this.#stream = output;
    this.#streams = true;
    output.pace = this.#pace;
    const stream = output.begin(sampleRateHz, () => {
      this.#state = 'speaking';
      onStarted();
    });
    const end = () => stream.cancel();
    this.#end = end;
    void stream.played.then((played) => {
      if (this.#end !== end) return;
      this.#end = undefined;
      this.#state = played === 'ended' ? 'ended' : 'cancelled';
    });
    return stream;
  }

  /**
   * Plays a file to its end. `onStarted` is called when it begins to sound. A speech whose signal is aborted does not
   * begin any more, also when the one after it has reset the player meanwhile.
   */
  async play(
    audio: ArrayBuffer,
    onStarted: () => void = () => undefined,
    signal: AbortSignal | undefined = undefined,
  ): Promise<Played> {
    const isCancelled = () => this.#cancelled || (signal?.aborted ?? false);
    if (isCancelled()) return 'cancelled';
    this.open();
    if (!this.#output) return 'unplayable';
    const { context, element } = this.#output;
    if (!(await isRunning(context))) return 'blocked';
    if (isCancelled()) return 'cancelled';
    this.#end?.();
    const url = URL.createObjectURL(new Blob([audio]));
    try {
      return await this.#playUrl(url, element, onStarted, isCancelled);
    } finally {
      URL.revokeObjectURL(url);
    }
  }

  /** Loudness of what is heard at this moment, 0..1. */
  level(): number {
    if (!this.#output || !this.#end) return 0;
    this.#output.analyser.getByteTimeDomainData(this.#samples as Uint8Array<ArrayBuffer>);
    let sum = 0;
    for (const sample of this.#samples) sum += ((sample - 128) / 128) ** 2;
    return Math.min(1, Math.sqrt(sum / this.#samples.length) * 4);
  }

  /** The newest samples that are played; undefined while nothing is. */
  played(): { samples: Float32Array; rateHz: number } | undefined {
    if (!this.#output || !this.#end) return undefined;
    this.#output.tap.getFloatTimeDomainData(this.#tapped as Float32Array<ArrayBuffer>);
    return { samples: this.#tapped, rateHz: this.#output.context.sampleRate };
  }

  /** How much of a file was heard, 0..1; undefined while none is played. */
  get filePart(): number | undefined {
    const element = this.#output?.element;
    if (!this.#end || this.#streams || !element || !(element.duration > 0)) return undefined;
    return element.currentTime / element.duration;
  }

  /** Falls silent where it is, and can go on from there. */
  hold(): void {
    if (this.#streams) {
      this.#stream?.hold();
      return;
    }
    this.#isHeld = true;
    this.#output?.element.pause();
  }

  goOn(): void {
    this.#isHeld = false;
    if (this.#streams) this.#stream?.goOn();
    else void this.#output?.element.play().catch(() => this.#end?.());
  }

  cancel(): void {
    this.#cancelled = true;
    this.#state = 'cancelled';
    this.#end?.();
  }

  reset(): void {
    this.#cancelled = false;
    this.#state = 'idle';
  }

  #playUrl(url: string, element: HTMLAudioElement, onStarted: () => void, isCancelled: () => boolean): Promise<Played> {
    return new Promise((resolve) => {
      const listening = new AbortController();
      let tooLong: ReturnType<typeof setTimeout> | undefined;
      let hasStarted = false;
      const settle = (played: Played) => {
        clearTimeout(tooLong);
        listening.abort();
        if (this.#end === end) {
          this.#end = undefined;
          this.#state = played === 'cancelled' ? 'cancelled' : 'ended';
        }
        resolve(played);
      };
      const end = () => {
        element.pause();
        settle(isCancelled() ? 'cancelled' : 'ended');
      };
      this.#end = end;
      this.#streams = false;
      this.#isHeld = false;
      const { signal } = listening;
      element.addEventListener('ended', end, { signal });
      element.addEventListener('error', () => settle('unplayable'), { signal });
      element.addEventListener(
        'playing',
        () => {
          // An output that the system takes away never tells the end.
          clearTimeout(tooLong);
          const leftSeconds = element.duration - element.currentTime;
          if (Number.isFinite(leftSeconds))
            tooLong = setTimeout(end, (leftSeconds * 1_000) / SLOWEST_PACE + PLAYBACK_MARGIN_MS);
          if (hasStarted) return;
          hasStarted = true;
          this.#state = 'speaking';
          onStarted();
        },
        { signal },
      );
      // While it is held nobody waits for its end; a pause that the system makes is one that nobody may end.
      element.addEventListener('pause', () => this.#isHeld && clearTimeout(tooLong), { signal });
      element.src = url;
      // A new file begins at the default pace.
      element.playbackRate = this.#pace;
      element.play().catch((error: unknown) => {
        if (signal.aborted) return;
        settle(error instanceof DOMException && error.name === 'NotAllowedError' ? 'blocked' : 'unplayable');
      });
    });
  }

  #openOutput(): Output {
    const context = new AudioContext();
    const element = new Audio();
    element.preservesPitch = true;
    const analyser = new AnalyserNode(context, { fftSize: 1024 });
    context.createMediaElementSource(element).connect(analyser);
    analyser.connect(context.destination);
    const tap = new AnalyserNode(context, { fftSize: TAPPED_SAMPLES });
    analyser.connect(tap);
    this.#samples = new Uint8Array(analyser.fftSize);
    return { context, element, analyser, tap };
  }
}

async function isRunning(context: AudioContext): Promise<boolean> {
  if (context.state === 'running') return true;
  await Promise.race([
    context.resume().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, AUDIO_OPENING_MS)),
  ]);
  // Resuming has changed it behind the type checker's back.
  return (context.state as AudioContextState) === 'running';
}

/** One output for the whole page, so that a click before the interview opens it for the interview. */
export const speechPlayer = new SpeechPlayer();
