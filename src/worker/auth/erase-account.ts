import { askInterview } from '#durable/door.ts';
import { openDatabase } from '#storage/database.ts';
import { deleteInterviewRow, loadInterviewIdsOf } from '#storage/interviews.ts';
import { deleteMediaOf } from '#storage/media.ts';
import { deleteUserRows, loadErasing, markErasing, type UserRow } from '#storage/users.ts';
import { dropEndedSockets } from '#worker/drop-sockets.ts';
import type { Env } from '#worker/env.ts';
import { forgetFoundSessions } from './found-sessions.ts';

type Erasable = Pick<UserRow, 'id' | 'email' | 'phone'>;

/** Interviews that are erased at the same time. */
const AT_ONCE = 5;
/** Erasures that one round of housekeeping goes on with. */
const ERASURES_A_ROUND = 5;

/**
 * Closes an account and erases everything it owns. Closing is one step and certain; should the rest be interrupted,
 * the housekeeping goes on with it.
 */
export async function eraseAccount(env: Env, user: Erasable): Promise<void> {
  await markErasing(openDatabase(env.DB), user.id, Date.now());
  forgetFoundSessions();
  await dropEndedSockets(env);
  await tryToFinish(env, user);
}

/** Goes on with the erasures that were begun and not finished. */
export async function finishErasures(env: Env): Promise<void> {
  for (const user of await loadErasing(openDatabase(env.DB), ERASURES_A_ROUND)) await tryToFinish(env, user);
}

async function tryToFinish(env: Env, user: Erasable): Promise<void> {
  try {
    await finishErasure(env, user);
  } catch (error) {
    console.warn({ event: 'erasure_interrupted', error: error instanceof Error ? error.name : 'unknown' });
  }
}

/** The account's own row goes last: while it is there, the erasure is known to be unfinished. */
async function finishErasure(env: Env, user: Erasable): Promise<void> {
  const db = openDatabase(env.DB);
  for (;;) {
    const ids = await loadInterviewIdsOf(db, user.id, AT_ONCE);
    if (ids.length === 0) break;
    await Promise.all(
      ids.map(async (id) => {
        await askInterview(env, id, { userId: user.id }, ({ keeping }) => keeping.erase());
        // The object does these too; here they cover a row whose object is already gone.
        await deleteMediaOf(env.MEDIA, id);
        await deleteInterviewRow(db, id);
      }),
    );
  }
  await deleteUserRows(db, user);
}
