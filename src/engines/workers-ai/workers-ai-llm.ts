import { EngineFailure } from '#engines/engine-failure.ts';
import { responseFormat, type SchemaForm, withShapeInWords } from '#engines/llm/answer-form.ts';
import type { AnswerShape, LanguageModel, ModelRequest } from '#engines/llm/language-model.ts';
import { readStreamed, readWhole } from '#engines/llm/read-answer.ts';
import { asFailure, sendToModel, toFailure } from '#engines/llm/send-to-model.ts';
import type { AiBinding } from './ai-binding.ts';

/** Models whose answers did not fit the schema or that do not take one: they are told it in words from then on. */
const withoutSchema = new Set<string>();

/** These take no setting for a template and do not think aloud. */
const THINKS_NOT = /^@cf\/meta\//;

/** A model on Workers AI. */
export function workersAiModel(ai: AiBinding, form: SchemaForm): LanguageModel {
  const send = async (request: ModelRequest & { shape?: AnswerShape }, stream: boolean) => {
    const { shape, model, maxTokens, messages, affinity } = request;
    const inWords = shape && (form === 'prompt' || withoutSchema.has(model));
    const inputs = {
      messages: inWords ? withShapeInWords(messages, shape) : messages,
      // Always: some models stop after 256 otherwise, in the middle of a word.
      max_tokens: maxTokens,
      temperature: 0,
      ...(THINKS_NOT.test(model) ? {} : { chat_template_kwargs: { enable_thinking: false } }),
      // There is no schema with a stream.
      ...(shape && !inWords ? responseFormat(shape, form) : {}),
      ...(stream ? { stream: true } : {}),
    };
    return sendToModel(
      request.signal,
      (signal) =>
        ai
          .run(model, inputs, {
            returnRawResponse: true,
            signal,
            // Waiting in a queue would cost the candidate more than the embedded engine does.
            rejectIfBusy: true,
            ...(affinity === undefined ? {} : { extraHeaders: { 'x-session-affinity': affinity } }),
          })
          .catch((error: unknown) => {
            throw error instanceof Error && BUSY.test(error.message) ? busy() : error;
          }),
      (refusal) => readRefusal(refusal, model, 'response_format' in inputs),
    );
  };
  return {
    name: 'workers-ai',
    async complete(request) {
      const response = await send(request, false);
      return asFailure(request.signal, () => readWhole(response, request));
    },
    async *stream(request) {
      const response = await send(request, true);
      try {
        return yield* readStreamed(response, request);
      } catch (error) {
        throw toFailure(error, request.signal);
      }
    },
  };
}

const BUSY = /"(?:internalC|c)ode"\s*:\s*"?3040\b|\b3040:/;
const NO_SCHEMA = /JSON Mode couldn.t be met|JSON (?:Schema|Mode)|response_format|json_schema/i;

const busy = () => new EngineFailure('busy', 'The language model is busy', 429);

function readRefusal(refusal: string, model: string, hadSchema: boolean): EngineFailure | undefined {
  if (BUSY.test(refusal)) return busy();
  if (!hadSchema || !NO_SCHEMA.test(refusal)) return undefined;
  withoutSchema.add(model);
  return new EngineFailure('form', 'The language model asks for another form of request', 400);
}
