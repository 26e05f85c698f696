import type { Context } from 'hono';
import { readPublicOrigin } from '#messages/message-settings.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Where the browser is that asks. A proxy in front of this server may speak https for it: where a request came to the
 * host that PUBLIC_URL names, that is how. Nothing that a proxy says of itself is believed.
 */
export function ownOrigin(c: Context<AppEnv>): string {
  const { origin, host } = new URL(c.req.url);
  const publicOrigin = readPublicOrigin(c.env);
  return publicOrigin !== undefined && new URL(publicOrigin).host === host ? publicOrigin : origin;
}
