import { createHmac } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { INVITE } from '#domain/interview/invite.ts';
import type { Move } from '#domain/interview/moves.ts';
import { settleMove } from '#domain/interview/settle-move.ts';
import { embeddedPhraser } from '#engines/embedded/embedded-phraser.ts';
import { interviewEngines } from '#engines/registry.ts';
import { FELL_BACK } from '#engines/with-fallback.ts';
import { LoopbackServer } from '#tests/support/loopback-server.ts';
import type { Misbehaviour } from '#tests/support/vendor-script.ts';
import { ASKS_OUTCOME, call, MARKER, OPEN_ANSWER, phraseRequest, planRequest } from './model-work.ts';

const KEY = 'a key that signs what is posted to it';
const ENV = { LLM_ENGINE: 'webhook', LLM_API_KEY: KEY };
let told: Record<string, unknown>[] = [];
let posted: { body: string; headers: Headers }[] = [];
let answer: unknown;
let next: Misbehaviour | undefined;
let server: LoopbackServer;

// What is loaded with the first plan is no automation's time.
beforeAll(() => import('#engines/webhook/webhook-planner.ts'));
beforeEach(async () => {
  told = [];
  posted = [];
  next = undefined;
  vi.spyOn(console, 'warn').mockImplementation((line) => expect(JSON.stringify(line)).not.toContain(MARKER));
  server = await LoopbackServer.start(
    () => next,
    async ({ body, headers }) => {
      posted.push({ body: body.toString(), headers });
      told.push(JSON.parse(body.toString()));
      return Response.json(answer);
    },
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

const asked = (more = {}) => call(ENV, { webhookUrl: `${server.address}/hook`, timeLimitMs: 500, ...more });
const engines = interviewEngines(ENV);
const plan = async () => {
  const { outcome, warnings } = await engines.planner.plan(planRequest, asked());
  return { outcome, warnings, texts: outcome.sufficient ? outcome.plan.questions.map(({ text }) => text) : [] };
};

describe('what is posted', () => {
  it('is signed with its time, so that an automation knows it for ours and for new', async () => {
    answer = { questions: ['Why coffee?'] };
    const before = Math.floor(Date.now() / 1_000);
    await plan();
    const [post] = posted;
    const timestamp = post?.headers.get('x-greenroom-timestamp') ?? '';
    expect(timestamp).toMatch(/^\d{10}$/);
    expect(Number(timestamp)).toBeGreaterThanOrEqual(before);
    const mac = createHmac('sha256', KEY).update(`${timestamp}.${post?.body}`).digest('hex');
    expect(post?.headers.get('x-greenroom-signature')).toBe(`v1=${mac}`);
  });

  it.each([[undefined], ['too short']])('has to be signed: %s is no key', (LLM_API_KEY) => {
    expect(() => interviewEngines({ ...ENV, LLM_API_KEY })).toThrow(/^LLM_API_KEY/);
  });
});

describe('an automation that plans', () => {
  it('is told of a start in the fields that it knows', async () => {
    answer = { questions: ['Why coffee?'] };
    await plan();
    expect(told).toEqual([
      {
        event: 'initialize',
        start: true,
        description: planRequest.text,
        client_ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        length: '10min',
        interviewType: 'normal',
      },
    ]);
  });

  it.each([
    ['a list of texts', { questions: ['Why coffee?', 'Tell me about a time when it went wrong.'] }],
    [
      'a list of objects',
      { data: { questions: [{ text: 'Why coffee?' }, { text: 'Tell me about a time when it went wrong.' }] } },
    ],
    ['one numbered text', { questions: '1. Why coffee?\n2. Tell me about a time when it went wrong.' }],
    ['a list of one', [{ questions: ['Why coffee?', 'Tell me about a time when it went wrong.'] }]],
  ])('answers with %s', async (_form, given) => {
    answer = given;
    expect((await plan()).texts).toEqual(['Why coffee?', 'Tell me about a time when it went wrong.']);
  });

  it('may greet and name the employer', async () => {
    answer = { questions: ['Why coffee?'], intro: 'Hello from our own desk.', company: 'Hollow Bean Ltd' };
    const { outcome } = await plan();
    expect(outcome).toMatchObject({
      plan: {
        greeting: 'Hello from our own desk.',
        profile: { company: 'Hollow Bean Ltd' },
        questions: [{ id: 'q_1' }],
      },
    });
  });

  it('is told the job that the candidate named, which stands', async () => {
    answer = { questions: ['Why nursing?'], company: 'Hollow Bean Ltd' };
    const named = { role: 'Staff Nurse', company: 'Bell Street Clinic' };
    const { outcome } = await engines.planner.plan({ ...planRequest, named }, asked());
    expect(told[0]?.description).toBe(`Position: Staff Nurse\nCompany: Bell Street Clinic\n\n${planRequest.text}`);
    expect(outcome).toMatchObject({ plan: { profile: named, questions: [{ text: 'Why nursing?' }] } });
  });

  it('may refuse a text by 599, in words of its own', async () => {
    next = { kind: 'status', status: 599, body: '{"error":"Please name the shop."}' };
    expect((await plan()).outcome).toEqual({ sufficient: false, reason: 'webhook', message: 'Please name the shop.' });
    next = { kind: 'status', status: 599, body: 'no json' };
    expect((await plan()).outcome).toEqual({ sufficient: false, reason: 'webhook' });
  });

  it.each<[string, Misbehaviour | undefined, unknown]>([
    ['a failure', { kind: 'status', status: 500, body: MARKER }, {}],
    ['a redirect', { kind: 'status', status: 302, headers: { location: 'http://10.0.0.1/' } }, {}],
    ['no JSON', { kind: 'body', body: MARKER, contentType: 'text/plain' }, {}],
    ['no questions', undefined, { ok: true }],
    ['silence', { kind: 'hang' }, {}],
    ['a broken connection', { kind: 'drop' }, {}],
  ])('never reaches the visitor with %s', async (_what, misbehaves, given) => {
    next = misbehaves;
    answer = given;
    const { warnings, texts } = await plan();
    expect(warnings).toEqual([FELL_BACK]);
    expect(texts.length).toBeGreaterThan(2);
  });

  it('is not asked without an address', async () => {
    const { warnings } = await engines.planner.plan(planRequest, call(ENV));
    expect([warnings, told]).toEqual([[FELL_BACK], []]);
  });
});

describe('an automation that replies', () => {
  const phrase = (move = ASKS_OUTCOME, more = {}) =>
    engines.phraser.phrase(phraseRequest(OPEN_ANSWER, move, more), asked());

  it('is told of the whole interview and answers in its own words', async () => {
    answer = { response: 'And what came of it?', is_follow_up: true };
    expect(await phrase()).toEqual({ text: 'And what came of it?', isFollowUp: true, warnings: [] });
    expect(told[0]).toMatchObject({
      event: 'reply',
      interviewId: 'int_1',
      currentQuestionIndex: 0,
      isComplete: false,
      userText: OPEN_ANSWER,
      company: 'Hollow Bean Coffee',
      customGreeting: 'Hello.',
      transcript: [],
    });
  });

  it('may end a question that code would have gone on with', () => {
    const { input } = phraseRequest(OPEN_ANSWER);
    expect(settleMove(ASKS_OUTCOME, false, input)).toMatchObject({
      kind: 'acknowledgement',
      isFollowUp: false,
      costsFollowUp: false,
      transitionTo: 'next_question',
    });
  });

  const leaving = {
    ...ASKS_OUTCOME,
    kind: 'acknowledgement',
    gap: null,
    isFollowUp: false,
    costsFollowUp: false,
    transitionTo: 'next_question',
  } as const;

  it('may go on with one that code would have left, within what a question may cost', async () => {
    const { input } = phraseRequest(OPEN_ANSWER, leaving);
    expect(settleMove(leaving, true, input)).toMatchObject({
      kind: 'follow_up',
      isFollowUp: true,
      costsFollowUp: true,
    });
    expect(settleMove(leaving, true, input)).not.toHaveProperty('transitionTo');
    expect(settleMove(leaving, true, { ...input, followUpsUsed: 1 })).toBeUndefined();
    answer = { response: 'One more thing?', is_follow_up: true };
    const request = phraseRequest(OPEN_ANSWER, leaving, { followUpsUsed: 1 });
    const { text } = await embeddedPhraser.phrase(request, call(ENV));
    expect(await phrase(leaving, { followUpsUsed: 1 })).toEqual({ text, warnings: [FELL_BACK], fellBack: true });
  });

  it('has the invitation to ask added to its words where they end the last question, and is not asked after that', async () => {
    const last = { isLastQuestion: true, length: '30min' } as const;
    answer = { response: 'Good to know.', is_follow_up: false };
    expect((await phrase(ASKS_OUTCOME, last)).text).toBe(`Good to know. ${INVITE}`);
    answer = { response: 'And what came of it?', is_follow_up: true };
    expect((await phrase(ASKS_OUTCOME, last)).text).toBe('And what came of it?');
    const before = posted.length;
    const invited = { ...last, invited: { times: 1, posting: '' }, userText: 'What does it pay?' };
    const closing: Move = { ...ASKS_OUTCOME, kind: 'closing', scored: false, gap: null, isFollowUp: false };
    expect((await phrase(closing, invited)).text).toMatch(/the employer.*results/);
    expect(posted).toHaveLength(before);
  });

  it.each<[string, Misbehaviour | undefined, unknown]>([
    ['a failure', { kind: 'status', status: 599, body: MARKER }, {}],
    ['nothing to say', undefined, { response: '  ' }],
    ['a speech without an end', undefined, { response: 'word '.repeat(400) }],
  ])('never reaches the candidate with %s', async (_what, misbehaves, given) => {
    next = misbehaves;
    answer = given;
    const { text, warnings } = await phrase();
    expect([text, warnings]).toEqual([
      (await embeddedPhraser.phrase(phraseRequest(OPEN_ANSWER), call(ENV))).text,
      [FELL_BACK],
    ]);
  });
});
