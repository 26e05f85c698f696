import { env } from 'cloudflare:test';
import { openDatabase } from '#storage/database.ts';
import { saveSession } from '#storage/sessions.ts';
import { promoteSignUp } from '#storage/sign-ups.ts';
import { hashPassword } from '#worker/auth/password.ts';
import { randomSecret, sha256 } from '#worker/secrets.ts';
import { anyPhone, PASSWORD, Visitor } from './visitor.ts';

export interface Account {
  id: string;
  email: string;
  phone: string;
}

let passwordHash: Promise<string> | undefined;

/** Stores an account as a verified sign-up does, without the waits; its password is PASSWORD. */
export async function storeAccount(email = `${crypto.randomUUID()}@example.com`): Promise<Account> {
  passwordHash ??= hashPassword(PASSWORD);
  const account = { id: crypto.randomUUID(), email, phone: anyPhone() };
  const now = Date.now();
  await promoteSignUp(openDatabase(env.DB), {
    ...account,
    name: 'Ada Lovelace',
    phoneVerifiedAt: now,
    passwordHash: await passwordHash,
    createdAt: now,
  });
  return account;
}

/** A browser that is signed in to an account; `expired` is one whose session is past its time. */
export async function signedInTo(account: Account, { expired = false, livesMs = 3_600_000 } = {}): Promise<Visitor> {
  passwordHash ??= hashPassword(PASSWORD);
  const token = randomSecret();
  const now = Date.now();
  const session = {
    tokenHash: await sha256(token),
    userId: account.id,
    remember: true,
    device: 'Firefox on Linux',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: expired ? now - 1 : now + livesMs,
  };
  await saveSession(openDatabase(env.DB), session, await passwordHash);
  const visitor = new Visitor();
  visitor.cookies.set('greenroom_sid', token);
  return visitor;
}
