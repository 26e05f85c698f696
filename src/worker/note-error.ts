import type { Context } from 'hono';
import { dayOf, errorCount } from '#domain/operating/day-counts.ts';
import { addToDay } from '#storage/daily-counts.ts';
import { openDatabase } from '#storage/database.ts';
import type { AppEnv } from './app-env.ts';
import type { Env } from './env.ts';

/** So that a database that is away is not asked once more for each answer that it fails. */
const BETWEEN_WRITES_MS = 10_000;

/** What this isolate has seen and not written yet, by day. */
const unwritten = new Map<number, Record<string, number>>();
let writtenAt = Number.NEGATIVE_INFINITY;

/** Counts one more error of a kind for the operator; it is written with the next write that is due. */
export function noteError(kind: string, now = Date.now()): void {
  const day = unwritten.get(dayOf(now)) ?? {};
  const name = errorCount(kind, now);
  unwritten.set(dayOf(now), { ...day, [name]: (day[name] ?? 0) + 1 });
}

/** Writes what was counted, unless this isolate has just written, or tried to: what failed may be the database itself. */
export async function writeErrors(env: Pick<Env, 'DB'>, now = Date.now()): Promise<void> {
  if (unwritten.size === 0 || Math.abs(now - writtenAt) < BETWEEN_WRITES_MS) return;
  writtenAt = now;
  for (const [day, amounts] of [...unwritten]) {
    unwritten.delete(day);
    await addToDay(openDatabase(env.DB), day, amounts).catch(() => keepFor(day, amounts));
  }
}

function keepFor(day: number, amounts: Readonly<Record<string, number>>): void {
  const since = unwritten.get(day) ?? {};
  for (const [name, amount] of Object.entries(amounts)) since[name] = (since[name] ?? 0) + amount;
  unwritten.set(day, since);
}

/** Counts an answer that failed on our side, and lets what is due be written once it is on its way. */
export function noteFailedAnswer(c: Context<AppEnv>): void {
  const { status } = c.res;
  if (status === 500 || status === 503) noteError(status === 500 ? 'internal' : 'unavailable');
  if (unwritten.size > 0) c.executionCtx.waitUntil(writeErrors(c.env));
}
