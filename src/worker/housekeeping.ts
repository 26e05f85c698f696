import { dayOf } from '#domain/operating/day-counts.ts';
import { deleteCountsBefore } from '#storage/daily-counts.ts';
import { openDatabase } from '#storage/database.ts';
import { deleteOldLiveSockets } from '#storage/live-sockets.ts';
import { deleteExpiredCodes } from '#storage/one-time-codes.ts';
import { deleteSentMessages } from '#storage/outbox.ts';
import { deleteExpiredCounters } from '#storage/rate-counters.ts';
import { deleteOldSecurityEvents } from '#storage/security-events.ts';
import { deleteExpiredSignUps } from '#storage/sign-ups.ts';
import { postAlerts } from './alerts.ts';
import { finishErasures } from './auth/erase-account.ts';
import { endExpiredSessions } from './auth/sessions.ts';
import { dropEndedSockets } from './drop-sockets.ts';
import { type Env, isDevelopment } from './env.ts';
import { noteError, writeErrors } from './note-error.ts';
import { deliverDueMessages } from './send-message.ts';
import { sweepErasedMedia } from './sweep-erased-media.ts';

const DAY_MS = 24 * 3_600_000;
const EVERY_MS = 60_000;
const MESSAGES_A_ROUND = 50;
/** On a developer's machine the outbox is what is read, so it is kept longer. */
const KEEP_SENT_MS = DAY_MS;
const KEEP_SENT_IN_DEVELOPMENT_MS = 30 * DAY_MS;
/** As long as the page about them says. */
const KEEP_EVENTS_MS = 90 * DAY_MS;
/** No socket lives for so long. */
const KEEP_SOCKETS_MS = 31 * DAY_MS;

/** So that a year can be set against the one before. */
const KEEP_COUNTS_DAYS = 800;

let lastRoundAt = 0;

/** What is done every minute: messages that wait, erasures that were interrupted, rows past their time. */
export async function keepHouse(env: Env): Promise<void> {
  lastRoundAt = Date.now();
  const now = lastRoundAt;
  const db = openDatabase(env.DB);
  const keepSentMs = isDevelopment(env) ? KEEP_SENT_IN_DEVELOPMENT_MS : KEEP_SENT_MS;
  const chores: Record<string, () => Promise<void>> = {
    messages: () => deliverDueMessages(env, MESSAGES_A_ROUND),
    erasures: () => finishErasures(env),
    mediaSweeps: () => sweepErasedMedia(env, now),
    sentMessages: () => deleteSentMessages(db, now - keepSentMs),
    counters: () => deleteExpiredCounters(db, now),
    codes: () => deleteExpiredCodes(db, now),
    signUps: () => deleteExpiredSignUps(db, now),
    sessions: () => endExpiredSessions(env, now),
    securityEvents: () => deleteOldSecurityEvents(db, now - KEEP_EVENTS_MS),
    sockets: () => dropEndedSockets(env),
    oldSockets: () => deleteOldLiveSockets(db, now - KEEP_SOCKETS_MS),
    oldCounts: () => deleteCountsBefore(db, dayOf(now) - KEEP_COUNTS_DAYS),
    // Before the alerts, which read what is counted.
    errors: () => writeErrors(env),
    alerts: () => postAlerts(env, now),
  };
  for (const [chore, work] of Object.entries(chores)) {
    try {
      await work();
    } catch (error) {
      // One that fails keeps none of the others from being done; it comes up again in a minute.
      noteError(`chore ${chore}`);
      console.warn({ event: 'chore_failed', chore, error: error instanceof Error ? error.name : 'unknown' });
    }
  }
}

/** A developer's machine has nothing that ticks, so a round is done after a request when the last is a minute old. */
export function keepHouseAfterRequest(env: Env, ctx: Pick<ExecutionContext, 'waitUntil'>): void {
  if (!isDevelopment(env) || Date.now() - lastRoundAt < EVERY_MS) return;
  lastRoundAt = Date.now();
  ctx.waitUntil(keepHouse(env));
}
