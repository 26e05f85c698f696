import { openDatabase } from '#storage/database.ts';
import { deleteMediaOf } from '#storage/media.ts';
import { deleteMediaSweep, loadDueMediaSweeps } from '#storage/media-sweeps.ts';
import type { Env } from './env.ts';

const SWEEPS_A_ROUND = 20;

/**
 * Deletes what uploads left that were under way when their interview was erased: by now none can be. The interview's
 * object is gone, so nobody else would.
 */
export async function sweepErasedMedia(env: Env, now: number): Promise<void> {
  const db = openDatabase(env.DB);
  for (const interviewId of await loadDueMediaSweeps(db, now, SWEEPS_A_ROUND)) {
    await deleteMediaOf(env.MEDIA, interviewId);
    await deleteMediaSweep(db, interviewId);
  }
}
