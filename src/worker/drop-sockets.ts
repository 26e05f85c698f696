import type { Context } from 'hono';
import { interviewObject } from '#durable/door.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { deleteLiveSocket, type LiveSocketRow, loadEndedSockets, loadSocketsOfGuest } from '#storage/live-sockets.ts';
import type { AppEnv } from './app-env.ts';
import { forgetFoundSessions } from './auth/found-sessions.ts';
import type { Env } from './env.ts';

/** Sockets that one round ends; there is another one within a minute. */
const A_ROUND = 200;

/**
 * Ends the sockets whose session is over: signed out, expired, ended by a new password, by another sign-in in the same
 * browser or from another one. A browser that holds the interview all the same comes back by itself.
 */
export const dropEndedSockets = (env: Env): Promise<void> => drop(env, (db) => loadEndedSockets(db, A_ROUND));

/**
 * The same after a session was ended, without holding up an answer; with a guest who is forgotten here, theirs too. What
 * was kept of sessions for while the database is away goes at once.
 */
export function dropSocketsAfter(c: Context<AppEnv>, guestHash?: string): void {
  forgetFoundSessions();
  const guests = guestHash === undefined ? [] : [drop(c.env, (db) => loadSocketsOfGuest(db, guestHash))];
  c.executionCtx.waitUntil(Promise.all([dropEndedSockets(c.env), ...guests]));
}

async function drop(env: Env, find: (db: Database) => Promise<LiveSocketRow[]>): Promise<void> {
  const db = openDatabase(env.DB);
  try {
    await Promise.all((await find(db)).map((socket) => dropOne(env, db, socket)));
  } catch (error) {
    // What is still noted comes up again.
    console.warn({ event: 'drop_sockets_failed', error: error instanceof Error ? error.name : 'unknown' });
  }
}

async function dropOne(env: Env, db: Database, { id, interviewId }: LiveSocketRow): Promise<void> {
  await interviewObject(env, interviewId)?.dropSocket(id);
  await deleteLiveSocket(db, id);
}
