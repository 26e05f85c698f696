import { EngineFailure } from '#engines/engine-failure.ts';
import { responseFormat, type SchemaForm, withShapeInWords } from '#engines/llm/answer-form.ts';
import type { AnswerShape, LanguageModel, ModelRequest } from '#engines/llm/language-model.ts';
import { readStreamed, readWhole } from '#engines/llm/read-answer.ts';
import { asFailure, sendToModel, toFailure } from '#engines/llm/send-to-model.ts';
import { bearer } from './openai-address.ts';

/** What a model on a server turned out not to take; it is left out from then on. */
interface Refused {
  shape: boolean;
  temperature: boolean;
  /** Newer models call it `max_completion_tokens`. */
  maxTokens: boolean;
}

/** By address and model; lives as long as the isolate, so that each finds it out once. */
const refusals = new Map<string, Refused>();

interface Server {
  baseUrl: string;
  apiKey: string | undefined;
  form: SchemaForm;
}

/** Any server that speaks OpenAI's chat completions: OpenAI's own, a gateway, or one on one's own machine. */
export function openAiModel({ baseUrl, apiKey, form }: Server): LanguageModel {
  const send = async (request: ModelRequest & { shape?: AnswerShape }, more: Record<string, unknown>) => {
    const refused = refusedBy(baseUrl, request.model);
    const { shape, model, maxTokens, messages } = request;
    const inWords = shape && (form === 'prompt' || refused.shape);
    const body = {
      model,
      messages: inWords ? withShapeInWords(messages, shape) : messages,
      [refused.maxTokens ? 'max_completion_tokens' : 'max_tokens']: maxTokens,
      ...(refused.temperature ? {} : { temperature: 0 }),
      ...(shape && !inWords ? responseFormat(shape, form) : {}),
      ...more,
    };
    return sendToModel(
      request.signal,
      (signal) =>
        fetch(`${baseUrl}/chat/completions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...bearer(apiKey) },
          body: JSON.stringify(body),
          redirect: 'manual',
          signal,
        }),
      (refusal) => learnFrom(refusal, refused, 'response_format' in body),
    );
  };
  return {
    name: 'openai',
    async complete(request) {
      const response = await send(request, { stream: false });
      return asFailure(request.signal, () => readWhole(response, request));
    },
    async *stream(request) {
      const response = await send(request, { stream: true });
      try {
        return yield* readStreamed(response, request);
      } catch (error) {
        throw toFailure(error, request.signal);
      }
    },
  };
}

function refusedBy(baseUrl: string, model: string): Refused {
  const key = `${baseUrl} ${model}`;
  const known = refusals.get(key) ?? { shape: false, temperature: false, maxTokens: false };
  refusals.set(key, known);
  return known;
}

/** The names of fields in a refusal, which say what was refused. */
const PARTS: readonly [keyof Refused, RegExp][] = [
  ['maxTokens', /max_completion_tokens/],
  ['temperature', /\btemperature\b/],
  ['shape', /response_format|json_schema|json schema|structured output|grammar/i],
];

function learnFrom(refusal: string, refused: Refused, hadShape: boolean): EngineFailure | undefined {
  const part = PARTS.find(([name, words]) => !refused[name] && (name !== 'shape' || hadShape) && words.test(refusal));
  if (!part) return undefined;
  refused[part[0]] = true;
  return new EngineFailure('form', 'The language model asks for another form of request', 400);
}
