import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RESEND_KEY, type Received, TWILIO_SID, TWILIO_TOKEN } from './carrier-names.ts';

/** How the server misbehaves, for a number of requests: a status, a redirect, no answer, or a dropped connection. */
export type Fault = { status: number; retryAfter?: string } | 'redirect' | 'drop' | 'lost answer';

/**
 * Resend and Twilio on this machine, speaking their HTTP interfaces: paths, credentials, body formats, checks,
 * statuses and answers as their references describe them.
 */
export class CarrierServer {
  readonly received: Received[] = [];
  /** Requests that arrived, whatever became of them. */
  requests = 0;
  readonly #faults: Fault[] = [];
  readonly #idempotent = new Map<string, { payload: string; id: string }>();
  readonly #server: Server = createServer((request, response) => void this.#serve(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** The next requests fail like this, one after another. */
  failNext(...faults: Fault[]): void {
    this.#faults.push(...faults);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = request.url ?? '';
    // For tests that cannot reach into this process.
    if (path === '/received') return answer(response, 200, this.received);
    if (path === '/fail') {
      this.failNext(JSON.parse(body));
      return answer(response, 200, {});
    }
    this.requests += 1;
    const fault = this.#faults.shift();
    if (fault === 'drop') return void request.socket.destroy();
    if (fault === 'redirect') return void response.writeHead(307, { location: '/elsewhere' }).end();
    if (fault !== undefined && fault !== 'lost answer') {
      if (fault.retryAfter) response.setHeader('retry-after', fault.retryAfter);
      return answer(response, fault.status, { message: `to and text repeated here: ${body}` });
    }
    const reply = path === '/emails' ? this.#takeEmail(request, body) : this.#takeSms(request, path, body);
    if (fault === 'lost answer') return void request.socket.destroy();
    answer(response, reply.status, reply.body);
  }

  #takeEmail({ method, headers }: IncomingMessage, body: string): Reply {
    const refuse = (status: number, name: string) => ({ status, body: { statusCode: status, name, message: name } });
    if (method !== 'POST') return refuse(405, 'method_not_allowed');
    if (!headers['user-agent']) return refuse(403, 'missing_user_agent');
    if (!headers.authorization) return refuse(401, 'missing_api_key');
    if (headers.authorization !== `Bearer ${RESEND_KEY}`) return refuse(403, 'invalid_api_key');
    if (headers['content-type'] !== 'application/json') return refuse(422, 'validation_error');
    const mail = JSON.parse(body) as { from?: string; to?: string[]; subject?: string; text?: string };
    const { from, to, subject, text } = mail;
    if (!from || !subject || !text || !Array.isArray(to) || to.length !== 1 || !to[0]) {
      return refuse(422, 'missing_required_field');
    }
    if (!/@[^@\s]+\.[^@\s]+$/.test(to[0])) return refuse(422, 'validation_error');
    const key = String(headers['idempotency-key'] ?? '');
    if (key.length < 1 || key.length > 256) return refuse(400, 'invalid_idempotency_key');
    const payload = createHash('sha256').update(body).digest('hex');
    const earlier = this.#idempotent.get(key);
    if (earlier && earlier.payload !== payload) return refuse(409, 'invalid_idempotent_request');
    if (earlier) return { status: 200, body: { id: earlier.id } };
    const id = randomUUID();
    this.#idempotent.set(key, { payload, id });
    this.received.push({ channel: 'email', from, to: to[0], subject, text });
    return { status: 200, body: { id } };
  }

  #takeSms({ method, headers }: IncomingMessage, path: string, body: string): Reply {
    const refuse = (status: number, code: number) => ({
      status,
      body: { code, message: 'refused', more_info: `https://www.twilio.com/docs/errors/${code}`, status },
    });
    const basic = `Basic ${Buffer.from(`${TWILIO_SID}:${TWILIO_TOKEN}`).toString('base64')}`;
    if (headers.authorization !== basic) return refuse(401, 20003);
    if (method !== 'POST' || path !== `/2010-04-01/Accounts/${TWILIO_SID}/Messages.json`) return refuse(404, 20404);
    if (headers['content-type'] !== 'application/x-www-form-urlencoded') return refuse(400, 21604);
    const form = new URLSearchParams(body);
    const from = form.get('From') ?? form.get('MessagingServiceSid');
    const [to, text] = [form.get('To'), form.get('Body')];
    if (!from) return refuse(400, 21603);
    if (!to || !/^\+\d{7,15}$/.test(to)) return refuse(400, 21211);
    if (!text) return refuse(400, 21602);
    this.received.push({ channel: 'sms', from, to, subject: '', text });
    return {
      status: 201,
      body: { sid: `SM${randomBytes(16).toString('hex')}`, status: 'queued', to, from, body: text },
    };
  }
}

interface Reply {
  status: number;
  body: unknown;
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
