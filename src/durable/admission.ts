import { duringRequest } from '#engines/request-tag.ts';
import { holds, owns } from './access.ts';
import { forbidden, type Outcome } from './outcome.ts';
import type { Principal } from './principal.ts';
import type { InterviewRecord } from './store.ts';

type Work<T> = (interview: InterviewRecord) => Outcome<T> | Promise<Outcome<T>>;

/**
 * Lets whoever it was made for do work on the interview. It asks anew for each piece of work, since an interview may be
 * claimed or erased while somebody still has calls to it; one that is not there refuses like a foreign one.
 */
export class Admission {
  readonly principal: Principal;
  readonly #interview: () => InterviewRecord | undefined;

  constructor(principal: Principal, interview: () => InterviewRecord | undefined) {
    this.principal = principal;
    this.#interview = interview;
  }

  /** For who holds it. */
  async held<T>(work: Work<T>): Promise<Outcome<T>> {
    const interview = this.#interview();
    return interview && holds(interview, this.principal) ? this.#asked(() => work(interview)) : forbidden;
  }

  /** For who owns it. */
  async owned<T>(work: Work<T>): Promise<Outcome<T>> {
    const interview = this.#interview();
    return interview && owns(interview, this.principal) ? this.#asked(() => work(interview)) : forbidden;
  }

  #asked<T>(work: () => T): T {
    return duringRequest(this.principal.requestId, work);
  }
}
