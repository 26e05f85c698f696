import { dayOf, errorsOfLastHours } from '#domain/operating/day-counts.ts';
import { speechMinutesADay } from '#engines/speech-a-day.ts';
import { postToWebhook } from '#engines/webhook/ask-webhook.ts';
import { loadCountsFrom } from '#storage/daily-counts.ts';
import { openDatabase } from '#storage/database.ts';
import { loadSpeechSeconds, loadWaiting } from '#storage/operator-figures.ts';
import { beginWait, endWait } from '#storage/rate-counters.ts';
import { type Env, isDevelopment } from './env.ts';
import { examineStores } from './examine-parts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const POST_LIMIT_MS = 10_000;

/** From so many on in this hour and the last: a few are nobody's business. */
const MOST_ERRORS = 10;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
/** Of the day's ceiling of speech. */
const NEARLY_SPENT = 0.8;

/** What the operator is told of: a kind, which is told of once an hour at most, and numbers. Never a word of anybody. */
export interface Alert {
  kind: string;
  message: string;
  figures: Record<string, number>;
}

/** When each kind may be posted again, as far as this isolate knows: for when the database cannot say it. */
const restsUntil = new Map<string, number>();

/** Posts what is wrong to the operator's address, signed with their key; does nothing where none is set. */
export async function postAlerts(env: Env, now: number): Promise<void> {
  const { ALERT_WEBHOOK_URL: url, API_KEY: key } = env;
  if (!url || !key) return;
  for (const alert of await findAlerts(env, now)) {
    if (!(await mayPost(env, alert.kind, now))) continue;
    const posted = { event: 'alert', ...alert, at: new Date(now).toISOString(), server: env.PUBLIC_URL ?? null };
    const status = await postToWebhook({ url, key }, posted, AbortSignal.timeout(POST_LIMIT_MS)).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status >= 200 && status <= 299) continue;
    console.error({ event: 'alert_failed', kind: alert.kind, status });
    // It was not told, so the next minute tries again.
    restsUntil.delete(alert.kind);
    await endWait(openDatabase(env.DB), waitOf(alert.kind)).catch(() => undefined);
  }
}

async function findAlerts(env: Env, now: number): Promise<Alert[]> {
  const failed = (await examineStores(env)).filter(({ state }) => state === 'failed');
  const alerts = failed.map(
    ({ part, ms }): Alert => ({
      kind: `${part}_failed`,
      message: `The ${part} did not answer as they should.`,
      figures: { ms: ms ?? 0 },
    }),
  );
  // Everything else is read from the database.
  if (failed.some(({ part }) => part === 'database')) return alerts;
  const db = openDatabase(env.DB);
  const counts = await loadCountsFrom(db, dayOf(now - HOUR_MS));
  const errors = errorsOfLastHours(2, counts, now).reduce((sum, { count }) => sum + count, 0);
  if (errors >= MOST_ERRORS)
    alerts.push({ kind: 'errors', message: 'Calls fail on our side.', figures: { lastTwoHours: errors } });
  const { reportSince, messageSince } = await loadWaiting(db, now);
  const late = (since: number | null) => (since !== null && now - since > LONGEST_WAIT_MS ? now - since : undefined);
  const reportLate = late(reportSince);
  if (reportLate)
    alerts.push({
      kind: 'report_waits',
      message: 'An ended interview has no report yet.',
      figures: { minutes: Math.round(reportLate / MINUTE_MS) },
    });
  const messageLate = isDevelopment(env) ? undefined : late(messageSince);
  if (messageLate)
    alerts.push({
      kind: 'message_waits',
      message: 'A message could not be sent yet.',
      figures: { minutes: Math.round(messageLate / MINUTE_MS) },
    });
  const ofMinutes = speechMinutesADay(env);
  const minutes = ofMinutes === undefined ? 0 : (await loadSpeechSeconds(db, now - (now % DAY_MS))) / 60;
  if (ofMinutes !== undefined && minutes >= NEARLY_SPENT * ofMinutes)
    alerts.push({
      kind: 'speech_nearly_spent',
      message: 'The speech that SPEND_A_DAY allows is nearly used up.',
      figures: { minutes: Math.round(minutes), ofMinutes },
    });
  return alerts;
}

async function mayPost(env: Env, kind: string, now: number): Promise<boolean> {
  if (now < (restsUntil.get(kind) ?? 0)) return false;
  // Where the database is what is away, this isolate's memory has to do.
  const leftMs = await beginWait(openDatabase(env.DB), waitOf(kind), HOUR_MS, now).catch(() => 0);
  restsUntil.set(kind, now + (leftMs || HOUR_MS));
  return leftMs === 0;
}

const waitOf = (kind: string) => `alert:${kind}`;
