import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { type CallAnswer, type CallName, type CallParsed, calls } from '#contract/calls.ts';
import type { Principal } from '#durable/principal.ts';
import type { AppEnv } from './app-env.ts';
import { CallFailure } from './call-failure.ts';
import { admit } from './principal.ts';
import { readFormBody } from './read-form-body.ts';
import { readJsonBody } from './read-json-body.ts';
import { sentenceFor } from './sentence-for.ts';

export interface CallRequest<K extends CallName> {
  c: Context<AppEnv>;
  principal: Principal;
  params: CallParsed<K, 'params'>;
  query: CallParsed<K, 'query'>;
  body: CallParsed<K, 'body'>;
}

type Handlers = { [K in CallName]: (request: CallRequest<K>) => Promise<CallAnswer<K> | Response> };

/**
 * Serves one declared call: admits the caller, validates what came by the contract's schemas, answers in JSON with
 * the declared status. A handler that answers something else (audio, a page) returns the Response itself.
 */
export function serveCall<K extends CallName>(app: Hono<AppEnv>, name: K, handle: Handlers[K]): void {
  const call: Call = calls[name];
  const [method = '', path = ''] = name.split(' ');
  app.on(method, path, async (c) => {
    const principal = await admit(c, call.access);
    const request = {
      c,
      principal,
      params: parsePart(call.params, c.req.param()),
      query: parsePart(call.query, c.req.query()),
      body: call.body ? parsePart(call.body, await readJsonBody(c, call.bodyMayBeEmpty)) : undefined,
    } as CallRequest<K>;
    const answer = await handle(request);
    if (!(answer instanceof Response)) return c.json(answer, (call.status ?? 200) as ContentfulStatusCode);
    // Through the context, because a cookie that was set on the way is kept there and a bare Response would lose it.
    return c.newResponse(answer.body, { status: answer.status as ContentfulStatusCode, headers: answer.headers });
  });
}

/** Reads and validates the form of a call that declares one; the file in it may have at most `maxFileBytes`. */
export async function readForm<K extends CallName>(
  c: Context<AppEnv>,
  name: K,
  maxFileBytes: number,
): Promise<CallParsed<K, 'form'>> {
  const call: Call = calls[name];
  return parsePart(call.form, await readFormBody(c, maxFileBytes)) as CallParsed<K, 'form'>;
}

function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: sentenceFor });
  if (parsed.success) return parsed.data;
  const errors = [...new Set(parsed.error.issues.map(({ message }) => message))];
  throw new CallFailure('bad_request', errors.join('; '), { errors });
}
