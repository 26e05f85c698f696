import { Resampler } from '#domain/speech/resampler.ts';
import { PLAYBACK_RESUME_MS } from '#domain/stage/timing.ts';

/** A real file of ours, because the content security policy refuses worklets from blobs. */
const WORKLET = '/audio/playback-worklet.js';
/** What the filter still holds back at the end comes out behind so much silence. */
const FILTER_TAIL_SAMPLES = 128;

/** What the worklet tells of the newest speech. */
interface Told {
  type: 'started' | 'heard' | 'ended';
  speech: number;
  heardSeconds: number;
}

/** The part of the output that plays speech while it comes. */
export class StreamOutput {
  readonly #context: BaseAudioContext;
  readonly #worklet: AudioWorkletNode;
  #speeches = 0;
  #current: SpeechStream | undefined;

  private constructor(context: BaseAudioContext, to: AudioNode) {
    this.#context = context;
    this.#worklet = new AudioWorkletNode(context, 'playback', {
      numberOfInputs: 0,
      outputChannelCount: [1],
      processorOptions: { resumeSeconds: PLAYBACK_RESUME_MS / 1_000 },
    });
    this.#worklet.port.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.speech === this.#speeches) this.#current?.told(data.type, data.heardSeconds);
    };
    this.#worklet.connect(to);
  }

  /** Throws where the browser has no worklets. */
  static async open(context: BaseAudioContext, to: AudioNode): Promise<StreamOutput> {
    await context.audioWorklet.addModule(WORKLET);
    return new StreamOutput(context, to);
  }

  set pace(pace: number) {
    this.#worklet.port.postMessage({ type: 'pace', pace });
  }

  /** Falls silent where it is; `goOn` goes on from there. */
  hold(): void {
    this.#worklet.port.postMessage({ type: 'hold' });
  }

  goOn(): void {
    this.#worklet.port.postMessage({ type: 'go_on' });
  }

  /** The next speech; the one before falls silent. */
  begin(sampleRateHz: number, onStarted: () => void): SpeechStream {
    const speech = ++this.#speeches;
    const port = this.#worklet.port;
    port.postMessage({ type: 'begin', speech });
    this.#current = new SpeechStream(new Resampler(sampleRateHz, Math.round(this.#context.sampleRate)), {
      onStarted,
      tell: (message, transferred = []) => {
        if (speech === this.#speeches) port.postMessage(message, transferred);
      },
    });
    return this.#current;
  }
}

interface SpeechStreamEvents {
  onStarted: () => void;
  tell: (message: object, transferred?: Transferable[]) => void;
}

/** One speech whose samples come in pieces, cut anywhere. */
export class SpeechStream {
  readonly played: Promise<'ended' | 'cancelled'>;
  readonly #resampler: Resampler;
  readonly #events: SpeechStreamEvents;
  #settle: (played: 'ended' | 'cancelled') => void = () => undefined;
  /** The first half of a sample whose second half is still to come. */
  #spare: number | undefined;
  #heardSeconds = 0;
  #isComplete = false;

  constructor(resampler: Resampler, events: SpeechStreamEvents) {
    this.#resampler = resampler;
    this.#events = events;
    this.played = new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  /** How much of it was heard, in milliseconds of its own sound. */
  get heardMs(): number {
    return Math.round(this.#heardSeconds * 1_000);
  }

  /** 16-bit samples, one channel. */
  push(bytes: Uint8Array): void {
    if (this.#isComplete) return;
    const odd = this.#spare === undefined ? 0 : 1;
    const whole = new Uint8Array(odd + bytes.length);
    if (this.#spare !== undefined) whole[0] = this.#spare;
    whole.set(bytes, odd);
    const isHalf = whole.length % 2 === 1;
    this.#spare = isHalf ? whole.at(-1) : undefined;
    const view = new DataView(whole.buffer);
    const samples = new Float32Array(Math.floor(whole.length / 2));
    for (let i = 0; i < samples.length; i++) samples[i] = view.getInt16(2 * i, true) / 32_768;
    this.#hand(samples);
  }

  /** That was all of it. */
  complete(): void {
    if (this.#isComplete) return;
    this.#hand(new Float32Array(FILTER_TAIL_SAMPLES));
    this.#isComplete = true;
    this.#events.tell({ type: 'complete' });
  }

  /** Falls silent at once. */
  cancel(): void {
    this.#isComplete = true;
    this.#events.tell({ type: 'cancel' });
    this.#settle('cancelled');
  }

  told(type: Told['type'], heardSeconds: number): void {
    this.#heardSeconds = heardSeconds;
    if (type === 'started') this.#events.onStarted();
    if (type === 'ended') this.#settle('ended');
  }

  #hand(samples: Float32Array): void {
    const resampled = this.#resampler.process(samples);
    if (resampled.length > 0) this.#events.tell({ type: 'sound', samples: resampled }, [resampled.buffer]);
  }
}
