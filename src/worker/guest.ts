import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { equalSecrets, randomSecret, serverHmac, sha256 } from './secrets.ts';

const GUEST_COOKIE_SECONDS = 30 * 24 * 60 * 60;

/**
 * A guest is known by a secret that the server made: random bits and the server's tag over them. A value without a
 * right tag counts as absent, so that nobody can plant a secret of their own choosing in somebody else's browser.
 */
export async function readGuestHash(c: Context<AppEnv>): Promise<string | undefined> {
  const [secret, tag] = (readCookie(c, 'guest') ?? '').split('.');
  if (!secret || !tag) return undefined;
  const expected = await serverHmac(c.env.SERVER_SECRET, 'guest', secret);
  return equalSecrets(tag, expected) ? sha256(secret) : undefined;
}

export async function mintGuest(c: Context<AppEnv>): Promise<string> {
  const secret = randomSecret();
  const tag = await serverHmac(c.env.SERVER_SECRET, 'guest', secret);
  writeCookie(c, 'guest', `${secret}.${tag}`, GUEST_COOKIE_SECONDS);
  return sha256(secret);
}
