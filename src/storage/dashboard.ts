import { and, desc, eq, gte, ne, type SQL, sql } from 'drizzle-orm';
import { MONDAY_SHIFT_MS, WEEK_MS } from '#domain/dashboard/calendar.ts';
import type { OffsetSpan } from '#domain/dashboard/zone-offsets.ts';
import type { Database } from './database.ts';
import { interviews, users } from './schema.ts';

interface Question {
  ownerId: string;
  /** What clocks of the visitor's time zone show. */
  spans: readonly OffsetSpan[];
  /** When this week began there, and each month that is shown, oldest first. */
  weekStartMs: number;
  monthStartsMs: readonly number[];
}

/** As far back as any screen looks. */
const RECENT = 200;
const WEEKS = 12;

export type DashboardRows = Awaited<ReturnType<typeof loadDashboardRows>>;

/** Everything that the dashboard shows, counted in the index of one owner's interviews, in one batch. */
export async function loadDashboardRows(db: Database, question: Question) {
  const [account, totals, scores, companies, roles, thisWeek, company, role, weeks, months, recent] = await db.batch(
    dashboardQueries(db, question),
  );
  return {
    account: account[0],
    totals: totals[0],
    scores: scores[0],
    companiesCount: companies[0]?.count ?? 0,
    rolesCount: roles[0]?.count ?? 0,
    thisWeek: thisWeek[0],
    company: company[0],
    role: role[0],
    weeks,
    months,
    recent,
  };
}

/** Each is answered by an index that holds what it counts, but for the totals and the newest. */
export function dashboardQueries(db: Database, { ownerId, spans, weekStartMs, monthStartsMs }: Question) {
  const own = eq(interviews.ownerId, ownerId);
  // Bounding the time lets the index of scores be used for it.
  const scored = and(own, gte(interviews.completedAt, 0), gte(interviews.overallScore, 0));
  const week = sql<number>`(${localTimeSql(spans)} + ${sql.raw(String(MONDAY_SHIFT_MS))}) / ${sql.raw(String(WEEK_MS))}`;
  const { company, role } = interviews;
  const countNames = (column: typeof company | typeof role) =>
    db
      .select({ count: countDifferent(column) })
      .from(interviews)
      .where(and(own, ne(column, '')));
  // Beside max(), SQLite takes the other columns from the same row: the spelling that was used last.
  const topName = (column: typeof company | typeof role) =>
    db
      .select({ name: column, count: sql<number>`count(*)`, latest: sql<number>`max(${interviews.createdAt})` })
      .from(interviews)
      .where(and(own, ne(column, '')))
      .groupBy(sql`${column} collate nocase`)
      .orderBy(sql`2 desc, 3 desc`)
      .limit(1);
  return [
    db
      .select({ id: users.id, name: users.name, email: users.email, createdAt: users.createdAt })
      .from(users)
      .where(eq(users.id, ownerId)),
    db
      .select({
        interviews: sql<number>`count(*)`,
        scored: sql<number>`total(${interviews.status} = 'scored')`,
        talkedMs: sql<number>`total(${interviews.durationMs})`,
        lastActivityAt: sql<number | null>`max(${interviews.lastActivityAt})`,
      })
      .from(interviews)
      .where(own),
    db
      .select({ ...means, ...bands })
      .from(interviews)
      .where(scored),
    countNames(company),
    countNames(role),
    db
      .select({ interviews: sql<number>`count(*)`, companies: countDifferent(sql`nullif(${company}, '')`) })
      .from(interviews)
      .where(and(own, gte(interviews.createdAt, weekStartMs))),
    topName(company),
    topName(role),
    db
      .select({ week: week.as('week'), ...means })
      .from(interviews)
      .where(scored)
      .groupBy(sql`1`)
      .orderBy(sql`1 desc`)
      .limit(WEEKS),
    db
      .select({ month: monthSql(monthStartsMs).as('month'), ...bands })
      .from(interviews)
      .where(and(scored, gte(interviews.completedAt, monthStartsMs[0] ?? 0)))
      .groupBy(sql`1`),
    db.select(recentColumns).from(interviews).where(own).orderBy(desc(interviews.createdAt)).limit(RECENT),
  ] as const;
}

/** Whatever their case. */
const countDifferent = (name: unknown) => sql<number>`count(distinct ${name} collate nocase)`;

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

const recentColumns = {
  id: interviews.id,
  role: interviews.role,
  company: interviews.company,
  status: interviews.status,
  overallScore: interviews.overallScore,
  problemAnswerScore: interviews.problemAnswerScore,
  concisenessScore: interviews.concisenessScore,
  structureScore: interviews.structureScore,
  questionNumber: interviews.questionNumber,
  questionCount: interviews.questionCount,
  createdAt: interviews.createdAt,
  completedAt: interviews.completedAt,
};

/** Which of the given months an interview ended in, by its place among them. */
function monthSql(startsMs: readonly number[]): SQL<number> {
  const whens = startsMs
    .map((ms, i) => sql`when ${interviews.completedAt} >= ${sql.raw(String(ms))} then ${sql.raw(String(i))}`)
    .toReversed();
  return sql`case ${sql.join(whens, sql` `)} end`;
}

/** What the visitor's clocks showed when an interview ended; most are of the newest span, which is tried first. */
function localTimeSql(spans: readonly OffsetSpan[]): SQL<number> {
  const at = interviews.completedAt;
  const whens = spans
    .toReversed()
    .map(({ fromMs, offsetMs }) => sql`when ${at} >= ${sql.raw(String(fromMs))} then ${sql.raw(String(offsetMs))}`);
  const oldest = sql.raw(String(spans[0]?.offsetMs ?? 0));
  return sql`(${at} + case ${sql.join(whens, sql` `)} else ${oldest} end)`;
}
