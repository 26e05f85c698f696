import { eq, lt, lte, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rateCounters } from './schema.ts';

/** Counts one more attempt, or so many, in the subject's present window, and answers how many there are now. */
export async function countAttempt(db: Database, key: string, windowMs: number, now: number, by = 1): Promise<number> {
  const windowStart = now - (now % windowMs);
  const [row] = await db
    .insert(rateCounters)
    .values({ key: `${key}:${windowStart}`, count: by, expiresAt: windowStart + windowMs })
    .onConflictDoUpdate({ target: rateCounters.key, set: { count: sql`${rateCounters.count} + ${by}` } })
    .returning({ count: rateCounters.count });
  return row?.count ?? by;
}

/**
 * Begins a wait for a subject unless one is running. Answers the milliseconds that a running one has left, 0 when this
 * one has begun.
 */
export async function beginWait(db: Database, key: string, waitMs: number, now: number): Promise<number> {
  const [begun] = await db
    .insert(rateCounters)
    .values({ key, count: 1, expiresAt: now + waitMs })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: { expiresAt: now + waitMs },
      setWhere: lte(rateCounters.expiresAt, now),
    })
    .returning({ key: rateCounters.key });
  if (begun) return 0;
  const [running] = await db
    .select({ expiresAt: rateCounters.expiresAt })
    .from(rateCounters)
    .where(eq(rateCounters.key, key));
  return Math.max(0, (running?.expiresAt ?? now) - now);
}

/** Ends a wait before its time. */
export async function endWait(db: Database, key: string): Promise<void> {
  await db.delete(rateCounters).where(eq(rateCounters.key, key));
}

export async function deleteExpiredCounters(db: Database, now: number): Promise<void> {
  await db.delete(rateCounters).where(lt(rateCounters.expiresAt, now));
}
