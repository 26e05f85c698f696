import { z } from 'zod';
import type { EngineCall, Purpose } from '#engines/engine-call.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import { cutOff, estimateUsage } from './chat-answer.ts';
import { findJson } from './find-json.ts';
import {
  type ChatMessage,
  estimateTokens,
  type LanguageModel,
  type ModelRequest,
  type TokenUsage,
} from './language-model.ts';

interface Asked {
  llm: LanguageModel;
  model: string;
  purpose: Purpose;
  messages: readonly ChatMessage[];
  maxTokens: number;
  call: EngineCall;
  /** Two where left out. */
  mostCalls?: 1 | 2;
}

/** What was made of an answer, or what was wrong with it. */
type ReadAnswer<T> = { value: T } | { faults: string };

/**
 * Asks a model for a value of one shape, at most twice or as often as is said: the second time after a failure that may
 * pass, or with what was wrong with the first answer. One that was cut off would be cut off again: what is whole in it is
 * read, or it is given up. Throws EngineFailure.
 */
export async function askForAnswer<T>(
  asked: Asked,
  name: string,
  schema: z.ZodType,
  readAnswer: (text: string, isCut: boolean) => ReadAnswer<T>,
): Promise<T> {
  const shape = { name, schema: jsonSchemaOf(schema) };
  const { mostCalls = 2 } = asked;
  let { messages } = asked;
  for (let attempt = 1; ; attempt++) {
    try {
      const { text, isCut = false } = await spend({ ...asked, messages }, (request) =>
        asked.llm.complete({ ...request, shape }),
      );
      const read = readAnswer(text, isCut);
      if ('value' in read) return read.value;
      if (isCut) throw cutOff();
      if (attempt >= mostCalls) throw new EngineFailure('unreadable', 'The language model’s answer has another shape');
      messages = [...asked.messages, { role: 'user', content: `${AGAIN} ${read.faults}` }];
    } catch (error) {
      const mayPass = error instanceof EngineFailure && ['network', 'fault', 'form'].includes(error.reason);
      if (!mayPass || attempt >= mostCalls) throw error;
    }
  }
}

/** Asks a model for a text and hands it out as it is written. Throws EngineFailure, also after some of it. */
export async function* askForText(asked: Asked): AsyncGenerator<string, void> {
  const request = allowed(asked);
  let written = '';
  let usage: TokenUsage | undefined;
  try {
    const pieces = asked.llm.stream(request);
    for (;;) {
      const next = await pieces.next();
      if (next.done) {
        usage = next.value.usage;
        return;
      }
      written += next.value;
      yield next.value;
    }
  } finally {
    const { tokensIn, tokensOut } = usage ?? estimateUsage(request, written);
    asked.call.spending?.add(asked.purpose, tokensIn, tokensOut);
  }
}

const jsonSchemas = new WeakMap<z.ZodType, Record<string, unknown>>();

function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  const made = jsonSchemas.get(schema) ?? z.toJSONSchema(schema);
  jsonSchemas.set(schema, made);
  return made;
}

const AGAIN = 'Your last answer to this could not be used. Answer again with the JSON value alone. What was wrong:';

async function spend<T extends { usage: TokenUsage }>(
  asked: Asked,
  ask: (request: ModelRequest) => Promise<T>,
): Promise<T> {
  const request = allowed(asked);
  let usage = estimateUsage(request, '');
  try {
    const answer = await ask(request);
    usage = answer.usage;
    return answer;
  } finally {
    asked.call.spending?.add(asked.purpose, usage.tokensIn, usage.tokensOut);
  }
}

/** The request, if what it may cost at most is within the interview's share. */
function allowed({ model, messages, maxTokens, call }: Asked): ModelRequest {
  const most = messages.reduce((total, { content }) => total + estimateTokens(content), maxTokens);
  if (call.spending && !call.spending.allows(most))
    throw new EngineFailure('spent', 'This interview has used its share of the language model');
  return { model, messages, maxTokens, affinity: call.interviewId, signal: call.signal };
}

/** The value in an answer, if it has the shape. */
export function readShape<T>(text: string, isCut: boolean, schema: z.ZodType<T>): ReadAnswer<T> {
  const found = findJson(text, isCut);
  if (found === undefined) return { faults: 'There was no JSON value in it.' };
  const parsed = schema.safeParse(found);
  if (parsed.success) return { value: parsed.data };
  // Where and what, without the values: nothing of an answer is written anywhere else.
  const faults = parsed.error.issues.slice(0, 8).map(({ path, message }) => `${path.join('.') || 'value'}: ${message}`);
  return { faults: faults.join('; ') };
}
