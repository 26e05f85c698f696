import type { Context } from 'hono';
import { ERROR_STATUS, type ErrorEnvelope } from '#contract/errors.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { isStorageAway } from '#worker/storage-away.ts';

/** Turns whatever a call threw into the one error envelope. What broke is never told; only its request id is. */
export function answerFailure(error: Error, c: Context<AppEnv>): Response {
  const failure =
    error instanceof CallFailure
      ? error
      : isStorageAway(error)
        ? new CallFailure('unavailable', 'The server is busy just now. Please try again.', { retryAfterSeconds: 2 })
        : new CallFailure('internal', 'Something went wrong on our side. Please try again.');
  if (failure !== error && failure.kind === 'unavailable')
    console.error({ event: 'storage_away', requestId: c.get('requestId'), at: firstFrame(error) });
  if (failure.kind === 'internal') {
    // The error's own text may hold what a person wrote, so only its class and place are kept.
    console.error({ event: 'call_failed', requestId: c.get('requestId'), error: error.name, at: firstFrame(error) });
  }
  const { errors, status, data, headers, retryAfterSeconds } = failure.extra;
  const body: ErrorEnvelope = {
    success: false,
    error: failure.message,
    message: failure.message,
    code: failure.kind,
    requestId: c.get('requestId'),
    ...(errors ? { errors } : {}),
    ...(status ? { status } : {}),
    ...(data === undefined ? {} : { data }),
  };
  return new Response(JSON.stringify(body), {
    status: ERROR_STATUS[failure.kind],
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...headers,
      ...(retryAfterSeconds ? { 'retry-after': String(Math.ceil(retryAfterSeconds)) } : {}),
    },
  });
}

const firstFrame = (error: Error) => /\bat [^\n]*/.exec(error.stack?.split('\n').slice(1).join('\n') ?? '')?.[0];
