import { lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rateCounters } from './schema.ts';

/** Counts one more attempt in the subject's present window, and answers how many there are now. */
export async function countAttempt(db: Database, key: string, windowMs: number, now: number): Promise<number> {
  const windowStart = now - (now % windowMs);
  const [row] = await db
    .insert(rateCounters)
    .values({ key: `${key}:${windowStart}`, count: 1, expiresAt: windowStart + windowMs })
    .onConflictDoUpdate({ target: rateCounters.key, set: { count: sql`${rateCounters.count} + 1` } })
    .returning({ count: rateCounters.count });
  return row?.count ?? 1;
}

export async function deleteExpiredCounters(db: Database, now: number): Promise<void> {
  await db.delete(rateCounters).where(lt(rateCounters.expiresAt, now));
}
