import type { Context, Hono } from 'hono';
import type { DashboardProfile, DashboardStats } from '#contract/dashboard-calls.ts';
import { lastTwelveMonths, monthStart, weekOf, weekStart } from '#domain/dashboard/calendar.ts';
import { localTime, momentOf, offsetSpans } from '#domain/dashboard/zone-offsets.ts';
import { loadDashboardRows } from '#storage/dashboard.ts';
import { openDatabase } from '#storage/database.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { serveCall } from '#worker/call-route.ts';
import { toDashboardProfile, toDashboardStats } from '#worker/dashboard-answer.ts';

/** No interview is older than the product. */
const FIRST_INTERVIEW_MS = Date.UTC(2025, 0, 1);

export function serveDashboardCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'GET /api/dashboard/overview', async ({ c, principal, query }) => ({
    success: true,
    data: await readDashboard(c, principal.userId, query.timeZone),
  }));

  serveCall(app, 'GET /api/dashboard/stats', async ({ c, principal, query }) => ({
    success: true,
    data: (await readDashboard(c, principal.userId, query.timeZone)).stats,
  }));

  serveCall(app, 'GET /api/dashboard/profile', async ({ c, principal }) => ({
    success: true,
    data: (await readDashboard(c, principal.userId)).profile,
  }));

  serveCall(app, 'GET /api/dashboard/health', async () => ({ success: true }));
}

async function readDashboard(
  c: Context<AppEnv>,
  ownerId = '',
  timeZone = 'UTC',
): Promise<{ stats: DashboardStats; profile: DashboardProfile }> {
  const nowMs = Date.now();
  const spans = offsetSpans(timeZone, FIRST_INTERVIEW_MS, nowMs);
  const localNowMs = localTime(spans, nowMs);
  const months = lastTwelveMonths(localNowMs);
  const rows = await loadDashboardRows(openDatabase(c.env.DB), {
    ownerId,
    spans,
    weekStartMs: momentOf(spans, weekStart(weekOf(localNowMs))),
    monthStartsMs: months.map((month) => momentOf(spans, monthStart(month))),
  });
  // The account was erased while it was asked for.
  if (!rows.account) throw new CallFailure('unauthorized', 'Please sign in');
  return { stats: toDashboardStats(rows, months), profile: toDashboardProfile(rows, rows.account) };
}
