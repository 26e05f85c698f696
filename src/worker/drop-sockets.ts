import type { Context } from 'hono';
import { interviewObject } from '#durable/door.ts';
import { openDatabase } from '#storage/database.ts';
import { loadLiveInterviewIds } from '#storage/interviews.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Ends the live sockets of a user whose session ended, without holding up the answer. A browser that is still signed
 * in comes back by itself; one that is not is refused.
 */
export function dropSocketsOf(c: Context<AppEnv>, userId: string): void {
  c.executionCtx.waitUntil(dropSockets(c, userId));
}

async function dropSockets(c: Context<AppEnv>, userId: string): Promise<void> {
  try {
    const ids = await loadLiveInterviewIds(openDatabase(c.env.DB), userId, Date.now());
    await Promise.all(ids.map((id) => interviewObject(c.env, id)?.dropSockets({ userId })));
  } catch (error) {
    console.warn({ event: 'drop_sockets_failed', error: error instanceof Error ? error.name : 'unknown' });
  }
}
