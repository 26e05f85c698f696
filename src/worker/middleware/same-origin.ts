import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '#worker/app-env.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { ownOrigin } from '#worker/own-origin.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe calls and socket upgrades that another site's page makes in a visitor's browser. Browsers say where
 * a request comes from by Sec-Fetch-Site; older ones by Origin; a request with neither is no browser's.
 */
export const sameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isUpgrade = c.req.header('upgrade')?.toLowerCase() === 'websocket';
  if (!SAFE_METHODS.has(c.req.method) || isUpgrade) refuseForeignPage(c);
  if (isUpgrade && c.req.header('origin') !== ownOrigin(c)) throw foreignPage();
  await next();
};

export function refuseForeignPage(c: Context<AppEnv>): void {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  const foreign = site
    ? site === 'cross-site' || site === 'same-site'
    : origin !== undefined && origin !== ownOrigin(c);
  if (foreign) throw foreignPage();
}

const foreignPage = () => new CallFailure('forbidden', 'This call is only open to the product’s own pages');
