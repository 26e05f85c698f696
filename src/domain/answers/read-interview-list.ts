import type { ListedInterview } from '#contract/results-calls.ts';
import type { ListedStatus } from '#contract/words.ts';
import { record, records, score, text } from './loose-json.ts';

/** The interviews of an account, from their list; undefined for what is no list. An entry without an id is left out. */
export function readInterviewList(answer: unknown): ListedInterview[] | undefined {
  const given = record(answer).data ?? record(answer).interviews ?? answer;
  if (!Array.isArray(given)) return undefined;
  return records(given)
    .map((item) => ({
      interviewId: text(item.interviewId) || text(item.interview_id) || text(item.id),
      role: text(item.role),
      company: text(item.company),
      style: text(item.style),
      length: text(item.length),
      status: listedStatus(item.status),
      createdAt: text(item.createdAt),
      completedAt: text(item.completedAt) || null,
      overallScore: score(item.overallScore),
      problemAnswerScore: score(item.problemAnswerScore),
      concisenessScore: score(item.concisenessScore),
      structureScore: score(item.structureScore),
    }))
    .filter(({ interviewId }) => interviewId !== '');
}

/** What is neither under way nor done is being scored. */
function listedStatus(given: unknown): ListedStatus {
  const status = text(given);
  return status === 'in_progress' || status === 'completed' ? status : 'processing';
}
