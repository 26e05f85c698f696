import { type LoopbackRequest, LoopbackServer } from './loopback-server.ts';
import { madeJudgement } from './made-judgement.ts';
import { madeTurn } from './made-turn.ts';
import { type Misbehaviour, VendorScript } from './vendor-script.ts';

/** One call that was understood. */
export interface AskedModel {
  purpose: 'plan' | 'reply' | 'judgement';
  model: string;
  stream: boolean;
  /** Everything that was sent. */
  body: Record<string, unknown>;
  /** The data in the user's message. */
  data: Record<string, unknown>;
  system: string;
}

interface Options {
  /** `ignored`: it takes a schema and answers as it likes; `refused`: 400 for a request that has one. */
  schema?: 'taken' | 'refused' | 'ignored';
  /** The form of its answers. */
  form?: 'choices' | 'response';
  apiKey?: string;
  /** What becomes of each text that it answers. */
  rewrite?: (text: string, asked: AskedModel) => string;
  /** Of a streamed answer only so many events are sent, and then the connection ends, in order or broken. */
  cutAfterEvents?: number;
  breaks?: boolean;
  /** Between the bytes of an answer. */
  byteEveryMs?: number;
  /** Told with a streamed answer's thinking before it. */
  thinks?: boolean;
  finish?: string;
  /** Before each answer. */
  delayMs?: number;
  /** What a call meets instead of its answer, by what it asks. */
  fails?: (asked: AskedModel) => Misbehaviour | undefined;
}

/**
 * A language model on this machine, as OpenAI-compatible servers are: `POST /chat/completions`, streamed and not. Its
 * plans, replies and judgements are made of what it is sent, so that a test can tell its words from the built-in ones.
 */
export class ModelServer {
  readonly script = new VendorScript<AskedModel>();
  options: Options;
  #server: LoopbackServer | undefined;

  private constructor(options: Options) {
    this.options = options;
  }

  static async start(options: Options = {}): Promise<ModelServer> {
    const model = new ModelServer(options);
    model.#server = await LoopbackServer.start(
      (_path, body) => model.#failureOf(body) ?? model.script.next(),
      (request) => model.#answer(request),
    );
    return model;
  }

  get baseUrl(): string {
    return `${this.#server?.address}/v1`;
  }

  get settings(): Record<string, string> {
    const { apiKey } = this.options;
    return {
      LLM_ENGINE: 'openai',
      LLM_BASE_URL: this.baseUrl,
      LLM_MODEL: 'fake-talker',
      LLM_JUDGE_MODEL: 'fake-judge',
      ...(apiKey === undefined ? {} : { LLM_API_KEY: apiKey }),
    };
  }

  /** The calls of one purpose. */
  asked(purpose: AskedModel['purpose']): AskedModel[] {
    return this.script.heard.filter((each) => each.purpose === purpose);
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  #failureOf(body: Buffer): Misbehaviour | undefined {
    return this.options.fails?.(understand(JSON.parse(body.toString('utf8'))));
  }

  async #answer({ method, url, headers, body: bytes }: LoopbackRequest): Promise<Response> {
    const { options } = this;
    if (method !== 'POST' || url.pathname !== '/v1/chat/completions') return failed(404, 'no such page');
    if (options.apiKey !== undefined && headers.get('authorization') !== `Bearer ${options.apiKey}`)
      return failed(401, 'wrong key');
    const body = JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;
    const fault = faultOf(body, options);
    if (fault) return failed(400, fault);
    const asked = understand(body);
    this.script.heard.push(asked);
    if (options.delayMs) await pause(options.delayMs);
    const good = WORK[asked.purpose](asked.data);
    const text = options.rewrite ? options.rewrite(good, asked) : good;
    return asked.stream
      ? this.#streamed(text)
      : this.#whole(text, Number(body.max_tokens ?? body.max_completion_tokens));
  }

  #whole(text: string, maxTokens: number): Response {
    const { form = 'choices', finish = 'stop', byteEveryMs } = this.options;
    const usage = finish === 'length' ? { ...USAGE, completion_tokens: maxTokens } : USAGE;
    const answer =
      form === 'response'
        ? { response: text, usage }
        : { choices: [{ message: { role: 'assistant', content: text }, finish_reason: finish }], usage };
    const json = JSON.stringify(answer);
    const headers = { 'content-type': 'application/json' };
    return byteEveryMs === undefined
      ? new Response(json, { headers })
      : new Response(slowly(json, byteEveryMs), { headers });
  }

  #streamed(text: string): Response {
    const { form = 'choices', thinks, cutAfterEvents = Number.POSITIVE_INFINITY, breaks, byteEveryMs } = this.options;
    const delta = (content: string) =>
      form === 'response' ? { response: content } : { choices: [{ delta: { content }, finish_reason: null }] };
    const events: object[] = [];
    if (thinks) events.push({ choices: [{ delta: { reasoning_content: 'The user wants praise. ' } }] });
    const words = `${thinks ? '<think>Say something nice.</think>\n' : ''}${text}`.match(/\S+\s*/g) ?? [];
    events.push(...words.map(delta));
    if (form === 'choices') events.push({ choices: [{ delta: {}, finish_reason: 'stop' }], usage: USAGE });
    else events.push({ response: '', usage: USAGE });
    const lines = [...events.map((event) => `data: ${JSON.stringify(event)}\n\n`), 'data: [DONE]\n\n'];
    const sent = lines.slice(0, cutAfterEvents);
    const headers = { 'content-type': 'text/event-stream' };
    if (byteEveryMs !== undefined) return new Response(slowly(sent.join(''), byteEveryMs), { headers });
    return new Response(inPieces(sent, breaks === true), { headers });
  }
}

const USAGE = { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1_000 };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const failed = (status: number, message: string) => Response.json({ error: { message } }, { status });

/** What a strict server would refuse about a request. */
function faultOf(body: Record<string, unknown>, { schema = 'taken' }: Options): string | undefined {
  const format = body.response_format as { type?: string; json_schema?: Record<string, unknown> } | undefined;
  if (typeof body.model !== 'string') return 'model is missing';
  if (!Number.isInteger(body.max_tokens ?? body.max_completion_tokens)) return 'max_tokens is missing';
  if (!Array.isArray(body.messages) || body.messages.length === 0) return 'messages are missing';
  if (!format) return undefined;
  if (schema === 'refused') return 'response_format of type json_schema is not supported by this model';
  if (format.type !== 'json_schema') return `response_format ${format.type} is not taken`;
  const { name, strict, schema: shape } = format.json_schema ?? {};
  if (typeof name !== 'string' || strict !== true || typeof shape !== 'object')
    return 'json_schema needs name, schema, strict';
  return strictFault(shape as Shape);
}

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: unknown;
  items?: Shape;
}

/** Strict servers want every property required, and no other. */
function strictFault(shape: Shape): string | undefined {
  if (shape.type === 'object') {
    const names = Object.keys(shape.properties ?? {});
    if (shape.additionalProperties !== false) return 'additionalProperties must be false';
    if (names.some((name) => !shape.required?.includes(name))) return 'every property must be required';
    for (const each of Object.values(shape.properties ?? {})) {
      const fault = strictFault(each);
      if (fault) return fault;
    }
  }
  return shape.items ? strictFault(shape.items) : undefined;
}

function understand(body: Record<string, unknown>): AskedModel {
  const messages = body.messages as { role: string; content: string }[];
  const data = JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}') as Record<string, unknown>;
  const purpose = 'places' in data ? 'plan' : 'responses' in data ? 'judgement' : 'reply';
  return {
    purpose,
    model: String(body.model),
    stream: body.stream === true,
    body,
    data,
    system: messages.find(({ role }) => role === 'system')?.content ?? '',
  };
}

/** About a thing that the posting names, as a plan should be. */
const QUESTIONS: Record<string, readonly string[]> = {
  behavioral: [
    'Tell me about a time when {thing} let you down.',
    'Tell me about a time when somebody doubted {thing}.',
  ],
  situational: ['What would you do if {thing} failed in the middle of a shift?', 'What would you do without {thing}?'],
  technical: ['How do you make sure that {thing} is used properly?', 'How do you find a fault in {thing}?'],
  motivation: ['Why would you like to work with {thing}?'],
  intro: ['How did you come to work with {thing} as a {role}?'],
  self_assessment: ['What do you still find hard about {thing}?'],
  general: ['What do people get wrong about {thing}?', 'What matters most to you in {thing}?'],
};

const THINGS = /\b(?:Python|SQL|Docker|espresso|customers)\b/g;

const WORK: Record<AskedModel['purpose'], (data: Record<string, unknown>) => string> = {
  plan({ places, posting }) {
    const role =
      String(posting)
        .split(/ at |\n/)[0]
        ?.trim() ?? '';
    const things = [...new Set(String(posting).match(THINGS) ?? ['tools'])];
    const used = new Map<string, number>();
    const questions = (places as { number: number; type: string }[]).map(({ number, type }) => {
      const turn = used.get(type) ?? 0;
      used.set(type, turn + 1);
      const list = QUESTIONS[type] ?? [];
      return {
        number,
        text: (list[turn % list.length] ?? '')
          .replace('{thing}', things[number % things.length] ?? '')
          .replace('{role}', role),
        topic: 'work as it is',
        signals: ['work', 'plan', 'people'],
      };
    });
    return JSON.stringify({ is_posting: true, role, company: '', questions });
  },
  reply: (data) => JSON.stringify(madeTurn(data)),
  judgement: (data) => JSON.stringify(madeJudgement(data)),
};

function inPieces(lines: readonly string[], breaks: boolean): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream({
    async pull(controller) {
      const line = lines[next];
      // What has been sent arrives before the connection breaks.
      if (line === undefined && breaks) await pause(20);
      next += 1;
      if (line !== undefined) controller.enqueue(new TextEncoder().encode(line));
      else if (breaks) controller.error(new Error('broken off'));
      else controller.close();
    },
  });
}

function slowly(text: string, everyMs: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      if (at >= bytes.length) return controller.close();
      await pause(everyMs);
      controller.enqueue(bytes.subarray(at, at + 1));
      at += 1;
    },
  });
}
