import { desc, eq, ne } from 'drizzle-orm';
import type { Database } from './database.ts';
import { outbox } from './schema.ts';

export type OutboxRow = typeof outbox.$inferSelect;

export async function saveMessage(db: Database, row: typeof outbox.$inferInsert): Promise<void> {
  await db.insert(outbox).values(row).onConflictDoNothing();
}

/** Newest first; at most 50. */
export function loadMessages(db: Database, to?: string): Promise<OutboxRow[]> {
  return db
    .select()
    .from(outbox)
    .where(to === undefined ? ne(outbox.to, '') : eq(outbox.to, to))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(50);
}
