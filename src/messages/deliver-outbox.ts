import { z } from 'zod';
import type { Database } from '#storage/database.ts';
import { deferMessage, deleteMessage, leaseDueMessages, markSent, type OutboxRow } from '#storage/outbox.ts';
import { countAttempt } from '#storage/rate-counters.ts';
import { createCloudflareSender } from './cloudflare-sender.ts';
import type { MessageSettings } from './message-settings.ts';
import { createResendSender } from './resend-sender.ts';
import { openBody } from './seal-body.ts';
import { DeliveryFailure, type Sender } from './sender.ts';
import { createTwilioSender } from './twilio-sender.ts';

/** Longer than a carrier may take, so that no two deliveries send one row at the same time. */
const LEASE_MS = 60_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 10 * 60_000;
const AT_ONCE = 5;
const DAY_MS = 24 * 3_600_000;

const storedBody = z.object({ subject: z.string(), text: z.string(), livesMs: z.number() });

interface Delivery {
  db: Database;
  settings: MessageSettings;
  serverSecret: string;
  now: () => number;
}

/**
 * Sends what is due in the outbox. A row that was sent loses its text and recipient; one that a carrier refuses for
 * good, or whose code is past its time, is dropped and logged without either; any other is tried again with back-off.
 */
export async function deliverOutbox(delivery: Delivery, limit: number): Promise<void> {
  for (let left = limit; left > 0; left -= AT_ONCE) {
    const rows = await leaseDueMessages(delivery.db, delivery.now(), LEASE_MS, Math.min(left, AT_ONCE));
    await Promise.all(rows.map((row) => deliver(delivery, row)));
    if (rows.length < AT_ONCE) return;
  }
}

async function deliver(delivery: Delivery, row: OutboxRow): Promise<void> {
  const { db, settings, now } = delivery;
  try {
    const opened = await openBody(delivery.serverSecret, row.id, row.body);
    if (opened === undefined) throw new DeliveryFailure('cannot_be_opened', { permanent: true });
    const { subject, text, livesMs } = storedBody.parse(JSON.parse(opened));
    if (now() > row.createdAt + livesMs) throw new DeliveryFailure('too_late', { permanent: true });
    const sender = senderOf(settings, row.channel);
    if (row.channel === 'sms') await countText(delivery);
    await sender.send({ id: row.id, to: row.to, subject, text });
    await markSent(db, row.id, now());
  } catch (error) {
    const failure = error instanceof DeliveryFailure ? error : new DeliveryFailure('internal');
    const { reason, permanent, retryAfterMs = 0 } = failure;
    console.warn({ event: 'delivery_failed', channel: row.channel, attempts: row.attempts, reason, permanent });
    if (permanent) await deleteMessage(db, row.id);
    else await deferMessage(db, row.id, now() + Math.max(backOffMs(row.attempts), retryAfterMs));
  }
}

/** 5, 10, 20 … seconds, at most ten minutes. */
const backOffMs = (attempts: number) => Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1), LONGEST_RETRY_MS);

function senderOf({ email, sms }: MessageSettings, channel: OutboxRow['channel']): Sender {
  if (channel === 'email' && email.kind === 'resend') return createResendSender(email);
  if (channel === 'email' && email.kind === 'cloudflare') return createCloudflareSender(email.binding, email.from);
  if (channel === 'sms' && sms.kind === 'twilio') return createTwilioSender(sms);
  throw new DeliveryFailure('no_sender');
}

/** Texts cost money, so that a day's number of them is bounded over all accounts, whoever asks for them. */
async function countText({ db, settings, now }: Delivery): Promise<void> {
  if (settings.sms.kind !== 'twilio') return;
  const sent = await countAttempt(db, 'smsDay:everybody', DAY_MS, now());
  if (sent > settings.sms.dailyLimit) throw new DeliveryFailure('daily_limit', { permanent: true });
}
