import { readCall } from '#client/api/call-api.ts';
import { type AnsweredAgain, readRetries, readRetry } from '#domain/answers/read-retries.ts';

const LOADING_LIMIT_MS = 15_000;
/** A language model may take its time over two answers. */
const SCORING_LIMIT_MS = 60_000;

/** How a question was answered again, oldest first. */
export const loadRetries = (interviewId: string, questionId: string, signal: AbortSignal): Promise<AnsweredAgain[]> =>
  readCall(
    'GET /api/interview/:id/retries',
    {
      params: { id: interviewId },
      query: { questionId },
      signal: AbortSignal.any([signal, AbortSignal.timeout(LOADING_LIMIT_MS)]),
    },
    readRetries,
  );

/** Answers a question again, and has it scored. */
export const sendRetry = (interviewId: string, questionId: string, text: string): Promise<AnsweredAgain> =>
  readCall(
    'POST /api/interview/:id/retries',
    { params: { id: interviewId }, body: { questionId, text }, signal: AbortSignal.timeout(SCORING_LIMIT_MS) },
    readRetry,
  );
