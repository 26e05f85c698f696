import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readWav, writeWav } from '#domain/speech/wav.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import { speechToText } from '#engines/registry.ts';
import type { SpeechToText, TranscriptionRequest } from '#engines/stt.ts';
import { AiObject } from '#tests/support/ai-object.ts';
import { DeepgramServer } from '#tests/support/deepgram-server.ts';
import { hum } from '#tests/support/made-audio.ts';
import { SpeechServer } from '#tests/support/speech-server.ts';
import type { Misbehaviour } from '#tests/support/vendor-script.ts';

const API_KEY = 'a-key-that-nobody-may-see';
const SHORT_TIMEOUT_MS = 300;
const REQUEST: TranscriptionRequest = { audio: hum(), format: 'wav', language: 'en', timestamps: false };

/** A vendor that stands ready on this machine, as the suite needs to see it. */
interface Rig {
  env: object;
  say(text: string): void;
  misbehave(...told: Misbehaviour[]): void;
  requests(): number;
  /** What the vendor understood of the last recording. */
  heard(): { bytes: number; language: unknown };
  /** What reached the vendor of what a caller may ask for, by the vendor's own names and in its own types. */
  settings(): Record<string, unknown>;
  stop(): Promise<void>;
}

/** What each vendor is to receive of a language, a prompt and a temperature, and which of them it takes none of. */
const HONOURED: Record<string, { received: Record<string, unknown>; refused: string[] }> = {
  openai: { received: { language: 'en', prompt: 'Kubernetes', temperature: '0.2' }, refused: [] },
  deepgram: { received: { language: 'en-GB' }, refused: ['prompt', 'temperature'] },
  'workers-ai': { received: { language: 'en', initial_prompt: 'Kubernetes' }, refused: ['temperature'] },
};

const RIGS: Record<string, () => Promise<Rig>> = {
  async openai() {
    const server = await SpeechServer.start({ apiKey: API_KEY });
    return {
      env: { ...server.sttSettings },
      say: (text) => server.say(text),
      misbehave: (...told) => server.script.misbehave(...told),
      requests: () => server.script.requests,
      heard: () => {
        const last = server.heard.at(-1);
        return { bytes: last?.audio.bytes ?? 0, language: last?.language };
      },
      settings: () => {
        const { parts = [], language, prompt, temperature } = server.heard.at(-1) ?? {};
        const all: Record<string, unknown> = { language, prompt, temperature };
        return Object.fromEntries(parts.filter((part) => part in all).map((part) => [part, all[part]]));
      },
      stop: () => server.stop(),
    };
  },
  async deepgram() {
    const server = await DeepgramServer.start({ apiKey: API_KEY });
    return {
      env: { STT_ENGINE: 'deepgram', STT_BASE_URL: server.address, STT_API_KEY: API_KEY },
      say: (text) => server.say(text),
      misbehave: (...told) => server.script.misbehave(...told),
      requests: () => server.script.requests,
      heard: () => {
        const last = server.script.heard.at(-1);
        return { bytes: last?.audio.length ?? 0, language: last?.query.language };
      },
      settings: () => {
        const { model: _, punctuate, filler_words, mip_opt_out, ...asked } = server.script.heard.at(-1)?.query ?? {};
        expect([punctuate, filler_words, mip_opt_out]).toEqual(['true', 'true', 'true']);
        return asked;
      },
      stop: () => server.stop(),
    };
  },
  async 'workers-ai'() {
    const ai = new AiObject();
    return {
      env: { STT_ENGINE: 'workers-ai', AI: ai },
      say: (text) => ai.say(text),
      misbehave: (...told) => ai.script.misbehave(...told),
      requests: () => ai.script.requests,
      heard: () => {
        const last = ai.script.heard.at(-1);
        return { bytes: last?.audio.length ?? 0, language: last?.language };
      },
      settings: () => {
        const { task, ...asked } = ai.script.heard.at(-1)?.settings ?? {};
        expect(task).toBe('transcribe');
        return asked;
      },
      stop: async () => {},
    };
  },
};

describe.each(Object.keys(RIGS))('recognition by %s', (name) => {
  let rig: Rig;
  let engine: SpeechToText;

  beforeEach(async () => {
    rig = await (RIGS[name] as () => Promise<Rig>)();
    const made = speechToText(rig.env);
    if (!made) throw new Error('No engine');
    engine = made;
  });
  afterEach(() => rig.stop());

  const failure = async (told: Misbehaviour[], from = engine): Promise<EngineFailure> => {
    rig.misbehave(...told);
    const error = await from.transcribe(REQUEST).catch((thrown: unknown) => thrown);
    if (!(error instanceof EngineFailure)) throw new Error(`Not a speech failure: ${String(error)}`);
    return error;
  };

  it('carries its own name, the formats that it reads and a limit', () => {
    expect(engine.name).toBe(name);
    expect(engine.formats).toContain('wav');
    expect(engine.maxBytes).toBeGreaterThanOrEqual(10_000_000);
    expect(engine.models).toHaveLength(1);
  });

  it('sends the recording byte for byte and answers the words, without the space around them', async () => {
    rig.say('I led a team of five.');
    expect(await engine.transcribe(REQUEST)).toEqual({ text: 'I led a team of five.', warnings: [] });
    expect(rig.heard()).toEqual({ bytes: REQUEST.audio.length, language: 'en' });
    expect(rig.requests()).toBe(1);
  });

  it('sends a long recording whole', async () => {
    const audio = hum({ durationMs: 60_000 });
    await engine.transcribe({ ...REQUEST, audio });
    expect(rig.heard().bytes).toBe(audio.length);
  });

  it('passes language, prompt and temperature on as this vendor takes them, and says which it could not', async () => {
    rig.say('Colour.');
    const request = { ...REQUEST, language: 'en-GB', prompt: 'Kubernetes', temperature: 0.2 };
    const { warnings } = await engine.transcribe(request);
    const expected = HONOURED[name];
    expect(rig.settings()).toEqual(expected?.received);
    expect(warnings).toEqual(expected?.refused.map((setting) => `The speech engine takes no ${setting}`));
  });

  it('sends neither prompt nor temperature that nobody asked for, and a temperature of 0 that somebody did', async () => {
    await engine.transcribe(REQUEST);
    expect(rig.settings()).toEqual({ language: 'en' });
    const { warnings } = await engine.transcribe({ ...REQUEST, temperature: 0 });
    const takesTemperature = name === 'openai';
    expect(rig.settings()).toEqual({ language: 'en', ...(takesTemperature ? { temperature: '0' } : {}) });
    expect(warnings).toEqual(takesTemperature ? [] : ['The speech engine takes no temperature']);
  });

  it('tells when each word was said, in milliseconds and in order', async () => {
    rig.say('We shipped early.');
    const { text, words = [] } = await engine.transcribe({ ...REQUEST, timestamps: true });
    expect(text).toBe('We shipped early.');
    expect(words.map(({ word }) => word)).toEqual(['We', 'shipped', 'early.']);
    for (const [i, { startMs, endMs }] of words.entries()) {
      expect(Number.isInteger(startMs) && Number.isInteger(endMs)).toBe(true);
      expect(endMs).toBeGreaterThan(startMs);
      expect(startMs).toBeGreaterThanOrEqual(words[i - 1]?.endMs ?? 0);
    }
    expect(words[2]?.startMs).toBeGreaterThan(500);
  });

  it.each(['', ' \n ', '[BLANK_AUDIO]', '(silence)'])('answers no words for %j', async (said) => {
    rig.say(said);
    expect(await engine.transcribe(REQUEST)).toMatchObject({ text: '' });
  });

  it.each([
    [400, 'refused', false],
    [401, 'misconfigured', false],
    [402, 'misconfigured', false],
    [404, 'misconfigured', false],
    [307, 'misconfigured', false],
    [413, 'refused', false],
    [429, 'busy', true],
    [504, 'timeout', true],
  ] as const)('takes a status of %i as %s, without asking again', async (status, reason, retryable) => {
    const headers = status === 307 ? { headers: { location: 'http://127.0.0.1:9/' } } : {};
    const error = await failure([{ kind: 'status', status, ...headers }]);
    expect(error).toMatchObject({ reason, retryable, status });
    expect(rig.requests()).toBe(1);
  });

  it.each([{ kind: 'status', status: 503 } as const, { kind: 'drop' } as const])(
    'survives one fault on the way: %j',
    async (fault) => {
      rig.say('Still here.');
      rig.misbehave(fault);
      expect(await engine.transcribe(REQUEST)).toMatchObject({ text: 'Still here.' });
      expect(rig.requests()).toBe(2);
    },
  );

  it('gives up after a second fault, and says that trying again can help', async () => {
    const fault = { kind: 'status', status: 500 } as const;
    expect(await failure([fault, fault])).toMatchObject({ reason: 'fault', retryable: true, status: 500 });
    expect(rig.requests()).toBe(2);
  });

  it('calls a connection that keeps breaking a failure of the network', async () => {
    expect(await failure([{ kind: 'drop' }, { kind: 'drop' }])).toMatchObject({ reason: 'network', retryable: true });
  });

  it('does not wait longer than its time', async () => {
    const hasty = speechToText(rig.env, { timeoutMs: SHORT_TIMEOUT_MS });
    expect(await failure([{ kind: 'hang' }], hasty)).toMatchObject({ reason: 'timeout', retryable: true });
    expect(rig.requests()).toBe(1);
  });

  it.each([
    ['<html>Sign in</html>', 'text/html'],
    ['{"text": 5, "results": {"channels": []}}', 'application/json'],
    ['{}', 'application/json'],
    ['[]', 'application/json'],
    ['', 'application/json'],
  ])('takes %j for no answer', async (body, contentType) => {
    const error = await failure([{ kind: 'body', body, contentType }]);
    expect(error).toMatchObject({ reason: 'unreadable', retryable: false });
  });

  it('repeats neither its key nor what the vendor said in a failure', async () => {
    const body = JSON.stringify({ error: { message: `${API_KEY}: you said cucumber` } });
    for (const told of [
      { kind: 'status', status: 400, body },
      { kind: 'body', body, contentType: 'application/json' },
    ] as const) {
      const { message, stack = '' } = await failure([told]);
      expect(message + stack).not.toMatch(/cucumber|a-key-that/);
    }
  });
});

describe('recognition by a server that gives no times of words', () => {
  it('answers the words all the same, and a warning', async () => {
    const server = await SpeechServer.start({ plainOnly: true });
    try {
      server.say('We shipped early.');
      const engine = speechToText(server.sttSettings);
      expect(await engine?.transcribe({ ...REQUEST, timestamps: true })).toEqual({
        text: 'We shipped early.',
        warnings: ['The speech engine gives no times of words'],
      });
    } finally {
      await server.stop();
    }
  });
});

/** Silence, but for a second of sound at the beginning of some minutes. */
function minutesOfSound(minutes: number, withSound: number[]): Uint8Array<ArrayBuffer> {
  const second = readWav(hum()).samples;
  const samples = new Int16Array(minutes * 60 * second.length);
  for (const minute of withSound) samples.set(second, minute * 60 * second.length);
  return writeWav({ samples, sampleRateHz: second.length });
}

describe('recognition by workers-ai of an answer as long as there are', () => {
  it('sends it in pieces, leaves silent ones out, and answers one text with the times of the whole', async () => {
    const ai = new AiObject();
    const engine = speechToText({ STT_ENGINE: 'workers-ai', AI: ai });
    const audio = minutesOfSound(10, [0, 8, 9]);
    expect(audio.length).toBeLessThan(engine?.maxBytes ?? 0);

    ai.say('We began.', 'We went on.', 'We ended.');
    const heard = await engine?.transcribe({ ...REQUEST, audio, timestamps: true });
    expect(heard?.text).toBe('We began. We went on. We ended.');
    const pieces = ai.script.heard.map((piece) => readWav(piece.audio).samples.length / 16_000);
    expect(pieces).toHaveLength(3);
    expect(Math.max(...pieces)).toBeLessThanOrEqual(180);
    const startsMs = heard?.words?.map(({ startMs }) => startMs) ?? [];
    expect(startsMs).toEqual([...startsMs].sort((a, b) => a - b));
    expect(startsMs[0]).toBe(0);
    expect((startsMs.at(-1) ?? 0) / 1_000).toBeGreaterThan(480);
  });

  it('fails as a whole when one piece does', async () => {
    const ai = new AiObject();
    const engine = speechToText({ STT_ENGINE: 'workers-ai', AI: ai });
    ai.say('Only a part.');
    ai.script.misbehave({ kind: 'slow', delayMs: 1 }, { kind: 'status', status: 429 });
    const audio = minutesOfSound(5, [0, 4]);
    await expect(engine?.transcribe({ ...REQUEST, audio })).rejects.toMatchObject({ reason: 'busy', retryable: true });
  });
});
