import { env } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import { newInterviewId } from '#durable/door.ts';
import { dashboardQueries } from '#storage/dashboard.ts';
import { openDatabase } from '#storage/database.ts';
import { type InterviewRow, saveInterviewRow } from '#storage/interviews.ts';
import { type Account, signedInTo, storeAccount } from './support/account.ts';
import { Visitor } from './support/visitor.ts';

const DAY_MS = 86_400_000;
const EMPTY_BANDS = { excellent: 0, good: 0, average: 0, needsImprovement: 0 };

/** The index row of an interview that was scored with one number on every axis, unless told otherwise. */
function rowOf(owner: Account, completedAt: number, score: number, more: Partial<InterviewRow> = {}): InterviewRow {
  return {
    id: newInterviewId(),
    ownerId: owner.id,
    guestHash: null,
    role: 'Barista',
    company: 'Acme',
    style: 'normal',
    length: '10min',
    questionCount: 3,
    questionNumber: null,
    status: 'scored',
    overallScore: score,
    problemAnswerScore: score,
    concisenessScore: score,
    structureScore: score,
    durationMs: 60_000,
    createdAt: completedAt - 600_000,
    lastActivityAt: completedAt,
    completedAt,
    version: 1,
    ...more,
  };
}

async function keep(...rows: InterviewRow[]): Promise<void> {
  for (const row of rows) await saveInterviewRow(openDatabase(env.DB), row);
}

async function overviewOf(account: Account, timeZone?: string) {
  const visitor = await signedInTo(account);
  const query = timeZone ? `?timeZone=${encodeURIComponent(timeZone)}` : '';
  const { status, body } = await visitor.call('GET', `/api/dashboard/overview${query}`);
  expect([status, body.success]).toEqual([200, true]);
  return body.data;
}

describe('the dashboard', () => {
  it('of an account without interviews is all zeros', async () => {
    const account = await storeAccount();
    const { stats, profile } = await overviewOf(account);
    expect({ ...stats, monthlyDistribution: [] }).toEqual({
      totalInterviews: 0,
      completedInterviews: 0,
      averageScore: 0,
      metricAverages: { conciseness: 0, structure: 0, problemAnswer: 0 },
      weeklyPerformance: [],
      performanceDistribution: EMPTY_BANDS,
      monthlyDistribution: [],
      recentActivity: [],
      thisWeekInterviews: 0,
      thisWeekCompanies: 0,
    });
    expect(stats.monthlyDistribution).toHaveLength(12);
    const now = new Date();
    expect(stats.monthlyDistribution[11]).toEqual({
      month: now.getUTCMonth(),
      year: now.getUTCFullYear(),
      ...EMPTY_BANDS,
    });
    expect(profile).toEqual({
      id: account.id,
      name: 'Ada Lovelace',
      email: account.email,
      plan: 'free',
      joinDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      totalInterviews: 0,
      completedInterviews: 0,
      totalTimeSpent: 0,
      topCompany: '',
      topRole: '',
      companiesCount: 0,
      rolesCount: 0,
      lastActivity: null,
    });
  });

  it('tells an interview that was taken with the product itself', async () => {
    const owner = await signedInTo(await storeAccount());
    const start = { selectedInterview: 'company: Acme title: Barista', length: '10min' };
    const id = (await owner.call('POST', '/api/interview/start', start)).body.data.interviewId;
    const { stats, profile } = (await owner.call('GET', '/api/dashboard/overview')).body.data;
    expect(stats).toMatchObject({ totalInterviews: 1, completedInterviews: 0, averageScore: 0, thisWeekInterviews: 1 });
    expect(stats.recentActivity).toEqual([
      expect.objectContaining({
        id,
        title: 'Barista - Acme',
        score: -1,
        status: 'in_progress',
        questionNumber: 1,
        questionCount: 3,
      }),
    ]);
    expect(profile).toMatchObject({ totalInterviews: 1, topCompany: 'Acme', topRole: 'Barista' });

    // The index is told behind the call.
    expect((await owner.call('POST', `/api/interview/${id}/next`, { questionId: 'q_1' })).status).toBe(200);
    await vi.waitFor(
      async () => {
        const { body } = await owner.call('GET', '/api/dashboard/overview');
        expect(body.data.stats.recentActivity).toMatchObject([{ questionNumber: 2, questionCount: 3 }]);
      },
      { timeout: 20_000, interval: 50 },
    );
  });

  it('counts what is scored and leaves out what is not', async () => {
    const account = await storeAccount();
    const now = Date.now();
    const unscored = { overallScore: -1, problemAnswerScore: -1, concisenessScore: -1, structureScore: -1 };
    await keep(
      rowOf(account, now, 80, { company: 'ACME', concisenessScore: 70, createdAt: now }),
      rowOf(account, now - 40 * DAY_MS, 64, { company: 'Acme', concisenessScore: -1 }),
      rowOf(account, now - 41 * DAY_MS, 49, { company: '', role: 'Usher', durationMs: 90_400 }),
      rowOf(account, now - 50 * DAY_MS, -1, { company: 'Beta', role: 'barista' }),
      rowOf(account, now - 60 * DAY_MS, 0, { status: 'in_progress', completedAt: null, durationMs: 0, ...unscored }),
      rowOf(account, now - 61 * DAY_MS, 0, { status: 'processing', ...unscored }),
    );
    // Somebody else's count nowhere.
    await keep(rowOf(await storeAccount(), now, 100, { company: 'Elsewhere' }));
    const { stats, profile } = await overviewOf(account);
    expect(stats).toMatchObject({
      totalInterviews: 6,
      completedInterviews: 4,
      averageScore: 64,
      metricAverages: { conciseness: 60, structure: 64, problemAnswer: 64 },
      performanceDistribution: { excellent: 1, good: 0, average: 1, needsImprovement: 1 },
      thisWeekInterviews: 1,
      thisWeekCompanies: 1,
    });
    expect(
      stats.recentActivity.map(({ title, status, score }: Record<string, unknown>) => [title, status, score]),
    ).toEqual([
      ['Barista - ACME', 'completed', 80],
      ['Barista - Acme', 'completed', 64],
      ['Usher', 'completed', 49],
      ['barista - Beta', 'completed', -1],
      ['Barista - Acme', 'in_progress', -1],
      ['Barista - Acme', 'processing', -1],
    ]);
    expect(profile).toMatchObject({
      companiesCount: 2,
      rolesCount: 2,
      topCompany: 'ACME',
      topRole: 'Barista',
      totalTimeSpent: 330,
      lastActivity: new Date(now).toISOString(),
    });
  });

  it('takes weeks and months as they are where the visitor is, also across summer time', async () => {
    const account = await storeAccount();
    // Sunday, 29 March 2026: Berlin's clocks go forward. 22:30 UTC is Monday, 0:30 there, and Sunday in New York.
    await keep(rowOf(account, Date.UTC(2026, 2, 29, 21, 30), 60), rowOf(account, Date.UTC(2026, 2, 29, 22, 30), 70));
    const weeks = async (zone?: string) =>
      (await overviewOf(account, zone)).stats.weeklyPerformance.map(
        ({ label, overallScore }: { label: string; overallScore: number }) => [label, overallScore],
      );
    expect(await weeks('Europe/Berlin')).toEqual([
      ['23 Mar', 60],
      ['30 Mar', 70],
    ]);
    expect(await weeks('America/New_York')).toEqual([['23 Mar', 65]]);
    expect(await weeks()).toEqual(await weeks('America/New_York'));
  });

  it('puts an interview of the last night of a month where the visitor’s calendar does', async () => {
    const account = await storeAccount();
    const now = new Date();
    // Half an hour before this month began in UTC; in Berlin it had begun already.
    await keep(rowOf(account, Date.UTC(now.getUTCFullYear(), now.getUTCMonth()) - 1_800_000, 90));
    const excellent = async (zone: string) =>
      (await overviewOf(account, zone)).stats.monthlyDistribution.flatMap(
        ({ month, excellent }: { month: number; excellent: number }) => (excellent > 0 ? [month] : []),
      );
    const month = now.getUTCMonth();
    expect([await excellent('Europe/Berlin'), await excellent('America/New_York')]).toEqual([
      [month],
      [(month + 11) % 12],
    ]);
  });

  it('refuses a time zone that nobody knows, and whoever is not signed in', async () => {
    const visitor = await signedInTo(await storeAccount());
    for (const zone of ['Mars/Olympus', 'x'.repeat(200), '']) {
      const { status, body } = await visitor.call('GET', `/api/dashboard/overview?timeZone=${zone}`);
      expect([status, body.code]).toEqual([400, 'bad_request']);
      expect(body.message).toContain('This time zone is not known');
    }
    for (const call of ['overview', 'stats', 'profile']) {
      expect((await new Visitor().call('GET', `/api/dashboard/${call}`)).status).toBe(401);
    }
    expect((await new Visitor().call('GET', '/api/dashboard/health')).body.success).toBe(true);
  });

  it('tells stats and profile alone as it tells them together', async () => {
    const account = await storeAccount();
    await keep(rowOf(account, Date.now(), 72));
    const visitor = await signedInTo(account);
    const { stats, profile } = await overviewOf(account);
    expect((await visitor.call('GET', '/api/dashboard/stats')).body.data).toEqual(stats);
    expect((await visitor.call('GET', '/api/dashboard/profile')).body.data).toEqual(profile);
  });

  it('is right at five thousand interviews', async () => {
    const account = await storeAccount();
    const newest = Date.now();
    const rows = Array.from({ length: 5_000 }, (_, i) =>
      rowOf(account, newest - i * 3_600_000, i % 101, { company: `Company ${i % 40}`, role: `Role ${i % 7}` }),
    );
    await keepMany(rows);
    const { stats, profile } = await overviewOf(account);
    const mean = rows.reduce((sum, { overallScore }) => sum + overallScore, 0) / rows.length;
    const among = (from: number, to: number) =>
      rows.filter(({ overallScore }) => overallScore >= from && overallScore <= to).length;
    expect(stats).toMatchObject({
      totalInterviews: 5_000,
      completedInterviews: 5_000,
      averageScore: Math.round(mean),
      performanceDistribution: {
        excellent: among(80, 100),
        good: among(65, 79),
        average: among(50, 64),
        needsImprovement: among(0, 49),
      },
    });
    expect(stats.weeklyPerformance).toHaveLength(12);
    expect(stats.recentActivity).toHaveLength(200);
    expect(stats.recentActivity[0].id).toBe(rows[0]?.id);
    const inMonths = stats.monthlyDistribution.flatMap(
      ({ excellent, good, average, needsImprovement }: typeof EMPTY_BANDS) => [
        excellent,
        good,
        average,
        needsImprovement,
      ],
    );
    expect(inMonths.reduce((sum: number, each: number) => sum + each, 0)).toBe(5_000);
    expect(profile).toMatchObject({ companiesCount: 40, rolesCount: 7, topRole: 'Role 0', totalTimeSpent: 300_000 });
  });
});

describe('each statement of the dashboard', () => {
  it('searches the rows of one owner by an index, and scans nothing', async () => {
    const queries = dashboardQueries(openDatabase(env.DB), {
      ownerId: 'somebody',
      spans: [
        { fromMs: 0, offsetMs: 0 },
        { fromMs: 1, offsetMs: 3_600_000 },
      ],
      weekStartMs: 0,
      monthStartsMs: [0, 1],
    });
    for (const query of queries) {
      const { sql, params } = query.toSQL();
      const { results } = await env.DB.prepare(`explain query plan ${sql}`)
        .bind(...params)
        .all<{ detail: string }>();
      const steps = results.map(({ detail }) => detail).filter((detail) => !detail.startsWith('USE TEMP B-TREE'));
      expect(steps.length).toBeGreaterThan(0);
      for (const step of steps) {
        expect(step).toMatch(
          /^SEARCH (interviews USING (COVERING )?INDEX \S+ \(owner_id=\?|users USING INDEX \S+ \(id=\?\)$)/,
        );
      }
    }
  });
});

/** Stores rows past the object, many in a statement. */
async function keepMany(rows: readonly InterviewRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof InterviewRow)[];
  const names = columns.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  const read = columns.map((name) => `value ->> '$.${name}'`);
  await env.DB.prepare(`insert into interviews (${names.join(', ')}) select ${read.join(', ')} from json_each(?)`)
    .bind(JSON.stringify(rows))
    .run();
}
