import { cutSentences, ReplyCheck } from '#domain/interview/check-reply.ts';
import { wordMove } from '#domain/interview/word-move.ts';
import { KnownFacts } from '#domain/model-text/known-facts.ts';
import { withoutOrdersAndLabels } from '#domain/scoring/silence.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import type { PhraseRequest, Phraser } from '#engines/phraser.ts';
import { askForText } from './ask-model.ts';
import type { LanguageModel } from './language-model.ts';
import { replyAsks, replyMessages, saidBefore, taskOf } from './reply-prompt.ts';

/** Enough for 45 words and whatever a model wraps them in. */
const MAX_TOKENS = 160;

/** The rest of a reply, where the model's has no ask or breaks off. */
export const ASK_WAS_MISSING = 'The built-in engine asked, because the language model’s reply had no question.';

const ENDED = /[.!?…]["”’)]?\s*$/;

interface Wording {
  llm: LanguageModel;
  model: string;
  /** Until the first sentence is there. */
  firstSentenceMs: number;
}

/**
 * Has a model word what code decided. Each sentence is checked as it is written; those that cannot be said are left
 * out, and where an ask is needed and none is left, the embedded one is added. Throws EngineFailure when no sentence
 * could be said.
 */
export function llmPhraser({ llm, model, firstSentenceMs }: Wording): Phraser {
  return {
    name: llm.name,
    async phrase(given, call) {
      const request = withoutOrders(given);
      const task = taskOf(request);
      const embedded = wordMove(given.move, given.input);
      if (task === undefined) return { text: embedded, warnings: [] };
      const { input } = request;
      const check = new ReplyCheck({
        known: new KnownFacts([
          input.question.text,
          input.profile.role,
          input.profile.company,
          input.userText,
          ...input.turnsInQuestion.map(({ text }) => text),
        ]),
        said: saidBefore(input),
        asks: replyAsks(request),
      });
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), firstSentenceMs);
      const own = { ...call, signal: AbortSignal.any([call.signal, late.signal]) };
      try {
        let written = '';
        const messages = replyMessages(request, task);
        for await (const piece of askForText({
          llm,
          model,
          purpose: 'reply',
          messages,
          maxTokens: MAX_TOKENS,
          call: own,
        })) {
          const { whole, rest } = cutSentences(written + piece);
          written = rest;
          if (whole.some((sentence) => check.take(sentence) !== undefined)) clearTimeout(timer);
          if (check.isFull) break;
        }
        if (ENDED.test(written)) check.take(written);
      } catch (error) {
        // What can be said by now stands; the rest is code's.
        if (call.signal.aborted || check.checked.sentences.length === 0) throw error;
      } finally {
        clearTimeout(timer);
      }
      return finish(check, replyAsks(request) ? embedded : undefined);
    },
  };
}

function finish(check: ReplyCheck, embeddedAsk: string | undefined) {
  const { sentences, hasAsk } = check.checked;
  const needsAsk = embeddedAsk !== undefined && !hasAsk;
  if (sentences.length === 0 || needsAsk) {
    if (embeddedAsk === undefined || sentences.length === 0)
      throw new EngineFailure('unreadable', 'The language model’s reply could not be said');
    return { text: [...sentences, embeddedAsk].join(' '), warnings: [ASK_WAS_MISSING] };
  }
  return { text: sentences.join(' '), warnings: [] };
}

/** Sentences that give orders to whoever grades are sent to no model. */
function withoutOrders({ input, ...request }: PhraseRequest): PhraseRequest {
  const clean = (text: string) => withoutOrdersAndLabels(text).replace(/\s+/g, ' ').trim();
  return {
    ...request,
    input: {
      ...input,
      userText: clean(input.userText),
      turnsInQuestion: input.turnsInQuestion.map((turn) =>
        turn.speaker === 'human' ? { ...turn, text: clean(turn.text) } : turn,
      ),
    },
  };
}
