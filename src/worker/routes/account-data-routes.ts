import type { Context, Hono } from 'hono';
import { openDatabase } from '#storage/database.ts';
import { loadUser } from '#storage/users.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { eraseAccount } from '#worker/auth/erase-account.ts';
import { exportAccount } from '#worker/auth/export-account.ts';
import { limitAttempts } from '#worker/auth/limits.ts';
import { verifyPassword } from '#worker/auth/password.ts';
import { noteSecurityEvent } from '#worker/auth/security-log.ts';
import { readSession } from '#worker/auth/sessions.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { serveCall } from '#worker/call-route.ts';
import { forgetBrowser } from '#worker/cookies.ts';

/** How long after signing in an account may be erased without its password. */
const FRESH_SESSION_MS = 3_600_000;

/** A person's right to everything that is stored about them, and to have it gone. */
export function serveAccountDataCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'GET /api/user/export', async ({ c, principal }) => {
    const user = await requireUser(c, principal.userId);
    await limitAttempts(c, 'exportAccount', user.id);
    await noteSecurityEvent(c, user.id, 'exported');
    return new Response(exportAccount(c.env, user), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="greenroom-export.json"',
      },
    });
  });

  serveCall(app, 'DELETE /api/user', async ({ c, principal }) => {
    const user = await requireUser(c, principal.userId);
    const session = await readSession(c);
    if (!session || session.createdAt + FRESH_SESSION_MS < Date.now()) {
      throw new CallFailure('sign_in_again', 'Please sign in again before you delete your account');
    }
    await eraseAccount(c.env, user);
    forgetBrowser(c);
    return { success: true };
  });

  serveCall(app, 'POST /api/auth/delete-user', async ({ c, principal, body }) => {
    const user = await requireUser(c, principal.userId);
    // Guessing here is guessing the password, so it is counted with the sign-ins.
    await limitAttempts(c, 'signInAccount', user.email);
    if (!(await verifyPassword(body.password, user.passwordHash))) {
      await noteSecurityEvent(c, user.id, 'sign_in_refused');
      throw new CallFailure('invalid_credentials', 'Invalid password');
    }
    await eraseAccount(c.env, user);
    forgetBrowser(c);
    return { success: true };
  });
}

async function requireUser(c: Context<AppEnv>, userId = '') {
  const user = await loadUser(openDatabase(c.env.DB), userId);
  if (!user || user.erasingAt !== null) throw new CallFailure('unauthorized', 'Please sign in');
  return user;
}
