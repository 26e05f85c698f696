import { isAudible } from '#domain/speech/audible.ts';
import { writeWav } from '#domain/speech/wav.ts';
import { EngineFailure } from './engine-failure.ts';
import { SoundFrames } from './sound-frames.ts';
import type { Listener, Listening, ListenRequest, LiveSpeechToText, SpeechToText } from './stt.ts';

/** What recognisers hear at. */
const KEPT_HZ = 16_000;
const WAV_HEADER_BYTES = 44;

/** A recogniser of recordings as one that listens live: an utterance is collected and recognised at its end. */
export function collectedStt(engine: SpeechToText): LiveSpeechToText {
  return { name: engine.name, listen: (request, listener) => new Collecting(engine, request, listener) };
}

class Collecting implements Listening {
  /** Collected sound is where it belongs; nothing of it waits. */
  readonly waitingBytes = 0;
  readonly #engine: SpeechToText;
  readonly #request: ListenRequest;
  readonly #listener: Listener;
  readonly #frames: SoundFrames;
  #kept: Uint8Array[] = [];
  #keptBytes = 0;
  #isOver = false;
  #ended: Promise<void> | undefined;

  constructor(engine: SpeechToText, request: ListenRequest, listener: Listener) {
    this.#engine = engine;
    this.#request = request;
    this.#listener = listener;
    this.#frames = new SoundFrames(request.sampleRateHz, KEPT_HZ);
  }

  hear(samples: Uint8Array): void {
    if (this.#isOver || this.#ended) return;
    for (const frame of this.#frames.take(samples)) this.#keep(frame);
    if (this.#keptBytes + WAV_HEADER_BYTES <= this.#engine.maxBytes) return;
    this.stop();
    this.#listener.failed(new EngineFailure('refused', 'The utterance is too long for the speech engine'));
  }

  end(): Promise<void> {
    this.#ended ??= this.#isOver ? Promise.resolve() : this.#recognise();
    return this.#ended;
  }

  stop(): void {
    this.#isOver = true;
    this.#kept = [];
  }

  #keep(frame: Uint8Array): void {
    this.#kept.push(frame);
    this.#keptBytes += frame.length;
  }

  async #recognise(): Promise<void> {
    this.#keep(this.#frames.rest());
    const samples = new Int16Array(this.#keptBytes / 2);
    const bytes = new Uint8Array(samples.buffer);
    let at = 0;
    for (const frame of this.#kept) {
      bytes.set(frame, at);
      at += frame.length;
    }
    this.#kept = [];
    const audio = writeWav({ samples, sampleRateHz: KEPT_HZ });
    const reachMs = Math.floor((samples.length * 1_000) / KEPT_HZ);
    try {
      const text = isAudible(audio, 'wav') ? await this.#transcribe(audio) : '';
      if (!this.#isOver && text !== '') this.#listener.settled(text, reachMs);
    } catch (error) {
      const isKnown = error instanceof EngineFailure;
      if (!this.#isOver) this.#listener.failed(isKnown ? error : new EngineFailure('fault', 'The speech engine broke'));
    }
    this.#isOver = true;
  }

  async #transcribe(audio: Uint8Array<ArrayBuffer>): Promise<string> {
    const { language, model, terms } = this.#request;
    const { text } = await this.#engine.transcribe({
      audio,
      format: 'wav',
      language,
      ...(model === undefined ? {} : { model }),
      ...(terms.length > 0 ? { prompt: terms.join(', ') } : {}),
      timestamps: false,
    });
    return text;
  }
}
