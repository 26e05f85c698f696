/** What a stand-in for a vendor does with the next request instead of its work. */
export type Misbehaviour =
  | { kind: 'status'; status: number; body?: string; headers?: Record<string, string> }
  /** Success, with a body that is no answer. */
  | { kind: 'body'; body: string; contentType: string }
  /** Does its work, after so long. */
  | { kind: 'slow'; delayMs: number }
  /** Does its work, and sends no more of it after so much. */
  | { kind: 'stall'; afterBytes: number }
  /** Does its work, and breaks the connection after so much of it. */
  | { kind: 'break'; afterBytes: number }
  /** Does its work, and sends it in small pieces after so much of it. */
  | { kind: 'trickle'; afterBytes: number; bytes: number; everyMs: number }
  /** Does its work, and sends it in pieces of these sizes, in turn. */
  | { kind: 'pieces'; sizes: number[] }
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
  /** Answers that whoever asked did not wait for. */
  abandoned = 0;
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

type Sending = Extract<Misbehaviour, { kind: 'stall' | 'break' | 'trickle' | 'pieces' }>;

/** An answer as it is sent by a vendor that was told so. */
export function sentAs(told: Misbehaviour | undefined, answer: Response, onAbandoned = () => {}): Response {
  if (!answer.ok || !told || !['stall', 'break', 'trickle', 'pieces'].includes(told.kind)) return answer;
  const pieces = piecesOf(answer, told as Sending);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = await pieces.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      } catch (error) {
        controller.error(error);
      }
    },
    cancel() {
      onAbandoned();
    },
  });
  return new Response(body, { status: answer.status, headers: answer.headers });
}

async function* piecesOf(answer: Response, told: Sending): AsyncGenerator<Uint8Array> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  switch (told.kind) {
    case 'stall':
      if (told.afterBytes > 0) yield bytes.subarray(0, told.afterBytes);
      return await new Promise(() => {});
    case 'break':
      yield bytes.subarray(0, told.afterBytes);
      // What was sent has to arrive before the connection is gone.
      await wait(100);
      throw new Error('broken');
    case 'trickle':
      if (told.afterBytes > 0) yield bytes.subarray(0, told.afterBytes);
      for (let at = told.afterBytes; at < bytes.length; at += told.bytes) {
        await wait(told.everyMs);
        yield bytes.subarray(at, at + told.bytes);
      }
      return;
    case 'pieces':
      for (let at = 0, i = 0; at < bytes.length; i++) {
        const size = told.sizes[i % told.sizes.length] ?? 1;
        yield bytes.subarray(at, at + size);
        at += size;
        await wait(0);
      }
  }
}

const wait = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

/** The answer of a vendor that was told to misbehave over a connection that holds. */
export function misbehave(told: Extract<Misbehaviour, { kind: 'status' | 'body' }>): Response {
  return told.kind === 'status'
    ? new Response(told.body ?? '', { status: told.status, ...(told.headers ? { headers: told.headers } : {}) })
    : new Response(told.body, { headers: { 'content-type': told.contentType } });
}
