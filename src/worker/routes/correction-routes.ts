import type { Hono } from 'hono';
import { interviewObject } from '#durable/door.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { serveCall } from '#worker/call-route.ts';
import { unwrapOutcome } from '#worker/unwrap-outcome.ts';

export function serveCorrectionCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'POST /api/interview/:id/corrections', async ({ c, principal, params, body }) => {
    const report = await unwrapOutcome(interviewObject(c.env, params.id)?.correctAnswer(principal, body));
    return { success: true, data: report.status === 'ready' ? { results: report.results } : {} };
  });
}
