import type { Database } from '#storage/database.ts';
import { saveMessage } from '#storage/outbox.ts';
import type { Message } from './compose-message.ts';

/**
 * Puts a message into the outbox, before anything is announced. In development that is where it stays, to be read
 * there. One for nobody is written like any other, names nobody and is never sent.
 */
export async function postMessage(db: Database, message: Message, now: number, forNobody = false): Promise<void> {
  const { channel, to, ...body } = message;
  await saveMessage(db, {
    id: crypto.randomUUID(),
    channel,
    to: forNobody ? '' : to,
    body: JSON.stringify(forNobody ? {} : body),
    createdAt: now,
    sentAt: forNobody ? now : null,
    nextAttemptAt: now,
  });
}
