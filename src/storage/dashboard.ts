import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { MONDAY_SHIFT_MS, WEEK_MS } from '#domain/dashboard/calendar.ts';
import type { OffsetSpan } from '#domain/dashboard/zone-offsets.ts';
import type { Database } from './database.ts';
import { interviews, users } from './schema.ts';

interface Question {
  ownerId: string;
  /** What clocks of the visitor's time zone show. */
  spans: readonly OffsetSpan[];
  /** When this week began there, and the oldest month that is shown. */
  weekStartMs: number;
  monthsFromMs: number;
}

/** As far back as any screen looks. */
const RECENT = 200;
const WEEKS = 12;

export type DashboardRows = Awaited<ReturnType<typeof loadDashboardRows>>;

/** Everything that the dashboard shows, counted in the index of one owner's interviews, in one batch. */
export async function loadDashboardRows(db: Database, question: Question) {
  const [account, totals, companies, roles, weeks, months, recent] = await db.batch(dashboardQueries(db, question));
  return { account: account[0], totals: totals[0], company: companies[0], role: roles[0], weeks, months, recent };
}

export function dashboardQueries(db: Database, { ownerId, spans, weekStartMs, monthsFromMs }: Question) {
  const own = eq(interviews.ownerId, ownerId);
  const scored = and(own, gte(interviews.overallScore, 0));
  const localMs = localTimeSql(spans);
  const week = sql<number>`(${localMs} + ${sql.raw(String(MONDAY_SHIFT_MS))}) / ${sql.raw(String(WEEK_MS))}`;
  const month = sql<number>`strftime('%Y', ${localMs} / 1000, 'unixepoch') * 12
    + strftime('%m', ${localMs} / 1000, 'unixepoch') - 1`;
  const isThisWeek = gte(interviews.createdAt, weekStartMs);
  const { company, role } = interviews;
  return [
    db
      .select({ id: users.id, name: users.name, email: users.email, createdAt: users.createdAt })
      .from(users)
      .where(eq(users.id, ownerId)),
    db
      .select({
        interviews: sql<number>`count(*)`,
        scored: countIf(eq(interviews.status, 'scored')),
        ...means,
        ...bands,
        companies: countNames(company),
        roles: countNames(role),
        talkedMs: sql<number>`total(${interviews.durationMs})`,
        lastActivityAt: sql<number | null>`max(${interviews.lastActivityAt})`,
        thisWeek: countIf(isThisWeek),
        thisWeekCompanies: countNames(sql`case when ${isThisWeek} then ${company} end`),
      })
      .from(interviews)
      .where(own),
    // Beside max(), SQLite takes the other columns from the same row: the spelling that was used last.
    db
      .select({ name: company, count: sql<number>`count(*)`, latest: sql<number>`max(${interviews.createdAt})` })
      .from(interviews)
      .where(and(own, sql`${company} <> ''`))
      .groupBy(sql`lower(${company})`)
      .orderBy(sql`2 desc, 3 desc`)
      .limit(1),
    db
      .select({ name: role, count: sql<number>`count(*)`, latest: sql<number>`max(${interviews.createdAt})` })
      .from(interviews)
      .where(and(own, sql`${role} <> ''`))
      .groupBy(sql`lower(${role})`)
      .orderBy(sql`2 desc, 3 desc`)
      .limit(1),
    db
      .select({ week: week.as('week'), ...means })
      .from(interviews)
      .where(and(scored, sql`${interviews.completedAt} is not null`))
      .groupBy(sql`1`)
      .orderBy(sql`1 desc`)
      .limit(WEEKS),
    db
      .select({ month: month.as('month'), ...bands })
      .from(interviews)
      .where(and(scored, gte(interviews.completedAt, monthsFromMs)))
      .groupBy(sql`1`),
    db.select().from(interviews).where(own).orderBy(desc(interviews.createdAt)).limit(RECENT),
  ] as const;
}

const countIf = (condition: SQL | undefined) => sql<number>`total(${condition})`;

/** Different ones, whatever their case; an empty name is none. */
const countNames = (name: unknown) => sql<number>`count(distinct nullif(lower(${name}), ''))`;

const meanOf = (column: unknown) => sql<number | null>`avg(case when ${column} >= 0 then ${column} end)`;

const means = {
  overall: meanOf(interviews.overallScore),
  problemAnswer: meanOf(interviews.problemAnswerScore),
  conciseness: meanOf(interviews.concisenessScore),
  structure: meanOf(interviews.structureScore),
};

const countScores = (from: number, to: number) =>
  sql<number>`total(${interviews.overallScore} between ${sql.raw(String(from))} and ${sql.raw(String(to))})`;

const bands = {
  excellent: countScores(80, 100),
  good: countScores(65, 79),
  average: countScores(50, 64),
  needsImprovement: countScores(0, 49),
};

/** What the visitor's clocks showed when an interview ended; most are of the newest span, which is tried first. */
function localTimeSql(spans: readonly OffsetSpan[]): SQL<number> {
  const at = interviews.completedAt;
  const whens = spans
    .toReversed()
    .map(({ fromMs, offsetMs }) => sql`when ${at} >= ${sql.raw(String(fromMs))} then ${sql.raw(String(offsetMs))}`);
  const oldest = sql.raw(String(spans[0]?.offsetMs ?? 0));
  return sql`(${at} + case ${sql.join(whens, sql` `)} else ${oldest} end)`;
}
