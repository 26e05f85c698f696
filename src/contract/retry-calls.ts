import { z } from 'zod';
import { defineCalls, envelope } from './call.ts';
import { interviewId } from './interview.ts';
import { MAX_ANSWER_CHARS } from './limits.ts';
import { scoredQuestion } from './results.ts';

const ofInterview = z.object({ id: interviewId });
const questionId = z.string().min(1).max(50);

/** A question of a finished interview that was answered again. No report and no average knows of it. */
export const retry = z.object({
  id: z.string(),
  questionId: z.string(),
  createdAt: z.string(),
  /** What was said in the interview and what is said now, judged by the same engine and version. */
  before: scoredQuestion,
  after: scoredQuestion,
});
export type Retry = z.infer<typeof retry>;

export const retryCalls = defineCalls({
  'POST /api/interview/:id/retries': {
    summary: 'Answer a question of a finished interview again; it is scored at once and changes no report',
    access: 'owner',
    params: ofInterview,
    body: z.object({ questionId, text: z.string().trim().min(1).max(MAX_ANSWER_CHARS) }),
    answer: envelope(retry),
    errors: ['not_found', 'conflict'],
  },
  'GET /api/interview/:id/retries': {
    summary: 'Read how questions of an interview were answered again, oldest first',
    access: 'owner',
    params: ofInterview,
    query: z.object({ questionId: questionId.optional() }),
    answer: envelope(z.object({ retries: z.array(retry) })),
  },
});
