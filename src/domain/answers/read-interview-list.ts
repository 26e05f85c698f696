import type { ListedInterview } from '#contract/results-calls.ts';
import { INTERVIEW_STYLES, LISTED_STATUSES } from '#contract/words.ts';
import { DEFAULT_DURATION, parseLength } from '#domain/setup/durations.ts';
import { record, records, score, text, wordOf } from './loose-json.ts';

/** The interviews of an account, from their list; undefined for what is no list. An entry without an id is left out. */
export function readInterviewList(answer: unknown): ListedInterview[] | undefined {
  const given = record(answer).data ?? record(answer).interviews ?? answer;
  if (!Array.isArray(given)) return undefined;
  return records(given)
    .map((item) => ({
      interviewId: text(item.interviewId) || text(item.interview_id) || text(item.id),
      role: text(item.role),
      company: text(item.company),
      style: wordOf(INTERVIEW_STYLES, item.style, 'normal'),
      length: parseLength(item.length) ?? DEFAULT_DURATION,
      // What is neither under way nor done is being scored.
      status: wordOf(LISTED_STATUSES, item.status, 'processing'),
      createdAt: text(item.createdAt),
      completedAt: text(item.completedAt) || null,
      overallScore: score(item.overallScore),
      problemAnswerScore: score(item.problemAnswerScore),
      concisenessScore: score(item.concisenessScore),
      structureScore: score(item.structureScore),
    }))
    .filter(({ interviewId }) => interviewId !== '');
}
