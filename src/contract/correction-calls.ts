import { z } from 'zod';
import { defineCalls, envelope } from './call.ts';
import { interviewId } from './interview.ts';
import { MAX_ANSWER_CHARS } from './limits.ts';
import { interviewResults } from './results.ts';

export const correctionCalls = defineCalls({
  'POST /api/interview/:id/corrections': {
    summary: 'Set right what was heard wrongly of an answer; what was heard is kept and the answer scored again',
    access: 'owner',
    params: z.object({ id: interviewId }),
    body: z.object({
      entryId: z.string().min(1).max(100),
      text: z.string().trim().min(1).max(MAX_ANSWER_CHARS),
    }),
    /** The report with the new score; without it, it is still being made. */
    answer: envelope(z.object({ results: interviewResults.optional() })),
    errors: ['not_found', 'conflict', 'unprocessable'],
  },
});
