import { z } from 'zod';
import { defineCalls, done, envelope } from './call.ts';
import { interviewId } from './interview.ts';
import { score } from './results.ts';
import { LISTED_STATUSES } from './words.ts';

/** How many scored interviews fall into each band: from 80, from 65, from 50, below. */
export const scoreDistribution = z.object({
  excellent: z.int().min(0),
  good: z.int().min(0),
  average: z.int().min(0),
  needsImprovement: z.int().min(0),
});
export type ScoreDistribution = z.infer<typeof scoreDistribution>;

export const dashboardStats = z.object({
  totalInterviews: z.int().min(0),
  /** Those with a report. */
  completedInterviews: z.int().min(0),
  /** Rounded means over what was scored, 0 without any. */
  averageScore: z.int().min(0).max(100),
  metricAverages: z.object({
    conciseness: z.int().min(0).max(100),
    structure: z.int().min(0).max(100),
    problemAnswer: z.int().min(0).max(100),
  }),
  /** Weeks with a score by their Mondays, oldest first. */
  weeklyPerformance: z
    .array(
      z.object({
        label: z.string(),
        overallScore: score,
        structureScore: score,
        concisenessScore: score,
        problemAnswerScore: score,
      }),
    )
    .max(12),
  performanceDistribution: scoreDistribution,
  /** The last twelve months, oldest first. */
  monthlyDistribution: z.array(scoreDistribution.extend({ month: z.int().min(0).max(11), year: z.int() })).length(12),
  /** Newest first. */
  recentActivity: z
    .array(
      z.object({
        id: interviewId,
        /** 'Role - Company', or 'Role'. */
        title: z.string(),
        /** When it ended, else when it began. */
        date: z.string(),
        /** -1 while there is none. */
        score,
        status: z.enum(LISTED_STATUSES),
        problemAnswerScore: score,
        concisenessScore: score,
        structureScore: score,
        /** Which of its questions an interview stands at that has not ended, from 1; absent where that is not known. */
        questionNumber: z.int().min(1).optional(),
        questionCount: z.int().min(1).optional(),
      }),
    )
    .max(200),
  /** Interviews that began this week, and how many companies they were for. */
  thisWeekInterviews: z.int().min(0),
  thisWeekCompanies: z.int().min(0),
});
export type DashboardStats = z.infer<typeof dashboardStats>;

export const dashboardProfile = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  plan: z.string(),
  joinDate: z.string(),
  totalInterviews: z.int().min(0),
  completedInterviews: z.int().min(0),
  /** Time that was talked, in seconds. */
  totalTimeSpent: z.int().min(0),
  /** What most interviews were for; '' without any. */
  topCompany: z.string(),
  topRole: z.string(),
  companiesCount: z.int().min(0),
  rolesCount: z.int().min(0),
  lastActivity: z.string().nullable(),
});
export type DashboardProfile = z.infer<typeof dashboardProfile>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const inTimeZone = z.object({
  /** Whose weeks and months are meant; UTC without it. */
  timeZone: z
    .string()
    .max(64, 'This time zone is not known. Please give its IANA name, such as Europe/Berlin.')
    .refine(isTimeZone, 'This time zone is not known. Please give its IANA name, such as Europe/Berlin.')
    .optional(),
});

export const dashboardCalls = defineCalls({
  'GET /api/dashboard/overview': {
    summary: 'Read how the interviews of the signed-in user went, and their profile',
    access: 'user',
    query: inTimeZone,
    answer: envelope(z.object({ stats: dashboardStats, profile: dashboardProfile })),
    errors: ['unauthorized'],
  },
  'GET /api/dashboard/stats': {
    summary: 'Read how the interviews of the signed-in user went',
    access: 'user',
    query: inTimeZone,
    answer: envelope(dashboardStats),
    errors: ['unauthorized'],
  },
  'GET /api/dashboard/profile': {
    summary: 'Read the profile of the signed-in user',
    access: 'user',
    answer: envelope(dashboardProfile),
    errors: ['unauthorized'],
  },
  'GET /api/dashboard/health': { summary: 'Tell that the dashboard is ready', access: 'public', answer: done },
});
