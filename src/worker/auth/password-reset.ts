import type { Context } from 'hono';
import {
  passwordChangedEmail,
  passwordResetEmail,
  resetCodeSms,
  unprovedResetEmail,
} from '#messages/compose-message.ts';
import { openDatabase } from '#storage/database.ts';
import {
  deleteCode,
  peekToken,
  redeemToken,
  resetPassword,
  saveSmsCode,
  saveToken,
  spendSmsGuess,
  undoReset,
} from '#storage/one-time-codes.ts';
import { promoteSignUp } from '#storage/sign-ups.ts';
import { loadUser, loadUserByEmail, loadUserByPhone, type UserRow } from '#storage/users.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { equalSecrets, randomSecret, serverHmac, sha256 } from '#worker/secrets.ts';
import { publicUrl, sendMessage } from '#worker/send-message.ts';
import { CODE_LIFE_MS, codeHmacOf, sixDigits } from './one-time-secrets.ts';
import { hashPassword, refuseCommonPassword } from './password.ts';
import { noteSecurityEvent } from './security-log.ts';

/** A token that follows a typed code is used at once; one in a mail waits until the mail is read. */
const TOKEN_LIFE_MS = 10 * 60_000;
const EMAILED_TOKEN_LIFE_MS = 30 * 60_000;
/** Who was robbed of an account may not read their mail every day. */
const UNDO_LIFE_MS = 7 * 24 * 3_600_000;
/** The target of a token that came by a texted code. */
const BY_TEXT = 'sms';

const INVALID_TOKEN = 'Invalid or missing reset token';
const INVALID_CODE = 'Invalid or expired code';

/**
 * Sends a link to choose a new password to an address that has an account. For any other address the same rows are
 * written with nobody's name on them, so that neither the answer nor its time tells the two apart.
 */
export async function sendResetLink(c: Context<AppEnv>, email: string): Promise<void> {
  const db = openDatabase(c.env.DB);
  const now = Date.now();
  const found = await loadUserByEmail(db, email);
  const user = found?.erasingAt === null ? found : undefined;
  const token = randomSecret();
  await saveToken(db, {
    id: crypto.randomUUID(),
    purpose: 'reset_token',
    userId: user?.id ?? null,
    target: '',
    secretHash: await sha256(token),
    expiresAt: now + EMAILED_TOKEN_LIFE_MS,
    createdAt: now,
  });
  const link = publicUrl(c, '/reset-password');
  link.searchParams.set('token', token);
  await sendMessage(c, passwordResetEmail(email, link.href), { forNobody: !user });
  await noteSecurityEvent(c, user?.id, 'reset_asked');
}

/** Texts a code to a proved number; for any other number the same is written and nothing is sent. */
export async function sendResetCode(c: Context<AppEnv>, phone: string): Promise<void> {
  const db = openDatabase(c.env.DB);
  const now = Date.now();
  const found = await loadUserByPhone(db, phone);
  const user = found?.erasingAt === null && found.phoneVerifiedAt !== null ? found : undefined;
  const id = crypto.randomUUID();
  const code = sixDigits();
  await saveSmsCode(db, {
    id,
    purpose: 'sms_reset',
    userId: user?.id ?? null,
    target: await numberKey(c, phone),
    secretHash: await codeHmacOf(c, id, code),
    expiresAt: now + CODE_LIFE_MS,
    createdAt: now,
  });
  await sendMessage(c, resetCodeSms(phone, code), { forNobody: !user });
  await noteSecurityEvent(c, user?.id, 'reset_asked');
}

/** A number that perhaps belongs to nobody here is not kept in the clear; a plain hash of digits is soon undone. */
const numberKey = (c: Context<AppEnv>, phone: string) => serverHmac(c.env.SERVER_SECRET, 'texted number', phone);

/** Exchanges a texted code for a reset token. A guess is counted before it is compared, and a right code is used up. */
export async function verifyResetCode(c: Context<AppEnv>, phone: string, code: string): Promise<string> {
  const db = openDatabase(c.env.DB);
  const now = Date.now();
  const row = await spendSmsGuess(db, await numberKey(c, phone), now);
  const given = await codeHmacOf(c, row?.id ?? '', code);
  const right = row?.userId && equalSecrets(row.secretHash, given) && (await deleteCode(db, row.id));
  if (!row?.userId || !right) throw new CallFailure('invalid_code', INVALID_CODE);
  const token = randomSecret();
  await saveToken(db, {
    id: crypto.randomUUID(),
    purpose: 'reset_token',
    userId: row.userId,
    target: BY_TEXT,
    secretHash: await sha256(token),
    expiresAt: now + TOKEN_LIFE_MS,
    createdAt: now,
  });
  return token;
}

/** A token that lets its bearer choose the password of a new account for an address that was just proved. */
export async function issueSignUpToken(c: Context<AppEnv>, email: string, now: number): Promise<string> {
  const token = randomSecret();
  await saveToken(openDatabase(c.env.DB), {
    id: crypto.randomUUID(),
    purpose: 'sign_up_token',
    userId: null,
    target: email,
    secretHash: await sha256(token),
    expiresAt: now + TOKEN_LIFE_MS,
    createdAt: now,
  });
  return token;
}

/**
 * Sets the password that a token's bearer chose, and ends every session of the account; for a sign-up it makes the
 * account. It signs nobody in.
 */
export async function choosePassword(c: Context<AppEnv>, token: string, newPassword: string): Promise<void> {
  const db = openDatabase(c.env.DB);
  const now = Date.now();
  const secretHash = await sha256(token);
  // Looked at before the costly hash and used up after it, so that nothing is lost when the hash is interrupted.
  const found = await peekToken(db, secretHash, now);
  if (!found) throw new CallFailure('invalid_token', INVALID_TOKEN);
  const before = found.userId === null ? undefined : await loadUser(db, found.userId);
  refuseCommonPassword(newPassword, before ? [before.name, before.email] : [found.target]);
  const passwordHash = await hashPassword(newPassword);
  if (found.purpose === 'sign_up_token') {
    const email = found.target;
    const name = email.split('@')[0] ?? '';
    const account = { id: crypto.randomUUID(), email, name, passwordHash, createdAt: now };
    const made = (await redeemToken(db, secretHash, now)) && (await promoteSignUp(db, account));
    if (!made) throw new CallFailure('invalid_token', INVALID_TOKEN);
    await noteSecurityEvent(c, account.id, 'account_made');
    return;
  }
  const textedAt = found.target === BY_TEXT ? now : null;
  const reset = before && { userId: before.id, secretHash, passwordHash, textedAt };
  if (!reset || !(await resetPassword(db, reset, now))) throw new CallFailure('invalid_token', INVALID_TOKEN);
  await noteSecurityEvent(c, before.id, 'password_reset');
  await tellOfReset(c, before, textedAt !== null && before.phoneTextedAt === null);
}

/** Tells the account's owner; where the number had never proved itself, with a link that takes the reset back. */
async function tellOfReset(c: Context<AppEnv>, user: UserRow, wasUnproved: boolean): Promise<void> {
  if (!wasUnproved) return sendMessage(c, passwordChangedEmail(user.email, publicUrl(c, '/forgot-password').href));
  const token = randomSecret();
  const now = Date.now();
  await saveToken(openDatabase(c.env.DB), {
    id: crypto.randomUUID(),
    purpose: 'undo_token',
    userId: user.id,
    target: '',
    secretHash: await sha256(token),
    expiresAt: now + UNDO_LIFE_MS,
    createdAt: now,
  });
  const link = publicUrl(c, '/undo-reset');
  link.searchParams.set('token', token);
  await sendMessage(c, unprovedResetEmail(user.email, user.phone ?? '', link.href));
}

/** Takes back a reset by a number that was never proved, and has the owner choose a new password by e-mail. */
export async function takeBackReset(c: Context<AppEnv>, token: string): Promise<void> {
  const db = openDatabase(c.env.DB);
  const now = Date.now();
  const secretHash = await sha256(token);
  const found = await peekToken(db, secretHash, now);
  const user = found?.userId ? await loadUser(db, found.userId) : undefined;
  if (!user || !(await undoReset(db, { userId: user.id, secretHash }, now))) {
    throw new CallFailure('invalid_token', 'This link has expired, or was used already');
  }
  await noteSecurityEvent(c, user.id, 'reset_undone');
  await sendResetLink(c, user.email);
}
