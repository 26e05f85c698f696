import { eq, lt, lte, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rateCounters } from './schema.ts';

/** Counts one more attempt in the subject's present window, and answers how many there are now. */
export async function countAttempt(db: Database, key: string, windowMs: number, now: number): Promise<number> {
  const [row] = await db
    .insert(rateCounters)
    .values({ ...windowOf(key, windowMs, now), count: 1 })
    .onConflictDoUpdate({ target: rateCounters.key, set: { count: sql`${rateCounters.count} + 1` } })
    .returning({ count: rateCounters.count });
  return row?.count ?? 1;
}

/** Counts so much more in the subject's present window unless that were more than the most; answers whether it did. */
export async function countWithin(
  db: Database,
  { key, by, most }: { key: string; by: number; most: number },
  windowMs: number,
  now: number,
): Promise<boolean> {
  if (by > most) return false;
  const counted = await db
    .insert(rateCounters)
    .values({ ...windowOf(key, windowMs, now), count: by })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: { count: sql`${rateCounters.count} + ${by}` },
      setWhere: lte(rateCounters.count, most - by),
    })
    .returning({ key: rateCounters.key });
  return counted.length > 0;
}

/** Takes back what was counted in the subject's present window and not needed. */
export async function uncount(db: Database, key: string, by: number, windowMs: number, now: number): Promise<void> {
  await db
    .update(rateCounters)
    .set({ count: sql`max(0, ${rateCounters.count} - ${by})` })
    .where(eq(rateCounters.key, windowOf(key, windowMs, now).key));
}

function windowOf(key: string, windowMs: number, now: number): { key: string; expiresAt: number } {
  const start = now - (now % windowMs);
  return { key: `${key}:${start}`, expiresAt: start + windowMs };
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
