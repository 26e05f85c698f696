import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { exports } from 'cloudflare:workers';
import { expect } from 'vitest';
import { checkAnswer } from '#tests/support/check-answer.ts';
import type { Env } from '#worker/env.ts';
import worker from '#worker/index.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
  body: any;
}

type IncomingRequest = Parameters<typeof worker.fetch>[0];

interface VisitorOptions {
  headers?: Record<string, string>;
  origin?: string;
  settings?: Partial<Env>;
}

/** A browser with its own cookie jar, as far as HTTP is concerned. Every answer must be as the contract declares it. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  /** Headers of every request, such as the address that it seems to come from. */
  readonly headers: Record<string, string>;
  /** Where the product is, as this browser sees it. */
  readonly origin: string;
  readonly #settings: Partial<Env> | undefined;

  /** With settings of its own the visitor meets a server that is configured like that, over the same storage. */
  constructor({ headers = {}, origin = 'http://localhost', settings }: VisitorOptions = {}) {
    this.headers = headers;
    this.origin = origin;
    this.#settings = settings;
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await this.#fetch(
      new Request(this.origin + path, {
        method,
        headers: {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...this.headers,
          ...headers,
        },
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      }),
    );
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    const contentType = response.headers.get('content-type') ?? '';
    const parsed: unknown = contentType.includes('json')
      ? await response.json()
      : await (contentType.startsWith('audio/') ? response.bytes() : response.text());
    checkAnswer(method, path, { status: response.status, contentType, body: parsed });
    return { status: response.status, headers: response.headers, body: parsed };
  }

  async #fetch(request: Request): Promise<Response> {
    if (!this.#settings) return exports.default.fetch(request);
    const context = createExecutionContext();
    const response = await worker.fetch(request as IncomingRequest, { ...env, ...this.#settings }, context);
    this.afterAnswer = waitOnExecutionContext(context);
    return response;
  }

  /** Ends when everything that the newest request left to be done after its answer is done. */
  afterAnswer: Promise<void> = Promise.resolve();

  #keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
  }

  /** Starts a ten-minute interview and answers its id. */
  async startInterview(description = POSTING): Promise<string> {
    const started = await this.call('POST', '/api/webhook/initialize', {
      start: true,
      description,
      client_ts: 0,
      length: '10min',
      interviewType: 'normal',
    });
    expect(started.status).toBe(200);
    return started.body.interview_id;
  }

  answer(interviewId: string, userText: string, more: Record<string, string> = {}): Promise<Answer> {
    return this.call('POST', '/api/llm/complete', { interviewId, userText, ...more });
  }

  /** Signs up, reads the code from the outbox and verifies it. */
  async register(email: string, phoneNumber = anyPhone()): Promise<void> {
    const signedUp = await this.signUp(email, PASSWORD, phoneNumber);
    expect(signedUp.status).toBe(200);
    const verified = await this.call('POST', '/api/auth/verify-otp', { email, otp: await this.readCode(email) });
    expect(verified.body.data).toMatchObject({ signedIn: true });
  }

  signUp(email: string, password = PASSWORD, phoneNumber = anyPhone()): Promise<Answer> {
    return this.call('POST', '/api/auth/sign-up/email', { email, password, name: 'Ada Lovelace', phoneNumber });
  }

  signIn(email: string, password = PASSWORD, rememberMe = true): Promise<Answer> {
    return this.call('POST', '/api/auth/sign-in/email', { email, password, rememberMe });
  }

  /** Whether the session's cookie still stands for somebody. */
  async isSignedIn(): Promise<boolean> {
    return (await this.call('GET', '/api/auth/get-session')).body.data !== null;
  }

  /** A second browser with the same cookies, as somebody has who copied them. */
  copy(): Visitor {
    const copy = new Visitor({
      headers: this.headers,
      origin: this.origin,
      ...(this.#settings ? { settings: this.#settings } : {}),
    });
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  /** What was sent to an address or number, newest first. */
  async readOutbox(to: string): Promise<SentMessage[]> {
    return (await this.call('GET', `/api/dev/outbox?to=${encodeURIComponent(to)}`)).body.data;
  }

  async readCode(to: string): Promise<string> {
    return (await this.readOutbox(to))[0]?.code ?? '';
  }

  /** The token in the newest link that was sent. */
  async readToken(to: string): Promise<string> {
    return new URL((await this.readOutbox(to))[0]?.link ?? '').searchParams.get('token') ?? '';
  }
}

export interface SentMessage {
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  code: string | null;
  link: string | null;
}

export const anyPhone = () => `+1${Math.floor(1e9 + Math.random() * 8e9)}`;

export const PASSWORD = 'Correct horse 7';

export const POSTING =
  'Senior Software Engineer - Acme Corp\nYou will own our order service. We need Python, SQL and Docker.';

/** An answer with nothing missing, so that the interviewer moves on. */
export const GOOD_ANSWER =
  'Last year our order service was slow at peak times. I had to bring the response time down before the December sale. I measured the queries, found two missing indexes and rewrote the worst query, and then I load tested it with 500 users. As a result the response time dropped by 60 percent and we had no outage.';
