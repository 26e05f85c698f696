/** What a stand-in for a vendor does with the next request instead of its work. */
export type Misbehaviour =
  | { kind: 'status'; status: number; body?: string; headers?: Record<string, string> }
  /** Success, with a body that is no answer. */
  | { kind: 'body'; body: string; contentType: string }
  /** Does its work, after so long. */
  | { kind: 'slow'; delayMs: number }
  /** Never answers. */
  | { kind: 'hang' }
  /** Breaks the connection. */
  | { kind: 'drop' };

/** What the stand-ins for the vendors have in common: what they are told to do, and what they were asked. */
export class VendorScript<Heard> {
  /** Each request that got as far as being understood. */
  readonly heard: Heard[] = [];
  /** Requests of any kind, also those that were refused. */
  requests = 0;
  readonly #misbehaviours: Misbehaviour[] = [];
  #always: Misbehaviour | undefined;

  /** The next requests meet these, one each. */
  misbehave(...misbehaviours: Misbehaviour[]): void {
    this.#misbehaviours.push(...misbehaviours);
  }

  /** Every request meets this from now on; undefined ends it. */
  misbehaveAlways(misbehaviour: Misbehaviour | undefined): void {
    this.#always = misbehaviour;
  }

  next(): Misbehaviour | undefined {
    this.requests += 1;
    return this.#misbehaviours.shift() ?? this.#always;
  }
}

/** The answer of a vendor that was told to misbehave over a connection that holds. */
export function misbehave(told: Extract<Misbehaviour, { kind: 'status' | 'body' }>): Response {
  return told.kind === 'status'
    ? new Response(told.body ?? '', { status: told.status, ...(told.headers ? { headers: told.headers } : {}) })
    : new Response(told.body, { headers: { 'content-type': told.contentType } });
}
