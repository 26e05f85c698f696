import type { AnswerShape, ChatMessage } from './language-model.ts';

/** How a server is told the shape of an answer: as OpenAI wants it, as the bare schema, or in words alone. */
export const SCHEMA_FORMS = ['strict', 'bare', 'prompt'] as const;
export type SchemaForm = (typeof SCHEMA_FORMS)[number];

/** The part of a request that tells the shape. Never `json_object`, which says nothing of the shape. */
export function responseFormat({ name, schema }: AnswerShape, form: SchemaForm): Record<string, unknown> {
  if (form === 'strict')
    return { response_format: { type: 'json_schema', json_schema: { name, schema, strict: true } } };
  return form === 'bare' ? { response_format: { type: 'json_schema', json_schema: schema } } : {};
}

/** The messages with the shape in words, for a server that is not told it otherwise. */
export function withShapeInWords(messages: readonly ChatMessage[], { schema }: AnswerShape): ChatMessage[] {
  const [first, ...rest] = messages;
  if (!first) return [];
  const words = `Answer with one JSON value and nothing else. It must fit this JSON schema:\n${JSON.stringify(schema)}`;
  return [{ ...first, content: `${first.content}\n\n${words}` }, ...rest];
}
