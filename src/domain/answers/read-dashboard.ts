import type { DashboardProfile, DashboardStats } from '#contract/dashboard-calls.ts';
import { LISTED_STATUSES } from '#contract/words.ts';
import { count, isRecord, type Loose, record, records, score, text, wordOf } from './loose-json.ts';

/** What the dashboard shows; months are missing where a server does not count them. */
export type ReadStats = Omit<DashboardStats, 'monthlyDistribution'> & {
  monthlyDistribution: DashboardStats['monthlyDistribution'] | undefined;
};

/** Both halves of the overview, of which either may be missing; undefined for an answer without data. */
export function readOverview(
  answer: unknown,
): { stats: ReadStats | undefined; profile: DashboardProfile | undefined } | undefined {
  const { data } = record(answer);
  if (!isRecord(data)) return undefined;
  return {
    stats: isRecord(data.stats) ? statsOf(data.stats) : undefined,
    profile: isRecord(data.profile) ? profileOf(data.profile) : undefined,
  };
}

export function readStats(answer: unknown): ReadStats | undefined {
  const { data } = record(answer);
  return isRecord(data) ? statsOf(data) : undefined;
}

export function readProfile(answer: unknown): DashboardProfile | undefined {
  const { data } = record(answer);
  return isRecord(data) ? profileOf(data) : undefined;
}

/** What is shown when nothing is told: zeros. */
export const emptyStats = (): ReadStats => statsOf({});
export const emptyProfile = (): DashboardProfile => profileOf({});

const statsOf = (stats: Loose): ReadStats => ({
  totalInterviews: count(stats.totalInterviews),
  completedInterviews: count(stats.completedInterviews),
  averageScore: mean(stats.averageScore),
  metricAverages: {
    conciseness: mean(record(stats.metricAverages).conciseness),
    structure: mean(record(stats.metricAverages).structure),
    problemAnswer: mean(record(stats.metricAverages).problemAnswer),
  },
  weeklyPerformance: records(stats.weeklyPerformance).map((week) => ({
    label: text(week.label),
    overallScore: score(week.overallScore),
    structureScore: score(week.structureScore),
    concisenessScore: score(week.concisenessScore),
    problemAnswerScore: score(week.problemAnswerScore),
  })),
  performanceDistribution: distributionOf(record(stats.performanceDistribution)),
  monthlyDistribution: Array.isArray(stats.monthlyDistribution)
    ? records(stats.monthlyDistribution).map((month) => ({
        month: Math.min(11, count(month.month)),
        year: count(month.year),
        ...distributionOf(month),
      }))
    : undefined,
  recentActivity: records(stats.recentActivity)
    .map((activity) => ({
      id: text(activity.id),
      title: text(activity.title),
      date: text(activity.date),
      score: score(activity.score),
      status: wordOf(LISTED_STATUSES, activity.status, score(activity.score) < 0 ? 'processing' : 'completed'),
      problemAnswerScore: score(activity.problemAnswerScore),
      concisenessScore: score(activity.concisenessScore),
      structureScore: score(activity.structureScore),
      ...positionOf(activity),
    }))
    .filter(({ id }) => id !== ''),
  thisWeekInterviews: count(stats.thisWeekInterviews),
  thisWeekCompanies: count(stats.thisWeekCompanies),
});

/** Both or neither. */
function positionOf(activity: Loose): { questionNumber?: number; questionCount?: number } {
  const [questionNumber, questionCount] = [count(activity.questionNumber), count(activity.questionCount)];
  return questionNumber >= 1 && questionNumber <= questionCount ? { questionNumber, questionCount } : {};
}

const profileOf = (profile: Loose): DashboardProfile => ({
  id: text(profile.id),
  name: text(profile.name),
  email: text(profile.email),
  plan: text(profile.plan) || 'free',
  joinDate: text(profile.joinDate),
  totalInterviews: count(profile.totalInterviews),
  completedInterviews: count(profile.completedInterviews),
  totalTimeSpent: count(profile.totalTimeSpent),
  topCompany: text(profile.topCompany),
  topRole: text(profile.topRole),
  companiesCount: count(profile.companiesCount),
  rolesCount: count(profile.rolesCount),
  lastActivity: text(profile.lastActivity) || null,
});

const mean = (value: unknown) => Math.max(0, score(value));

const distributionOf = (bands: Loose) => ({
  excellent: count(bands.excellent),
  good: count(bands.good),
  average: count(bands.average),
  needsImprovement: count(bands.needsImprovement),
});
