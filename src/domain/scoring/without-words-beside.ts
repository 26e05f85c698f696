import type { JudgeRequest } from './findings.ts';
import { silence } from './silence.ts';

/** What a judge is given: words beside an answer, such as that it is over, read as silence, every other at its place. */
export const withoutWordsBeside = (request: JudgeRequest): JudgeRequest => ({
  ...request,
  responses: request.responses.map(({ beside, ...response }) =>
    beside ? { ...response, answer: silence(response.answer, beside) } : response,
  ),
});
