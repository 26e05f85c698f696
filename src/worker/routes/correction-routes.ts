import type { Hono } from 'hono';
import type { AppEnv } from '#worker/app-env.ts';
import { serveCall } from '#worker/call-route.ts';
import { ofInterview } from '#worker/of-interview.ts';

export function serveCorrectionCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'POST /api/interview/:id/corrections', async ({ c, principal, params, body }) => {
    const report = await ofInterview(c.env, params.id, principal, ({ report }) => report.correctAnswer(body));
    return { success: true, data: report.status === 'ready' ? { results: report.results } : {} };
  });
}
