/** How long a browser may take to open the audio output, in milliseconds. */
const OPENING_MS = 500;

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
    if (this.#context.state === 'suspended') void this.#context.resume();
  }

  /** Plays a file to its end. Answers false when it was cancelled or cannot be played. */
  async play(audio: ArrayBuffer): Promise<boolean> {
    if (this.#cancelled) return false;
    this.open();
    const context = this.#context;
    // Before any gesture the output stays shut; the words are on the screen all the same.
    if (!context || !(await isRunning(context))) return false;
    const buffer = await context.decodeAudioData(audio);
    if (this.#cancelled) return false;
    this.#analyser ??= this.#connectAnalyser(context);
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(this.#analyser);
    this.#source = source;
    return new Promise((resolve) => {
      source.onended = () => {
        this.#source = undefined;
        resolve(!this.#cancelled);
      };
      source.start();
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
  await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, OPENING_MS))]);
  // Resuming has changed it behind the type checker's back.
  return (context.state as AudioContextState) === 'running';
}

/** One output for the whole page, so that a click before the interview opens it for the interview. */
export const speechPlayer = new SpeechPlayer();
