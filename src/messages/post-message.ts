import type { Database } from '#storage/database.ts';
import { saveMessage } from '#storage/outbox.ts';
import type { Message } from './compose-message.ts';
import type { MessageSettings } from './message-settings.ts';
import { sealBody } from './seal-body.ts';

interface Posting {
  db: Database;
  settings: MessageSettings;
  serverSecret: string;
  now: number;
}

/**
 * Puts a message into the outbox, before anything is announced. Where it is to be sent its text is sealed; where the
 * outbox is all there is, it stays to be read. One for nobody is written like any other, names nobody and is never
 * sent.
 */
export async function postMessage(posting: Posting, message: Message, forNobody: boolean): Promise<void> {
  const { db, settings, serverSecret, now } = posting;
  const { channel, to, ...body } = message;
  const id = crypto.randomUUID();
  const stays = settings[channel].kind === 'outbox';
  const text = JSON.stringify(body);
  const stored = stays ? text : await sealBody(serverSecret, id, text);
  await saveMessage(db, {
    id,
    channel,
    to: forNobody ? '' : to,
    body: forNobody ? '' : stored,
    createdAt: now,
    sentAt: forNobody || stays ? now : null,
    nextAttemptAt: now,
  });
}
