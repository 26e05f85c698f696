import type { Hono } from 'hono';
import { interviewObject } from '#durable/door.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { serveCall } from '#worker/call-route.ts';
import { unwrapOutcome } from '#worker/unwrap-outcome.ts';

export function serveRetryCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'POST /api/interview/:id/retries', async ({ c, principal, params, body }) => ({
    success: true,
    data: await unwrapOutcome(interviewObject(c.env, params.id)?.answerAgain(principal, body.questionId, body.text)),
  }));

  serveCall(app, 'GET /api/interview/:id/retries', async ({ c, principal, params, query }) => ({
    success: true,
    data: {
      retries: await unwrapOutcome(interviewObject(c.env, params.id)?.readRetries(principal, query.questionId)),
    },
  }));
}
