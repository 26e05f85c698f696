import type { Context, Hono } from 'hono';
import type { AppEnv } from '#worker/app-env.ts';
import { limitAttempts } from '#worker/auth/limits.ts';
import {
  choosePassword,
  sendResetCode,
  sendResetLink,
  takeBackReset,
  verifyResetCode,
} from '#worker/auth/password-reset.ts';
import { requirePhone } from '#worker/auth/require-phone.ts';
import { endSession } from '#worker/auth/sessions.ts';
import { serveCall } from '#worker/call-route.ts';
import { dropSocketsAfter } from '#worker/drop-sockets.ts';
import { requireSender } from '#worker/send-message.ts';

/** Choosing a password anew, by a link in an e-mail or a texted code. */
export function servePasswordCalls(app: Hono<AppEnv>): void {
  const forgetPassword = async ({ c, body }: { c: Context<AppEnv>; body: { email: string } }) => {
    requireSender(c, 'email');
    await limitAttempts(c, 'resetRequestAddress');
    await limitAttempts(c, 'resetLinkAccount', body.email);
    await sendResetLink(c, body.email);
    return { success: true } as const;
  };
  serveCall(app, 'POST /api/auth/forget-password', forgetPassword);
  serveCall(app, 'POST /api/auth/request-password-reset', forgetPassword);

  serveCall(app, 'POST /api/auth/request-password-reset-sms', async ({ c, body }) => {
    requireSender(c, 'sms');
    await limitAttempts(c, 'resetRequestAddress');
    const phone = requirePhone(body.phone);
    await limitAttempts(c, 'resetCodeAccount', phone);
    await limitAttempts(c, 'resetCodeHourAccount', phone);
    await sendResetCode(c, phone);
    return { success: true };
  });

  serveCall(app, 'POST /api/auth/verify-reset-otp', async ({ c, body }) => {
    await limitAttempts(c, 'verifyAddress');
    return { success: true, token: await verifyResetCode(c, requirePhone(body.phone), body.otp) };
  });

  serveCall(app, 'POST /api/auth/reset-password', async ({ c, body }) => {
    await limitAttempts(c, 'resetAddress');
    await choosePassword(c, body.token, body.newPassword);
    await endSession(c);
    dropSocketsAfter(c);
    return { success: true };
  });

  serveCall(app, 'POST /api/auth/undo-reset', async ({ c, body }) => {
    requireSender(c, 'email');
    await limitAttempts(c, 'resetAddress');
    await takeBackReset(c, body.token);
    dropSocketsAfter(c);
    return { success: true };
  });
}
