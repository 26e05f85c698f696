import type { Context } from 'hono';
import { dayOf, errorCount } from '#domain/operating/day-counts.ts';
import { addToDay } from '#storage/daily-counts.ts';
import { openDatabase } from '#storage/database.ts';
import type { AppEnv } from './app-env.ts';
import type { Env } from './env.ts';

/** Counts one more error of a kind for the operator, as well as can be: what failed may be the database itself. */
export async function noteError(env: Pick<Env, 'DB'>, kind: string): Promise<void> {
  const now = Date.now();
  await addToDay(openDatabase(env.DB), dayOf(now), { [errorCount(kind, now)]: 1 }).catch(() => undefined);
}

/** The same for an answer that is on its way, which does not wait for it. */
export function noteFailedAnswer(c: Context<AppEnv>): void {
  const { status } = c.res;
  if (status === 500 || status === 503)
    c.executionCtx.waitUntil(noteError(c.env, status === 500 ? 'internal' : 'unavailable'));
}
