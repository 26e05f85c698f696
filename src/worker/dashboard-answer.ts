import type { DashboardProfile, DashboardStats, ScoreDistribution } from '#contract/dashboard-calls.ts';
import { weekLabel } from '#domain/dashboard/calendar.ts';
import type { DashboardRows } from '#storage/dashboard.ts';
import { listedStatus } from './listed-interview.ts';

const FREE_PLAN = 'free';

/** What the index counted, as the dashboard reads it; `months` are those that are shown, oldest first. */
export function toDashboardStats(
  { totals, scores, thisWeek, weeks, months: counted, recent }: DashboardRows,
  months: readonly number[],
): DashboardStats {
  return {
    totalInterviews: totals?.interviews ?? 0,
    completedInterviews: totals?.scored ?? 0,
    averageScore: rounded(scores?.overall, 0),
    metricAverages: {
      conciseness: rounded(scores?.conciseness, 0),
      structure: rounded(scores?.structure, 0),
      problemAnswer: rounded(scores?.problemAnswer, 0),
    },
    weeklyPerformance: weeks.toReversed().map((week) => ({
      label: weekLabel(week.week),
      overallScore: rounded(week.overall, -1),
      structureScore: rounded(week.structure, -1),
      concisenessScore: rounded(week.conciseness, -1),
      problemAnswerScore: rounded(week.problemAnswer, -1),
    })),
    performanceDistribution: distribution(scores),
    monthlyDistribution: months.map((month, place) => ({
      month: month % 12,
      year: Math.floor(month / 12),
      ...distribution(counted.find((each) => each.month === place)),
    })),
    recentActivity: recent.map((row) => ({
      id: row.id,
      title: row.company ? `${row.role} - ${row.company}` : row.role,
      date: iso(row.completedAt ?? row.createdAt),
      score: row.overallScore,
      status: listedStatus(row),
      problemAnswerScore: row.problemAnswerScore,
      concisenessScore: row.concisenessScore,
      structureScore: row.structureScore,
      ...positionOf(row),
    })),
    thisWeekInterviews: thisWeek?.interviews ?? 0,
    thisWeekCompanies: thisWeek?.companies ?? 0,
  };
}

export function toDashboardProfile(
  { totals, company, role, companiesCount, rolesCount }: DashboardRows,
  { id, name, email, createdAt }: NonNullable<DashboardRows['account']>,
): DashboardProfile {
  const lastActivityAt = totals?.lastActivityAt ?? null;
  return {
    id,
    name,
    email,
    plan: FREE_PLAN,
    joinDate: iso(createdAt),
    totalInterviews: totals?.interviews ?? 0,
    completedInterviews: totals?.scored ?? 0,
    totalTimeSpent: Math.round((totals?.talkedMs ?? 0) / 1_000),
    topCompany: company?.name ?? '',
    topRole: role?.name ?? '',
    companiesCount,
    rolesCount,
    lastActivity: lastActivityAt === null ? null : iso(lastActivityAt),
  };
}

/** Where an interview stands that has not ended. */
const positionOf = ({ completedAt, questionNumber, questionCount }: DashboardRows['recent'][number]) =>
  completedAt === null && questionNumber !== null ? { questionNumber, questionCount } : {};

const iso = (atMs: number) => new Date(atMs).toISOString();

const rounded = (mean: number | null | undefined, otherwise: number) =>
  typeof mean === 'number' ? Math.round(mean) : otherwise;

const distribution = (counted: ScoreDistribution | undefined): ScoreDistribution => ({
  excellent: counted?.excellent ?? 0,
  good: counted?.good ?? 0,
  average: counted?.average ?? 0,
  needsImprovement: counted?.needsImprovement ?? 0,
});
