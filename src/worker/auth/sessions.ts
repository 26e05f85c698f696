import type { Context } from 'hono';
import { describeDevice } from '#domain/account/describe-device.ts';
import { openDatabase } from '#storage/database.ts';
import { deleteExpiredSessions, deleteSession, loadSession, saveSession, touchSession } from '#storage/sessions.ts';
import type { UserRow } from '#storage/users.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { clearCookie, readCookie, writeCookie } from '#worker/cookies.ts';
import { dropSocketsAfter } from '#worker/drop-sockets.ts';
import type { Env } from '#worker/env.ts';
import { randomSecret, sha256 } from '#worker/secrets.ts';
import { isStorageAway } from '#worker/storage-away.ts';
import { forgetFoundSessions, foundSession, keepFoundSession, type Session } from './found-sessions.ts';

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

/** What a request comes from, in the words that its account's owner reads. */
export const deviceOf = (c: Context<AppEnv>): string => describeDevice(c.req.header('user-agent') ?? '');

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
  return { id: tokenHash, userId: row.userId, createdAt: row.createdAt };
}

/**
 * The same for who takes turns in an interview: while the database is away, a session that was found within the last
 * minute still stands, so that nobody's answer waits for a lock that a guest's does not.
 */
export async function readSessionForTurns(c: Context<AppEnv>): Promise<Session | undefined> {
  const token = readCookie(c, 'sid');
  if (!token) return undefined;
  const id = await sha256(token);
  try {
    const session = await readSession(c);
    if (session) keepFoundSession(session, Date.now());
    else forgetFoundSessions(id);
    return session;
  } catch (error) {
    const session = isStorageAway(error) ? foundSession(id, Date.now()) : undefined;
    if (!session) throw error;
    return session;
  }
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
  if (planted && (await deleteSession(db, await sha256(planted)))) dropSocketsAfter(c);
  const started = await saveSession(
    db,
    {
      tokenHash: await sha256(token),
      userId: user.id,
      remember,
      device: deviceOf(c),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + absoluteMs,
    },
    user.passwordHash,
  );
  if (started) writeCookie(c, 'sid', token, remember ? absoluteMs / 1_000 : undefined);
  return started;
}

/** Ends the session of the request's cookie. */
export async function endSession(c: Context<AppEnv>): Promise<void> {
  const token = readCookie(c, 'sid');
  if (!token) return;
  clearCookie(c, 'sid');
  await deleteSession(openDatabase(c.env.DB), await sha256(token));
}

/** Ends the sessions whose time is over, used or not. */
export const endExpiredSessions = (env: Env, now: number): Promise<void> =>
  deleteExpiredSessions(openDatabase(env.DB), now, {
    remembered: now - LIMITS.remembered.idleMs,
    brief: now - LIMITS.brief.idleMs,
  });
