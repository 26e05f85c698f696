import { type TakenTurn, takeModelTurn } from '#domain/interview/model-turn.ts';
import { offerTurn } from '#domain/interview/turn-offer.ts';
import { type ReadBy, withQuotes } from '#domain/model-text/model-reading.ts';
import { embeddedReader } from '#engines/embedded/embedded-reader.ts';
import { untilAborted } from '#engines/engine-call.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import type { Reader, ReaderAnswer } from '#engines/reader.ts';
import { requestTag } from '#engines/request-tag.ts';
import { askForText } from './ask-model.ts';
import type { LanguageModel } from './language-model.ts';
import { readTurnAnswer, type TurnAnswer } from './turn-answer.ts';
import { TURN_MAX_TOKENS, TURN_PROMPT_VERSION, TURN_RULES, turnMessages } from './turn-prompt.ts';

interface Reads {
  llm: LanguageModel;
  model: string;
  /** Until the words are there, of which each is checked before any is said. */
  firstSentenceMs: number;
}

/**
 * Has a model read an answer and word what comes next, in one request: gap and words first, then the quotes, for which
 * nobody waits. The embedded reading is made beside it, goes along as the default, and stands wherever code decides
 * alone. Throws EngineFailure.
 */
export function llmReader({ llm, model, firstSentenceMs }: Reads): Reader {
  const by: ReadBy = { by: llm.name, version: `${TURN_PROMPT_VERSION}:${model}` };
  return {
    name: llm.name,
    async read(request, call) {
      const embedded = await embeddedReader.read(request, call);
      const input = { ...request, reading: embedded.reading };
      const offer = request.isLate ? undefined : offerTurn(input);
      if (!offer) return embedded;
      const late = new AbortController();
      const first = setTimeout(() => late.abort(), firstSentenceMs);
      const all = setTimeout(() => late.abort(), call.timeLimitMs);
      const own = { ...call, signal: AbortSignal.any([call.signal, late.signal]) };
      const messages = turnMessages(request, offer);
      const pieces = askForText({ llm, model, purpose: 'reply', messages, maxTokens: TURN_MAX_TOKENS, call: own });
      const writing = new Writing(pieces);
      try {
        const answer = await untilAborted(writing.untilSaid(), own.signal);
        const taken = takeModelTurn(input, offer, answer.turn, by, TURN_RULES);
        const isRead = taken.reading.by === by.by;
        const quoted = writing.toItsEnd().finally(() => clearTimeout(all));
        // A turn that is not taken lends no quotes either.
        if (!isRead) {
          logTurn(taken, isRead, {});
          return answerOf(taken);
        }
        const withTheirs = ({ quotes, unknownParts }: Quoted) => {
          const { reading, nowhere } = withQuotes(taken.reading, request.userText, quotes);
          logTurn(taken, isRead, { quote_nowhere: nowhere, part_unknown: unknownParts });
          return reading;
        };
        return { ...answerOf(taken), whole: quoted.then(withTheirs) };
      } catch (error) {
        clearTimeout(all);
        throw late.signal.aborted ? new EngineFailure('timeout', 'The language model did not answer in time') : error;
      } finally {
        clearTimeout(first);
      }
    },
  };
}

const answerOf = ({ reading, proposed }: TakenTurn): ReaderAnswer => ({
  reading,
  warnings: [],
  ...(proposed && { proposed }),
});

/** What of an answer was taken and what was refused by which check, without its words; told once its quotes are there. */
function logTurn({ faults, proposed }: TakenTurn, isRead: boolean, ofQuotes: Readonly<Record<string, number>>): void {
  const refused: Record<string, number> = {};
  for (const fault of faults) refused[fault] = (refused[fault] ?? 0) + 1;
  for (const [check, count] of Object.entries(ofQuotes)) if (count > 0) refused[check] = count;
  console.info({ ...requestTag(), event: 'model_turn', read: isRead, worded: proposed !== undefined, refused });
}

type Quoted = Pick<TurnAnswer, 'quotes' | 'unknownParts'>;

const holdsTurn = ({ turn }: TurnAnswer): boolean => turn.lacks !== undefined || turn.say !== '';

/** Behind anything else no value is whole. */
const ENDS_A_VALUE = /["“”'[\]{},]/;

/** An answer that is being written. */
class Writing {
  readonly #pieces: AsyncGenerator<string, void>;
  #written = '';

  constructor(pieces: AsyncGenerator<string, void>) {
    this.#pieces = pieces;
  }

  /** What is written once the words are whole, or the answer has ended. */
  async untilSaid(): Promise<TurnAnswer> {
    for (;;) {
      const next = await this.#pieces.next();
      if (!next.done) this.#written += next.value;
      if (!next.done && !ENDS_A_VALUE.test(next.value)) continue;
      const read = readTurnAnswer(this.#written);
      if (read && (read.isSaid || (next.done && holdsTurn(read)))) return read;
      if (next.done) throw new EngineFailure('unreadable', 'The language model’s answer holds no turn');
    }
  }

  /** The quotes; what breaks off is as long as it is. */
  async toItsEnd(): Promise<Quoted> {
    try {
      for await (const piece of this.#pieces) this.#written += piece;
    } catch {
      // The words are said by now.
    }
    const { quotes = [], unknownParts = 0 } = readTurnAnswer(this.#written) ?? {};
    return { quotes, unknownParts };
  }
}
