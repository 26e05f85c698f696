import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from './app-env.ts';
import { ownOrigin } from './own-origin.ts';

/**
 * The product's cookies: the account's session, the guest's secret, a sign-up that waits for its code, and the voice
 * and language that the caller chose.
 */
export type CookieName = 'sid' | 'guest' | 'pending' | 'speech';

/**
 * Over https a cookie carries the `__Host-` prefix and Secure; over plain http on a developer's machine browsers
 * refuse both, so it goes without.
 */
const isSecure = (c: Context<AppEnv>) => ownOrigin(c).startsWith('https:');
const wireName = (c: Context<AppEnv>, name: CookieName) => (isSecure(c) ? `__Host-${name}` : `greenroom_${name}`);

export const readCookie = (c: Context<AppEnv>, name: CookieName): string | undefined => getCookie(c, wireName(c, name));

/** `maxAgeSeconds` undefined makes a cookie that ends with the browser's session. */
export function writeCookie(c: Context<AppEnv>, name: CookieName, value: string, maxAgeSeconds?: number): void {
  setCookie(c, wireName(c, name), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
  });
}

/** Leaves nothing here by which this browser was known. */
export function forgetBrowser(c: Context<AppEnv>): void {
  for (const name of ['sid', 'guest', 'pending'] as const) clearCookie(c, name);
}

export function clearCookie(c: Context<AppEnv>, name: CookieName): void {
  deleteCookie(c, wireName(c, name), { path: '/', secure: isSecure(c) });
}
