import { and, asc, desc, eq, inArray, isNotNull, isNull, like, lt, lte, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { outbox } from './schema.ts';

export type OutboxRow = typeof outbox.$inferSelect;

export async function saveMessage(db: Database, row: typeof outbox.$inferInsert): Promise<void> {
  await db.insert(outbox).values(row).onConflictDoNothing();
}

/** The messages that stay here to be read, newest first; at most 50. Those to be sent are sealed and not among them. */
export function loadReadableMessages(db: Database, to?: string): Promise<OutboxRow[]> {
  return db
    .select()
    .from(outbox)
    .where(and(like(outbox.body, '{%'), to === undefined ? undefined : eq(outbox.to, to)))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(50);
}

/**
 * Takes due messages, oldest first, and counts the attempt. Until the lease is over nobody else gets them; should
 * this delivery die, they come up again after it.
 */
export function leaseDueMessages(db: Database, now: number, leaseMs: number, limit: number): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), lte(outbox.nextAttemptAt, now)))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(limit);
  return db
    .update(outbox)
    .set({ nextAttemptAt: now + leaseMs, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning();
}

/** Keeps no more than that something was sent. */
export async function markSent(db: Database, id: string, now: number): Promise<void> {
  await db.update(outbox).set({ sentAt: now, to: '', body: '' }).where(eq(outbox.id, id));
}

export async function deferMessage(db: Database, id: string, nextAttemptAt: number): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAttemptAt })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
}

export async function deleteMessage(db: Database, id: string): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id));
}

/** Removes the traces of what was sent before this time. */
export async function deleteSentMessages(db: Database, before: number): Promise<void> {
  await db.delete(outbox).where(and(isNotNull(outbox.sentAt), lt(outbox.sentAt, before)));
}
