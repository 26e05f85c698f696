import { type CallOptions, callApi, serverErrorText } from '#client/api/call-api.ts';
import type { CallAnswer, CallName } from '#contract/calls.ts';
import { CALL_LIMIT_MS } from './account-delays.ts';

/** A call of an account form: given up after a while, so that no button stays busy for ever. */
export function callAccount<K extends CallName>(name: K, options: CallOptions<K>): Promise<CallAnswer<K>> {
  return callApi(name, { ...options, signal: AbortSignal.timeout(CALL_LIMIT_MS) });
}

/** The sentence for a failed call, also logged: the server's own, else the fallback. Neither holds personal data. */
export function accountFailure(error: unknown, fallback: string): string {
  const text = serverErrorText(error, fallback);
  console.warn(text);
  return text;
}
