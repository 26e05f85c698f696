import type { Hono } from 'hono';
import { openDatabase } from '#storage/database.ts';
import { loadSecurityEvents } from '#storage/security-events.ts';
import { deleteSessionsOf, loadSessionsOf } from '#storage/sessions.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { noteSecurityEvent } from '#worker/auth/security-log.ts';
import { serveCall } from '#worker/call-route.ts';
import { forgetBrowser } from '#worker/cookies.ts';
import { dropSocketsAfter } from '#worker/drop-sockets.ts';
import { readGuestHash } from '#worker/guest.ts';

const iso = (ms: number) => new Date(ms).toISOString();

/** Where an account is signed in, with the ways to end that, and what happened to it. */
export function serveSessionCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'GET /api/auth/list-sessions', async ({ c, principal: { userId = '', sessionId } }) => {
    const rows = await loadSessionsOf(openDatabase(c.env.DB), userId);
    const data = rows.map(({ tokenHash, device, createdAt, lastSeenAt }) => ({
      id: tokenHash,
      device,
      createdAt: iso(createdAt),
      lastSeenAt: iso(lastSeenAt),
      current: tokenHash === sessionId,
    }));
    return { success: true, data };
  });

  serveCall(app, 'POST /api/auth/revoke-session', async ({ c, principal: { userId = '' }, body }) => {
    const ended = await deleteSessionsOf(openDatabase(c.env.DB), userId, { only: body.id });
    if (ended) await noteSecurityEvent(c, userId, 'signed_out_elsewhere');
    dropSocketsAfter(c);
    return { success: true };
  });

  serveCall(app, 'POST /api/auth/revoke-other-sessions', async ({ c, principal: { userId = '', sessionId = '' } }) => {
    const ended = await deleteSessionsOf(openDatabase(c.env.DB), userId, { allBut: sessionId });
    if (ended) await noteSecurityEvent(c, userId, 'signed_out_elsewhere');
    dropSocketsAfter(c);
    return { success: true };
  });

  serveCall(app, 'POST /api/auth/revoke-sessions', async ({ c, principal: { userId = '' } }) => {
    const guestHash = await readGuestHash(c);
    await deleteSessionsOf(openDatabase(c.env.DB), userId, {});
    await noteSecurityEvent(c, userId, 'signed_out_elsewhere');
    forgetBrowser(c);
    dropSocketsAfter(c, guestHash);
    return { success: true };
  });

  serveCall(app, 'GET /api/user/security-events', async ({ c, principal: { userId = '' } }) => {
    const rows = await loadSecurityEvents(openDatabase(c.env.DB), userId);
    return {
      success: true,
      data: rows.map(({ kind, device, createdAt }) => ({ kind, device, createdAt: iso(createdAt) })),
    };
  });
}
