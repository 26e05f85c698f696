import { beforeAll, describe, expect, it } from 'vitest';
import { EngineFailure } from '#engines/engine-failure.ts';
import { textToSpeech } from '#engines/registry.ts';
import { streamSpeech } from '#engines/stream-speech.ts';
import type { TextToSpeech } from '#engines/tts.ts';
import { AiObject } from '#tests/support/ai-object.ts';
import { DeepgramServer } from '#tests/support/deepgram-server.ts';
import { embeddedVoiceForTests } from '#tests/support/flite-speech.ts';
import { SpeechServer } from '#tests/support/speech-server.ts';
import { SERVED_VOICE_RULES, VOICE_RULES, type VoiceRig } from '#tests/support/voice-rules.ts';

const API_KEY = 'a-key-that-nobody-may-see';
const SPOKEN_MS = 1_000;
const SAMPLES = Array.from({ length: 60 }, (_, i) => i);

const voiceOf = (env: object) => async (timeoutMs?: number) => {
  const voice = await textToSpeech(env, timeoutMs === undefined ? {} : { timeoutMs });
  if (!voice) throw new Error('No voice');
  return voice;
};

const speechServerRig = (pcm: 'pcm' | 'wav') => async (): Promise<VoiceRig> => {
  const server = await SpeechServer.start({ apiKey: API_KEY, spokenMs: SPOKEN_MS, pcm });
  return {
    voice: voiceOf(server.ttsSettings),
    misbehave: async (...told) => server.script.misbehave(...told),
    requests: async () => server.script.requests,
    abandoned: async () => server.script.abandoned,
    stop: () => server.stop(),
  };
};

async function deepgramRig(): Promise<VoiceRig> {
  const server = await DeepgramServer.start({ apiKey: API_KEY });
  return {
    voice: voiceOf({ TTS_ENGINE: 'deepgram', TTS_BASE_URL: server.address, TTS_API_KEY: API_KEY }),
    misbehave: async (...told) => server.script.misbehave(...told),
    requests: async () => server.script.requests,
    abandoned: async () => server.script.abandoned,
    stop: () => server.stop(),
  };
}

async function workersAiRig(): Promise<VoiceRig> {
  const ai = new AiObject();
  return {
    voice: voiceOf({ TTS_ENGINE: 'workers-ai', AI: ai }),
    misbehave: async (...told) => ai.script.misbehave(...told),
    requests: async () => ai.script.requests,
    abandoned: async () => ai.script.abandoned,
    stop: async () => {},
  };
}

async function embeddedRig(): Promise<VoiceRig> {
  return {
    voice: embeddedVoiceForTests,
    misbehave: async () => {},
    requests: async () => 0,
    abandoned: async () => 0,
    stop: async () => {},
  };
}

const RULES = { ...VOICE_RULES, ...SERVED_VOICE_RULES };

/** Voices with one thing wrong each, and the rule that finds it. */
const BROKEN: [rule: keyof typeof RULES, fault: string, spoil: (good: TextToSpeech) => TextToSpeech['stream']][] = [
  [
    'speaks plain samples, the same that it speaks whole, and says at which rate',
    'leaves the header of a file in its samples',
    (good) => withAudio(good, (audio) => joined([new Uint8Array(44)], audio)),
  ],
  [
    'says which voice was not there',
    'keeps its warnings to itself',
    (good) => async (request, signal) => ({ ...(await good.stream(request, signal)), warnings: [] }),
  ],
  [
    'asks nobody for a text with nothing in it to speak',
    'says something all the same',
    (good) => (request, signal) => good.stream({ ...request, text: 'Well.' }, signal),
  ],
  [
    'hands sound on before the rest of it is there',
    'waits for all of it',
    (good) => async (request, signal) => {
      const speech = await good.stream(request, signal);
      const pieces: Uint8Array[] = [];
      for await (const piece of speech.audio) pieces.push(piece);
      return { ...speech, audio: joined(pieces) };
    },
  ],
  [
    'loses and adds no byte, whatever pieces it comes in',
    'drops half a sample at the end of a piece',
    (good) => withAudio(good, (audio) => mapped(audio, (piece) => piece.subarray(0, piece.length & ~1))),
  ],
  [
    'gives up on a server that never answers, or only begins to',
    'asks again after a time limit',
    (good) => (request, signal) => good.stream(request, signal).catch(() => good.stream(request, signal)),
  ],
  [
    'cuts a server that sends a byte at a time, from its first byte on or later',
    'takes a break for the end',
    (good) => withAudio(good, endingQuietly),
  ],
  [
    'cuts a server that falls silent in the middle',
    'takes a break for the end',
    (good) => withAudio(good, endingQuietly),
  ],
  [
    'does not count the time that its reader takes',
    'limits all of it together',
    (good) => (request, signal) => good.stream(request, AbortSignal.any([signal, AbortSignal.timeout(4_000)])),
  ],
  [
    'tells why it was refused, without asking again and not in the server’s words',
    'calls everything a fault',
    (good) => (request, signal) =>
      good.stream(request, signal).catch(() => Promise.reject(new EngineFailure('fault', ''))),
  ],
  [
    'never takes a page or an empty answer for speech',
    'plays whatever comes',
    (good) => (request, signal) =>
      good
        .stream(request, signal)
        .catch(() => ({ encoding: 'linear16', sampleRateHz: 24_000, audio: joined([]), warnings: [] })),
  ],
  [
    'survives one fault before the first sound',
    'never stops asking again',
    (good) => (request, signal) => good.stream(request, signal).catch(() => good.stream(request, signal)),
  ],
  [
    'tells of a connection that breaks in the middle, after what came',
    'begins again from the start',
    (good) => async (request, signal) => {
      const again = async function* (audio: AsyncIterable<Uint8Array>) {
        try {
          yield* audio;
        } catch {
          yield* (await good.stream(request, signal)).audio;
        }
      };
      const speech = await good.stream(request, signal);
      return { ...speech, audio: again(speech.audio) };
    },
  ],
  [
    'asks nobody for whom nobody waits any more',
    'does not look at its signal',
    (good) => (request) => good.stream(request, new AbortController().signal),
  ],
  [
    'ends at once when nobody waits any more, before the first sound and after it',
    'does not look at its signal',
    (good) => (request) => good.stream(request, new AbortController().signal),
  ],
  [
    'lets go of the server when its reader leaves',
    'does not notice',
    (good) =>
      withAudio(good, (audio) => {
        const pieces = audio[Symbol.asyncIterator]();
        return { [Symbol.asyncIterator]: () => ({ next: () => pieces.next() }) };
      }),
  ],
];

const withAudio =
  (
    good: TextToSpeech,
    spoil: (audio: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>,
  ): TextToSpeech['stream'] =>
  async (request, signal) => {
    const speech = await good.stream(request, signal);
    return { ...speech, audio: spoil(speech.audio) };
  };

async function* joined(first: Uint8Array[], rest?: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* first;
  if (rest) yield* rest;
}

async function* mapped(
  audio: AsyncIterable<Uint8Array>,
  change: (piece: Uint8Array) => Uint8Array,
): AsyncGenerator<Uint8Array> {
  for await (const piece of audio) yield change(piece);
}

async function* endingQuietly(audio: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* audio;
  } catch {
    // As if that were all.
  }
}

const SERVED: Record<string, () => Promise<VoiceRig>> = {
  openai: speechServerRig('pcm'),
  'a server that gives a WAV whatever it is asked for': speechServerRig('wav'),
  deepgram: deepgramRig,
  'workers-ai': workersAiRig,
};

// Speaking takes the one processor of this file for a while; afterwards the server knows the words.
beforeAll(async () => {
  const rig = await speechServerRig('pcm')();
  await VOICE_RULES['loses and adds no byte, whatever pieces it comes in']?.(rig);
  await rig.stop();
});

// Most of it is waiting, so they wait together.
describe.concurrent.each([
  ...Object.entries(SERVED).map(([name, make]) => [name, make, RULES] as const),
  ['flite', embeddedRig, VOICE_RULES] as const,
])('the live voice of %s', (_name, make, rules) => {
  it.concurrent.for(Object.entries(rules))('%s', async ([_rule, holds], { expect }) => {
    const rig = await make();
    await expect(holds(rig).finally(() => rig.stop())).resolves.toBeUndefined();
  });
});

describe.concurrent('a live voice that is broken', () => {
  it.concurrent.for(BROKEN)('is found by "%s": %s', async ([rule, _fault, spoil], { expect }) => {
    const good = await workersAiRig();
    const rig: VoiceRig = {
      ...good,
      async voice(timeoutMs) {
        const voice = await good.voice(timeoutMs);
        return { ...voice, synthesise: voice.synthesise.bind(voice), stream: spoil(voice) };
      },
    };
    await expect(RULES[rule]?.(rig)).rejects.toThrow();
  });

  it('is tried for every rule', () => {
    expect(new Set(BROKEN.map(([rule]) => rule))).toEqual(new Set(Object.keys(RULES)));
  });
});

describe('a server that is asked for raw samples', () => {
  const stream = async (env: object) => (await voiceOf(env)()).stream({ text: 'Hello.' }, new AbortController().signal);

  it('may give a compressed file, which is passed on whole under its own name', async () => {
    const server = await SpeechServer.start({ pcm: 'mp3' });
    try {
      const { encoding, sampleRateHz, audio } = await stream(server.ttsSettings);
      expect({ encoding, sampleRateHz }).toEqual({ encoding: 'mp3', sampleRateHz: undefined });
      let bytes = 0;
      for await (const piece of audio) bytes += piece.length;
      expect(bytes).toBe(4_000);
    } finally {
      await server.stop();
    }
  });

  it('may refuse, and is asked for a file, from then on at once', async () => {
    const server = await SpeechServer.start({ pcm: 'refused', spokenMs: 300 });
    try {
      expect(await stream(server.ttsSettings)).toMatchObject({ encoding: 'linear16', sampleRateHz: 24_000 });
      expect(server.script.requests).toBe(2);
      await stream(server.ttsSettings);
      expect(server.script.requests).toBe(3);
    } finally {
      await server.stop();
    }
  });

  it.each([
    ['a WAV with a part before and a part after its sound', 'linear16', wavAround(1)],
    ['a WAV of floating point, which stays a file', 'wav', wavAround(3)],
  ])('may give %s', async (_what, encoding, file) => {
    const signal = new AbortController().signal;
    const send = async () => new Response(file);
    const speech = await streamSpeech({ send, rawHz: 24_000, warnings: [], timeoutMs: 5_000, signal });
    expect(speech).toMatchObject({ encoding, sampleRateHz: 8_000 });
    const all: number[] = [];
    for await (const piece of speech.audio) all.push(...piece);
    expect(all).toEqual(encoding === 'wav' ? [...file] : SAMPLES);
  });

  it('may name another rate', async () => {
    const signal = new AbortController().signal;
    const headers = { 'content-type': 'audio/L16; rate=16000; channels=1' };
    const send = async () =>
      new Response(
        Uint8Array.from({ length: 100 }, (_, i) => i * 2),
        { headers },
      );
    const speech = await streamSpeech({ send, rawHz: 24_000, warnings: [], timeoutMs: 5_000, signal });
    expect(speech).toMatchObject({ encoding: 'linear16', sampleRateHz: 16_000 });
  });
});

/** A WAV of 8 kHz with more in it than its sound. */
function wavAround(format: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(36 + 12 + 8 + SAMPLES.length + 12);
  const view = new DataView(file.buffer);
  const put = (at: number, text: string) => file.set(new TextEncoder().encode(text), at);
  put(0, 'RIFF....WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, format, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8_000, true);
  view.setUint16(34, 16, true);
  put(36, 'LIST');
  view.setUint32(40, 4, true);
  put(48, 'data');
  view.setUint32(52, SAMPLES.length, true);
  file.set(SAMPLES, 56);
  put(56 + SAMPLES.length, 'LIST');
  return file;
}
