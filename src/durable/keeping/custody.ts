import { holds } from '#durable/access.ts';
import type { ObjectBindings } from '#durable/bindings.ts';
import { forbidden } from '#durable/outcome.ts';
import type { Retries } from '#durable/report/retries.ts';
import type { ScoringJobs } from '#durable/report/scoring-jobs.ts';
import type { InterviewSockets } from '#durable/sockets/sockets.ts';
import type { SpeechPurse } from '#durable/speech/speech-purse.ts';
import type { InterviewRecord, InterviewStore } from '#durable/store.ts';
import type { ReplyAsking } from '#durable/turn/reply-asking.ts';
import { deleteMediaOf } from '#storage/media.ts';
import type { Deadlines } from './deadlines.ts';
import { EXTENDED_KEEP_MS } from './keeping.ts';
import type { Projection } from './projection.ts';

/** An erasure that was interrupted is gone on with after this. */
const ERASURE_RETRY_MS = 60_000;

interface CustodyNeeds {
  env: ObjectBindings;
  store: InterviewStore;
  jobs: ScoringJobs;
  retries: Retries;
  replies: ReplyAsking;
  sockets: InterviewSockets;
  purse: SpeechPurse;
  deadlines: Deadlines;
  projection: Projection;
  interview: () => InterviewRecord | undefined;
}

/** Whose the interview is and how long it is kept. */
export class Custody {
  readonly #given: CustodyNeeds;

  constructor(given: CustodyNeeds) {
    this.#given = given;
  }

  /** Gives an interview that nobody owns to this user, and shows out who held it until now. */
  async give(interview: InterviewRecord, userId: string): Promise<'done' | 'erased'> {
    const { store, sockets, deadlines, projection } = this.#given;
    const claimed = { ...interview, ownerId: userId, version: interview.version + 1 };
    store.updateInterview(claimed);
    sockets.closeThoseOf((holder) => !holds(claimed, holder));
    await deadlines.clear('expiry');
    return projection.tell();
  }

  /** Keeps an unclaimed interview longer; answers until when. */
  async extend(interview: InterviewRecord): Promise<number> {
    const now = Date.now();
    this.#given.store.updateInterview({ ...interview, keepMs: EXTENDED_KEEP_MS, lastActivityAt: now });
    await this.#given.deadlines.set('expiry', now + EXTENDED_KEEP_MS);
    return now + EXTENDED_KEEP_MS;
  }

  /** For everybody it is gone at once. */
  async erase(interview: InterviewRecord): Promise<'erased'> {
    const { store, replies, jobs, retries, sockets, deadlines } = this.#given;
    store.updateInterview({ ...interview, erasing: true });
    replies.drop(forbidden);
    jobs.abandon();
    retries.abandon();
    sockets.closeThoseOf(() => true);
    await deadlines.set('erasure', Date.now() + ERASURE_RETRY_MS);
    await this.#eraseAll(interview.id);
    return 'erased';
  }

  /** Goes on with an erasure that was interrupted. */
  async eraseRest(): Promise<'done' | 'erased'> {
    const interview = this.#given.store.interview();
    if (!interview?.erasing) return 'done';
    await this.#eraseAll(interview.id);
    return 'erased';
  }

  /** Deletes an interview that nobody claimed in its time: transcript, report, media and index row. */
  async expire(): Promise<'done' | 'erased'> {
    const interview = this.#given.interview();
    if (!interview || interview.ownerId !== null) return 'done';
    const expiresAt = interview.lastActivityAt + interview.keepMs;
    if (Date.now() >= expiresAt) return this.erase(interview);
    await this.#given.deadlines.set('expiry', expiresAt);
    return 'done';
  }

  async #eraseAll(id: string): Promise<void> {
    const { env, purse, projection } = this.#given;
    // First, because it waits for no database: what was filmed is gone although that is away.
    await deleteMediaOf(env.MEDIA, id);
    await purse.empty();
    await projection.erase(id);
  }
}
