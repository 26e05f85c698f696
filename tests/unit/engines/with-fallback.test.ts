import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decideMove } from '#domain/interview/decide-move.ts';
import { embeddedJudge } from '#engines/embedded/embedded-judge.ts';
import { embeddedPhraser } from '#engines/embedded/embedded-phraser.ts';
import { embeddedPlanner } from '#engines/embedded/embedded-planner.ts';
import { embeddedReader } from '#engines/embedded/embedded-reader.ts';
import type { EngineCall } from '#engines/engine-call.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import type { PhraseRequest } from '#engines/phraser.ts';
import { type Engines, FELL_BACK, withFallback } from '#engines/with-fallback.ts';
import { lacking } from '#tests/support/made-reading.ts';
import { NOTHING_YET } from '#tests/support/reply-to.ts';

const call = (more: Partial<EngineCall> = {}): EngineCall => ({
  env: {},
  signal: new AbortController().signal,
  timeLimitMs: 1_000,
  ...more,
});

const question = {
  id: 'q_1',
  text: 'Tell me about a time when you helped a customer.',
  type: 'behavioral',
  expectedStructure: ['Situation', 'Task', 'Action', 'Result'],
  signals: ['customer'],
  topic: 'a customer',
} as const;

const planRequest = { text: 'Barista at Acme. Espresso.', style: 'normal', length: '10min', seed: 0 } as const;

const judgeRequest = {
  question: { ...question, expectedStructure: [...question.expectedStructure], signals: [...question.signals] },
  role: 'Barista',
  company: 'Acme',
  responses: [{ asked: question.text, answer: 'A customer had lost her bag and I looked for it until I found it.' }],
};

const input = {
  interviewId: 'int_1',
  question: judgeRequest.question,
  isLastQuestion: false,
  putOff: 'may_be',
  length: '10min',
  profile: { role: 'Barista', company: 'Acme' },
  turnsInQuestion: [],
  followUpsUsed: 0,
  reactionsUsed: 0,
  soFar: NOTHING_YET,
  reading: lacking('specifics'),
  userText: 'I work with people.',
} as const;
const phraseRequest: PhraseRequest = {
  move: decideMove(input),
  input,
  wholeTalk: () => ({
    interviewId: 'int_1',
    questions: [question],
    currentQuestionIndex: 0,
    transcript: [],
    company: 'Acme',
    jobDescription: '',
    customGreeting: '',
  }),
};

type Ask = (call: EngineCall) => Promise<never>;

/** Engines of which each asks the same thing. */
const enginesThat = (ask: Ask): Engines => ({
  planner: { name: 'other', plan: (_request, own) => ask(own) },
  reader: { name: 'other', read: (_request, own) => ask(own) },
  phraser: { name: 'other', phrase: (_request, own) => ask(own) },
  judge: { name: 'other', version: '1', judge: (_request, own) => ask(own) },
});

/** Each port asked once, and what the embedded engine says to the same. */
const PORTS: [string, (engines: Engines, own: EngineCall) => Promise<object>, () => Promise<object>][] = [
  ['planner', ({ planner }, own) => planner.plan(planRequest, own), () => embeddedPlanner.plan(planRequest, call())],
  ['reader', ({ reader }, own) => reader.read(input, own), () => embeddedReader.read(input, call())],
  [
    'phraser',
    ({ phraser }, own) => phraser.phrase(phraseRequest, own),
    () => embeddedPhraser.phrase(phraseRequest, call()),
  ],
  ['judge', ({ judge }, own) => judge.judge(judgeRequest, own), () => embeddedJudge.judge(judgeRequest, call())],
];

describe.each(PORTS)('the embedded %s', (port, ask, embedded) => {
  let logged: unknown[];

  beforeEach(() => {
    logged = [];
    vi.spyOn(console, 'warn').mockImplementation((line) => logged.push(line));
  });
  afterEach(() => vi.restoreAllMocks());

  it('steps in at once for one that fails, says so, and logs no word of the failure', async () => {
    const failing = withFallback(enginesThat(() => Promise.reject(new Error('I work with people.'))));
    expect(await ask(failing, call())).toEqual({ ...(await embedded()), warnings: [FELL_BACK], fellBack: true });
    expect(logged).toEqual([{ event: 'engine_fell_back', port, reason: 'fault' }]);
  });

  it('steps in with the reason that the failure names', async () => {
    const busy = withFallback(enginesThat(() => Promise.reject(new EngineFailure('busy', 'Not now'))));
    await ask(busy, call());
    expect(logged).toEqual([{ event: 'engine_fell_back', port, reason: 'busy' }]);
  });

  it('steps in for one that takes too long, whether or not that heeds its signal', async () => {
    let given: AbortSignal | undefined;
    const deaf = withFallback(
      enginesThat(({ signal }) => {
        given = signal;
        return new Promise(() => undefined);
      }),
    );
    expect(await ask(deaf, call({ timeLimitMs: 20 }))).toEqual({
      ...(await embedded()),
      warnings: [FELL_BACK],
      fellBack: true,
    });
    expect(given?.aborted).toBe(true);
    expect(logged).toEqual([{ event: 'engine_fell_back', port, reason: 'timeout' }]);
  });

  it('does nothing for a caller who gave up', async () => {
    const gaveUp = new AbortController();
    const asked = ask(withFallback(enginesThat(() => new Promise(() => undefined))), call({ signal: gaveUp.signal }));
    gaveUp.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
    expect(logged).toEqual([]);
  });
});

describe('an engine that answers', () => {
  it('is asked once, with what it was given, and heard without a warning', async () => {
    const asked: unknown[] = [];
    const { phraser } = withFallback({
      phraser: {
        name: 'other',
        async phrase(request, { env, timeLimitMs }) {
          asked.push([request, env, timeLimitMs]);
          return { text: 'And then?', warnings: [] };
        },
      },
    });
    const env = { KEY: 'x' };
    expect(await phraser.phrase(phraseRequest, call({ env }))).toEqual({ text: 'And then?', warnings: [] });
    expect(asked).toEqual([[phraseRequest, env, 1_000]]);
    expect(phraser.name).toBe('other');
  });
});
