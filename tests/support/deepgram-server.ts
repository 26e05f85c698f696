import { FluxServer } from './flux-server.ts';
import { type LoopbackRequest, LoopbackServer } from './loopback-server.ts';
import { hum, rawSamples, streamed } from './made-audio.ts';
import { VendorScript } from './vendor-script.ts';

/** One recording that was sent to be transcribed. */
export interface DeepgramHeard {
  audio: Uint8Array;
  contentType: string;
  query: Record<string, string>;
}

const SPEAK_PARAMETERS: Record<string, string[]> = {
  encoding: ['linear16'],
  container: ['wav', 'none'],
  sample_rate: ['24000'],
};

const LINE = /^\/line\/([^/]+)/;
const CONTROL = /^\/line\/[^/]+\/(script|calls|misbehave|asked)$/;
const nameIn = (path: string) => LINE.exec(path)?.[1] ?? '';

/**
 * Deepgram on this machine: `POST /v1/listen` for recordings, `POST /v1/speak` for speech, and `/v2/listen` for what is
 * said just now. Under `/line/NAME` each name has a script of its own, which `POST /line/NAME/misbehave` writes and of
 * which `GET /line/NAME/asked` tells.
 */
export class DeepgramServer {
  readonly spoken: { text: string; voice: string }[] = [];
  readonly #scripts = new Map<string, VendorScript<DeepgramHeard>>();
  /** What hears live. */
  readonly flux: FluxServer;
  readonly #apiKey: string;
  readonly #texts: string[] = [];
  #server: LoopbackServer | undefined;

  private constructor(apiKey: string) {
    this.#apiKey = apiKey;
    this.flux = new FluxServer(apiKey);
  }

  static async start({ apiKey }: { apiKey: string }): Promise<DeepgramServer> {
    const deepgram = new DeepgramServer(apiKey);
    deepgram.#server = await LoopbackServer.start(
      (path) => (CONTROL.test(path) ? undefined : deepgram.line(nameIn(path)).next()),
      async (request) => deepgram.#answer(request),
      {
        upgrade: (request, socket, head) => deepgram.flux.upgrade(request, socket, head),
        abandoned(path) {
          deepgram.line(nameIn(path)).abandoned += 1;
        },
      },
    );
    return deepgram;
  }

  /** What the calls at the address of the server itself meet, and what they asked. */
  get script(): VendorScript<DeepgramHeard> {
    return this.line('');
  }

  /** The same for those under `/line/NAME`. */
  line(name: string): VendorScript<DeepgramHeard> {
    const line = this.#scripts.get(name) ?? new VendorScript<DeepgramHeard>();
    this.#scripts.set(name, line);
    return line;
  }

  get address(): string {
    return this.#server?.address ?? '';
  }

  say(...texts: string[]): void {
    this.#texts.push(...texts);
  }

  async stop(): Promise<void> {
    this.flux.stop();
    await this.#server?.stop();
  }

  #answer(request: LoopbackRequest): Response {
    const { pathname } = request.url;
    const body = request.body.toString();
    const controlled = this.flux.answer(request.method, pathname, body) ?? this.#control(pathname, body);
    if (controlled) return controlled;
    if (request.headers.get('authorization') !== `Token ${this.#apiKey}`) {
      return refuse(401, 'INVALID_AUTH', 'Invalid credentials.');
    }
    const call = `${request.method} ${pathname.replace(LINE, '')}`;
    if (call === 'POST /v1/listen') return this.#listen(request);
    if (call === 'POST /v1/speak') return this.#speak(request);
    return refuse(404, 'Not Found', 'The requested URL was not found on the server.');
  }

  /** For tests that cannot reach into this process. */
  #control(path: string, body: string): Response | undefined {
    const line = this.line(nameIn(path));
    if (path.endsWith('/misbehave')) line.misbehave(...JSON.parse(body));
    else if (!path.endsWith('/asked')) return undefined;
    return Response.json({ requests: line.requests, abandoned: line.abandoned });
  }

  #listen({ headers, body, url }: LoopbackRequest): Response {
    const contentType = headers.get('content-type') ?? '';
    const query = Object.fromEntries(url.searchParams);
    if (!contentType.startsWith('audio/')) {
      return refuse(400, 'Bad Request', 'Bad Request: failed to process audio: corrupt or unsupported data');
    }
    this.script.heard.push({ audio: new Uint8Array(body), contentType, query });
    const transcript = this.#texts.shift() ?? '';
    const spelt = transcript.split(' ').filter((word) => word !== '');
    const words = spelt.map((punctuated, i) => ({
      word: punctuated.toLowerCase().replace(/[^a-z']/g, ''),
      start: i * 0.5,
      end: i * 0.5 + 0.4,
      confidence: 0.99,
      punctuated_word: punctuated,
    }));
    return Response.json({
      metadata: { request_id: 'a-request', duration: spelt.length / 2, channels: 1, models: ['a-model'] },
      results: { channels: [{ alternatives: [{ transcript, confidence: 0.99, words }] }] },
    });
  }

  #speak({ body, url }: LoopbackRequest): Response {
    for (const [name, values] of Object.entries(SPEAK_PARAMETERS)) {
      if (!values.includes(url.searchParams.get(name) ?? '')) return refuse(400, 'Bad Request', `Unsupported ${name}`);
    }
    const { text } = JSON.parse(body.toString());
    this.spoken.push({ text, voice: url.searchParams.get('model') ?? '' });
    if (url.searchParams.get('container') === 'none') {
      return new Response(rawSamples(hum({ sampleRateHz: 24_000 })), {
        headers: { 'content-type': 'audio/l16;rate=24000' },
      });
    }
    return new Response(streamed(hum({ sampleRateHz: 24_000 })), { headers: { 'content-type': 'audio/wav' } });
  }
}

const refuse = (status: number, code: string, message: string) =>
  Response.json({ err_code: code, err_msg: message, request_id: 'a-request' }, { status });
