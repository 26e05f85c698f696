import { hum, rawSamples, streamed } from './made-audio.ts';
import { misbehave, sentAs, VendorScript } from './vendor-script.ts';

/** One recording that was sent to Whisper. */
export interface AiHeard {
  audio: Uint8Array;
  language: unknown;
  prompt: unknown;
  /** Everything that was sent besides the recording. */
  settings: Record<string, unknown>;
}

/** An object in place of the Workers AI binding, with the two models that the product runs. */
export class AiObject {
  readonly script = new VendorScript<AiHeard>();
  readonly spoken: { text: string; voice: string }[] = [];
  readonly #texts: string[] = [];

  say(...texts: string[]): void {
    this.#texts.push(...texts);
  }

  async run(model: string, inputs: Record<string, unknown>, options: Record<string, unknown>): Promise<Response> {
    if (options.returnRawResponse !== true) throw new Error('Only raw responses are stood in for');
    const told = this.script.next();
    // Like a binding that heeds no signal.
    if (told?.kind === 'hang') return new Promise(() => {});
    if (told?.kind === 'drop') throw new Error('Network connection lost.');
    if (told?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, told.delayMs));
    if (told?.kind === 'status' || told?.kind === 'body') return misbehave(told);
    return sentAs(told, this.#answer(model, inputs), () => {
      this.script.abandoned += 1;
    });
  }

  #answer(model: string, inputs: Record<string, unknown>): Response {
    switch (model) {
      case '@cf/openai/whisper-large-v3-turbo':
        return this.#transcribe(inputs);
      case '@cf/deepgram/aura-1':
        return this.#speak(inputs);
      default:
        return refuse(400, 5007, 'No such model');
    }
  }

  #transcribe({ audio, ...settings }: Record<string, unknown>): Response {
    if (typeof audio !== 'string') return refuse(400, 5006, 'Type mismatch of audio, must be a string');
    const { language, initial_prompt: prompt } = settings;
    this.script.heard.push({ audio: Uint8Array.from(Buffer.from(audio, 'base64')), language, prompt, settings });
    const text = this.#texts.shift() ?? '';
    const spelt = text.split(' ').filter((word) => word !== '');
    // Whisper's words begin with the space before them.
    const words = spelt.map((word, i) => ({ word: ` ${word}`, start: i * 0.5, end: i * 0.5 + 0.4 }));
    return Response.json({
      transcription_info: { language: 'en', duration: spelt.length / 2 },
      text: ` ${text}`,
      word_count: spelt.length,
      segments: spelt.length > 0 ? [{ start: 0, end: spelt.length / 2, text: ` ${text}`, words }] : [],
    });
  }

  #speak({ text, speaker, encoding, container, sample_rate: rate }: Record<string, unknown>): Response {
    if (encoding !== 'linear16' || rate !== 24_000) return refuse(400, 5006, 'Type mismatch');
    if (container !== 'wav' && container !== 'none') return refuse(400, 5006, 'Type mismatch');
    this.spoken.push({ text: String(text), voice: String(speaker) });
    if (container === 'none') return new Response(rawSamples(hum({ sampleRateHz: 24_000 })));
    return new Response(streamed(hum({ sampleRateHz: 24_000 })), { headers: { 'content-type': 'audio/wav' } });
  }
}

const refuse = (status: number, internalCode: number, description: string) =>
  Response.json({ internalCode, name: 'AiError', description }, { status });
