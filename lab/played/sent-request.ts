import { createHash } from 'node:crypto';
import type { AnswerShape, ModelRequest } from '#engines/llm/language-model.ts';

/** A request as the product sends it. */
export interface SentRequest {
  system: string;
  user: string;
  /** Undefined where a text is asked for. */
  shape: AnswerShape | undefined;
}

/** What is asked again about an answer that could not be read is the same request. */
export function readSent({ messages }: ModelRequest, shape: AnswerShape | undefined): SentRequest {
  const contentOf = (wanted: 'system' | 'user') => messages.find(({ role }) => role === wanted)?.content ?? '';
  return { system: contentOf('system'), user: contentOf('user'), shape };
}

/** What tells one prompt from another: everything that a request has in common with those of its kind. */
export const promptHash = ({ system, shape }: Pick<SentRequest, 'system' | 'shape'>): string =>
  createHash('sha256')
    .update(system)
    .update('\0')
    .update(JSON.stringify(shape ?? null))
    .digest('hex');

/** What tells the data of one request from another's: everything but the prompt. */
export const dataHash = (user: string): string => createHash('sha256').update(user).digest('hex');
