import { InterviewObject as RealInterviewObject } from '#durable/interview-object.ts';
import type { Env } from '#worker/env.ts';
import { equipment } from './equipment.ts';

export { default } from '#worker/index.ts';

/** The product's own object; a test decides what it is equipped with. */
export class InterviewObject extends RealInterviewObject {
  readonly #env: Env;
  #later: RealInterviewObject | undefined;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env, equipment());
    this.#env = env;
  }

  /**
   * What an eviction does to an object whose sockets sleep: what it had in mind is gone, what it kept and the sockets
   * stay. The runtime's own waits until nothing is under way. An engine that a test holds back it must not let go of then.
   */
  wakeAnew(): void {
    for (const socket of this.ctx.getWebSockets('realtime')) this.#life.webSocketClose(socket);
    this.#later = new RealInterviewObject(this.ctx, this.#env, equipment());
  }

  /** What a message throws the runtime tells nobody, and leaves the socket open; the log of a test has it. */
  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    try {
      await (this.#later ? this.#later.webSocketMessage(socket, message) : super.webSocketMessage(socket, message));
    } catch (error) {
      console.error({ event: 'message_failed', error: String(error), at: 'a socket message' });
      throw error;
    }
  }

  override webSocketClose(socket: WebSocket): void {
    if (this.#later) this.#later.webSocketClose(socket);
    else super.webSocketClose(socket);
  }

  override fetch(request: Request): Promise<Response> {
    return this.#later ? this.#later.fetch(request) : super.fetch(request);
  }

  get #life(): RealInterviewObject {
    return this.#later ?? this;
  }
}
