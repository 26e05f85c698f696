import type { Context } from 'hono';
import { alreadyRegisteredEmail, verificationEmail } from '#messages/compose-message.ts';
import { postMessage } from '#messages/post-message.ts';
import { openDatabase } from '#storage/database.ts';
import {
  loadPendingOf,
  type PendingSignUp,
  promoteSignUp,
  renewCode,
  savePendingSignUp,
  spendGuess,
} from '#storage/sign-ups.ts';
import { loadUser, loadUserByEmail, loadUserByPhone, type UserRow } from '#storage/users.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { clearCookie, readCookie, writeCookie } from '#worker/cookies.ts';
import { isDevelopment } from '#worker/env.ts';
import { equalSecrets, randomSecret, serverHmac, sha256 } from '#worker/secrets.ts';
import { hashPassword } from './password.ts';
import { issueSignUpToken } from './reset-tokens.ts';
import { startSession } from './sessions.ts';

const CODE_LIFE_MS = 10 * 60_000;
const LINK_LIFE_MS = 24 * 3_600_000;
const RESEND_COOL_MS = 60_000;

interface SignUp {
  email: string;
  password: string;
  name?: string | undefined;
  phoneNumber?: string | undefined;
}

/** Keeps a sign-up until its address is proved. It touches no account, and is bound to the browser that made it. */
export async function beginSignUp(c: Context<AppEnv>, signUp: SignUp): Promise<void> {
  // A code that nobody can send must not lie about readable, and a sign-up without one leads nowhere.
  if (!isDevelopment(c.env)) throw new CallFailure('unavailable', 'This server cannot send verification codes yet');
  const db = openDatabase(c.env.DB);
  const now = Date.now();
  const passwordHash = await hashPassword(signUp.password);
  const browserSecret = randomSecret();
  writeCookie(c, 'pending', browserSecret, LINK_LIFE_MS / 1_000);
  if (await loadUserByEmail(db, signUp.email)) {
    await postMessage(db, alreadyRegisteredEmail(signUp.email, new URL('/login', c.req.url).href), now);
    return;
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
    sentCount: 1,
    createdAt: now,
  });
  await postMessage(db, verificationEmail(signUp.email, code, link), now);
}

/** Sends a new code to the newest sign-up of an address; says nothing about whether there is one. */
export async function resendCode(c: Context<AppEnv>, email: string): Promise<void> {
  const db = openDatabase(c.env.DB);
  const now = Date.now();
  const own = await findOwn(c, await loadPendingOf(db, email));
  const pending = own ?? (await loadPendingOf(db, email))[0];
  if (!pending || pending.lastSentAt + RESEND_COOL_MS > now) return;
  const { code, link, ...secrets } = await makeCode(c, pending.id, email, now);
  await renewCode(db, pending.id, secrets);
  await postMessage(db, verificationEmail(email, code, link), now);
}

export type Verified = { user: UserRow } | { token: string };

/**
 * Proves an address by its code. In the browser that signed up this makes the account and signs in. In any other the
 * mailbox is proved but not whose password was stored, so the answer is a token to choose a new one.
 */
export async function verifyCode(c: Context<AppEnv>, email: string, code: string): Promise<Verified> {
  const db = openDatabase(c.env.DB);
  const now = Date.now();
  const pending = await loadPendingOf(db, email);
  const own = await findOwn(c, pending);
  for (const candidate of own ? [own] : pending) {
    const codeHmac = await spendGuess(db, candidate.id, now);
    if (codeHmac && equalSecrets(codeHmac, await codeHmacOf(c, candidate.id, code))) {
      return own ? { user: await makeAccount(c, own, now) } : { token: await issueSignUpToken(db, email, now) };
    }
  }
  throw new CallFailure('invalid_code', 'Invalid verification code');
}

async function makeAccount(c: Context<AppEnv>, pending: PendingSignUp, now: number): Promise<UserRow> {
  const db = openDatabase(c.env.DB);
  const phoneTaken = pending.phone !== null && (await loadUserByPhone(db, pending.phone)) !== undefined;
  const phone = phoneTaken ? null : pending.phone;
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
  if (!user) throw new CallFailure('invalid_code', 'Invalid verification code');
  clearCookie(c, 'pending');
  await startSession(c, id, true);
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
  const link = new URL('/verify-email', c.req.url);
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

const codeHmacOf = (c: Context<AppEnv>, id: string, code: string) =>
  serverHmac(c.env.SERVER_SECRET, 'sign-up code', `${id}:${code}`);

function sixDigits(): string {
  // 4,294 whole millions fit into 32 bits; what is over would favour low codes and is drawn again.
  const limit = 4_294_000_000;
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < limit) return String(drawn % 1_000_000).padStart(6, '0');
  }
}
