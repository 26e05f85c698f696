import { EngineFailure } from '#engines/engine-failure.ts';
import { estimateUsage } from '#engines/llm/chat-answer.ts';
import {
  type AnswerShape,
  type Completion,
  estimateTokens,
  type LanguageModel,
  type ModelRequest,
  type StreamEnd,
  type TokenUsage,
} from '#engines/llm/language-model.ts';
import type { RecordedAnswer } from './recording.ts';
import { dataHash, promptHash, readSent, type SentRequest } from './sent-request.ts';

/** Makes another answer of a recorded one, as an ordinary model might give it. */
export type Slip = (answer: string, sent: SentRequest) => string;

/** A piece of a streamed answer, of about a token. */
const PIECE = /[\s\S]{1,4}/g;

/**
 * Answers what one case asks as it was recorded, in the order in which it asks, whole or as it is written. What was not
 * recorded it refuses, and notes.
 */
export class PlayedModel implements LanguageModel {
  readonly name = 'played';
  /** Whether it was asked by another prompt than the recording knows. */
  isOld = false;
  /** Whether it was asked with other data than the recording knows. */
  hasOtherData = false;
  /** What it answered, and what that cost by the length of the texts, the shape that is told with them included. */
  readonly spent = { calls: 0, tokensIn: 0, tokensOut: 0 };
  /** The first request that it had no answer for, and how many it had answered by then. */
  missing: { sent: SentRequest; before: number } | undefined;
  readonly #recorded: readonly RecordedAnswer[];
  readonly #slip: Slip | undefined;
  /** Requests so far, by their data. */
  readonly #asked: string[] = [];

  constructor(recorded: readonly RecordedAnswer[] = [], slip?: Slip) {
    this.#recorded = recorded;
    this.#slip = slip;
  }

  async complete(request: ModelRequest & { shape: AnswerShape }): Promise<Completion> {
    const text = this.#answer(readSent(request, request.shape));
    return { text, usage: this.#count(request, text, request.shape) };
  }

  async *stream(request: ModelRequest): AsyncGenerator<string, StreamEnd> {
    const text = this.#answer(readSent(request, undefined));
    yield* text.match(PIECE) ?? [];
    return { usage: this.#count(request, text) };
  }

  #count(request: ModelRequest, text: string, shape?: AnswerShape): TokenUsage {
    const usage = estimateUsage(request, text);
    this.spent.calls += 1;
    this.spent.tokensIn += usage.tokensIn + (shape ? estimateTokens(JSON.stringify(shape.schema)) : 0);
    this.spent.tokensOut += usage.tokensOut;
    return usage;
  }

  #answer(sent: SentRequest): string {
    if (!this.#asked.includes(sent.user)) this.#asked.push(sent.user);
    const place = this.#asked.indexOf(sent.user);
    const recorded = this.#recorded[place];
    if (!recorded) {
      this.missing ??= { sent, before: place };
      throw new EngineFailure('refused', 'Nobody has played this');
    }
    this.isOld ||= promptHash(sent) !== recorded.prompt;
    this.hasOtherData ||= dataHash(sent.user) !== recorded.data;
    return this.#slip ? this.#slip(recorded.answer, sent) : recorded.answer;
  }
}
