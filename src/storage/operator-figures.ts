import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { interviews, outbox, rateCounters } from './schema.ts';

/** What waits longest: an ended interview whose report is not in the index, a message that is due. Null for none. */
export async function loadWaiting(db: Database, now: number) {
  const [[report], [message]] = await db.batch([
    db
      .select({ since: interviews.completedAt })
      .from(interviews)
      // As the index over these few says it.
      .where(and(sql`status = 'processing'`, lte(interviews.completedAt, now)))
      .orderBy(asc(interviews.completedAt))
      .limit(1),
    db
      .select({ since: sql<number | null>`min(${outbox.createdAt})` })
      .from(outbox)
      .where(and(isNull(outbox.sentAt), lte(outbox.nextAttemptAt, now))),
  ]);
  return { reportSince: report?.since ?? null, messageSince: message?.since ?? null };
}

/** Seconds of speech that services were paid for in the day that is counted now. */
export async function loadSpeechSeconds(db: Database, windowStart: number): Promise<number> {
  const [row] = await db
    .select({ count: rateCounters.count })
    .from(rateCounters)
    .where(eq(rateCounters.key, `speech:server:${windowStart}`));
  return row?.count ?? 0;
}

/** How large the database is, and how many interviews it has had rows for, erased ones among them. */
export async function loadSize(d1: D1Database): Promise<{ bytes: number; rowsMade: number }> {
  const { results, meta } = await d1
    .prepare('SELECT max(rowid) AS made FROM interviews')
    .all<{ made: number | null }>();
  return { bytes: meta.size_after, rowsMade: results[0]?.made ?? 0 };
}
