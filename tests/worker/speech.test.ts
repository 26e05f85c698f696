import { createExecutionContext, env } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AiObject } from '#tests/support/ai-object.ts';
import { checkAnswer } from '#tests/support/check-answer.ts';
import { hum } from '#tests/support/made-audio.ts';
import { createApp } from '#worker/app.ts';

const TRANSCRIBE = '/api/speech/stt/transcribe';

/** A browser at a Worker whose speech engines are those of Workers AI; its answers must be as the contract declares. */
class Caller {
  readonly ai = new AiObject();
  readonly #env: object;
  #cookies = new Map<string, string>();

  constructor(settings: Record<string, string> = { STT_ENGINE: 'workers-ai', TTS_ENGINE: 'workers-ai' }) {
    this.#env = { ...env, AI: this.ai, ...settings };
  }

  async fetch(method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: { cookie, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const response = await createApp().fetch(request, this.#env, createExecutionContext());
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
      this.#cookies.set(name, value);
    }
    const contentType = response.headers.get('content-type') ?? '';
    const told = response.clone();
    checkAnswer(method, path, {
      status: response.status,
      contentType,
      body: contentType.includes('json') ? await told.json() : await told.bytes(),
    });
    return response;
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
  async json(method: string, path: string, body?: unknown): Promise<{ status: number; headers: Headers; body: any }> {
    const response = await (body === undefined
      ? this.fetch(method, path)
      : this.fetch(method, path, JSON.stringify(body), { 'content-type': 'application/json' }));
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  /** Sends a recording as the part `audio`. */
  async send(audio: Uint8Array<ArrayBuffer> | undefined, parts: Record<string, string> = {}, path = TRANSCRIBE) {
    return this.sendFile(audio && new File([audio], 'audio.wav', { type: 'audio/wav' }), parts, path);
  }

  async sendFile(file: File | undefined, parts: Record<string, string> = {}, path = TRANSCRIBE) {
    const form = new FormData();
    if (file) form.set('audio', file);
    for (const [name, value] of Object.entries(parts)) form.set(name, value);
    const response = await this.fetch('POST', path, form);
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
    return { status: response.status, headers: response.headers, body: (await response.json()) as any };
  }
}

afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * The runtime counts by minutes of its own clock, which no test can stop: so many in a row are within one of them, and
 * of more than twice as many, which lie in two at most, one is refused.
 */
async function askTooOften(most: number, ask: () => Promise<Response>): Promise<Response> {
  for (let n = 0; n < most; n++) expect((await ask()).status).toBe(200);
  for (let n = 0; n <= most; n++) {
    const answer = await ask();
    if (answer.status !== 200) return answer;
  }
  throw new Error('Nothing was refused');
}

describe('transcribing', () => {
  it('answers the words of a recording, and no times unless they are asked for', async () => {
    const caller = new Caller();
    caller.ai.say('I led a team.', 'I led a team.', 'I led a team.');
    const plain = await caller.send(hum());
    expect(plain.status).toBe(200);
    expect(plain.body).toEqual({
      success: true,
      transcription: { text: 'I led a team.' },
      data: { transcription: { text: 'I led a team.' } },
    });
    const asked = await caller.send(hum(), { response_format: 'verbose_json' });
    const timed = await caller.send(hum(), {}, `${TRANSCRIBE}-with-timestamps`);
    expect(asked.body).toEqual(timed.body);
    expect(timed.body.transcription.words[1]).toEqual({ word: 'led', startMs: 500, endMs: 900 });
  });

  it('hears the language asked for, else the one chosen by the caller, else English', async () => {
    const caller = new Caller();
    const language = () => caller.ai.script.heard.at(-1)?.language;
    await caller.send(hum());
    expect(language()).toBe('en');
    const chosen = await caller.json('POST', '/api/speech/stt/config', { language: 'de-AT' });
    expect(chosen.body).toMatchObject({ success: true, currentConfig: { language: 'de-AT' } });
    await caller.send(hum());
    expect(language()).toBe('de');
    await caller.send(hum(), { language: 'fr' });
    expect(language()).toBe('fr');
    const other = new Caller();
    await other.send(hum());
    expect(other.ai.script.heard[0]?.language).toBe('en');
  });

  it('passes on what the engine cannot honour as warnings', async () => {
    const { body } = await new Caller().send(hum(), { prompt: 'Kubernetes', temperature: '0.5' });
    expect(body.warnings).toEqual(['The speech engine takes no temperature']);
  });

  it('hears nothing in silence, and asks nobody about it', async () => {
    const caller = new Caller();
    caller.ai.say('Thanks for watching!');
    for (const audio of [hum({ level: 0 }), hum({ durationMs: 50 })]) {
      const { status, body } = await caller.send(audio, {}, `${TRANSCRIBE}-with-timestamps`);
      expect([status, body.transcription]).toEqual([200, { text: '' }]);
    }
    expect(caller.ai.script.requests).toBe(0);
  });

  it('refuses what is no recording with a reason', async () => {
    const caller = new Caller();
    const text = (said: string) => Uint8Array.from(new TextEncoder().encode(said));
    expect((await caller.send(undefined)).status).toBe(400);
    expect((await caller.send(new Uint8Array())).body.errors[0]).toBe('The field audio is missing');
    const page = await caller.send(text('<!doctype html>'));
    expect([page.status, page.body.error]).toEqual([
      415,
      'The recording must be one of wav, mp3, mpga, ogg, oga, opus, flac',
    ]);
    const broken = await caller.send(text('RIFF....WAVEfmt '));
    expect([broken.status, broken.body.code]).toEqual([422, 'unprocessable']);
    for (const [name, value] of Object.entries({
      language: 'English',
      temperature: '3',
      response_format: 'srt',
      prompt: 'x'.repeat(1_001),
    })) {
      const { status, body } = await caller.send(hum(), { [name]: value });
      expect([status, body.errors[0]]).toEqual([400, expect.stringContaining(name)]);
    }
    const json = await caller.json('POST', TRANSCRIBE, { audio: 'none' });
    expect(json.status).toBe(415);
    const torn = await caller.fetch('POST', TRANSCRIBE, 'no parts', {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(torn.status).toBe(400);
    expect(caller.ai.script.requests).toBe(0);
  });

  it('goes by what a recording is, under any name that a recording has or a browser gives it', async () => {
    const caller = new Caller();
    const ogg = Uint8Array.from(new TextEncoder().encode('OggS, and sound'));
    for (const file of [new File([ogg], 'audio.wav'), new File([ogg], 'Answer.OGA'), new File([ogg], 'blob')]) {
      expect((await caller.sendFile(file)).status).toBe(200);
    }
    expect(caller.ai.script.heard).toHaveLength(3);
    for (const name of ['answer', 'answer.txt', 'answer.wav.exe', 'answer.webm', 'wav']) {
      expect((await caller.sendFile(new File([ogg], name))).status).toBe(415);
    }
    const webm = Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 0x01);
    expect((await caller.sendFile(new File([webm], 'audio.wav'))).status).toBe(415);
    expect(caller.ai.script.heard).toHaveLength(3);
  });

  it('refuses a recording above the limit that it tells, however it is sent', async () => {
    const caller = new Caller();
    const { body: info } = await caller.json('GET', '/api/speech/stt/info');
    expect(info).toMatchObject({ maxFileSize: 20_000_000, supportedFormats: expect.arrayContaining(['wav', 'mp3']) });
    expect(info.data).toEqual({ supportedFormats: info.supportedFormats, maxFileSize: info.maxFileSize });
    const large = await caller.send(new Uint8Array(info.maxFileSize + 1));
    expect(large.status).toBe(413);
    expect(large.body.error).toContain('20 MB');
    // A stream that never says how long it is, and is longer.
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const streamed = await caller.fetch('POST', TRANSCRIBE, endless, {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(streamed.status).toBe(413);
    expect(sent).toBeLessThan(25);
    expect(caller.ai.script.requests).toBe(0);
  });

  it('tells whether trying again can help when the engine fails, and logs no more than that', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    try {
      const caller = new Caller();
      caller.ai.script.misbehave(
        { kind: 'status', status: 429 },
        { kind: 'status', status: 401, body: 'you said plum' },
      );
      const busy = await caller.send(hum());
      expect([busy.status, busy.body.code, busy.headers.get('retry-after')]).toEqual([503, 'unavailable', '10']);
      const never = await caller.send(hum());
      expect([never.status, never.body.code, never.headers.get('retry-after')]).toEqual([503, 'unavailable', null]);
      caller.ai.script.misbehave({ kind: 'status', status: 400, body: 'you said plum' });
      const unread = await caller.send(hum(), { prompt: 'plum' });
      expect([unread.status, unread.body.code]).toEqual([422, 'unprocessable']);
      expect(warn.mock.calls.map(([entry]) => [entry.engine, entry.reason])).toEqual([
        ['workers-ai', 'busy'],
        ['workers-ai', 'misconfigured'],
        ['workers-ai', 'refused'],
      ]);
      expect(JSON.stringify(warn.mock.calls)).not.toContain('plum');
    } finally {
      warn.mockRestore();
    }
  });

  it.each([
    [
      'a fault that stays',
      [{ kind: 'status', status: 500 } as const, { kind: 'status', status: 502 } as const],
      503,
      '2',
    ],
    ['a connection that breaks', [{ kind: 'drop' } as const, { kind: 'drop' } as const], 503, '2'],
    ['an answer after its time', [{ kind: 'status', status: 504 } as const], 503, '2'],
    ['a body that is no answer', [{ kind: 'body', body: '<html>', contentType: 'text/html' } as const], 503, null],
    ['a refused recording', [{ kind: 'status', status: 415 } as const], 422, null],
    ['a recording too large for the engine', [{ kind: 'status', status: 413 } as const], 413, null],
  ])('answers %s with a status and words of its own', async (_what, told, status, retryAfter) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const caller = new Caller();
    caller.ai.script.misbehave(...told);
    const answer = await caller.send(hum());
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect(answer.body.error).toMatch(/^(The recording|Speech recognition) [a-z' ]+/);
    expect(answer.body.success).toBe(false);
  });

  it('lets one caller ask only so often', async () => {
    const caller = new Caller();
    const ask = (who: Caller) => {
      const form = new FormData();
      form.set('audio', new File([hum({ level: 0 })], 'audio.wav'));
      return who.fetch('POST', TRANSCRIBE, form);
    };
    const refused = await askTooOften(30, () => ask(caller));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await refused.json()).toMatchObject({
      code: 'rate_limited',
      error: 'Too many attempts. Please wait a little and try again.',
    });
    expect((await ask(new Caller())).status).toBe(200);
  });
});

describe('being spoken to', () => {
  it('answers audio in the voice chosen by the caller, and says what it could not honour', async () => {
    const caller = new Caller();
    const speak = (more: object = {}) =>
      caller.fetch('POST', '/api/speech/tts/generate', JSON.stringify({ text: 'Hello.', ...more }), {
        'content-type': 'application/json',
      });
    const first = await speak();
    expect(first.headers.get('content-type')).toBe('audio/wav');
    expect((await first.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    const { body: chosen } = await caller.json('POST', '/api/speech/tts/config', { voice: 'zeus' });
    expect(chosen).toMatchObject({ voiceSet: true, modelSet: false, currentConfig: { voice: 'zeus' } });
    await speak();
    const warned = await speak({ voice: 'nøbody' });
    expect(caller.ai.spoken.map(({ voice }) => voice)).toEqual(['luna', 'zeus', 'luna']);
    expect(decodeURIComponent(warned.headers.get('x-speech-warnings') ?? '')).toBe("No voice 'nøbody'; luna speaks");
  });

  it('reads the choice by an empty body, of whatever kind', async () => {
    const caller = new Caller();
    const { body: voices } = await caller.json('GET', '/api/speech/tts/voices');
    expect(voices.voices[0]).toEqual({ id: 'luna', name: 'luna', language: 'en' });
    const config = { voiceSet: false, modelSet: false, currentConfig: { voice: 'luna', model: '@cf/deepgram/aura-1' } };
    for (const read of [
      await caller.json('POST', '/api/speech/tts/config'),
      await caller.json('POST', '/api/speech/tts/config', {}),
    ]) {
      expect(read.body).toEqual({ success: true, ...config, data: config });
      expect(read.headers.getSetCookie().join()).not.toContain('speech');
    }
    const { body: stt } = await caller.json('POST', '/api/speech/stt/config');
    expect(stt.currentConfig).toEqual({ language: 'en', model: '@cf/openai/whisper-large-v3-turbo' });
  });

  it('refuses a voice or model that is not there', async () => {
    const caller = new Caller();
    for (const [path, body] of [
      ['tts', { voice: 'nobody' }],
      ['tts', { model: 'dearest' }],
      ['stt', { model: 'dearest' }],
      ['stt', { language: 'not a language' }],
    ] as const) {
      const { status, body: answer } = await caller.json('POST', `/api/speech/${path}/config`, body);
      expect([status, answer.success]).toEqual([400, false]);
    }
  });

  it.each([
    [{ kind: 'status', status: 429 } as const, 503, '10'],
    [{ kind: 'status', status: 401 } as const, 503, null],
    [{ kind: 'status', status: 400 } as const, 422, null],
    [{ kind: 'body', body: '{"error": "busy"}', contentType: 'audio/wav' } as const, 503, null],
  ])('says in JSON that the voice failed, never as audio: %j', async (told, status, retryAfter) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const caller = new Caller();
    caller.ai.script.misbehave(told);
    const answer = await caller.json('POST', '/api/speech/tts/generate', { text: 'Hello.' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect(answer.body).toMatchObject({ success: false, error: expect.stringMatching(/voice|text/) });
  });

  it.each([
    {},
    { text: '' },
    { text: '  ' },
    { text: 5 },
    { text: 'x'.repeat(2_001) },
    { text: 'Hi', voice: 'v'.repeat(101) },
  ])('refuses to speak %j', async (body) => {
    const caller = new Caller();
    const { status, body: answer } = await caller.json('POST', '/api/speech/tts/generate', body);
    expect([status, answer.errors.length]).toEqual([400, 1]);
    expect(caller.ai.spoken).toEqual([]);
  });

  it('speaks to one caller only so often', async () => {
    const caller = new Caller();
    const speak = (who: Caller) =>
      who.fetch('POST', '/api/speech/tts/generate', JSON.stringify({ text: 'Hi' }), {
        'content-type': 'application/json',
      });
    const refused = await askTooOften(60, () => speak(caller));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await speak(new Caller())).status).toBe(200);
  });

  it('answers 503 when there is no voice, and 422 when there is nothing to speak', async () => {
    const none = await new Caller({ TTS_ENGINE: 'none' }).json('POST', '/api/speech/tts/generate', { text: 'Hello.' });
    expect([none.status, none.body.code]).toEqual([503, 'unavailable']);
    const mute = await new Caller().json('POST', '/api/speech/tts/generate', { text: '🙂' });
    expect([mute.status, mute.body.code]).toEqual([422, 'unprocessable']);
  });
});

describe('the speech settings of a Worker', () => {
  it('show in what the client is told', async () => {
    const { body } = await new Caller().json('GET', '/api/config');
    expect(body.data).toMatchObject({ stt: 'workers-ai', tts: 'workers-ai' });
    const without = await new Caller({}).json('GET', '/api/config');
    expect(without.body.data).toMatchObject({ stt: null, tts: null });
    const config = await new Caller({}).json('POST', '/api/speech/stt/config', { language: 'en' });
    expect([config.status, config.body.code]).toEqual([409, 'stt_not_configured']);
  });

  it('name the server that really hears where it is the operator’s own', async () => {
    const own = { STT_ENGINE: 'openai', STT_BASE_URL: 'http://localhost:8000/v1' };
    expect((await new Caller(own).json('GET', '/api/config')).body.data.sttHost).toBe('localhost:8000');
    expect((await new Caller({ STT_ENGINE: 'openai' }).json('GET', '/api/config')).body.data.sttHost).toBeNull();
  });

  it('stop every call when one cannot be used, and the log names it', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    try {
      const { status, body } = await new Caller({ STT_ENGINE: 'deepgram' }).json('GET', '/api/health');
      expect([status, body.code]).toEqual([503, 'unavailable']);
      expect(error.mock.calls[0]?.[0].message).toBe('STT_API_KEY is needed by STT_ENGINE=deepgram');
    } finally {
      error.mockRestore();
    }
  });
});
