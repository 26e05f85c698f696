import type { Hono } from 'hono';
import type { SessionUser } from '#contract/account-calls.ts';
import { openDatabase } from '#storage/database.ts';
import { loadPendingOf, promoteSignUp } from '#storage/sign-ups.ts';
import { loadUser, loadUserByEmail, loadUserByPhone, type UserRow } from '#storage/users.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { limitAttempts } from '#worker/auth/limits.ts';
import { hashPassword, verifyPassword } from '#worker/auth/password.ts';
import { redeemSignUpToken } from '#worker/auth/reset-tokens.ts';
import { endSession, readSession, startSession } from '#worker/auth/sessions.ts';
import { beginSignUp, resendCode, verifyCode } from '#worker/auth/sign-up.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { serveCall } from '#worker/call-route.ts';
import { clearCookie } from '#worker/cookies.ts';

export function serveAccountCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'GET /api/auth/get-session', async ({ c }) => {
    const session = await readSession(c);
    const user = session && (await loadUser(openDatabase(c.env.DB), session.userId));
    return { success: true, data: user ? { user: toSessionUser(user) } : null };
  });

  serveCall(app, 'POST /api/auth/sign-up/email', async ({ c, body }) => {
    await limitAttempts(c, 'signUpAddress');
    await limitAttempts(c, 'signUpAccount', body.email);
    await beginSignUp(c, body);
    return { success: true };
  });

  serveCall(app, 'POST /api/auth/verify-otp', async ({ c, body }) => {
    await limitAttempts(c, 'verifyAccount', body.email);
    const verified = await verifyCode(c, body.email, body.otp);
    return 'user' in verified
      ? { success: true, data: { signedIn: true, user: toSessionUser(verified.user) } }
      : { success: true, data: { signedIn: false, user: null }, passwordRequired: true, token: verified.token };
  });

  serveCall(app, 'POST /api/auth/resend-verification', async ({ c, body }) => {
    await limitAttempts(c, 'resendAccount', body.email);
    await resendCode(c, body.email);
    return { success: true };
  });

  serveCall(app, 'POST /api/auth/sign-in/email', async ({ c, body }) => {
    await limitAttempts(c, 'signInAddress');
    await limitAttempts(c, 'signInAccount', body.email);
    const db = openDatabase(c.env.DB);
    const user = await loadUserByEmail(db, body.email);
    const pending = user ? undefined : (await loadPendingOf(db, body.email))[0];
    const right = await verifyPassword(body.password, user?.passwordHash ?? pending?.passwordHash);
    if (right && pending) throw new CallFailure('email_not_verified', 'Email not verified');
    if (!right || !user || user.erasingAt !== null) {
      throw new CallFailure('invalid_credentials', 'Invalid email or password');
    }
    await startSession(c, user.id, body.rememberMe);
    return { success: true, data: { user: toSessionUser(user) } };
  });

  serveCall(app, 'POST /api/auth/sign-out', async ({ c }) => {
    await endSession(c);
    // On a shared computer the next person must not hold this one's interviews.
    clearCookie(c, 'guest');
    clearCookie(c, 'pending');
    return { success: true };
  });

  serveCall(app, 'POST /api/auth/reset-password', async ({ c, body }) => {
    const db = openDatabase(c.env.DB);
    const now = Date.now();
    const passwordHash = await hashPassword(body.newPassword);
    const email = await redeemSignUpToken(db, body.token, now);
    const name = email?.split('@')[0] ?? '';
    const made =
      email !== undefined &&
      (await promoteSignUp(db, { id: crypto.randomUUID(), email, name, passwordHash, createdAt: now }));
    if (!made) throw new CallFailure('invalid_token', 'Invalid or missing reset token');
    return { success: true };
  });

  serveCall(app, 'GET /api/auth/check-email', async ({ c, query }) => {
    await limitAttempts(c, 'checkAddress');
    const user = await loadUserByEmail(openDatabase(c.env.DB), query.email);
    return { success: true, data: { available: user === undefined } };
  });

  serveCall(app, 'GET /api/auth/check-phone', async ({ c, query }) => {
    await limitAttempts(c, 'checkAddress');
    const user = await loadUserByPhone(openDatabase(c.env.DB), query.phone);
    return { success: true, data: { available: user === undefined } };
  });
}

const toSessionUser = (user: UserRow): SessionUser => ({
  id: user.id,
  email: user.email,
  name: user.name,
  firstName: user.name.split(/\s+/)[0] ?? '',
  phoneNumber: user.phone,
  createdAt: new Date(user.createdAt).toISOString(),
});
