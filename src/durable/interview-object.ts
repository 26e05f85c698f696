import { DurableObject } from 'cloudflare:workers';
import type { InterviewPlan } from '#contract/interview.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { ENGINE_LIMITS } from '#engines/engine-limits.ts';
import { builtInVoice, interviewEngines, liveSpeechToText, speechToText, textToSpeech } from '#engines/registry.ts';
import { speechMinutesADay } from '#engines/speech-a-day.ts';
import type { Spent } from '#engines/spending-tally.ts';
import { Admission } from './admission.ts';
import type { ObjectBindings } from './bindings.ts';
import { Holder } from './holder.ts';
import { createInterview } from './keeping/create-interview.ts';
import { type Equipment, type OpenRooms, openRooms } from './open-rooms.ts';
import type { Principal } from './principal.ts';
import { readState } from './turn/interview-state.ts';

export type { Equipment } from './open-rooms.ts';

/** What came before the interview: whom the operator has plan, and what planning cost. */
export interface Planning {
  webhookUrl?: string;
  spent?: readonly Spent[];
}

/**
 * Everything of one interview, and its only writer. This is the shell: it loads and migrates, admits who asks, and runs
 * the alarm; what an interview does is in the rooms beside it and in `domain/`.
 *
 * Each change is one step in which nothing is awaited, so that changes never mix and no request queues behind another.
 * Engines, the index and the alarm's clock are waited for between the steps.
 */
export class InterviewObject extends DurableObject<ObjectBindings> {
  readonly #rooms: OpenRooms;

  constructor(ctx: DurableObjectState, env: ObjectBindings, equipment: Partial<Equipment> = {}) {
    super(ctx, env);
    const { limits = ENGINE_LIMITS } = equipment;
    const rooms = openRooms(ctx, env, {
      limits,
      engines: equipment.engines ?? interviewEngines(env, limits),
      voice: () => textToSpeech(env),
      builtIn: builtInVoice,
      recogniser: () => liveSpeechToText(env),
      transcriber: () => speechToText(env),
      minutesADay: () => speechMinutesADay(env),
      ...equipment,
    });
    this.#rooms = rooms;
    ctx.blockConcurrencyWhile(async () => {
      if (!rooms.store.exists()) return;
      rooms.store.migrate();
      // Evicted in the middle of a turn: its reply is asked for again, whoever woke the object.
      const open = rooms.interview() && rooms.store.openTurn();
      if (open) void rooms.replies.ask(open);
    });
  }

  /** Makes the interview. Its id is fresh, so that there is nothing here yet. */
  async create(
    id: string,
    plan: InterviewPlan,
    jobDescription: string,
    maker: Principal,
    { webhookUrl = '', spent = [] }: Planning = {},
  ): Promise<InterviewState> {
    const { store, spending, deadlines, projection } = this.#rooms;
    const record = createInterview(store, { id, plan, jobDescription, maker, webhookUrl, now: Date.now() });
    for (const { purpose, calls, tokensIn, tokensOut } of spent) spending.add(purpose, tokensIn, tokensOut, calls);
    const state = readState(store, record);
    if (record.ownerId === null) await deadlines.set('expiry', record.createdAt + record.keepMs);
    await projection.tell();
    return state;
  }

  /** What this principal can ask of the interview; each call refuses whoever does not hold it. */
  as(principal: Principal): Holder {
    return new Holder(new Admission(principal, this.#rooms.interview), this.#rooms);
  }

  /** Asked by who has a ticket, whose signature the caller has checked; so is the next. */
  async mayUpload(n: number) {
    return this.#rooms.recordings.mayUpload(n);
  }

  async uploadArrived(n: number, etag: string) {
    return this.#rooms.recordings.arrived(n, etag);
  }

  /** Closes a live socket whose session is over; the caller knows it by the id that it was noted by. */
  async dropSocket(id: string): Promise<void> {
    this.#rooms.sockets.closeOne(id);
  }

  /** A socket cannot travel by RPC. */
  override fetch(request: Request): Promise<Response> {
    return this.#rooms.socketDoor.enter(request);
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> | undefined {
    return this.#rooms.sockets.receive(socket, message);
  }

  override webSocketClose(socket: WebSocket): void {
    this.#rooms.sockets.leave(socket);
  }

  override webSocketError(socket: WebSocket): void {
    this.#rooms.sockets.leave(socket);
  }

  override async alarm(): Promise<void> {
    const { interview, store, deadlines, custody, making, counts, projection, socketDoor, recordings, purse } =
      this.#rooms;
    if (!store.exists()) return;
    const unlessErased = () => (store.exists() ? 'done' : 'erased');
    const done = () => 'done' as const;
    /** Of an interview that is there. */
    const withId = async (work: (id: string) => Promise<unknown>) => {
      const { id } = interview() ?? {};
      if (id !== undefined) await work(id);
      return done();
    };
    await deadlines.run(Date.now(), {
      erasure: () => custody.eraseRest(),
      expiry: () => custody.expire(),
      scoring: () => making.scoreDue().then(unlessErased),
      projection: () => projection.save().then(unlessErased),
      idle_sockets: () => socketDoor.watch().then(done),
      uploads: () => withId((id) => recordings.sweep(id)),
      media: () => withId((id) => recordings.expire(id)),
      speech: () => purse.rest().then(done),
      counts: () => withId(() => counts.save()),
    });
  }
}
