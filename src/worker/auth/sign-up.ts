import type { Context } from 'hono';
import { alreadyRegisteredEmail, verificationEmail } from '#messages/compose-message.ts';
import { openDatabase } from '#storage/database.ts';
import { beginWait } from '#storage/rate-counters.ts';
import {
  loadPendingOf,
  type PendingSignUp,
  promoteSignUp,
  renewCode,
  savePendingSignUp,
  spendGuess,
  spendLink,
} from '#storage/sign-ups.ts';
import { loadUser, loadUserByEmail, type UserRow } from '#storage/users.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { clearCookie, readCookie, writeCookie } from '#worker/cookies.ts';
import { equalSecrets, randomSecret, serverHmac, sha256 } from '#worker/secrets.ts';
import { publicUrl, requireSender, sendMessage } from '#worker/send-message.ts';
import { callerAddress, limitAttempts } from './limits.ts';
import { CODE_LIFE_MS, codeHmacOf, sixDigits } from './one-time-secrets.ts';
import { hashPassword, refuseCommonPassword } from './password.ts';
import { issueSignUpToken } from './password-reset.ts';
import { noteSecurityEvent } from './security-log.ts';
import { startSession } from './sessions.ts';

const LINK_LIFE_MS = 24 * 3_600_000;
const RESEND_COOL_MS = 60_000;
const INVALID_CODE = 'Invalid verification code';

interface SignUp {
  email: string;
  password: string;
  name?: string | undefined;
  phoneNumber?: string | undefined;
}

/**
 * Keeps a sign-up until its address is proved. It touches no account, and is bound to the browser that made it. Answers
 * the seconds until another code can be sent.
 */
export async function beginSignUp(c: Context<AppEnv>, signUp: SignUp): Promise<number> {
  requireSender(c, 'email');
  refuseCommonPassword(signUp.password, [signUp.name ?? '', signUp.email]);
  const db = openDatabase(c.env.DB);
  const now = Date.now();
  const passwordHash = await hashPassword(signUp.password);
  const browserSecret = randomSecret();
  writeCookie(c, 'pending', browserSecret, LINK_LIFE_MS / 1_000);
  if (await loadUserByEmail(db, signUp.email)) {
    await sendMessage(c, alreadyRegisteredEmail(signUp.email, publicUrl(c, '/login').href));
    return secondsUntilNext(await beginCoolDown(c, signUp.email, browserSecret));
  }
  const id = crypto.randomUUID();
  const { code, link, ...secrets } = await makeCode(c, id, signUp.email, now);
  await savePendingSignUp(db, {
    id,
    email: signUp.email,
    phone: signUp.phoneNumber ?? null,
    name: signUp.name || (signUp.email.split('@')[0] ?? ''),
    passwordHash,
    browserHash: await sha256(browserSecret),
    ...secrets,
    tries: 0,
    createdAt: now,
  });
  await sendMessage(c, verificationEmail(signUp.email, code, link));
  return secondsUntilNext(await beginCoolDown(c, signUp.email, browserSecret));
}

/**
 * Sends a new code to this browser's sign-up of an address, else to its newest. Where there is none, or one was sent
 * a moment ago, the same is written and nothing is sent, so that the answer tells nobody which. Answers the seconds
 * until another can be sent.
 */
export async function resendCode(c: Context<AppEnv>, email: string): Promise<number> {
  requireSender(c, 'email');
  const db = openDatabase(c.env.DB);
  const now = Date.now();
  const waiting = await loadPendingOf(db, email);
  const pending = (await findOwn(c, waiting)) ?? waiting[0];
  const asker = readCookie(c, 'pending') ?? callerAddress(c);
  const waitMs = await beginCoolDown(c, email, asker);
  const due = pending !== undefined && waitMs === 0 && pending.lastSentAt + RESEND_COOL_MS <= now;
  const id = due ? pending.id : crypto.randomUUID();
  const { code, link, ...secrets } = await makeCode(c, id, email, now);
  await renewCode(db, id, secrets);
  await sendMessage(c, verificationEmail(email, code, link), { forNobody: !due });
  return secondsUntilNext(waitMs);
}

/**
 * Begins the wait between two codes; answers what is left of one that is running already. It counts what this asker
 * asked for and nobody else did, for every address alike: somebody else's wait would tell that they signed up.
 */
async function beginCoolDown(c: Context<AppEnv>, email: string, asker: string): Promise<number> {
  const key = `codeWait:${await serverHmac(c.env.SERVER_SECRET, 'attempts', `${email}\0${asker}`)}`;
  return beginWait(openDatabase(c.env.DB), key, RESEND_COOL_MS, Date.now());
}

const secondsUntilNext = (runningMs: number): number => Math.ceil((runningMs || RESEND_COOL_MS) / 1_000);

export type Verified = { user: UserRow } | { token: string };

/**
 * Proves an address by its code. In the browser that signed up this makes the account and signs in. In any other the
 * mailbox is proved but not whose password was stored, so the answer is a token to choose a new one.
 */
export async function verifyCode(c: Context<AppEnv>, email: string, code: string): Promise<Verified> {
  const db = openDatabase(c.env.DB);
  const now = Date.now();
  const waiting = await loadPendingOf(db, email);
  const own = await findOwn(c, waiting);
  // A guess of each browser counts against its own sign-up; only strangers share the address's hourly allowance.
  if (!own) await limitAttempts(c, 'verifyAccount', email);
  const candidates = own ? [own] : waiting;
  for (const candidate of candidates) {
    const codeHmac = await spendGuess(db, candidate.id, own !== undefined, now);
    if (codeHmac && equalSecrets(codeHmac, await codeHmacOf(c, candidate.id, code))) return prove(c, candidate, own);
  }
  // The same work where nothing waits, so that the time tells nobody whether somebody signed up.
  if (candidates.length === 0) await spendGuess(db, '', false, now);
  throw new CallFailure('invalid_code', INVALID_CODE);
}

/** Proves an address by the token of its link, like a code; the link works once. */
export async function verifyLink(c: Context<AppEnv>, token: string): Promise<Verified> {
  const db = openDatabase(c.env.DB);
  const pending = await spendLink(db, await sha256(token), await sha256(randomSecret()), Date.now());
  if (!pending) throw new CallFailure('invalid_token', 'Invalid or expired verification link');
  return prove(c, pending, await findOwn(c, [pending]));
}

async function prove(c: Context<AppEnv>, pending: PendingSignUp, own: PendingSignUp | undefined): Promise<Verified> {
  if (own) return { user: await makeAccount(c, own, Date.now()) };
  return { token: await issueSignUpToken(c, pending.email, Date.now()) };
}

/** The sign-up that a sign-in with this address may be told of: this browser's own, else the newest. */
export async function findWaiting(c: Context<AppEnv>, email: string): Promise<PendingSignUp | undefined> {
  const waiting = await loadPendingOf(openDatabase(c.env.DB), email);
  return (await findOwn(c, waiting)) ?? waiting[0];
}

async function makeAccount(c: Context<AppEnv>, pending: PendingSignUp, now: number): Promise<UserRow> {
  const db = openDatabase(c.env.DB);
  const { phone } = pending;
  const id = crypto.randomUUID();
  const made = await promoteSignUp(db, {
    id,
    email: pending.email,
    name: pending.name,
    phone,
    phoneVerifiedAt: phone === null ? null : now,
    passwordHash: pending.passwordHash,
    createdAt: now,
  });
  const user = made ? await loadUser(db, id) : undefined;
  if (!user) throw new CallFailure('invalid_code', INVALID_CODE);
  clearCookie(c, 'pending');
  await startSession(c, user, true);
  await noteSecurityEvent(c, user.id, 'account_made');
  return user;
}

/** The sign-up that this very browser made, if it is among these. */
async function findOwn(c: Context<AppEnv>, pending: readonly PendingSignUp[]): Promise<PendingSignUp | undefined> {
  const secret = readCookie(c, 'pending');
  if (!secret) return undefined;
  const hash = await sha256(secret);
  return pending.find(({ browserHash }) => equalSecrets(browserHash, hash));
}

async function makeCode(c: Context<AppEnv>, id: string, email: string, now: number) {
  const code = sixDigits();
  const token = randomSecret();
  const link = publicUrl(c, '/verify-email');
  link.searchParams.set('email', email);
  link.searchParams.set('token', token);
  return {
    code,
    link: link.href,
    codeHmac: await codeHmacOf(c, id, code),
    codeExpiresAt: now + CODE_LIFE_MS,
    linkHash: await sha256(token),
    linkExpiresAt: now + LINK_LIFE_MS,
    lastSentAt: now,
  };
}
