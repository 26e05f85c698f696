import { Resampler } from '#domain/speech/resampler.ts';
import { readWav, writeWav } from '#domain/speech/wav.ts';
import { speakAloud } from './flite-speech.ts';
import { type HeardAudio, inspectAudio } from './heard-audio.ts';
import { type LoopbackRequest, LoopbackServer } from './loopback-server.ts';
import { rawSamples, streamed } from './made-audio.ts';
import { findPocketsphinx, type RecognisedWord, recognise } from './pocketsphinx.ts';
import { voiceWithin } from './sentence-ears.ts';
import { VendorScript } from './vendor-script.ts';

/** One recording that was sent to be transcribed. */
export interface HeardAnswer {
  audio: HeardAudio;
  /** What the server answered. */
  text: string;
  filename: string;
  fileType: string;
  model: string;
  language: string | undefined;
  prompt: string | undefined;
  temperature: string | undefined;
  responseFormat: string;
  /** The names of all parts of the form. */
  parts: string[];
}

/** One text that was sent to be spoken. */
export interface SpokenText {
  text: string;
  voice: string;
  model: string;
}

interface Options {
  /** What the first recordings are taken for, in turn; the same as `say`. */
  answers?: readonly string[];
  /**
   * `scripted` (the default) answers the texts given; `available` recognises for real where pocketsphinx is on the
   * PATH and is scripted elsewhere (ask `isReal`); `real` recognises for real or does not start.
   */
  recogniser?: 'scripted' | 'available' | 'real';
  /** Hears by itself what is in a recording; nothing else does then. */
  hear?: (wav: Uint8Array<ArrayBuffer>) => string;
  /** Requests must carry it. */
  apiKey?: string;
  /** Understands no `verbose_json`, as several models and servers. */
  plainOnly?: boolean;
  /** What it gives who asks for raw samples: these, or a file as other servers do, or nothing. */
  pcm?: 'pcm' | 'wav' | 'mp3' | 'refused';
  /** Speaks only the beginning of each text, for tests that are about something else than what is heard. */
  spokenMs?: number;
}

/** The service goes by the name of a file, not by its type. */
const EXTENSION = /\.(flac|m4a|mp3|mp4|mpeg|mpga|oga|ogg|wav|webm)$/;
/** As OpenAI's own. */
const SPOKEN_HZ = 24_000;

/**
 * A speech service on this machine, as OpenAI-compatible ones are: `POST /v1/audio/transcriptions` and
 * `POST /v1/audio/speech`. It refuses recordings that a recogniser could make nothing of, with what is wrong with them,
 * and speaks in the embedded voice.
 *
 * ```ts
 * const speech = await SpeechServer.start({ recogniser: 'available', answers: ['I led a team.', 'It took a year.'] });
 * const server = await ServerProcess.start(speech.sttSettings); // and ...speech.ttsSettings, to be spoken to by it too
 * ...
 * speech.heard;  // each recording that was transcribed: its measured audio, and what it was taken for
 * speech.faults; // what was wrong with those that were refused: should be []
 * speech.spoken; // each text that was spoken
 * speech.say('Another answer.');                           // what further recordings are taken for
 * speech.script.misbehave({ kind: 'slow', delayMs: 3_000 }); // what the next request meets; see vendor-script.ts
 * await speech.stop();
 * ```
 *
 * With `answers` and a real recogniser, `heard` has what was recognised and the answers are not used: assert on a few
 * of the distinctive words that are in both, in lower case. tests/e2e/spoken-turns.test.ts has sentences that it knows. What speaks into the browser's microphone is made by microphone-sound.ts (a file, from the
 * microphone's opening on) or talking-microphone.ts (whenever the test says so).
 */
export class SpeechServer {
  readonly script = new VendorScript<HeardAnswer>();
  readonly spoken: SpokenText[] = [];
  /** What was wrong with recordings that were refused. */
  readonly faults: string[] = [];
  readonly #options: Options;
  readonly #recogniser: string | undefined;
  readonly #texts: string[] = [];
  #server: LoopbackServer | undefined;

  private constructor(options: Options) {
    const { answers = [], recogniser = 'scripted' } = options;
    this.#options = options;
    this.#recogniser = recogniser === 'scripted' ? undefined : findPocketsphinx();
    if (recogniser === 'real' && !this.#recogniser) throw new Error('There is no pocketsphinx on the PATH');
    this.say(...answers);
  }

  static async start(options: Options = {}): Promise<SpeechServer> {
    const speech = new SpeechServer(options);
    speech.#server = await LoopbackServer.start(
      () => speech.script.next(),
      (request) => speech.#answer(request),
      {
        abandoned() {
          speech.script.abandoned += 1;
        },
      },
    );
    return speech;
  }

  /** As OpenAI's own, with the version at its end. */
  get baseUrl(): string {
    return `${this.#server?.address}/v1`;
  }

  /** Whether recordings are recognised for real. */
  get isReal(): boolean {
    return this.#recogniser !== undefined;
  }

  get heard(): HeardAnswer[] {
    return this.script.heard;
  }

  /** The environment that points the product's recognition here; its voice stays its own. */
  get sttSettings(): Record<string, string> {
    return { STT_ENGINE: 'openai', STT_BASE_URL: this.baseUrl, ...this.#key('STT') };
  }

  /** The environment that points the product's voice here. */
  get ttsSettings(): Record<string, string> {
    return { TTS_ENGINE: 'openai', TTS_BASE_URL: this.baseUrl, ...this.#key('TTS') };
  }

  /** The texts that the next recordings are taken for; without any left, none has words. */
  say(...texts: string[]): void {
    this.#texts.push(...texts);
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  #key = (port: string): Record<string, string> =>
    this.#options.apiKey ? { [`${port}_API_KEY`]: this.#options.apiKey } : {};

  async #answer(request: LoopbackRequest): Promise<Response> {
    const { apiKey } = this.#options;
    if (apiKey && request.headers.get('authorization') !== `Bearer ${apiKey}`) {
      return refuse(401, 'Incorrect API key provided', 'invalid_api_key');
    }
    if (request.method === 'POST' && request.url.pathname === '/v1/audio/transcriptions')
      return this.#transcribe(request);
    if (request.method === 'POST' && request.url.pathname === '/v1/audio/speech') return this.#speak(request);
    return refuse(404, `Unknown request URL: ${request.method} ${request.url.pathname}`);
  }

  async #transcribe({ headers, body }: LoopbackRequest): Promise<Response> {
    const form = await readForm(body, headers.get('content-type') ?? '');
    if (!form) return refuse(400, 'Could not parse multipart form');
    const field = (name: string) => form.get(name)?.toString();
    const file = form.get('file');
    const model = field('model');
    const responseFormat = field('response_format') ?? 'json';
    const language = field('language');
    if (!(file instanceof File)) return refuse(400, "Missing required parameter: 'file'.");
    if (!EXTENSION.test(file.name)) return refuse(400, 'Unrecognized file format.');
    if (!model) return refuse(400, 'you must provide a model parameter');
    if (language !== undefined && !/^[a-z]{2}$/.test(language)) {
      return refuse(400, "Invalid 'language' parameter. Language parameter must be specified in ISO-639-1 format.");
    }
    const isVerbose = responseFormat === 'verbose_json';
    if (!isVerbose && (responseFormat !== 'json' || form.has('timestamp_granularities[]'))) {
      return refuse(400, `response_format '${responseFormat}' is not supported here`);
    }
    if (isVerbose && this.#options.plainOnly) {
      return refuse(400, "response_format 'verbose_json' is not compatible with this model");
    }
    const wav = new Uint8Array(await file.arrayBuffer());
    const audio = inspectAudio(wav);
    if (audio.faults.length > 0) {
      this.faults.push(...audio.faults);
      return refuse(400, `Audio file might be corrupted or unsupported: ${audio.faults.join(', ')}`);
    }
    const { hear } = this.#options;
    if (hear) this.say(hear(wav));
    const { text, words } = this.#recogniser ? await recognise(this.#recogniser, wav) : this.#scripted(wav);
    this.heard.push({
      audio,
      text,
      filename: file.name,
      fileType: file.type,
      model,
      language,
      prompt: field('prompt'),
      temperature: field('temperature'),
      responseFormat,
      parts: [...form.keys()],
    });
    if (!isVerbose) return Response.json({ text });
    const granularities = form.getAll('timestamp_granularities[]');
    return Response.json({
      task: 'transcribe',
      language: 'english',
      duration: audio.durationMs / 1_000,
      text,
      ...(granularities.includes('word') ? { words } : { segments: [{ id: 0, start: 0, end: 1, text }] }),
    });
  }

  /** The next text, its words evenly over the voice: before it begins and after its end nothing is said. */
  #scripted(wav: Uint8Array): { text: string; words: RecognisedWord[] } {
    const text = this.#texts.shift() ?? '';
    const { samples, sampleRateHz } = readWav(wav);
    const { startMs, endMs } = voiceWithin(samples, sampleRateHz);
    const spelt = text.split(/\s+/).filter((word) => word !== '');
    const each = (endMs - startMs) / 1_000 / Math.max(1, spelt.length);
    const at = (i: number) => startMs / 1_000 + i * each;
    const words = spelt.map((word, i) => ({ word, start: at(i), end: at(i + 1) }));
    return { text, words };
  }

  async #speak({ body }: LoopbackRequest): Promise<Response> {
    const { model, voice, input, response_format: format } = JSON.parse(body.toString());
    if (typeof model !== 'string' || typeof voice !== 'string' || typeof input !== 'string' || input === '') {
      return refuse(400, 'model, voice and input are required');
    }
    const { pcm = 'pcm' } = this.#options;
    if (format !== 'wav' && (format !== 'pcm' || pcm === 'refused')) {
      return refuse(400, `response_format '${format}' is not supported here`);
    }
    this.spoken.push({ text: input, voice, model });
    const sound = atRate(SPOKEN_HZ, await speakOnce(input, voice), this.#options.spokenMs);
    if (format === 'pcm' && pcm === 'pcm') {
      return new Response(rawSamples(sound), { headers: { 'content-type': 'audio/pcm' } });
    }
    if (format === 'pcm' && pcm === 'mp3') {
      return new Response(Uint8Array.from({ length: 4_000 }, (_, i) => [0xff, 0xfb, 0x90, 0x64][i % 4] ?? 0));
    }
    return new Response(streamed(sound), { headers: { 'content-type': 'audio/wav' } });
  }
}

/** Speaking takes a processor for a while, and tests say the same again and again. */
const spokenBefore = new Map<string, Promise<Uint8Array>>();

function speakOnce(text: string, voice: string): Promise<Uint8Array> {
  const key = `${voice} ${text}`;
  const sound = spokenBefore.get(key) ?? speakAloud(text, voice);
  spokenBefore.set(key, sound);
  return sound;
}

async function readForm(body: Buffer<ArrayBuffer>, contentType: string): Promise<FormData | undefined> {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    return undefined;
  }
}

function atRate(rateHz: number, wav: Uint8Array, longestMs = Number.POSITIVE_INFINITY): Uint8Array<ArrayBuffer> {
  const { samples, sampleRateHz } = readWav(wav);
  const kept = samples.subarray(0, (longestMs * sampleRateHz) / 1_000);
  const resampled = new Resampler(sampleRateHz, rateHz).process(Float32Array.from(kept));
  const pcm = Int16Array.from(resampled, (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample))));
  return writeWav({ samples: pcm, sampleRateHz: rateHz });
}

function refuse(status: number, message: string, code: string | null = null): Response {
  return Response.json({ error: { message, type: 'invalid_request_error', param: null, code } }, { status });
}
