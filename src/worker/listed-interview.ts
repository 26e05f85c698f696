import type { ListedInterview } from '#contract/results-calls.ts';
import type { InterviewRow } from '#storage/interviews.ts';

/** An interview as a list shows it. */
export const toListed = (row: InterviewRow): ListedInterview => ({
  interviewId: row.id,
  role: row.role,
  company: row.company,
  style: row.style,
  length: row.length,
  status: row.status === 'scored' ? 'completed' : row.status,
  createdAt: new Date(row.createdAt).toISOString(),
  completedAt: row.completedAt === null ? null : new Date(row.completedAt).toISOString(),
  overallScore: row.overallScore,
  problemAnswerScore: row.problemAnswerScore,
  concisenessScore: row.concisenessScore,
  structureScore: row.structureScore,
});
