import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { pendingSignUps, users } from './schema.ts';

export type PendingSignUp = typeof pendingSignUps.$inferSelect;
type NewUser = typeof users.$inferInsert;

/** Guesses that one code stands, and how many of them are for other browsers than the one that signed up. */
const MAX_TRIES = 5;
const STRANGERS_TRIES = 3;
/**
 * Sign-ups that may wait for one address at a time; an older one gives way. As many as an hour allows, so that
 * nobody pushes another's sign-up out while its code is good.
 */
const MAX_PENDING_AN_ADDRESS = 5;

export async function savePendingSignUp(db: Database, row: PendingSignUp): Promise<void> {
  const live = await loadPendingOf(db, row.email);
  const surplus = live.slice(MAX_PENDING_AN_ADDRESS - 1);
  await db.delete(pendingSignUps).where(lt(pendingSignUps.linkExpiresAt, row.createdAt));
  for (const old of surplus) await db.delete(pendingSignUps).where(eq(pendingSignUps.id, old.id));
  await db.insert(pendingSignUps).values(row);
}

/** The sign-ups that wait for an address, newest first. */
export function loadPendingOf(db: Database, email: string): Promise<PendingSignUp[]> {
  return db
    .select()
    .from(pendingSignUps)
    .where(eq(pendingSignUps.email, email))
    .orderBy(desc(pendingSignUps.createdAt));
}

/**
 * Counts a guess before it is compared; undefined when the code has no guesses or no time left. Strangers cannot use
 * up the guesses of the browser that signed up.
 */
export async function spendGuess(db: Database, id: string, own: boolean, now: number): Promise<string | undefined> {
  const tries = own ? MAX_TRIES : STRANGERS_TRIES;
  const [row] = await db
    .update(pendingSignUps)
    .set({ tries: sql`${pendingSignUps.tries} + 1` })
    .where(and(eq(pendingSignUps.id, id), lt(pendingSignUps.tries, tries), gt(pendingSignUps.codeExpiresAt, now)))
    .returning({ codeHmac: pendingSignUps.codeHmac });
  return row?.codeHmac;
}

/**
 * Takes the sign-up that an e-mailed link stands for, and puts another secret in its place, so that of many openings
 * of one link a single one succeeds.
 */
export async function spendLink(
  db: Database,
  linkHash: string,
  replacementHash: string,
  now: number,
): Promise<PendingSignUp | undefined> {
  const [row] = await db
    .update(pendingSignUps)
    .set({ linkHash: replacementHash })
    .where(and(eq(pendingSignUps.linkHash, linkHash), gt(pendingSignUps.linkExpiresAt, now)))
    .returning();
  return row;
}

export async function deleteExpiredSignUps(db: Database, now: number): Promise<void> {
  await db.delete(pendingSignUps).where(lt(pendingSignUps.linkExpiresAt, now));
}

export async function renewCode(
  db: Database,
  id: string,
  fresh: Pick<PendingSignUp, 'codeHmac' | 'codeExpiresAt' | 'lastSentAt' | 'linkHash' | 'linkExpiresAt'>,
): Promise<void> {
  await db
    .update(pendingSignUps)
    .set({ ...fresh, tries: 0 })
    .where(eq(pendingSignUps.id, id));
}

/**
 * Makes the account and ends every sign-up of its address, all at once. Answers whether this call made it: an address
 * that was taken meanwhile makes none. A number that another account has is left out, also when both come at once.
 */
export async function promoteSignUp(db: Database, user: NewUser): Promise<boolean> {
  const { phone = null, phoneVerifiedAt = null } = user;
  const unlessTaken = (value: string | number | null) =>
    sql`case when exists (select 1 from users where phone = ${phone}) then null else ${value} end`;
  const [inserted] = await db.batch([
    db
      .insert(users)
      .values({ ...user, phone: unlessTaken(phone), phoneVerifiedAt: unlessTaken(phoneVerifiedAt) })
      .onConflictDoNothing()
      .returning({ id: users.id }),
    db.delete(pendingSignUps).where(eq(pendingSignUps.email, user.email)),
  ]);
  return inserted.length > 0;
}
