import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { exports } from 'cloudflare:workers';
import { vi } from 'vitest';
import { type CallName, calls } from '#contract/calls.ts';
import { AiObject } from '#tests/support/ai-object.ts';
import { Dice } from '#tests/support/dice.ts';
import type { FuzzFigures } from '#tests/support/fuzz-figures.ts';
import type { Env } from '#worker/env.ts';
import worker from '#worker/index.ts';
import { equip } from '../equipment.ts';
import { takeDownLogs } from '../logged.ts';
import { type ScriptedListening, ScriptedRecogniser } from '../scripted-recogniser.ts';
import { ScriptedVoice } from '../scripted-voice.ts';
import type { Visitor } from '../visitor.ts';
import { faultIn } from './fault-in.ts';
import { fuzzSocket } from './fuzz-socket.ts';
import { makeJourney } from './journey.ts';
import { type MadeRequest, makeRequest } from './made-request.ts';
import { anyActor, makeWorld } from './world.ts';

const CALLS = Object.keys(calls) as CallName[];
/** After so many requests everything is new: what was erased, spent or forbidden would refuse the rest. */
const REQUESTS_A_WORLD = 100;
const SOCKETS_EVERY = 12;
/** Calls after which little is left to be asked for are made more seldom. */
const ENDINGS = /^DELETE|sign-out|sign-in|revoke|delete-user/;
/** No answer takes longer. */
const LIMIT_MS = 5_000;

/** Sends so many requests, each what a call declares or near it, in an order that no client keeps to. */
export async function fuzz(requests: number, seed: number): Promise<FuzzFigures> {
  const dice = new Dice(seed);
  const free = callsInTurn(dice);
  const asked = new Set<CallName>();
  const figures: FuzzFigures = {
    seed,
    requests: 0,
    calls: 0,
    steps: 0,
    byStatus: {},
    byBody: {},
    sockets: { opened: 0, refused: 0, sent: 0, received: {}, faults: [] },
    slowest: { call: '', ms: 0 },
    tooSlow: [],
    faults: [],
  };
  const logged = takeDownLogs();
  const spokenTo = { ...env, AI: new AiObject(), STT_ENGINE: 'workers-ai', TTS_ENGINE: 'workers-ai' } as Env;
  equip({ recogniser: () => listeningAtOnce(), voice: async () => new ScriptedVoice() });
  try {
    while (figures.requests < requests) {
      const world = await makeWorld(Math.floor(figures.requests / REQUESTS_A_WORLD));
      const journey = makeJourney(dice);
      const last = Math.min(requests, figures.requests + REQUESTS_A_WORLD);
      while (figures.requests < last) {
        const step = dice.is(0.35) ? journey.shift() : undefined;
        const name = step ?? free.next().value;
        const actor = step ? world.focus.actor : anyActor(dice, world);
        const request = await makeRequest(dice, world, name, step !== undefined);
        asked.add(name);
        if (step) figures.steps += 1;
        world.known.learn(await send(actor, name, request, figures, spokenTo));
        if (figures.requests % SOCKETS_EVERY === 0) await fuzzSocket(dice, world, figures.sockets, figures.requests);
      }
    }
  } finally {
    equip({});
    vi.restoreAllMocks();
  }
  // What was meant for whoever runs a server, and never for a client, tells of faults all the same.
  for (const { event, error, at } of logged.entries) {
    if (event === 'call_failed' || event === 'message_failed')
      figures.faults.push(`logged: ${String(error)} ${String(at)}`);
  }
  return { ...figures, calls: asked.size, slowest: { ...figures.slowest, ms: Math.round(figures.slowest.ms) } };
}

/** Every call in turn, shuffled anew each round. */
function* callsInTurn(dice: Dice): Generator<CallName, never> {
  for (;;) {
    const round = CALLS.map((name) => ({ name, at: dice.next() })).sort((a, b) => a.at - b.at);
    for (const { name } of round) if (!ENDINGS.test(name) || dice.is(0.3)) yield name;
  }
}

/** Hears the words of the tape, tells them as they come, and breaks off where it is given too many. */
function listeningAtOnce(): ScriptedRecogniser {
  const recogniser = new ScriptedRecogniser();
  recogniser.onListen = (listening: ScriptedListening) => {
    const hear = listening.hear.bind(listening);
    listening.hear = (samples) => {
      hear(samples);
      listening.tellPartial();
      if (listening.heardMs > 1_500) listening.fail();
      else if (listening.heardMs > 500) listening.settle();
    };
  };
  return recogniser;
}

/** Without a line between: one that breaks off, or that nobody reads to its end, the runtime would report on both sides. */
async function handOver(request: Request, settings: Env): Promise<Response> {
  const context = createExecutionContext();
  const response = await worker.fetch(request as Parameters<typeof worker.fetch>[0], settings, context);
  await waitOnExecutionContext(context);
  return response;
}

/** Sends a request and notes what came of it; the JSON that was answered. */
async function send(
  actor: Visitor,
  name: CallName,
  request: MadeRequest,
  figures: FuzzFigures,
  spokenTo: Env,
): Promise<unknown> {
  const { method, path, body, framing } = request;
  const cookie = [...actor.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const headers = { cookie, ...actor.headers, ...request.headers };
  const init: RequestInit = { method, headers, redirect: 'manual', ...(body === undefined ? {} : { body }) };
  figures.requests += 1;
  if (framing) count(figures.byBody, framing);
  const begun = performance.now();
  const sent = new Request(`http://localhost${path}`, init);
  // Speech is set up for its own calls, and for half of them: what is answered without it is to be seen too.
  const isSpokenTo = path.startsWith('/api/speech/') && figures.requests % 2 === 0;
  const isHandedOver = isSpokenTo || body instanceof ReadableStream;
  const response = await (isHandedOver ? handOver(sent, isSpokenTo ? spokenTo : env) : exports.default.fetch(sent));
  const bytes = await response.bytes();
  const ms = performance.now() - begun;
  if (ms > figures.slowest.ms) figures.slowest = { call: name, ms };
  if (ms > LIMIT_MS) figures.tooSlow.push(`${name} (request ${figures.requests}): ${Math.round(ms)} ms`);
  const { status } = response;
  count(figures.byStatus, status);
  const contentType = response.headers.get('content-type') ?? '';
  const fault = await faultIn(method, path, { status, contentType, bytes });
  if (fault) figures.faults.push(`${name} (request ${figures.requests}, ${framing ?? 'no body'}): ${fault}`);
  return !fault && contentType.includes('json') ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
}

const count = (counts: Record<string, number>, what: string | number) => {
  counts[what] = (counts[what] ?? 0) + 1;
};
