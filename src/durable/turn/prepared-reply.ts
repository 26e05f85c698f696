import { areFor } from '#domain/interview/model-turn.ts';
import type { InterviewRecord, InterviewStore } from '#durable/store.ts';
import type { EngineCall } from '#engines/engine-call.ts';
import type { Phrased, Phraser } from '#engines/phraser.ts';
import type { Reader, ReaderAnswer, ReadRequest } from '#engines/reader.ts';
import type { SentenceFeed } from './sentence-feed.ts';
import { foreseenPhrase, foreseeRequest } from './take-turn.ts';
import { type Wording, wordReply } from './wording.ts';

interface PreparedReplyNeeds {
  store: InterviewStore;
  reader: Reader;
  phraser: Phraser;
  /** Without its signal: each reply has one of its own. */
  call: () => Omit<EngineCall, 'signal'>;
  interview: () => InterviewRecord | undefined;
}

/** Words that were read, and the reply that is being worded to them. */
export interface Prepared {
  read: Promise<ReaderAnswer>;
  wording: Wording;
}

/** What will be said if the turn is taken. */
interface Foreseen {
  sentences: SentenceFeed;
  dropped: AbortSignal;
}

/**
 * The reply to words that were heard and are no answer yet. They are read, and it is worded, while the candidate's browser
 * still makes up its mind, and it is the reply if the turn is then taken with the very same; else nobody hears of it.
 * There is one at a time.
 */
export class PreparedReply {
  readonly #given: PreparedReplyNeeds;
  #present: (Prepared & { asked: string; unwanted: AbortController }) | undefined;

  constructor(given: PreparedReplyNeeds) {
    this.#given = given;
  }

  /**
   * Begins it; answers its sentences, and what tells that nobody will hear of them. Undefined where none is due, or where
   * it was begun before.
   */
  prepare(entryId: string, userText: string): Foreseen | undefined {
    const { store, reader, phraser, call, interview } = this.#given;
    const now = phraser.isActedOn ? undefined : interview();
    const request = now && userText !== '' ? foreseeRequest(store, now, entryId, userText) : undefined;
    const asked = request && keyOf(request);
    if (asked !== undefined && asked === this.#present?.asked) return undefined;
    this.drop();
    if (!now || !request || asked === undefined) return undefined;
    const unwanted = new AbortController();
    const own = { ...call(), signal: unwanted.signal };
    const read = reader.read(request, own);
    const words = async (): Promise<Phrased> => {
      const { reading, proposed } = await read;
      const due = foreseenPhrase(store, now, request, reading);
      return proposed && areFor(proposed, due.move) ? { text: proposed.text, warnings: [] } : phraser.phrase(due, own);
    };
    const wording = wordReply(words());
    const prepared = { asked, read, wording, unwanted };
    this.#present = prepared;
    const forget = () => {
      if (this.#present === prepared) this.#present = undefined;
    };
    read.catch(forget);
    wording.whole.catch(forget);
    return { sentences: wording.sentences, dropped: unwanted.signal };
  }

  /** Hands over what was prepared if it is what is asked for now; it ends with the signal from then on. */
  take(request: ReadRequest, signal: AbortSignal): Prepared | undefined {
    const prepared = this.#present;
    if (!prepared) return undefined;
    if (prepared.asked !== keyOf(request)) {
      this.drop();
      return undefined;
    }
    this.#present = undefined;
    signal.addEventListener('abort', () => prepared.unwanted.abort());
    return prepared;
  }

  drop(): void {
    this.#present?.unwanted.abort();
    this.#present = undefined;
  }
}

const keyOf = (request: ReadRequest): string => JSON.stringify(request);
