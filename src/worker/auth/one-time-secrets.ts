import type { Context } from 'hono';
import type { AppEnv } from '#worker/app-env.ts';
import { serverHmac } from '#worker/secrets.ts';

/** How long a code that a person types is good. */
export const CODE_LIFE_MS = 10 * 60_000;

/** Six random digits, each code as likely as any other. */
export function sixDigits(): string {
  // 4,294 whole millions fit into 32 bits; what is over would favour low codes and is drawn again.
  const limit = 4_294_000_000;
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < limit) return String(drawn % 1_000_000).padStart(6, '0');
  }
}

/** A code is kept as the server's HMAC over its row and itself, so that nobody who reads the rows can look it up. */
export const codeHmacOf = (c: Context<AppEnv>, rowId: string, code: string): Promise<string> =>
  serverHmac(c.env.SERVER_SECRET, 'one-time code', `${rowId}:${code}`);
