import { RpcTarget } from 'cloudflare:workers';
import { holds } from '#durable/access.ts';
import type { Admission } from '#durable/admission.ts';
import { forbidden, type Outcome, succeed } from '#durable/outcome.ts';
import type { InterviewStore } from '#durable/store.ts';
import type { Custody } from './custody.ts';

/** Whose the interview is, how long it is kept, and its end for good. */
export class KeepingCalls extends RpcTarget {
  readonly #admission: Admission;
  readonly #store: InterviewStore;
  readonly #custody: Custody;

  constructor(admission: Admission, { store, custody }: { store: InterviewStore; custody: Custody }) {
    super();
    this.#admission = admission;
    this.#store = store;
    this.#custody = custody;
  }

  /** Makes the caller, who needs an account, the owner. The first one wins; the owner gets the same answer again. */
  async claim(): Promise<Outcome<{ interviewId: string }>> {
    const { userId } = this.#admission.principal;
    return this.#admission.held(async (interview) => {
      if (userId === undefined) return forbidden;
      if (interview.ownerId === null && (await this.#custody.give(interview, userId)) === 'erased') return forbidden;
      return succeed({ interviewId: interview.id });
    });
  }

  /** Keeps an unclaimed interview longer; an owned one is kept anyway and answers null. */
  async extend(): Promise<Outcome<{ expiresAt: number | null }>> {
    return this.#admission.held(async (interview) =>
      succeed({ expiresAt: interview.ownerId === null ? await this.#custody.extend(interview) : null }),
    );
  }

  /** Also where an erasure is under way, so that whoever asks again learns that it was done. */
  async erase(): Promise<Outcome<null>> {
    const interview = this.#store.exists() ? this.#store.interview() : undefined;
    if (!interview || !holds(interview, this.#admission.principal)) return forbidden;
    await this.#custody.erase(interview);
    return succeed(null);
  }
}
