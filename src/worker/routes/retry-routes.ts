import type { Hono } from 'hono';
import type { AppEnv } from '#worker/app-env.ts';
import { serveCall } from '#worker/call-route.ts';
import { ofInterview } from '#worker/of-interview.ts';

export function serveRetryCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'POST /api/interview/:id/retries', async ({ c, principal, params, body }) => ({
    success: true,
    data: await ofInterview(c.env, params.id, principal, ({ report }) =>
      report.answerAgain(body.questionId, body.text),
    ),
  }));

  serveCall(app, 'GET /api/interview/:id/retries', async ({ c, principal, params, query }) => ({
    success: true,
    data: {
      retries: await ofInterview(c.env, params.id, principal, ({ report }) => report.readRetries(query.questionId)),
    },
  }));
}
