import { createParser } from 'eventsource-parser';
import { collectBytes } from '#domain/bytes/collect-bytes.ts';
import { untilAborted } from '#engines/engine-call.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import { type Loose, readJsonObject } from '#engines/json-answer.ts';
import { cutOff, estimateUsage, readPiece } from './chat-answer.ts';
import type { Completion, ModelRequest, StreamEnd, TokenUsage } from './language-model.ts';

/** More than any plan, reply or judgement. */
const MAX_ANSWER_BYTES = 512 * 1024;

const tooLarge = () => new EngineFailure('unreadable', 'The language model’s answer is too large');
const unreadable = () => new EngineFailure('unreadable', 'The language model gave an answer that is none');

/** Reads an answer that comes in one piece. */
export async function readWhole(response: Response, request: ModelRequest): Promise<Completion> {
  const body = await untilAborted(collectBytes(response.body, MAX_ANSWER_BYTES), request.signal);
  if (!body) throw tooLarge();
  const { text, finish, usage } = readPiece(parse(body));
  if (text.trim() === '') throw finish === 'length' ? cutOff() : unreadable();
  // Some servers give no reason for an end, but count what was written.
  const isCut = finish === 'length' || (finish === undefined && (usage?.tokensOut ?? 0) >= request.maxTokens);
  return { text, ...(isCut && { isCut }), usage: usage ?? estimateUsage(request, text) };
}

/**
 * Reads an answer that comes in server-sent events. One that ends without `[DONE]` and without a reason was cut off:
 * what came of it has been handed out by then, and the end throws.
 */
export async function* readStreamed(response: Response, request: ModelRequest): AsyncGenerator<string, StreamEnd> {
  const { body } = response;
  if (!body) throw unreadable();
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let bytes = 0;
  let usage: TokenUsage | undefined;
  let finish: string | undefined;
  let isDone = false;
  let whole = '';
  const thinking = new ThinkingFilter();
  try {
    for (let isOver = false; !isOver && !isDone; ) {
      const { done, value } = await untilAborted(reader.read(), request.signal);
      isOver = done;
      bytes += value?.byteLength ?? 0;
      if (bytes > MAX_ANSWER_BYTES) throw tooLarge();
      // At the end a blank line, so that an event without one is read too.
      parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
      for (const data of events.splice(0)) {
        if (data.trim() === '[DONE]') {
          isDone = true;
          break;
        }
        const piece = readPiece(parse(data));
        usage = piece.usage ?? usage;
        finish = piece.finish ?? finish;
        const text = thinking.take(piece.text);
        whole += text;
        if (text !== '') yield text;
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
  if (finish === 'length' || (!isDone && finish === undefined)) throw cutOff();
  return { usage: usage ?? estimateUsage(request, whole) };
}

function parse(body: Uint8Array | string): Loose {
  try {
    return readJsonObject(typeof body === 'string' ? new TextEncoder().encode(body) : body);
  } catch {
    throw unreadable();
  }
}

const OPEN = '<think>';
const CLOSE = '</think>';

/** Takes out what a model writes of its own thinking before it answers, wherever the pieces are cut. */
export class ThinkingFilter {
  #held = '';
  #state: 'start' | 'thinking' | 'answer' = 'start';

  /** What of this piece, and of what was held back before it, belongs to the answer. */
  take(piece: string): string {
    if (this.#state === 'answer') return piece;
    this.#held += piece;
    if (this.#state === 'start') {
      const begun = this.#held.trimStart();
      if (OPEN.startsWith(begun.slice(0, OPEN.length)) && begun.length < OPEN.length) return '';
      if (!begun.startsWith(OPEN)) return this.#release(this.#held);
      this.#state = 'thinking';
    }
    const end = this.#held.indexOf(CLOSE);
    return end === -1 ? '' : this.#release(this.#held.slice(end + CLOSE.length).trimStart());
  }

  #release(text: string): string {
    this.#state = 'answer';
    this.#held = '';
    return text;
  }
}
