import type { TurnReply } from '#contract/interview-calls.ts';
import { type Reading, unread } from '#domain/reading/reading.ts';
import { conflict, forbidden, type Outcome, type Refused, succeed } from '#durable/outcome.ts';
import type { InterviewRecord, InterviewStore, OpenTurn } from '#durable/store.ts';
import type { EngineCall } from '#engines/engine-call.ts';
import type { Phrased, Phraser } from '#engines/phraser.ts';
import type { Reader, ReaderAnswer } from '#engines/reader.ts';
import { requestTag } from '#engines/request-tag.ts';
import type { LateReadings } from './late-readings.ts';
import type { Prepared, PreparedReply } from './prepared-reply.ts';
import type { SentenceFeed } from './sentence-feed.ts';
import { closeTurn, type DecidedTurn, decideTurn, isDecided, openTurnRequest, phraseRequest } from './take-turn.ts';
import { type Wording, wordReply } from './wording.ts';

interface ReplyAskingNeeds {
  store: InterviewStore;
  reader: Reader;
  phraser: Phraser;
  late: LateReadings;
  prepared: PreparedReply;
  /** Without its signal: each turn has one of its own. */
  call: () => Omit<EngineCall, 'signal'>;
  interview: () => InterviewRecord | undefined;
}

/** A reply that is asked for: its sentences as they become known, and what becomes of the turn. */
export interface Asked {
  sentences: SentenceFeed;
  outcome: Promise<Outcome<TurnReply>>;
}

interface Asking extends Asked {
  id: string;
  drop: (why: Refused) => void;
}

/**
 * The middle of a turn: asks for the words of its reply while the interview goes on, and keeps them if the turn still
 * stands. However many wait for one turn, it is asked for once; who waits for one that was dropped is told at once.
 */
export class ReplyAsking {
  readonly #given: ReplyAskingNeeds;
  #asking: Asking | undefined;

  constructor(given: ReplyAskingNeeds) {
    this.#given = given;
  }

  /** The reply to the open turn. After an eviction it is asked for again. */
  ask(open: OpenTurn): Asked {
    if (this.#asking?.id === open.id) return this.#asking;
    const dropped = new AbortController();
    const wording = wordReply(this.#word(open, dropped.signal));
    let drop: (why: Refused) => void = () => undefined;
    const refused = new Promise<Refused>((resolve) => {
      drop = (why) => {
        resolve(why);
        dropped.abort();
        wording.sentences.end();
      };
    });
    const outcome = Promise.race([refused, this.#keep(open, wording, dropped.signal)]).finally(() => {
      if (this.#asking?.drop === drop) this.#asking = undefined;
    });
    this.#asking = { id: open.id, drop, outcome, sentences: wording.sentences };
    return this.#asking;
  }

  /** Forgets the open turn; who waits for it is told why. */
  drop(why: Refused): void {
    this.#given.store.closeTurn();
    this.#given.prepared.drop();
    this.#asking?.drop(why);
    this.#asking = undefined;
  }

  /** Has the answer read and the reply worded, unless that was done before. */
  async #word(open: OpenTurn, signal: AbortSignal): Promise<Phrased> {
    const { store, phraser, prepared, call, interview } = this.#given;
    const before = interview();
    if (!before) throw new Error('The interview is gone');
    const held = isDecided(open) ? undefined : prepared.take(openTurnRequest(store, before, open), signal);
    const decided = isDecided(open) ? open : await this.#decide(open, held, signal);
    if (held) return held.wording.whole;
    if (decided.words !== null) return { text: decided.words, warnings: [] };
    const now = interview();
    if (!now) throw new Error('The interview is gone');
    return phraser.phrase(phraseRequest(store, now, decided), { ...call(), signal });
  }

  /** Has the answer read, and decides from that; what cannot be read is an answer. */
  async #decide(open: OpenTurn, held: Prepared | undefined, signal: AbortSignal): Promise<DecidedTurn> {
    const { store, reader, late, call, interview } = this.#given;
    const before = interview();
    if (!before) throw new Error('The interview is gone');
    const read = await (held?.read ?? reader.read(openTurnRequest(store, before, open), { ...call(), signal })).catch(
      (error: unknown): ReaderAnswer => {
        if (signal.aborted) throw error;
        console.warn({
          ...requestTag(),
          event: 'reading_failed',
          error: error instanceof Error ? error.name : 'unknown',
        });
        return { reading: unread('none'), warnings: [] };
      },
    );
    // What came to this question late is known before anything is decided.
    await late.catchUp(before.progress.questionIndex, open.beforeSeq);
    const now = interview();
    if (!now || signal.aborted || store.openTurn()?.id !== open.id) throw new Error('This turn is no longer open');
    const decided = decideTurn(store, now, open, read);
    void read.whole?.then((reading) => this.#keepWhole(open, reading));
    return decided;
  }

  /** Nobody waits for the rest of a reading; it is kept where the same words still stand. */
  #keepWhole({ answerEntryId }: OpenTurn, reading: Reading): void {
    const { store, interview } = this.#given;
    if (answerEntryId === null || !interview()) return;
    const kept = store.entry(answerEntryId)?.reading;
    if (kept?.version === reading.version && kept?.by === reading.by) store.saveReading(answerEntryId, reading);
  }

  async #keep(open: OpenTurn, wording: Wording, signal: AbortSignal): Promise<Outcome<TurnReply>> {
    const { store, interview } = this.#given;
    try {
      const phrased = await wording.whole;
      const now = interview();
      if (!now || signal.aborted) return forbidden;
      const kept = store.replyTo(open.id);
      if (kept) return succeed(kept);
      const decided = store.openTurn();
      if (decided?.id !== open.id || !isDecided(decided)) return conflict('This turn is no longer open');
      return succeed(closeTurn(store, now, decided, phrased, Date.now()));
    } catch (error) {
      // Nobody waits for it any more.
      if (signal.aborted) return forbidden;
      // Its answer is kept; asked again, or with another answer, the interview goes on.
      if (store.exists() && store.openTurn()?.id === open.id) store.closeTurn();
      console.warn({ ...requestTag(), event: 'turn_failed', error: error instanceof Error ? error.name : 'unknown' });
      // As a value: what is thrown out of the object is logged with its message, which may repeat what was said.
      return { ok: false, reason: 'failed' };
    }
  }
}
