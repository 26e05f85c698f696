import type { TurnReply } from '#contract/interview-calls.ts';
import { sentencesOf } from '#domain/interview/cut-sentences.ts';
import type { MinuteAllowance } from '#durable/minute-allowance.ts';
import { forbidden, type Outcome, succeed } from '#durable/outcome.ts';
import type { InterviewRecord, InterviewStore } from '#durable/store.ts';
import type { HeardWords } from './heard-words.ts';
import type { Asked, ReplyAsking } from './reply-asking.ts';
import { SentenceFeed } from './sentence-feed.ts';
import { openTurn, type Turn } from './take-turn.ts';

export const TURNS_A_MINUTE = 60;

interface AnsweringNeeds {
  store: InterviewStore;
  heardWords: HeardWords;
  replies: ReplyAsking;
  allowance: MinuteAllowance;
}

/** Takes a candidate's turn: its answer is kept, its reply is worded meanwhile, and kept if the turn still stands. */
export class Answering {
  readonly #given: AnsweringNeeds;

  constructor(given: AnsweringNeeds) {
    this.#given = given;
  }

  answer(interview: InterviewRecord | undefined, turn: Turn): Asked {
    if (!interview) return answered(forbidden);
    const { store, allowance, replies } = this.#given;
    const now = Date.now();
    const isKnown = turn.entryId !== undefined && store.knowsTurn(turn.entryId);
    const retryAfterSeconds = isKnown ? 0 : allowance.take(now);
    if (retryAfterSeconds > 0) return answered({ ok: false, reason: 'rate_limited', retryAfterSeconds });
    const opened = openTurn(store, interview, this.#withHeardWords(turn), now);
    if ('refused' in opened) return answered(opened.refused);
    return 'reply' in opened ? answered(succeed(opened.reply)) : replies.ask(opened.open);
  }

  /** A turn that names words that were heard, and says no other ones, says these. */
  #withHeardWords(turn: Turn): Turn {
    if (turn.entryId === undefined || turn.userText.trim() !== '') return turn;
    return { ...turn, userText: this.#given.heardWords.of(turn.entryId).text };
  }
}

/** What a turn comes to that is settled already. */
const answered = (outcome: Outcome<TurnReply>): Asked => ({
  outcome: Promise.resolve(outcome),
  sentences: SentenceFeed.of(outcome.ok ? sentencesOf(outcome.value.response) : []),
});
