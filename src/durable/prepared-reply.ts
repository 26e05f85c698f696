import type { EngineCall } from '#engines/engine-call.ts';
import type { PhraseRequest, Phraser } from '#engines/phraser.ts';
import type { InterviewRecord, InterviewStore } from './store.ts';
import { foreseeRequest } from './take-turn.ts';
import { type Wording, wordReply } from './wording.ts';

interface Surroundings {
  store: InterviewStore;
  phraser: Phraser;
  /** Without its signal: each reply has one of its own. */
  call: () => Omit<EngineCall, 'signal'>;
  interview: () => InterviewRecord | undefined;
}

interface Prepared {
  asked: string;
  wording: Wording;
  unwanted: AbortController;
}

/**
 * The reply to words that were heard and are no answer yet. It is worded while the candidate's browser still makes up
 * its mind, and is the reply if the turn then asks for the very same; else nobody hears of it. There is one at a time.
 */
export class PreparedReply {
  readonly #given: Surroundings;
  #present: Prepared | undefined;

  constructor(given: Surroundings) {
    this.#given = given;
  }

  prepare(entryId: string, userText: string): void {
    this.drop();
    const { store, phraser, call, interview } = this.#given;
    if (phraser.isActedOn) return;
    const now = interview();
    const request = now && userText !== '' ? foreseeRequest(store, now, entryId, userText) : undefined;
    if (!request) return;
    const unwanted = new AbortController();
    const wording = wordReply(phraser.phrase(request, { ...call(), signal: unwanted.signal }));
    const prepared = { asked: keyOf(request), wording, unwanted };
    this.#present = prepared;
    wording.whole.catch(() => {
      if (this.#present === prepared) this.#present = undefined;
    });
  }

  /** Hands over what was prepared if it is what is asked for now; it ends with the signal from then on. */
  take(request: PhraseRequest, signal: AbortSignal): Wording | undefined {
    const prepared = this.#present;
    if (!prepared) return undefined;
    if (prepared.asked !== keyOf(request)) {
      this.drop();
      return undefined;
    }
    this.#present = undefined;
    signal.addEventListener('abort', () => prepared.unwanted.abort());
    return prepared.wording;
  }

  drop(): void {
    this.#present?.unwanted.abort();
    this.#present = undefined;
  }
}

const keyOf = ({ move, input }: PhraseRequest): string => JSON.stringify([move, input]);
