import type { InterviewResults } from '#contract/results.ts';
import type { InterviewRow } from '#storage/interviews.ts';
import type { InterviewRecord } from './store.ts';

/** What the index in D1 shows of an interview: never a word that anybody said. */
export function interviewRow(
  interview: InterviewRecord,
  questionCount: number,
  report: InterviewResults | undefined,
): InterviewRow {
  const overall = report?.overall;
  return {
    id: interview.id,
    ownerId: interview.ownerId,
    role: interview.profile.role,
    company: interview.profile.company,
    style: interview.style,
    length: interview.length,
    questionCount,
    status: report ? 'scored' : interview.finishedAt === null ? 'in_progress' : 'processing',
    overallScore: overall?.score ?? -1,
    problemAnswerScore: overall?.problem_answer ?? -1,
    concisenessScore: overall?.conciseness ?? -1,
    structureScore: overall?.structure ?? -1,
    durationMs: (interview.finishedAt ?? interview.lastActivityAt) - interview.createdAt,
    createdAt: interview.createdAt,
    lastActivityAt: interview.lastActivityAt,
    completedAt: interview.finishedAt,
    version: interview.version,
  };
}
