import type { Context } from 'hono';
import { openDatabase } from '#storage/database.ts';
import { deleteSession, loadSession, saveSession, touchSession } from '#storage/sessions.ts';
import type { UserRow } from '#storage/users.ts';
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
  /** Epoch milliseconds of the sign-in. */
  createdAt: number;
}

/** The session that the request's cookie stands for, if it still does. */
export async function readSession(c: Context<AppEnv>): Promise<Session | undefined> {
  const token = readCookie(c, 'sid');
  if (!token) return undefined;
  const db = openDatabase(c.env.DB);
  const tokenHash = await sha256(token);
  const now = Date.now();
  const row = await loadSession(db, tokenHash, now);
  if (!row) return undefined;
  const { idleMs } = row.remember ? LIMITS.remembered : LIMITS.brief;
  if (row.lastSeenAt + idleMs < now) return undefined;
  if (row.lastSeenAt + TOUCH_EVERY_MS < now) await touchSession(db, tokenHash, now);
  return { userId: row.userId, createdAt: row.createdAt };
}

/**
 * Starts a session under a fresh token, whatever cookie came with the request. Answers false, and starts none, when
 * the account's password is no longer the one that was just proved.
 */
export async function startSession(
  c: Context<AppEnv>,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  remember: boolean,
): Promise<boolean> {
  const db = openDatabase(c.env.DB);
  const now = Date.now();
  const token = randomSecret();
  const { absoluteMs } = remember ? LIMITS.remembered : LIMITS.brief;
  const planted = readCookie(c, 'sid');
  if (planted) await deleteSession(db, await sha256(planted));
  const started = await saveSession(
    db,
    {
      tokenHash: await sha256(token),
      userId: user.id,
      remember,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + absoluteMs,
    },
    user.passwordHash,
  );
  if (started) writeCookie(c, 'sid', token, remember ? absoluteMs / 1_000 : undefined);
  return started;
}

/** Ends the session of the request's cookie; answers whose it was. */
export async function endSession(c: Context<AppEnv>): Promise<string | undefined> {
  const token = readCookie(c, 'sid');
  if (!token) return undefined;
  clearCookie(c, 'sid');
  return deleteSession(openDatabase(c.env.DB), await sha256(token));
}
