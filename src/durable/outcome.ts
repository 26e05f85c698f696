import type { InterviewState } from '#contract/interview-calls.ts';

/** Why the object refused; each becomes one error kind at the edge. */
export type Refusal =
  /** Not theirs, or nothing there: the two look the same from outside. */
  | { reason: 'forbidden' }
  /** The turn being answered is not the latest one; `state` is where the interview really stands. */
  | { reason: 'stale_turn'; state: InterviewState }
  /** What was asked does not fit where the interview stands, or is no good at all. */
  | { reason: 'conflict' | 'bad_request' | 'not_found' | 'too_large'; message: string }
  /** There is a limit to it, and no waiting helps. */
  | { reason: 'unprocessable' | 'used_up'; message: string }
  /** It broke on our side. */
  | { reason: 'failed' }
  /** More than anybody says in a minute. */
  | { reason: 'rate_limited'; retryAfterSeconds: number };

export type Refused = { ok: false } & Refusal;
export type Outcome<T> = { ok: true; value: T } | Refused;

export const succeed = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const forbidden = { ok: false, reason: 'forbidden' } as const;
export const conflict = (message: string) => ({ ok: false, reason: 'conflict', message }) as const;
export const notFound = (message: string) => ({ ok: false, reason: 'not_found', message }) as const;
export const unprocessable = (message: string) => ({ ok: false, reason: 'unprocessable', message }) as const;
export const usedUp = (message: string) => ({ ok: false, reason: 'used_up', message }) as const;
export const badRequest = (message: string) => ({ ok: false, reason: 'bad_request', message }) as const;
