import { afterEach, describe, expect, it } from 'vitest';
import { EngineFailure } from '#engines/engine-failure.ts';
import type { LanguageModel } from '#engines/llm/language-model.ts';
import { openAiModel } from '#engines/openai/openai-llm.ts';
import { workersAiModel } from '#engines/workers-ai/workers-ai-llm.ts';
import { AiModel } from '#tests/support/ai-model.ts';
import { ModelServer } from '#tests/support/model-server.ts';
import { type Behaviour, MODEL_RULES, type Rig } from './model-rules.ts';

const SECRET = 'SECRET words of the server';

async function openAiRig(): Promise<Rig> {
  const server = await ModelServer.start();
  return {
    model: openAiModel({ baseUrl: server.baseUrl, apiKey: undefined, form: 'strict' }),
    behave({ text, does, finish, ...options }: Behaviour) {
      server.options = {
        ...options,
        ...(finish ? { finish } : {}),
        ...(text === undefined ? {} : { rewrite: () => text }),
      };
      if (does === 'refuse_schema') server.options.schema = 'refused';
      if (does === 'hang') server.script.misbehave({ kind: 'hang' }, { kind: 'hang' });
      const busy = { kind: 'status', status: 429, body: SECRET } as const;
      if (does === 'busy') server.script.misbehave(busy, busy);
      if (does === 'fail') server.script.misbehave({ kind: 'status', status: 500, body: SECRET });
      const page = { kind: 'body', body: `<html>${SECRET}`, contentType: 'text/html' } as const;
      if (does === 'html') server.script.misbehave(page, page);
    },
    sent: () => server.script.heard.at(-1)?.body ?? {},
    stop: () => server.stop(),
  };
}

/** What is refused is remembered by the model's name, so that each rig has a model of its own. */
let models = 0;

async function workersAiRig(): Promise<Rig> {
  const ai = new AiModel();
  models += 1;
  const own = `@cf/own/model-${models}`;
  const model = workersAiModel(ai, 'bare');
  return {
    model: {
      name: model.name,
      complete: (request) => model.complete({ ...request, model: own }),
      stream: (request) => model.stream({ ...request, model: own }),
    },
    behave({ does, ...options }: Behaviour) {
      ai.options = {
        ...options,
        ...(does === 'refuse_schema' ? { noSchema: true } : {}),
        ...(does === 'hang' ? { hangs: true } : {}),
        ...(does === 'busy' ? { busy: 'answered' as const } : {}),
        ...(does === 'fail' ? { fails: true } : {}),
        ...(does === 'html' ? { html: true } : {}),
      };
    },
    sent: () => ai.calls.at(-1)?.inputs ?? {},
    stop: async () => undefined,
  };
}

const RIGS: Record<string, () => Promise<Rig>> = { openai: openAiRig, 'workers-ai': workersAiRig };

let rig: Rig | undefined;
afterEach(async () => {
  await rig?.stop();
  rig = undefined;
});

describe.each(Object.entries(RIGS))('a model by %s', (_name, make) => {
  it.each(Object.entries(MODEL_RULES))('%s', async (_rule, holds) => {
    rig = await make();
    await expect(holds(rig)).resolves.toBeUndefined();
  });
});

/** Adapters with one thing wrong each, and the rule that finds it. */
const BROKEN: [rule: string, fault: string, spoil: (good: LanguageModel) => Partial<LanguageModel>][] = [
  [
    'never hands out thinking',
    'speaks what it thinks',
    (good) => ({
      async *stream(request) {
        yield 'The user wants praise. ';
        return yield* good.stream(request);
      },
    }),
  ],
  [
    'says that an answer was cut off',
    'takes a cut answer for a whole one',
    (good) => ({
      async *stream(request) {
        try {
          return yield* good.stream(request);
        } catch {
          return { usage: { tokensIn: 1, tokensOut: 1 } };
        }
      },
    }),
  ],
  [
    'hands out what there is of a cut answer, and says that it is cut',
    'takes a cut text for a whole one',
    (good) => ({
      async complete(request) {
        const { text, usage } = await good.complete(request);
        return { text, usage };
      },
    }),
  ],
  [
    'gives up when nobody waits any more',
    'does not heed its signal',
    (good) => ({ complete: (request) => good.complete({ ...request, signal: AbortSignal.timeout(5_000) }) }),
  ],
  [
    'tells a busy server from a broken one',
    'throws what the server said',
    (good) => ({
      complete: (request) =>
        good.complete(request).catch(() => {
          throw new Error(SECRET);
        }),
    }),
  ],
  [
    'tells a busy server from a broken one',
    'calls every failure a fault',
    (good) => ({
      complete: (request) =>
        good.complete(request).catch(() => {
          throw new EngineFailure('fault', 'It failed');
        }),
    }),
  ],
  [
    'says how much may be answered',
    'sets no limit',
    (good) => ({ stream: (request) => good.stream({ ...request, maxTokens: 100_000 }) }),
  ],
  [
    'hands out a streamed text in pieces',
    'waits for the whole text',
    (good) => ({
      async *stream(request) {
        let text = '';
        const pieces = good.stream(request);
        for (;;) {
          const next = await pieces.next();
          if (next.done) {
            yield text;
            return next.value;
          }
          text += next.value;
        }
      },
    }),
  ],
];

describe('the rules', () => {
  it.each(BROKEN)('“%s” finds an adapter that %s', async (rule, _fault, spoil) => {
    rig = await openAiRig();
    const { model } = rig;
    const broken: LanguageModel = {
      name: model.name,
      complete: (request) => model.complete(request),
      stream: (request) => model.stream(request),
      ...spoil(model),
    };
    const holds = MODEL_RULES[rule];
    expect(holds, `There is a rule “${rule}”`).toBeDefined();
    await expect(holds?.({ ...rig, model: broken })).rejects.toThrow();
  });
});

describe('Workers AI', () => {
  it('is asked without thinking, with its busy answer at once, under one name an interview', async () => {
    const ai = new AiModel();
    const model = workersAiModel(ai, 'bare');
    const request = {
      model: '@cf/zai-org/glm-4.7-flash',
      messages: [],
      maxTokens: 10,
      signal: new AbortController().signal,
    };
    for await (const _ of model.stream({ ...request, affinity: 'int_1' }));
    expect(ai.calls[0]?.inputs.chat_template_kwargs).toEqual({ enable_thinking: false });
    expect(ai.calls[0]?.options).toMatchObject({
      returnRawResponse: true,
      rejectIfBusy: true,
      extraHeaders: { 'x-session-affinity': 'int_1' },
    });
  });

  it('is busy too where the binding throws it', async () => {
    const ai = new AiModel();
    ai.options = { busy: 'thrown' };
    const stream = workersAiModel(ai, 'bare').stream({
      model: 'm',
      messages: [],
      maxTokens: 10,
      signal: new AbortController().signal,
    });
    await expect(stream.next()).rejects.toMatchObject({ reason: 'busy' });
  });
});

describe('a server that takes other names', () => {
  it('is asked with the names that its refusals tell', async () => {
    const { LoopbackServer } = await import('#tests/support/loopback-server.ts');
    const bodies: Record<string, unknown>[] = [];
    const server = await LoopbackServer.start(
      () => undefined,
      async ({ body: bytes }) => {
        const body = JSON.parse(bytes.toString()) as Record<string, unknown>;
        bodies.push(body);
        if ('max_tokens' in body)
          return Response.json({ error: { message: "Use 'max_completion_tokens' instead." } }, { status: 400 });
        if ('temperature' in body)
          return Response.json({ error: { message: "'temperature' does not support 0" } }, { status: 400 });
        return Response.json({ choices: [{ message: { content: '{"a":1}' }, finish_reason: 'stop' }] });
      },
    );
    const model = openAiModel({ baseUrl: server.address, apiKey: undefined, form: 'strict' });
    const ask = () =>
      model.complete({
        model: 'o-model',
        messages: [{ role: 'system', content: 'Answer.' }],
        maxTokens: 10,
        signal: new AbortController().signal,
        shape: { name: 'a', schema: {} },
      });
    await expect(ask()).rejects.toMatchObject({ reason: 'form' });
    await expect(ask()).rejects.toMatchObject({ reason: 'form' });
    expect((await ask()).text).toBe('{"a":1}');
    expect(bodies.at(-1)).toMatchObject({ max_completion_tokens: 10 });
    await server.stop();
  });
});
