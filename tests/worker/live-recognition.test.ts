import { describe, expect, inject, it } from 'vitest';
import { EngineFailure, type EngineFailureReason } from '#engines/engine-failure.ts';
import { LIVE_LIMITS, type LiveLimits } from '#engines/live-limits.ts';
import { liveSpeechToText } from '#engines/registry.ts';
import type { Listener, Listening, ListenRequest, LiveSpeechToText } from '#engines/stt.ts';
import type { FluxRecord } from '#tests/support/flux-service.ts';
import { LIVE_RECOGNISER_RULES } from '#tests/support/live-recogniser-rules.ts';
import { RECOGNISER_RULES } from '#tests/support/recogniser-rules.ts';
import type { RecogniserRig } from '#tests/support/rigged-utterance.ts';
import { FluxBinding } from './support/flux-binding.ts';

function required(recogniser: LiveSpeechToText | undefined): LiveSpeechToText {
  if (!recogniser) throw new Error('No recogniser');
  return recogniser;
}

/** Each with a line of its own to the server that runs beside the Worker. */
function deepgramRig(): RecogniserRig {
  const { url, apiKey } = inject('deepgram');
  const line = `${url}/line/${crypto.randomUUID()}`;
  const env = { STT_ENGINE: 'deepgram', STT_BASE_URL: line, STT_API_KEY: apiKey };
  return {
    isLive: true,
    recogniser: (limits) => required(liveSpeechToText(env, { limits })),
    async behave(told, options) {
      const body = JSON.stringify({ misbehave: told ? [told] : [], options });
      await (await fetch(`${line}/script`, { method: 'POST', body })).body?.cancel();
    },
    async calls() {
      const { calls } = await (await fetch(`${line}/calls`)).json<{ calls: (FluxRecord & { sound: string })[] }>();
      return calls.map((call) => ({ ...call, sound: Uint8Array.from(Buffer.from(call.sound, 'base64')) }));
    },
  };
}

function workersAiRig(spoil: Spoil = {}): RecogniserRig {
  const ai = new FluxBinding();
  const env = { STT_ENGINE: 'workers-ai', AI: ai };
  return {
    isLive: true,
    recogniser(limits) {
      const good = required(liveSpeechToText(env, { limits: { ...limits, ...spoil.limits } }));
      return spoil.naive ? naiveFlux(ai) : spoilt(good, spoil);
    },
    async behave(told, options) {
      if (told) ai.service.misbehave(told);
      if (options) ai.service.options = { ...options, variant: 'workers-ai' };
    },
    calls: async () => ai.service.calls,
  };
}

const RULES = { ...RECOGNISER_RULES, ...LIVE_RECOGNISER_RULES };

/** Recognisers with one thing wrong each, and the rule that finds it. */
const BROKEN: [rule: keyof typeof RULES, fault: string, spoil: Spoil][] = [
  [
    'hears each word once and in order, and all of them before it ends',
    'ends before its last words',
    { listening: (good) => ({ end: async () => void good.end() }) },
  ],
  [
    'hears a last word that is said at the very end, in one piece with the others',
    'cuts the end off',
    {
      listening(good) {
        let pieces = 0;
        return { hear: (sound) => (pieces++ < 18 ? good.hear(sound) : undefined) };
      },
    },
  ],
  [
    'tells words while they are said, if it can',
    'tells the same again',
    {
      listener: (told) => ({
        partial(text) {
          told.partial(text);
          told.partial(text);
        },
      }),
    },
  ],
  [
    'settles what a pause follows, tells how far it reaches, and goes on after it',
    'reaches beyond what it heard',
    { listener: (told) => ({ settled: (text, reachMs) => told.settled(text, reachMs + 1_000) }) },
  ],
  [
    'loses nothing of what was said before it was connected',
    'hears nothing at first',
    {
      listening(good) {
        const since = Date.now();
        return { hear: (sound) => (Date.now() - since < 200 ? undefined : good.hear(sound)) };
      },
    },
  ],
  [
    'hands the sound on bit by bit as it was, whatever pieces it came in',
    'drops half samples',
    { listening: (good) => ({ hear: (sound) => good.hear(sound.subarray(0, sound.length & ~1)) }) },
  ],
  ['sends frames of 80 to 100 ms', 'sends whatever it gets', { naive: true }],
  ['hears sound of any rate', 'believes in one rate', { request: (asked) => ({ ...asked, sampleRateHz: 16_000 }) }],
  [
    'says nothing where nothing was said',
    'makes something up',
    {
      listening: (good, told) => ({
        async end() {
          await good.end();
          told.settled('Thank you.', 1);
        },
      }),
    },
  ],
  ['tells nothing once it was stopped, and lets go of the server', 'goes on', { listening: () => ({ stop() {} }) }],
  [
    'takes calls in any order and never throws',
    'throws when it is over',
    {
      listening(good) {
        let isOver = false;
        return {
          hear(sound) {
            if (isOver) throw new TypeError('It is over');
            good.hear(sound);
          },
          end() {
            isOver = true;
            return good.end();
          },
        };
      },
    },
  ],
  ['gives up on a server that never answers', 'says so twice', { listener: failingTwice }],
  ['gives up on a server that answers a byte at a time', 'says so twice', { listener: failingTwice }],
  [
    'gives up on a server that falls silent while it is spoken to',
    'goes on afterwards',
    {
      listener: (told) => ({
        failed(failure) {
          told.failed(failure);
          told.partial('and');
        },
      }),
    },
  ],
  [
    'does not take for an answer what nobody can read',
    'fails for something else',
    { listener: failingFor('unreadable') },
  ],
  ['passes over what it cannot read between answers', 'gives up', { naive: true }],
  [
    'tells once of a connection that breaks in mid-word, and what was settled stands',
    'settles what is not settled',
    {
      listener: (told) => ({
        failed(failure) {
          told.settled('we moved', 4_000);
          told.failed(failure);
        },
      }),
    },
  ],
  [
    'tells of a connection that breaks while it waits for the last words',
    'hides it',
    { listener: () => ({ failed() {} }) },
  ],
  ['takes a connection that is closed at once for broken', 'calls it a fault', { listener: failingFor('fault') }],
  [
    'tells why it was refused, and not in the server’s words',
    'calls it the network',
    { listener: failingFor('network') },
  ],
  [
    'tells of an error on the other side, and not in its words',
    'repeats them',
    { listener: (told) => ({ failed: () => told.failed(new EngineFailure('fault', 'You said SECRET words')) }) },
  ],
  ['waits for last words that come late', 'does not', { limits: { lastWordsMs: 50 } }],
  ['does not wait for last words for ever', 'hides it', { listener: () => ({ failed() {} }) }],
  [
    'is content with a server that has told everything and does not hang up',
    'is not',
    {
      listening: (good, told) => ({
        async end() {
          await good.end();
          told.failed(new EngineFailure('timeout', 'It did not hang up'));
        },
      }),
    },
  ],
  ['keeps the words of a turn that ends without repeating them', 'believes the end', { naive: true }],
  [
    'keeps an idle connection alive with silence that is in nobody’s count',
    'sends nothing',
    { limits: { silenceMs: 60_000 } },
  ],
  ['holds no more sound than it may', 'does not count it', { listening: () => ({ waitingBytes: 0 }) }],
];

interface Spoil {
  naive?: true;
  limits?: Partial<LiveLimits>;
  request?(asked: ListenRequest): ListenRequest;
  listener?(told: Listener): Partial<Listener>;
  listening?(good: Listening, told: Listener): Partial<Listening>;
}

function failingTwice(told: Listener): Partial<Listener> {
  return {
    failed(failure) {
      told.failed(failure);
      told.failed(failure);
    },
  };
}

function failingFor(reason: EngineFailureReason) {
  return (told: Listener): Partial<Listener> => ({ failed: () => told.failed(new EngineFailure(reason, 'It broke')) });
}

function spoilt(good: LiveSpeechToText, spoil: Spoil): LiveSpeechToText {
  return {
    name: good.name,
    listen(request, told) {
      const asThey: Listener = {
        partial: (text) => told.partial(text),
        settled: (text, reachMs) => told.settled(text, reachMs),
        failed: (failure) => told.failed(failure),
        ...spoil.listener?.(told),
      };
      const listening = good.listen(spoil.request?.(request) ?? request, asThey);
      return {
        get waitingBytes() {
          return listening.waitingBytes;
        },
        hear: (sound) => listening.hear(sound),
        end: () => listening.end(),
        stop: () => listening.stop(),
        ...spoil.listening?.(listening, told),
      };
    },
  };
}

/** Flux as one would write it at first: no frames, no patience, every message believed. */
function naiveFlux(ai: FluxBinding): LiveSpeechToText {
  return {
    name: 'workers-ai',
    listen(_request, listener) {
      const inputs = { encoding: 'linear16', sample_rate: '16000' };
      const opening = ai.run('@cf/deepgram/flux', inputs, { websocket: true }).then(({ webSocket: socket }) => {
        if (!socket) throw new Error('No socket');
        socket.accept();
        const closed = new Promise<void>((resolve) => socket.addEventListener('close', () => resolve()));
        socket.addEventListener('message', ({ data }) => {
          try {
            const { event, transcript } = JSON.parse(String(data));
            if (event === 'EndOfTurn') listener.settled(transcript, 1);
            else if (transcript) listener.partial(transcript);
          } catch {
            listener.failed(new EngineFailure('unreadable', 'No JSON'));
          }
        });
        return { socket, closed };
      });
      return {
        waitingBytes: 0,
        hear: (sound) => void opening.then(({ socket }) => socket.send(sound)),
        async end() {
          const { socket, closed } = await opening;
          socket.send('{"type":"CloseStream"}');
          await closed;
        },
        stop() {},
      };
    },
  };
}

const RIGS: Record<string, () => RecogniserRig> = { deepgram: deepgramRig, 'workers-ai': () => workersAiRig() };

// Most of it is waiting, so they wait together.
describe.concurrent.each(Object.entries(RIGS))('live recognition by %s', (_name, make) => {
  it.concurrent.for(Object.entries(RULES))('%s', async ([_rule, holds], { expect }) => {
    await expect(holds(make())).resolves.toBeUndefined();
  });
});

describe.concurrent('a live recogniser that is broken', () => {
  it.concurrent.for(BROKEN)('is found by "%s": %s', async ([rule, _fault, spoil], { expect }) => {
    await expect(RULES[rule]?.(workersAiRig(spoil))).rejects.toThrow();
  });

  it('is tried for every rule', () => {
    expect(new Set(BROKEN.map(([rule]) => rule))).toEqual(new Set(Object.keys(RULES)));
  });
});

describe('Flux', () => {
  it('is asked for what the interview needs: late ends of turns, no training, the words to listen for', async () => {
    const made = [deepgramRig(), workersAiRig()];
    for (const one of made) {
      const limits = { ...LIVE_LIMITS, silenceMs: 60_000 };
      const request = { sampleRateHz: 48_000, language: 'en-GB', terms: ['Kubernetes', ' ', 'R&D', 'Kubernetes'] };
      const listener = { partial() {}, settled() {}, failed() {} };
      await one.recogniser(limits).listen(request, listener).end();
      const [call] = await one.calls();
      const { model, ...asked } = Object.fromEntries(call?.query ?? []);
      expect(model).toBe(one === made[0] ? 'flux-general-en' : undefined);
      expect(asked).toEqual({
        encoding: 'linear16',
        sample_rate: '48000',
        eot_threshold: '0.8',
        eot_timeout_ms: '60000',
        mip_opt_out: 'true',
        keyterm: 'R&D',
      });
      expect(call?.query.filter(([name]) => name === 'keyterm')).toEqual([
        ['keyterm', 'Kubernetes'],
        ['keyterm', 'R&D'],
      ]);
    }
  });
});
