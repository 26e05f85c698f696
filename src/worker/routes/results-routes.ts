import type { Hono } from 'hono';
import type { InterviewResults } from '#contract/results.ts';
import type { Principal } from '#durable/door.ts';
import { openDatabase } from '#storage/database.ts';
import { loadLatestScoredId } from '#storage/interviews.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { serveCall } from '#worker/call-route.ts';
import type { Env } from '#worker/env.ts';
import { ofInterview } from '#worker/of-interview.ts';

export function serveResultsCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'GET /api/results', async ({ c, principal }) => {
    const id = await loadLatestScoredId(openDatabase(c.env.DB), principal.userId ?? '');
    if (!id) throw new CallFailure('not_found', 'No results found');
    return { success: true, data: await readReport(c.env, principal, id) };
  });

  serveCall(app, 'GET /api/results/:interviewId', async ({ c, principal, params }) => ({
    success: true,
    data: await readReport(c.env, principal, params.interviewId),
  }));
}

async function readReport(env: Env, principal: Principal, interviewId: string): Promise<InterviewResults> {
  const report = await ofInterview(env, interviewId, principal, ({ report }) => report.read());
  if (report.status === 'ready') return report.results;
  throw new CallFailure('not_ready', 'No results found for this interview', { status: report.status });
}
