import { and, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { sessions, users } from './schema.ts';

export type SessionRow = typeof sessions.$inferSelect;

export async function loadSession(db: Database, tokenHash: string, now: number): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
    .limit(1);
  return row;
}

/**
 * Stores a session for an account whose password is still the one that was proved. A reset or an erasure that came
 * in between leaves nothing stored, and answers false.
 */
export async function saveSession(db: Database, session: SessionRow, provedPasswordHash: string): Promise<boolean> {
  const stored = await db
    .insert(sessions)
    .select(
      db
        .select({
          tokenHash: sql<string>`${session.tokenHash}`.as('token_hash'),
          userId: users.id,
          remember: sql<boolean>`${Number(session.remember)}`.as('remember'),
          device: sql<string>`${session.device}`.as('device'),
          createdAt: sql<number>`${session.createdAt}`.as('created_at'),
          lastSeenAt: sql<number>`${session.lastSeenAt}`.as('last_seen_at'),
          expiresAt: sql<number>`${session.expiresAt}`.as('expires_at'),
        })
        .from(users)
        .where(
          and(
            eq(users.id, session.userId),
            eq(users.passwordHash, provedPasswordHash),
            sql`${users.erasingAt} is null`,
          ),
        ),
    )
    .returning({ tokenHash: sessions.tokenHash });
  return stored.length > 0;
}

export async function touchSession(db: Database, tokenHash: string, now: number): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends a session; answers whether there was one. */
export async function deleteSession(db: Database, tokenHash: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ tokenHash: sessions.tokenHash });
  return gone.length > 0;
}

/** Ends sessions of an account: one of them, all but one, or all; answers whether there were any. */
export async function deleteSessionsOf(
  db: Database,
  userId: string,
  { only, allBut }: { only?: string; allBut?: string },
): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        only === undefined ? undefined : eq(sessions.tokenHash, only),
        allBut === undefined ? undefined : ne(sessions.tokenHash, allBut),
      ),
    )
    .returning({ tokenHash: sessions.tokenHash });
  return gone.length > 0;
}

/** Newest first; at most 100. */
export function loadSessionsOf(db: Database, userId: string): Promise<SessionRow[]> {
  return db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.createdAt)).limit(100);
}

/** Removes sessions past their time, and those that were not used since the time for their kind. */
export async function deleteExpiredSessions(
  db: Database,
  now: number,
  unusedSince: { remembered: number; brief: number },
): Promise<void> {
  const isUnused = (remember: boolean, since: number) =>
    and(eq(sessions.remember, remember), lt(sessions.lastSeenAt, since));
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), isUnused(true, unusedSince.remembered), isUnused(false, unusedSince.brief)));
}
