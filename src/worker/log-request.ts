import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from './app-env.ts';
import { isDevelopment } from './env.ts';

/**
 * One line a request in the operator's log: the declared route and never the address, which can hold an e-mail address
 * or an id. A developer's terminal is read for other things.
 */
export function logRequest(c: Context<AppEnv>, begunAt: number): void {
  if (isDevelopment(c.env)) return;
  console.info({
    event: 'request',
    method: c.req.method,
    route: matchedRoutes(c).findLast(({ path }) => path !== EVERY_PATH)?.path ?? 'none',
    status: c.res.status,
    ms: Date.now() - begunAt,
    requestId: c.get('requestId'),
  });
}

/** What stands before every call is served by. */
const EVERY_PATH = '/*';
