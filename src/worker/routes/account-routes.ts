import type { Hono } from 'hono';
import { openDatabase } from '#storage/database.ts';
import { loadUser, loadUserByEmail, loadUserByPhone, updateUser } from '#storage/users.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { limitAttempts } from '#worker/auth/limits.ts';
import { verifyPassword } from '#worker/auth/password.ts';
import { requirePhone } from '#worker/auth/require-phone.ts';
import { noteSecurityEvent } from '#worker/auth/security-log.ts';
import { toSessionUser } from '#worker/auth/session-user.ts';
import { endSession, readSession, startSession } from '#worker/auth/sessions.ts';
import { beginSignUp, findWaiting, resendCode, type Verified, verifyCode, verifyLink } from '#worker/auth/sign-up.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { serveCall } from '#worker/call-route.ts';
import { forgetBrowser } from '#worker/cookies.ts';
import { dropSocketsAfter } from '#worker/drop-sockets.ts';
import { readGuestHash } from '#worker/guest.ts';
import { refuseForeignPage } from '#worker/middleware/same-origin.ts';

/** Signing up, in and out, and the account's own data; passwords are chosen anew in password-routes. */
export function serveAccountCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'GET /api/auth/get-session', async ({ c }) => {
    const session = await readSession(c);
    const user = session && (await loadUser(openDatabase(c.env.DB), session.userId));
    return { success: true, data: user && user.erasingAt === null ? { user: toSessionUser(user) } : null };
  });

  serveCall(app, 'POST /api/auth/sign-up/email', async ({ c, body }) => {
    await limitAttempts(c, 'signUpAddress');
    await limitAttempts(c, 'codeAccount', body.email);
    return { success: true, retryAfterSeconds: await beginSignUp(c, body) };
  });

  serveCall(app, 'POST /api/auth/verify-otp', async ({ c, body }) => {
    await limitAttempts(c, 'verifyAddress');
    return verifiedAnswer(await verifyCode(c, body.email, body.otp));
  });

  serveCall(app, 'GET /api/auth/verify-email', async ({ c, query }) => {
    // It is a GET that changes something, so it is guarded like what is none.
    refuseForeignPage(c);
    await limitAttempts(c, 'verifyAddress');
    return verifiedAnswer(await verifyLink(c, query.token));
  });

  serveCall(app, 'POST /api/auth/resend-verification', async ({ c, body }) => {
    await limitAttempts(c, 'resendAddress');
    await limitAttempts(c, 'codeAccount', body.email);
    return { success: true, retryAfterSeconds: await resendCode(c, body.email) };
  });

  serveCall(app, 'POST /api/auth/sign-in/email', async ({ c, body }) => {
    await limitAttempts(c, 'signInAddress');
    await limitAttempts(c, 'signInAccount', body.email);
    const [user, waiting] = await Promise.all([
      loadUserByEmail(openDatabase(c.env.DB), body.email),
      findWaiting(c, body.email),
    ]);
    const right = await verifyPassword(body.password, user?.passwordHash ?? waiting?.passwordHash);
    if (right && !user && waiting) throw new CallFailure('email_not_verified', 'Email not verified');
    if (!right || !user || !(await startSession(c, user, body.rememberMe))) {
      await noteSecurityEvent(c, user?.id, 'sign_in_refused');
      throw new CallFailure('invalid_credentials', 'Invalid email or password');
    }
    await noteSecurityEvent(c, user.id, 'signed_in');
    return { success: true, data: { user: toSessionUser(user) } };
  });

  serveCall(app, 'POST /api/auth/sign-out', async ({ c }) => {
    const [guestHash] = await Promise.all([readGuestHash(c), endSession(c)]);
    // On a shared computer the next person must not hold this one's interviews.
    forgetBrowser(c);
    dropSocketsAfter(c, guestHash);
    return { success: true };
  });

  serveCall(app, 'POST /api/auth/update-user', async ({ c, principal, body }) => {
    const userId = principal.userId ?? '';
    await limitAttempts(c, 'updateAccount', userId);
    const db = openDatabase(c.env.DB);
    const before = await loadUser(db, userId);
    const { name, phoneNumber } = body;
    const renumbered = phoneNumber !== undefined && phoneNumber !== before?.phone;
    const user = await updateUser(db, userId, {
      ...(name === undefined ? {} : { name }),
      // Nobody has proved the new number yet, so no reset code goes to it.
      ...(renumbered ? { phone: phoneNumber, phoneVerifiedAt: null, phoneTextedAt: null } : {}),
    });
    if (user && renumbered) await noteSecurityEvent(c, userId, 'phone_changed');
    if (user) return { success: true, data: { user: toSessionUser(user) } };
    throw new CallFailure(
      'conflict',
      'This phone number is already registered. Please use a different number or sign in.',
    );
  });

  serveCall(app, 'GET /api/auth/check-email', async ({ c, query }) => {
    await limitAttempts(c, 'checkAddress');
    const user = await loadUserByEmail(openDatabase(c.env.DB), query.email);
    return { success: true, data: { available: user === undefined } };
  });

  serveCall(app, 'GET /api/auth/check-phone', async ({ c, query }) => {
    await limitAttempts(c, 'checkAddress');
    const user = await loadUserByPhone(openDatabase(c.env.DB), requirePhone(query.phone));
    return { success: true, data: { available: user === undefined } };
  });
}

const verifiedAnswer = (verified: Verified) =>
  'user' in verified
    ? { success: true as const, data: { signedIn: true, user: toSessionUser(verified.user) } }
    : {
        success: true as const,
        data: { signedIn: false, user: null },
        passwordRequired: true,
        token: verified.token,
      };
