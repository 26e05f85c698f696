import type { Context } from 'hono';
import type { Message } from '#messages/compose-message.ts';
import { deliverOutbox } from '#messages/deliver-outbox.ts';
import { readMessageSettings } from '#messages/message-settings.ts';
import { postMessage } from '#messages/post-message.ts';
import { openDatabase } from '#storage/database.ts';
import type { AppEnv } from './app-env.ts';
import { CallFailure } from './call-failure.ts';
import type { Env } from './env.ts';

/** Messages that one request sends besides its own, should some be waiting. */
const A_REQUEST = 5;

/** Refuses with 503 where nobody can be written to: what is never sent must not be promised. */
export function requireSender(c: Context<AppEnv>, channel: Message['channel']): void {
  const settings = readMessageSettings(c.env)[channel];
  if (settings.kind === 'unusable') {
    console.error({ event: 'settings_unusable', channel, problems: settings.problems });
  }
  if (settings.kind === 'unusable' || settings.kind === 'none') {
    throw new CallFailure('unavailable', 'This server cannot send verification codes yet');
  }
}

/** An address of the product itself, for links in messages. The request's own word is taken in development only. */
export const publicUrl = (c: Context<AppEnv>, path: string): URL =>
  new URL(path, readMessageSettings(c.env).publicOrigin ?? c.req.url);

/**
 * Stores a message, and sends it once the answer is on its way, so that neither the carrier's time nor its failure
 * reaches the caller. `forNobody` stores one that is never sent, where an answer must not tell by its time whether
 * somebody was written to.
 */
export async function sendMessage(
  c: Context<AppEnv>,
  message: Message,
  { forNobody = false }: { forNobody?: boolean } = {},
): Promise<void> {
  const { env } = c;
  const settings = readMessageSettings(env);
  const db = openDatabase(env.DB);
  await postMessage({ db, settings, serverSecret: env.SERVER_SECRET, now: Date.now() }, message, forNobody);
  if (settings[message.channel].kind !== 'outbox') c.executionCtx.waitUntil(deliverDueMessages(env, A_REQUEST));
}

/** Sends what is due in the outbox, at most so many; a failure is logged, and the rows come up again. */
export async function deliverDueMessages(env: Env, limit: number): Promise<void> {
  try {
    const settings = readMessageSettings(env);
    const db = openDatabase(env.DB);
    await deliverOutbox({ db, settings, serverSecret: env.SERVER_SECRET, now: Date.now }, limit);
  } catch (error) {
    console.warn({ event: 'delivery_interrupted', error: error instanceof Error ? error.name : 'unknown' });
  }
}
