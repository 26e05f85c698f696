import type { TurnReply } from '#contract/interview-calls.ts';
import type { EngineCall } from '#engines/engine-call.ts';
import type { Phraser } from '#engines/phraser.ts';
import { wholeReply } from '#engines/whole-reply.ts';
import { conflict, forbidden, type Outcome, type Refused, succeed } from './outcome.ts';
import type { InterviewRecord, InterviewStore, OpenTurn } from './store.ts';
import { closeTurn, phraseRequest } from './take-turn.ts';

interface Surroundings {
  store: InterviewStore;
  phraser: Phraser;
  /** Without its signal: each turn has one of its own. */
  call: () => Omit<EngineCall, 'signal'>;
  interview: () => InterviewRecord | undefined;
  newEntryId: () => string;
}

interface Asking {
  id: string;
  drop: (why: Refused) => void;
  reply: Promise<Outcome<TurnReply>>;
}

/**
 * The middle of a turn: asks for the words of its reply while the interview goes on, and keeps them if the turn still
 * stands. However many wait for one turn, it is asked for once; who waits for one that was dropped is told at once.
 */
export class ReplyAsking {
  readonly #given: Surroundings;
  #asking: Asking | undefined;

  constructor(given: Surroundings) {
    this.#given = given;
  }

  /** The reply to the open turn. After an eviction it is asked for again. */
  ask(open: OpenTurn): Promise<Outcome<TurnReply>> {
    if (this.#asking?.id === open.id) return this.#asking.reply;
    const dropped = new AbortController();
    let drop: (why: Refused) => void = () => undefined;
    const refused = new Promise<Refused>((resolve) => {
      drop = (why) => {
        resolve(why);
        dropped.abort();
      };
    });
    const reply = Promise.race([refused, this.#run(open, dropped.signal)]).finally(() => {
      if (this.#asking?.drop === drop) this.#asking = undefined;
    });
    this.#asking = { id: open.id, drop, reply };
    return reply;
  }

  /** Forgets the open turn; who waits for it is told why. */
  drop(why: Refused): void {
    this.#given.store.closeTurn();
    this.#asking?.drop(why);
    this.#asking = undefined;
  }

  async #run(open: OpenTurn, signal: AbortSignal): Promise<Outcome<TurnReply>> {
    const { store, phraser, call, interview, newEntryId } = this.#given;
    const before = interview();
    if (!before) return forbidden;
    try {
      const request = phraseRequest(store, before, open);
      const phrased = await wholeReply(phraser.phrase(request, { ...call(), signal }));
      const now = interview();
      if (!now || signal.aborted) return forbidden;
      const kept = store.replyTo(open.id);
      if (kept) return succeed(kept);
      if (store.openTurn()?.id !== open.id) return conflict('This turn is no longer open');
      return succeed(closeTurn(store, now, open, phrased, Date.now(), newEntryId));
    } catch (error) {
      // Nobody waits for it any more.
      if (signal.aborted) return forbidden;
      // Its answer is kept; asked again, or with another answer, the interview goes on.
      if (store.exists() && store.openTurn()?.id === open.id) store.closeTurn();
      console.warn({ event: 'turn_failed', error: error instanceof Error ? error.name : 'unknown' });
      // As a value: what is thrown out of the object is logged with its message, which may repeat what was said.
      return { ok: false, reason: 'failed' };
    }
  }
}
