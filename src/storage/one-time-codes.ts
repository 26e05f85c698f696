import { and, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import type { Database } from './database.ts';
import { oneTimeCodes, sessions, users } from './schema.ts';

export type OneTimeCode = typeof oneTimeCodes.$inferInsert;
type Token = Pick<typeof oneTimeCodes.$inferSelect, 'purpose' | 'userId' | 'target'>;

/** Guesses that one texted code stands. */
const MAX_TRIES = 5;

export async function saveToken(db: Database, token: OneTimeCode): Promise<void> {
  await db.insert(oneTimeCodes).values(token);
}

/** Stores a texted code in place of every earlier one for the same number. */
export async function saveSmsCode(db: Database, code: OneTimeCode): Promise<void> {
  await db.batch([
    db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.purpose, 'sms_reset'), eq(oneTimeCodes.target, code.target))),
    db.insert(oneTimeCodes).values(code),
  ]);
}

/** Counts a guess before it is compared; undefined when there is no code, or it has no guesses or no time left. */
export async function spendSmsGuess(db: Database, target: string, now: number) {
  const [row] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.purpose, 'sms_reset'),
        eq(oneTimeCodes.target, target),
        lt(oneTimeCodes.tries, MAX_TRIES),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
    .returning({ id: oneTimeCodes.id, userId: oneTimeCodes.userId, secretHash: oneTimeCodes.secretHash });
  return row;
}

/** Uses a code up; of many callers one is told that it was the one. */
export async function deleteCode(db: Database, id: string): Promise<boolean> {
  const gone = await db.delete(oneTimeCodes).where(eq(oneTimeCodes.id, id)).returning({ id: oneTimeCodes.id });
  return gone.length > 0;
}

/** What a token stands for, without using it up. */
export async function peekToken(db: Database, secretHash: string, now: number): Promise<Token | undefined> {
  const [row] = await db
    .select({ purpose: oneTimeCodes.purpose, userId: oneTimeCodes.userId, target: oneTimeCodes.target })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.secretHash, secretHash), gt(oneTimeCodes.expiresAt, now)))
    .limit(1);
  return row;
}

/** Uses a token up. Of many callers one gets true. */
export async function redeemToken(db: Database, secretHash: string, now: number): Promise<boolean> {
  const redeemed = await db
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.secretHash, secretHash), gt(oneTimeCodes.expiresAt, now)))
    .returning({ id: oneTimeCodes.id });
  return redeemed.length > 0;
}

/**
 * Uses a reset token up, sets the password, ends every session of the account and voids its other codes and tokens, but
 * for what takes a reset back: all of it or nothing. `textedAt` is given where the token came by a texted code, which
 * proves the number. Answers whether the token was still good.
 */
export function resetPassword(
  db: Database,
  reset: { userId: string; secretHash: string; passwordHash: string; textedAt: number | null },
  now: number,
): Promise<boolean> {
  const { passwordHash, textedAt } = reset;
  const changes = { passwordHash, phoneTextedAt: sql`coalesce(${users.phoneTextedAt}, ${textedAt})` };
  const voided = ne(oneTimeCodes.purpose, 'undo_token');
  return changeByToken(db, { ...reset, purpose: 'reset_token', changes, voided }, now);
}

/** A password that no hash is of: it opens nothing. */
const NO_PASSWORD = '';

/** Takes a reset back: what it set opens nothing any more, the number that led to it is off, and every session ends. */
export function undoReset(db: Database, undo: { userId: string; secretHash: string }, now: number): Promise<boolean> {
  const noPhone = { phone: null, phoneVerifiedAt: null, phoneTextedAt: null };
  return changeByToken(db, { ...undo, purpose: 'undo_token', changes: { passwordHash: NO_PASSWORD, ...noPhone } }, now);
}

interface TokenChange {
  userId: string;
  secretHash: string;
  purpose: 'reset_token' | 'undo_token';
  changes: SQLiteUpdateSetSource<typeof users>;
  /** Which codes and tokens go with it; all of them unless told. */
  voided?: SQL;
}

async function changeByToken(db: Database, change: TokenChange, now: number): Promise<boolean> {
  const { userId, secretHash, purpose, changes, voided } = change;
  // Each statement asks for the token itself, so that a second caller of the same token changes nothing.
  const tokenIsGood = sql`exists (select 1 from ${oneTimeCodes} where ${oneTimeCodes.purpose} = ${purpose}
    and ${oneTimeCodes.secretHash} = ${secretHash} and ${oneTimeCodes.userId} = ${userId}
    and ${oneTimeCodes.expiresAt} > ${now})`;
  const [changed] = await db.batch([
    db
      .update(users)
      .set(changes)
      .where(and(eq(users.id, userId), sql`${users.erasingAt} is null`, tokenIsGood))
      .returning({ id: users.id }),
    db.delete(sessions).where(and(eq(sessions.userId, userId), tokenIsGood)),
    db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.userId, userId), voided, tokenIsGood)),
  ]);
  return changed.length > 0;
}

export async function deleteExpiredCodes(db: Database, now: number): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now));
}
