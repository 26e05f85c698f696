import { AUDIO_OPENING_MS } from '#domain/interview/timing.ts';

/** A speech that has not ended so long after it should have is ended. */
const PLAYBACK_MARGIN_MS = 5_000;

/** What became of a speech: heard to its end, stopped, kept silent by the browser, or no sound that can be played. */
export type Played = 'ended' | 'cancelled' | 'blocked' | 'unplayable';

/**
 * Plays the interviewer's speech through Web Audio and measures its loudness. A cancel blocks every new speech until
 * it is reset, so that nothing starts to speak after the end.
 */
export class SpeechPlayer {
  #context: AudioContext | undefined;
  #analyser: AnalyserNode | undefined;
  #source: AudioBufferSourceNode | undefined;
  #cancelled = false;
  #samples = new Uint8Array(0);

  /** Opens the audio output; call it in a click, where browsers allow it. */
  open(): void {
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume().catch(() => undefined);
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
    const context = this.#context;
    if (!context) return 'unplayable';
    if (!(await isRunning(context))) return 'blocked';
    let buffer: AudioBuffer;
    try {
      // Decoding takes the bytes away, and a blocked speech is played again.
      buffer = await context.decodeAudioData(audio.slice(0));
    } catch {
      return 'unplayable';
    }
    if (isCancelled()) return 'cancelled';
    this.#analyser ??= this.#connectAnalyser(context);
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(this.#analyser);
    this.#source?.stop();
    this.#source = source;
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(tooLong);
        if (this.#source === source) this.#source = undefined;
        resolve(isCancelled() ? 'cancelled' : 'ended');
      };
      // An output that the system takes away never tells the end.
      const tooLong = setTimeout(
        () => {
          source.stop();
          end();
        },
        buffer.duration * 1_000 + PLAYBACK_MARGIN_MS,
      );
      source.onended = end;
      source.start();
      onStarted();
    });
  }

  /** Loudness of what is heard at this moment, 0..1. */
  level(): number {
    if (!this.#analyser || !this.#source) return 0;
    this.#analyser.getByteTimeDomainData(this.#samples as Uint8Array<ArrayBuffer>);
    let sum = 0;
    for (const sample of this.#samples) sum += ((sample - 128) / 128) ** 2;
    return Math.min(1, Math.sqrt(sum / this.#samples.length) * 4);
  }

  cancel(): void {
    this.#cancelled = true;
    this.#source?.stop();
  }

  reset(): void {
    this.#cancelled = false;
  }

  #connectAnalyser(context: AudioContext): AnalyserNode {
    const analyser = new AnalyserNode(context, { fftSize: 1024 });
    analyser.connect(context.destination);
    this.#samples = new Uint8Array(analyser.fftSize);
    return analyser;
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
