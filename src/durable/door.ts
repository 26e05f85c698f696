import type { ObjectBindings } from './bindings.ts';
import type { InterviewObject } from './interview-object.ts';
import { forbidden, type Outcome } from './outcome.ts';
import type { Principal } from './principal.ts';

export type { Outcome, Refusal } from './outcome.ts';
export { PRINCIPAL_HEADER, type Principal } from './principal.ts';
export type { PlayableMedia } from './recordings/recordings.ts';
export { NOT_YOURS, refusalWords, speechRefusalWords } from './refusal-words.ts';
export { SOCKET_ID_HEADER, SPEECH_CHOICE_HEADER } from './sockets/live-socket.ts';
export { SPEECH_PAYERS_HEADER } from './speech/speech-purse.ts';

/** What the Worker's environment holds for this part of the system. */
export interface DurableBindings extends ObjectBindings {
  INTERVIEWS: DurableObjectNamespace<InterviewObject>;
}

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

/** All that a principal can ask of an interview. */
export type Held = ReturnType<DurableObjectStub<InterviewObject>['as']>;

/**
 * Asks an interview for something as this principal. The question travels with the principal, in one round trip, and
 * what was held to ask it is let go. An id that no interview has refuses like a foreign interview.
 */
export async function askInterview<T>(
  env: Pick<DurableBindings, 'INTERVIEWS'>,
  id: string,
  principal: Principal,
  ask: (held: Held) => PromiseLike<Outcome<T>>,
): Promise<Outcome<T>> {
  const object = interviewObject(env, id);
  if (!object) return forbidden;
  // What is not waited for can be let go all the same, though its type does not say so.
  using held = object.as(principal) as Held & Disposable;
  return await ask(held);
}
