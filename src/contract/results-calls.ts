import { z } from 'zod';
import { defineCalls, done, envelope } from './call.ts';
import { durationId, interviewId, interviewStyle } from './interview.ts';
import { interviewResults } from './results.ts';
import { ISSUE_TYPES, LISTED_STATUSES } from './words.ts';

export const listedInterview = z.object({
  interviewId,
  role: z.string(),
  company: z.string(),
  style: interviewStyle,
  length: durationId,
  status: z.enum(LISTED_STATUSES),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
  /** Whole scores, -1 while there are none. */
  overallScore: z.int(),
  problemAnswerScore: z.int(),
  concisenessScore: z.int(),
  structureScore: z.int(),
});
export type ListedInterview = z.infer<typeof listedInterview>;

export const resultsCalls = defineCalls({
  'GET /api/results': {
    summary: 'Read the report of the newest scored interview of the signed-in user',
    access: 'user',
    answer: envelope(interviewResults),
    errors: ['unauthorized', 'not_found', 'not_ready'],
  },
  'GET /api/results/:interviewId': {
    summary: 'Read the report of an interview that one owns',
    access: 'owner',
    params: z.object({ interviewId }),
    answer: envelope(interviewResults),
    errors: ['unauthorized', 'not_found', 'not_ready'],
  },
  'POST /api/user/interviews': {
    summary: 'Claim an interview for the signed-in user; one winner, repeating it is fine',
    access: 'user',
    body: z.object({ interviewId }),
    answer: envelope(z.object({ interviewId })),
    errors: ['unauthorized'],
  },
  'GET /api/user/interviews': {
    summary: 'List the interviews of the signed-in user, newest first',
    access: 'user',
    answer: envelope(z.array(listedInterview)),
    errors: ['unauthorized'],
  },
  'POST /api/interviews/extend-session/:interviewId': {
    summary: 'Keep an unclaimed interview for seven days',
    access: 'holder',
    params: z.object({ interviewId }),
    answer: envelope(z.object({ expiresAt: z.string().nullable() })),
  },
  'POST /api/issue-reports': {
    summary: 'Report a problem with an interview',
    access: 'holder',
    body: z.object({
      interviewId,
      issueType: z.enum(ISSUE_TYPES),
      description: z.string().max(5_000).optional(),
    }),
    answer: done,
  },
});
