import type { Database } from '#storage/database.ts';
import { saveMessage } from '#storage/outbox.ts';
import type { Message } from './compose-message.ts';

/**
 * Puts a message into the outbox, before anything is announced. In development that is where it stays, to be read
 * there.
 */
export async function postMessage(db: Database, message: Message, now: number): Promise<void> {
  const { channel, to, ...body } = message;
  await saveMessage(db, {
    id: crypto.randomUUID(),
    channel,
    to,
    body: JSON.stringify(body),
    createdAt: now,
    nextAttemptAt: now,
  });
}
