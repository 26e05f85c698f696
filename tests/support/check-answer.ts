import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { type Access, type Call, COMMON_ERRORS } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { ERROR_STATUS, type ErrorKind, errorEnvelope } from '#contract/errors.ts';

interface Answered {
  status: number;
  contentType: string;
  body: unknown;
}

const CONTENT_TYPES = {
  json: /^application\/json/,
  audio: /^audio\//,
  media: /^(audio|video)\//,
  html: /^text\/html/,
  redirect: /./,
};

/** Kinds that a call can answer because of who may make it. */
const OF_ACCESS: Partial<Record<Access, readonly ErrorKind[]>> = {
  operator: ['unauthorized'],
  user: ['unauthorized'],
  owner: ['unauthorized'],
  development: ['not_found'],
};

const patterns = (Object.entries(calls) as [string, Call][]).map(([name, call]) => {
  const [method = '', path = ''] = name.split(' ');
  return { name, method, call, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`) };
});

/**
 * Fails for an answer that the contract does not declare: another status, a kind that this call does not have, a shape
 * that does not fit, a field that is not in it. What is no declared call must be refused.
 */
export function checkAnswer(method: string, path: string, answer: Answered): void {
  const { pathname } = new URL(path, 'http://localhost');
  if (!pathname.startsWith('/api')) return;
  const found = patterns.find((declared) => declared.method === method && declared.pattern.test(pathname));
  if (found) checkDeclared(found.name, found.call, answer);
  // The sockets' addresses take upgrades, and refuse everything else.
  else if (answer.status !== 101) checkRefusal(`${method} ${pathname}`, ['not_found', ...COMMON_ERRORS], answer);
}

function checkDeclared(name: string, call: Call, answer: Answered): void {
  const { status = 200, statusMeanwhile = status, answerType = 'json' } = call;
  if (answer.status >= 400) {
    checkRefusal(name, [...COMMON_ERRORS, ...(OF_ACCESS[call.access] ?? []), ...(call.errors ?? [])], answer);
    return;
  }
  const statuses = answerType === 'media' ? [status, 206] : [status, statusMeanwhile];
  demand(statuses.includes(answer.status), `status of ${name}: ${answer.status}`);
  demand(CONTENT_TYPES[answerType].test(answer.contentType), `type of ${name}: ${answer.contentType}`);
  if (answerType === 'json') checkBody(name, call.answer, answer.body);
}

function checkRefusal(name: string, kinds: readonly ErrorKind[], { status, body }: Answered): void {
  const { code } = checkBody(`refusal (${status}) of ${name}`, errorEnvelope, body);
  demand(kinds.includes(code), `kind of ${name}: ${code}`);
  demand(status === ERROR_STATUS[code], `status of ${name}: ${status} for ${code}`);
}

function checkBody<T>(what: string, schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Error(`${what}: ${JSON.stringify(parsed.error.issues)}`);
  demand(isDeepStrictEqual(body, parsed.data), `fields of ${what}: ${JSON.stringify(body)}`);
  return parsed.data;
}

/** Without a test runner's own matchers, because two runners use this. */
function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(`Not as the contract declares it: ${otherwise}`);
}
