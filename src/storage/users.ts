import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { issueReports, oneTimeCodes, outbox, pendingSignUps, securityEvents, sessions, users } from './schema.ts';

export type UserRow = typeof users.$inferSelect;

export async function loadUser(db: Database, id: string): Promise<UserRow | undefined> {
  return (await db.select().from(users).where(eq(users.id, id)).limit(1))[0];
}

export async function loadUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return (await db.select().from(users).where(eq(users.email, email)).limit(1))[0];
}

export async function loadUserByPhone(db: Database, phone: string): Promise<UserRow | undefined> {
  return (await db.select().from(users).where(eq(users.phone, phone)).limit(1))[0];
}

/** Changes what is given. A number that another account has changes nothing, and answers undefined. */
export async function updateUser(
  db: Database,
  id: string,
  changes: Partial<Pick<UserRow, 'name' | 'phone' | 'phoneVerifiedAt' | 'phoneTextedAt'>>,
): Promise<UserRow | undefined> {
  const { phone } = changes;
  const phoneIsFree =
    phone == null
      ? undefined
      : sql`not exists (select 1 from users as other where other.phone = ${phone} and other.id <> ${id})`;
  const [row] = await db
    .update(users)
    .set(changes)
    .where(and(eq(users.id, id), isNull(users.erasingAt), phoneIsFree))
    .returning();
  return row;
}

/** Closes an account for good before anything of it is erased: no session is left, and none can be started. */
export async function markErasing(db: Database, id: string, now: number): Promise<void> {
  await db.batch([
    db
      .update(users)
      .set({ erasingAt: now })
      .where(and(eq(users.id, id), isNull(users.erasingAt))),
    db.delete(sessions).where(eq(sessions.userId, id)),
    db.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, id)),
  ]);
}

/** Accounts whose erasure was begun and not finished. */
export function loadErasing(db: Database, limit: number): Promise<Pick<UserRow, 'id' | 'email' | 'phone'>[]> {
  return db
    .select({ id: users.id, email: users.email, phone: users.phone })
    .from(users)
    .where(isNotNull(users.erasingAt))
    .limit(limit);
}

/** Removes the account's last rows, its own row with them. What its interviews held must be gone before. */
export async function deleteUserRows(db: Database, user: Pick<UserRow, 'id' | 'email' | 'phone'>): Promise<void> {
  const sentTo =
    user.phone === null ? eq(outbox.to, user.email) : or(eq(outbox.to, user.email), eq(outbox.to, user.phone));
  await db.batch([
    db.delete(issueReports).where(eq(issueReports.userId, user.id)),
    db.delete(pendingSignUps).where(eq(pendingSignUps.email, user.email)),
    db.delete(oneTimeCodes).where(or(eq(oneTimeCodes.userId, user.id), eq(oneTimeCodes.target, user.email))),
    db.delete(outbox).where(sentTo),
    db.delete(sessions).where(eq(sessions.userId, user.id)),
    db.delete(securityEvents).where(eq(securityEvents.userId, user.id)),
    db.delete(users).where(eq(users.id, user.id)),
  ]);
}
