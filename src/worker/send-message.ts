import type { Context } from 'hono';
import type { Message } from '#messages/compose-message.ts';
import { postMessage } from '#messages/post-message.ts';
import { openDatabase } from '#storage/database.ts';
import type { AppEnv } from './app-env.ts';
import { CallFailure } from './call-failure.ts';
import { isDevelopment } from './env.ts';

/** Refuses with 503 where nobody can be written to: what is never sent must not be promised. */
export function requireSender(c: Context<AppEnv>, _channel: Message['channel']): void {
  if (!isDevelopment(c.env)) throw new CallFailure('unavailable', 'This server cannot send verification codes yet');
}

/** An address of the product itself, for links in messages. */
export const publicUrl = (c: Context<AppEnv>, path: string): URL => new URL(path, c.req.url);

/**
 * Stores a message to be sent. `forNobody` stores one that is never sent, where an answer must not tell by its time
 * whether somebody was written to.
 */
export async function sendMessage(
  c: Context<AppEnv>,
  message: Message,
  { forNobody = false }: { forNobody?: boolean } = {},
): Promise<void> {
  await postMessage(openDatabase(c.env.DB), message, Date.now(), forNobody);
}
