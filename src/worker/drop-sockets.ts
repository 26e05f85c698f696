import type { Context } from 'hono';
import { interviewObject } from '#durable/door.ts';
import type { Principal } from '#durable/principal.ts';
import { openDatabase } from '#storage/database.ts';
import { loadLiveInterviewIds } from '#storage/interviews.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Ends the live sockets of who no longer is who they were here: a user whose session ended, a guest who was forgotten.
 * It holds up no answer. A browser that still holds the interview comes back by itself; one that does not is refused.
 */
export function dropSocketsOf(c: Context<AppEnv>, whom: Principal): void {
  if (whom.userId !== undefined || whom.guestHash !== undefined) c.executionCtx.waitUntil(dropSockets(c, whom));
}

async function dropSockets(c: Context<AppEnv>, whom: Principal): Promise<void> {
  try {
    const ids = await loadLiveInterviewIds(openDatabase(c.env.DB), whom, Date.now());
    await Promise.all(ids.map((id) => interviewObject(c.env, id)?.dropSockets(whom)));
  } catch (error) {
    console.warn({ event: 'drop_sockets_failed', error: error instanceof Error ? error.name : 'unknown' });
  }
}
