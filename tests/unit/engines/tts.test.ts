import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readWav } from '#domain/speech/wav.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import { textToSpeech } from '#engines/registry.ts';
import type { TextToSpeech } from '#engines/tts.ts';
import { AiObject } from '#tests/support/ai-object.ts';
import { DeepgramServer } from '#tests/support/deepgram-server.ts';
import { SpeechServer } from '#tests/support/speech-server.ts';
import type { Misbehaviour } from '#tests/support/vendor-script.ts';

const API_KEY = 'a-key-that-nobody-may-see';
const SHORT_TIMEOUT_MS = 300;

/** A vendor that stands ready on this machine, as the suite needs to see it. */
interface Rig {
  env: object;
  /** Two that it may be set up with. */
  voices: [string, string];
  misbehave(...told: Misbehaviour[]): void;
  requests(): number;
  spoken(): { text: string; voice: string } | undefined;
  stop(): Promise<void>;
}

const VOICES: [string, string] = ['first-voice', 'second-voice'];
/** All of this vendor's voices are known. */
const AURA_VOICES: [string, string] = ['zeus', 'luna'];

const RIGS: Record<string, () => Promise<Rig>> = {
  async openai() {
    const server = await SpeechServer.start({ apiKey: API_KEY });
    return {
      env: { ...server.ttsSettings, TTS_VOICES: VOICES.join(', ') },
      voices: VOICES,
      misbehave: (...told) => server.script.misbehave(...told),
      requests: () => server.script.requests,
      spoken: () => server.spoken.at(-1),
      stop: () => server.stop(),
    };
  },
  async deepgram() {
    const server = await DeepgramServer.start({ apiKey: API_KEY });
    return {
      env: {
        TTS_ENGINE: 'deepgram',
        TTS_BASE_URL: server.address,
        TTS_API_KEY: API_KEY,
        TTS_VOICES: VOICES.join(', '),
      },
      voices: VOICES,
      misbehave: (...told) => server.script.misbehave(...told),
      requests: () => server.script.requests,
      spoken: () => server.spoken.at(-1),
      stop: () => server.stop(),
    };
  },
  async 'workers-ai'() {
    const ai = new AiObject();
    return {
      env: { TTS_ENGINE: 'workers-ai', AI: ai, TTS_VOICES: AURA_VOICES.join() },
      voices: AURA_VOICES,
      misbehave: (...told) => ai.script.misbehave(...told),
      requests: () => ai.script.requests,
      spoken: () => ai.spoken.at(-1),
      stop: async () => {},
    };
  },
};

describe.each(Object.keys(RIGS))('the voice of %s', (name) => {
  let rig: Rig;
  let engine: TextToSpeech;

  beforeEach(async () => {
    rig = await (RIGS[name] as () => Promise<Rig>)();
    const made = await textToSpeech(rig.env);
    if (!made) throw new Error('No engine');
    engine = made;
  });
  afterEach(() => rig.stop());

  const failure = async (told: Misbehaviour[], from = engine): Promise<EngineFailure> => {
    rig.misbehave(...told);
    const error = await from.synthesise({ text: 'Tell me about cucumbers.' }).catch((thrown: unknown) => thrown);
    if (!(error instanceof EngineFailure)) throw new Error(`Not a speech failure: ${String(error)}`);
    return error;
  };

  it('carries its own name and the voices that were set up', () => {
    expect(engine.name).toBe(name);
    expect(engine.voices.map(({ id }) => id)).toEqual(rig.voices);
    expect(engine.models).toHaveLength(1);
  });

  it('has voices of its own where none are set up', async () => {
    const voices = (await textToSpeech({ ...rig.env, TTS_VOICES: '' }))?.voices ?? [];
    expect(voices.length).toBeGreaterThan(0);
    expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length);
  });

  it('speaks a text, cleaned of what cannot be spoken, as a WAV whose header is true', async () => {
    const speech = await engine.synthesise({ text: '**R&D** comes 1st 🙂' });
    expect(rig.spoken()).toMatchObject({ text: expect.stringMatching(/^R and D comes 1st/), voice: rig.voices[0] });
    expect(speech).toMatchObject({ contentType: 'audio/wav', sampleRateHz: 24_000, warnings: [] });
    const declaredBytes = new DataView(speech.audio.buffer).getUint32(40, true);
    expect(declaredBytes).toBe(speech.audio.length - 44);
    expect(readWav(speech.audio).samples.some((sample) => Math.abs(sample) > 5_000)).toBe(true);
  });

  it('speaks with the voice asked for, and with its first one and a warning when there is no such voice', async () => {
    expect((await engine.synthesise({ text: 'Hello.', voice: rig.voices[1] })).warnings).toEqual([]);
    expect(rig.spoken()?.voice).toBe(rig.voices[1]);
    const { warnings } = await engine.synthesise({ text: 'Hello.', voice: 'dear-voice', model: 'dear-model' });
    expect(rig.spoken()?.voice).toBe(rig.voices[0]);
    expect(warnings).toEqual([
      `No voice 'dear-voice'; ${rig.voices[0]} speaks`,
      expect.stringContaining("No model 'dear-model'"),
    ]);
  });

  it('asks nobody for a text with nothing in it to speak', async () => {
    const error = await engine.synthesise({ text: '🙂' }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ reason: 'refused', retryable: false });
    expect(rig.requests()).toBe(0);
  });

  it.each([
    [400, 'refused', false],
    [401, 'misconfigured', false],
    [429, 'busy', true],
  ] as const)('takes a status of %i as %s, without asking again', async (status, reason, retryable) => {
    expect(await failure([{ kind: 'status', status }])).toMatchObject({ reason, retryable, status });
    expect(rig.requests()).toBe(1);
  });

  it('survives one fault on the way', async () => {
    rig.misbehave({ kind: 'status', status: 502 });
    expect((await engine.synthesise({ text: 'Hello.' })).audio.length).toBeGreaterThan(1_000);
    expect(rig.requests()).toBe(2);
  });

  it('does not wait longer than its time', async () => {
    const hasty = await textToSpeech(rig.env, { timeoutMs: SHORT_TIMEOUT_MS });
    expect(await failure([{ kind: 'hang' }], hasty)).toMatchObject({ reason: 'timeout', retryable: true });
  });

  it.each(['{"error": "busy"}', '<html></html>', '', 'RIFF'])('never plays %j as audio', async (body) => {
    const error = await failure([{ kind: 'body', body, contentType: 'audio/wav' }]);
    expect(error).toMatchObject({ reason: 'unreadable', retryable: false });
    expect(error.message).not.toContain('cucumber');
  });
});
