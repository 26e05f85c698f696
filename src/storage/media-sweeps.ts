import { asc, eq, lte } from 'drizzle-orm';
import type { Database } from './database.ts';
import { mediaSweeps } from './schema.ts';

type MediaSweep = typeof mediaSweeps.$inferSelect;

export async function saveMediaSweep(db: Database, sweep: MediaSweep): Promise<void> {
  await db
    .insert(mediaSweeps)
    .values(sweep)
    .onConflictDoUpdate({ target: mediaSweeps.interviewId, set: { dueAt: sweep.dueAt } });
}

/** Ids of erased interviews whose media are to be deleted once more, the longest due first. */
export async function loadDueMediaSweeps(db: Database, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ interviewId: mediaSweeps.interviewId })
    .from(mediaSweeps)
    .where(lte(mediaSweeps.dueAt, now))
    .orderBy(asc(mediaSweeps.dueAt))
    .limit(limit);
  return rows.map(({ interviewId }) => interviewId);
}

export async function deleteMediaSweep(db: Database, interviewId: string): Promise<void> {
  await db.delete(mediaSweeps).where(eq(mediaSweeps.interviewId, interviewId));
}
