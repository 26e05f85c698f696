import { expect } from 'vitest';
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
  expect(answerType === 'media' ? [status, 206] : [status, statusMeanwhile], `status of ${name}`).toContain(
    answer.status,
  );
  expect(answer.contentType, `type of ${name}`).toMatch(CONTENT_TYPES[answerType]);
  if (answerType !== 'json') return;
  const parsed = call.answer.safeParse(answer.body);
  expect(parsed.error?.issues ?? [], `answer of ${name}`).toEqual([]);
  expect(answer.body, `fields of ${name}`).toEqual(parsed.data);
}

function checkRefusal(name: string, kinds: readonly ErrorKind[], { status, body }: Answered): void {
  const envelope = errorEnvelope.safeParse(body);
  expect(envelope.error?.issues ?? [], `refusal of ${name} (${status})`).toEqual([]);
  const code = envelope.data?.code as ErrorKind;
  expect(kinds, `kinds of ${name}`).toContain(code);
  expect(status, `status of ${name}`).toBe(ERROR_STATUS[code]);
  expect(body, `fields of the refusal of ${name}`).toEqual(envelope.data);
}
