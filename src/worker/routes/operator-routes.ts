import type { Hono } from 'hono';
import type { AppEnv } from '#worker/app-env.ts';
import { serveCall } from '#worker/call-route.ts';
import { examineEngines, examineStores } from '#worker/examine-parts.ts';
import { readFigures } from '#worker/operator-figures.ts';

/** What only the operator may see. */
export function serveOperatorCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'GET /api/health/deep', async ({ c, query }) => {
    const [stores, engines] = await Promise.all([examineStores(c.env), examineEngines(c.env, query.ask === 'engines')]);
    const parts = [...stores, ...engines];
    const figures = await readFigures(c.env, Date.now());
    return { success: true, data: { fine: parts.every(({ state }) => state !== 'failed'), parts, ...figures } };
  });
}
