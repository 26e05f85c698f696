import { ReplyCheck } from '#domain/interview/check-reply.ts';
import { cutSentences } from '#domain/interview/cut-sentences.ts';
import { KnownFacts } from '#domain/model-text/known-facts.ts';
import { withoutOrdersAndLabels } from '#domain/scoring/silence.ts';
import { embeddedPhraser } from '#engines/embedded/embedded-phraser.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import type { PhraseRequest, Phraser } from '#engines/phraser.ts';
import { askForText } from './ask-model.ts';
import type { LanguageModel } from './language-model.ts';
import { replyAsks, replyMessages, saidBefore, taskOf } from './reply-prompt.ts';

/** Enough for 45 words and whatever a model wraps them in. */
const MAX_TOKENS = 160;

const ENDED = /[.!?…]["”’)]?\s*$/;

interface Wording {
  llm: LanguageModel;
  model: string;
  /** Until the first sentence is there. */
  firstSentenceMs: number;
}

/**
 * Has a model word what code decided. Each sentence is checked as it is written and handed out, or left out when it
 * cannot be said. Throws EngineFailure, also after some sentences: when they break off, and when an ask is needed and
 * none was among them.
 */
export function llmPhraser({ llm, model, firstSentenceMs }: Wording): Phraser {
  return {
    name: llm.name,
    async *phrase(given, call) {
      const request = withoutOrders(given);
      const task = taskOf(request);
      if (task === undefined) return yield* embeddedPhraser.phrase(given, call);
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
      const messages = replyMessages(request, task);
      let written = '';
      try {
        const asked = { llm, model, purpose: 'reply', messages, maxTokens: MAX_TOKENS, call: own } as const;
        for await (const piece of askForText(asked)) {
          const { whole, rest } = cutSentences(written + piece);
          written = rest;
          for (const sentence of whole) {
            const checked = check.take(sentence);
            if (checked === undefined) continue;
            clearTimeout(timer);
            yield checked;
          }
          if (check.isFull) break;
        }
      } finally {
        clearTimeout(timer);
      }
      const last = ENDED.test(written) ? check.take(written) : undefined;
      if (last !== undefined) yield last;
      const { sentences, hasAsk } = check.checked;
      if (sentences.length === 0 || (replyAsks(request) && !hasAsk))
        throw new EngineFailure('unreadable', 'The language model’s reply could not be said');
      return { warnings: [] };
    },
  };
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
