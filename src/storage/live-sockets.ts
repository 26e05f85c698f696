import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { liveSockets, sessions } from './schema.ts';

export type LiveSocketRow = typeof liveSockets.$inferSelect;

/**
 * Notes a socket while the session that it rides on goes on; one of a guest is always noted. Both are one statement, so
 * that a session that ends meanwhile either finds the socket here or leaves nothing noted, which answers false.
 */
export async function saveLiveSocket(db: Database, socket: LiveSocketRow): Promise<boolean> {
  const { id, interviewId, sessionId, guestHash, openedAt } = socket;
  const goesOn = sql`${sessionId} is null or exists (select 1 from ${sessions} where ${sessions.tokenHash} = ${sessionId})`;
  const saved = await db
    .insert(liveSockets)
    .select(sql`select ${id}, ${interviewId}, ${sessionId}, ${guestHash}, ${openedAt} where ${goesOn}`)
    .returning({ id: liveSockets.id });
  return saved.length > 0;
}

export async function deleteLiveSocket(db: Database, id: string): Promise<void> {
  await db.delete(liveSockets).where(eq(liveSockets.id, id));
}

export async function deleteLiveSocketsOf(db: Database, interviewId: string): Promise<void> {
  await db.delete(liveSockets).where(eq(liveSockets.interviewId, interviewId));
}

/** Sockets whose session is over, whatever ended it. */
export function loadEndedSockets(db: Database, limit: number): Promise<LiveSocketRow[]> {
  const goesOn = sql`exists (select 1 from ${sessions} where ${sessions.tokenHash} = ${liveSockets.sessionId})`;
  return db
    .select()
    .from(liveSockets)
    .where(and(isNotNull(liveSockets.sessionId), sql`not ${goesOn}`))
    .limit(limit);
}

export function loadSocketsOfGuest(db: Database, guestHash: string): Promise<LiveSocketRow[]> {
  return db.select().from(liveSockets).where(eq(liveSockets.guestHash, guestHash));
}

/** What a server that died left noted. */
export async function deleteOldLiveSockets(db: Database, before: number): Promise<void> {
  await db.delete(liveSockets).where(lt(liveSockets.openedAt, before));
}
