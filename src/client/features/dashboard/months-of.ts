import type { ScoreDistribution } from '#contract/dashboard-calls.ts';
import type { ReadStats } from '#domain/answers/read-dashboard.ts';

export type Month = ScoreDistribution & { month: number; year: number };

/**
 * The months of the doughnut, oldest first. A server that counts none by month leaves it to the activity: each month of
 * the newest year that it tells of.
 */
export function monthsOf({ monthlyDistribution, recentActivity }: ReadStats): Month[] {
  if (monthlyDistribution && monthlyDistribution.length > 0) return monthlyDistribution;
  const dated = recentActivity
    .map(({ date, score }) => ({ date: new Date(date), score }))
    .filter(({ date, score }) => score >= 0 && !Number.isNaN(date.getTime()));
  const year = Math.max(...dated.map(({ date }) => date.getFullYear()));
  const ofYear = dated.filter(({ date }) => date.getFullYear() === year);
  return [...new Set(ofYear.map(({ date }) => date.getMonth()))]
    .sort((a, b) => a - b)
    .map((month) => {
      const scores = ofYear.filter(({ date }) => date.getMonth() === month).map(({ score }) => score);
      const among = (from: number, to: number) => scores.filter((score) => score >= from && score <= to).length;
      return {
        month,
        year,
        excellent: among(80, 100),
        good: among(65, 79),
        average: among(50, 64),
        needsImprovement: among(0, 49),
      };
    });
}
