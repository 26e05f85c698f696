import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { isCommonPassword } from '#domain/account/common-password.ts';
import { TOO_COMMON } from '#domain/account/too-common.ts';
import { CallFailure } from '#worker/call-failure.ts';

/** OWASP's 16 MiB option, and under the runtime's limit of N·r·p ≤ 2^20. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;

const derive = (password: string, salt: Buffer, { N, r, p }: typeof COST) =>
  new Promise<Buffer>((resolve, reject) => {
    // However the keyboard composed its letters.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 128 * N * r * 2 }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** Refuses a password that is among the first that are tried; `about` is what is known of whose it is. */
export function refuseCommonPassword(password: string, about: readonly string[]): void {
  if (!isCommonPassword(password, about)) return;
  throw new CallFailure('bad_request', TOO_COMMON);
}

/** `scrypt$N$r$p$salt$hash`, so that a later cost can be told from this one. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Compares a password with a stored hash. Without one it does the same work, so that the time tells nobody whether
 * an account exists.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, n, r, p, salt, hash] = (stored ?? '').split('$');
  const cost = stored ? { N: Number(n), r: Number(r), p: Number(p) } : COST;
  const key = await derive(password, Buffer.from(salt ?? '', 'base64url'), cost);
  const expected = Buffer.from(hash ?? '', 'base64url');
  return stored !== undefined && expected.length === key.length && timingSafeEqual(key, expected);
}
