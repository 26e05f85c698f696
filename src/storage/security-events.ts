import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { SecurityEvent } from '#contract/words.ts';
import type { Database } from './database.ts';
import { securityEvents, users } from './schema.ts';

export type SecurityEventRow = typeof securityEvents.$inferSelect;

/** What strangers can make happen at will is written down once in so long. */
const REPEATED_MS = 15 * 60_000;
const BY_STRANGERS = new Set<SecurityEvent>(['sign_in_refused', 'reset_asked']);
const MOST_READ = 100;

/** Writes an event down. For an account that there is not, the same statement writes nothing. */
export async function saveSecurityEvent(db: Database, event: SecurityEventRow): Promise<void> {
  const { id, userId, kind, device, createdAt } = event;
  const since = BY_STRANGERS.has(kind) ? createdAt - REPEATED_MS : createdAt;
  const isRepeated = sql`exists (select 1 from ${securityEvents} where ${securityEvents.userId} = ${userId}
    and ${securityEvents.kind} = ${kind} and ${securityEvents.createdAt} > ${since})`;
  await db.insert(securityEvents).select(
    sql`select ${id}, ${users.id}, ${kind}, ${device}, ${createdAt} from ${users}
        where ${users.id} = ${userId} and ${users.erasingAt} is null and not ${isRepeated}`,
  );
}

/** Newest first. */
export function loadSecurityEvents(db: Database, userId: string): Promise<SecurityEventRow[]> {
  return db
    .select()
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, userId)))
    .orderBy(desc(securityEvents.createdAt), desc(securityEvents.id))
    .limit(MOST_READ);
}

export async function deleteOldSecurityEvents(db: Database, before: number): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.createdAt, before));
}
