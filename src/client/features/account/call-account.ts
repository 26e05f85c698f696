import { ApiError, type CallOptions, callApi, readCall, serverWords } from '#client/api/call-api.ts';
import type { CallAnswer, CallName } from '#contract/calls.ts';
import { readWaitSeconds } from '#domain/answers/read-wait-seconds.ts';
import { CALL_LIMIT_MS, RESEND_WAIT_SECONDS } from './account-delays.ts';

/** A call of an account form: given up after a while, so that no button stays busy for ever. */
export function callAccount<K extends CallName>(name: K, options: CallOptions<K>): Promise<CallAnswer<K>> {
  return callApi(name, { ...options, signal: AbortSignal.timeout(CALL_LIMIT_MS) });
}

/** The same, with an answer that `read` makes sense of. */
export function readAccount<K extends CallName, T>(
  name: K,
  options: CallOptions<K>,
  read: (answer: unknown) => T | undefined,
): Promise<T> {
  return readCall(name, { ...options, signal: AbortSignal.timeout(CALL_LIMIT_MS) }, read);
}

/** A call that has a code sent; answers how many seconds to wait before the next one can be asked for. */
export function callForCode<K extends CallName>(name: K, options: CallOptions<K>): Promise<number> {
  return readAccount(name, options, (answer) => readWaitSeconds(answer) ?? RESEND_WAIT_SECONDS);
}

/**
 * The words for a failed call: the server's own, else the fallback, and on a line of its own what to do. What is logged
 * of them holds no personal data.
 */
export function accountFailure(error: unknown, fallback: string): string {
  const said = serverWords(error);
  console.warn(said || fallback);
  return said || withAdvice(error, fallback);
}

/** The same for a code that was entered: it is wrong, or nobody could be asked whether it is. */
export function codeFailure(error: unknown): string {
  const isRefused = error instanceof ApiError && error.status < 500;
  return isRefused ? accountFailure(error, 'Invalid or expired code') : withAdvice(error, 'Verification failed');
}

/** A text of the specification with a line below it that says what to do. */
export const withAdvice = (error: unknown, text: string): string =>
  `${text}\n${serverWords(error) || adviceFor(error)}`;

const adviceFor = (error: unknown): string =>
  error instanceof ApiError
    ? 'Something went wrong on our side. Please try again in a moment.'
    : 'The server cannot be reached. Please check your connection and try again.';
