import type { ListedInterview } from '#contract/results-calls.ts';
import type { ListedStatus } from '#contract/words.ts';
import type { InterviewRow } from '#storage/interviews.ts';

/** How far an interview is, in the words of a list. */
export const listedStatus = ({ status }: Pick<InterviewRow, 'status'>): ListedStatus =>
  status === 'scored' ? 'completed' : status;

/** An interview as a list shows it. */
export const toListed = (row: InterviewRow): ListedInterview => ({
  interviewId: row.id,
  role: row.role,
  company: row.company,
  style: row.style,
  length: row.length,
  status: listedStatus(row),
  createdAt: new Date(row.createdAt).toISOString(),
  completedAt: row.completedAt === null ? null : new Date(row.completedAt).toISOString(),
  overallScore: row.overallScore,
  problemAnswerScore: row.problemAnswerScore,
  concisenessScore: row.concisenessScore,
  structureScore: row.structureScore,
});
