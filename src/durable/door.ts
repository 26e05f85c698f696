import type { DurableBindings } from './bindings.ts';

export type { Outcome, Refusal } from './outcome.ts';
export type { Principal } from './principal.ts';
export type { PlayableMedia } from './recordings.ts';
export { NOT_YOURS, refusalWords } from './refusal-words.ts';

/** A socket cannot travel by RPC, so its upgrade is a fetch and the principal comes in this header. */
export const PRINCIPAL_HEADER = 'x-greenroom-principal';

const ID_PREFIX = 'int_';
const ID_BYTES = 24;
const ID_PATTERN = /^int_[A-Za-z0-9_-]{32}$/;

/** A new interview's id: 192 random bits, URL-safe. */
export function newInterviewId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return (
    ID_PREFIX +
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
  );
}

/**
 * The object that holds one interview. An id that no interview can have answers undefined, and its object is never
 * woken; whether a well-formed id has an interview is for the object to say.
 */
export function interviewObject(env: Pick<DurableBindings, 'INTERVIEWS'>, id: string) {
  return ID_PATTERN.test(id) ? env.INTERVIEWS.getByName(id) : undefined;
}
