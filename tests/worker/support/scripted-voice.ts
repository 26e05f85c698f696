import type { SpokenEncoding } from '#contract/socket-messages.ts';
import type { TtsEngine } from '#contract/words.ts';
import type { SpeechStream, SynthesisRequest, TextToSpeech } from '#engines/tts.ts';

export const VOICE_RATE_HZ = 16_000;

/** Samples by which a text is known: its letters, a hundred samples each. */
export const soundOf = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Int16Array.from({ length: text.length * 100 }, (_, at) => text.charCodeAt(Math.floor(at / 100))).buffer,
  );

/** The text that sound was made of. */
export function textOf(sound: Uint8Array): string {
  const samples = new Int16Array(sound.slice().buffer);
  return Array.from({ length: samples.length / 100 }, (_, at) => String.fromCharCode(samples[at * 100] ?? 0)).join('');
}

interface Script {
  encoding?: SpokenEncoding;
  sampleRateHz?: number;
  /** How the sound of a text comes; whole if unset. */
  pieces?: (text: string, signal: AbortSignal) => AsyncIterable<Uint8Array>;
  /** Before it answers at all. */
  before?: (text: string) => Promise<void>;
  voices?: readonly string[];
  /** Whose voice it is taken for; the embedded one if unset. */
  name?: TtsEngine;
}

/** A voice that says what it is told so that it can be read again, and remembers what it was asked for. */
export class ScriptedVoice implements TextToSpeech {
  readonly name: TtsEngine;
  readonly voices;
  readonly models: readonly string[] = [];
  readonly asked: SynthesisRequest[] = [];
  readonly signals: AbortSignal[] = [];
  script: Script;

  constructor(script: Script = {}) {
    this.script = script;
    this.name = script.name ?? 'flite';
    this.voices = (script.voices ?? []).map((id) => ({ id, name: id, language: 'en' }));
  }

  get texts(): string[] {
    return this.asked.map(({ text }) => text);
  }

  synthesise(): Promise<never> {
    return Promise.reject(new Error('A socket streams'));
  }

  async stream(request: SynthesisRequest, signal: AbortSignal): Promise<SpeechStream> {
    this.asked.push(request);
    this.signals.push(signal);
    await this.script.before?.(request.text);
    const { encoding = 'linear16', sampleRateHz = VOICE_RATE_HZ, pieces = whole } = this.script;
    const rate = encoding === 'linear16' ? sampleRateHz : undefined;
    return { encoding, sampleRateHz: rate, audio: pieces(request.text, signal), warnings: [] };
  }
}

async function* whole(text: string): AsyncGenerator<Uint8Array> {
  yield soundOf(text);
}
