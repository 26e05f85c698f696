import { and, eq, gt, lt } from 'drizzle-orm';
import type { Context } from 'hono';
import { type Database, openDatabase } from '#storage/database.ts';
import { sessions } from '#storage/schema.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { clearCookie, readCookie, writeCookie } from '#worker/cookies.ts';
import { randomSecret, sha256 } from '#worker/secrets.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a session lasts without being used, and at all. */
const LIMITS = {
  remembered: { idleMs: 14 * DAY_MS, absoluteMs: 30 * DAY_MS },
  brief: { idleMs: 2 * HOUR_MS, absoluteMs: 12 * HOUR_MS },
};
/** The last use is written at most this often. */
const TOUCH_EVERY_MS = 5 * MINUTE_MS;

export interface Session {
  userId: string;
}

/** The session that the request's cookie stands for, if it still does. */
export async function readSession(c: Context<AppEnv>): Promise<Session | undefined> {
  const token = readCookie(c, 'sid');
  if (!token) return undefined;
  const db = openDatabase(c.env.DB);
  const tokenHash = await sha256(token);
  const now = Date.now();
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
    .limit(1);
  if (!row) return undefined;
  const { idleMs } = row.remember ? LIMITS.remembered : LIMITS.brief;
  if (row.lastSeenAt + idleMs < now) return undefined;
  if (row.lastSeenAt + TOUCH_EVERY_MS < now) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  return { userId: row.userId };
}

/** Starts a session under a fresh token, whatever cookie came with the request. */
export async function startSession(c: Context<AppEnv>, userId: string, remember: boolean): Promise<void> {
  const db = openDatabase(c.env.DB);
  const token = randomSecret();
  const now = Date.now();
  const { absoluteMs } = remember ? LIMITS.remembered : LIMITS.brief;
  await endSession(c);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
  await db.insert(sessions).values({
    tokenHash: await sha256(token),
    userId,
    remember,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + absoluteMs,
  });
  writeCookie(c, 'sid', token, remember ? absoluteMs / 1_000 : undefined);
}

export async function endSession(c: Context<AppEnv>): Promise<void> {
  const token = readCookie(c, 'sid');
  if (!token) return;
  await openDatabase(c.env.DB)
    .delete(sessions)
    .where(eq(sessions.tokenHash, await sha256(token)));
  clearCookie(c, 'sid');
}

export async function endAllSessions(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
