import type { Hono } from 'hono';
import { openDatabase } from '#storage/database.ts';
import { loadInterviewsOf } from '#storage/interviews.ts';
import { saveIssueReport } from '#storage/issue-reports.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { limitAttempts } from '#worker/auth/limits.ts';
import { serveCall } from '#worker/call-route.ts';
import { toListed } from '#worker/listed-interview.ts';
import { ofInterview } from '#worker/of-interview.ts';

export function serveUserCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'POST /api/user/interviews', async ({ c, principal, body }) => ({
    success: true,
    data: await ofInterview(c.env, body.interviewId, principal, ({ keeping }) => keeping.claim()),
  }));

  serveCall(app, 'GET /api/user/interviews', async ({ c, principal }) => {
    const rows = await loadInterviewsOf(openDatabase(c.env.DB), principal.userId ?? '');
    return { success: true, data: rows.map(toListed) };
  });

  serveCall(app, 'POST /api/interviews/extend-session/:interviewId', async ({ c, principal, params }) => {
    const { expiresAt } = await ofInterview(c.env, params.interviewId, principal, ({ keeping }) => keeping.extend());
    return { success: true, data: { expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString() } };
  });

  serveCall(app, 'POST /api/issue-reports', async ({ c, principal, body }) => {
    await ofInterview(c.env, body.interviewId, principal, ({ turn }) => turn.read());
    await limitAttempts(c, 'issueInterview', body.interviewId);
    await saveIssueReport(openDatabase(c.env.DB), {
      id: crypto.randomUUID(),
      interviewId: body.interviewId,
      userId: principal.userId ?? null,
      issueType: body.issueType,
      description: body.description ?? '',
      createdAt: Date.now(),
    });
    return { success: true };
  });
}
