import { z } from 'zod';
import { defineCalls, done, envelope } from './call.ts';
import { interviewId, transcriptEntry } from './interview.ts';
import { looseEntry } from './interview-calls.ts';
import { MAX_ANSWER_CHARS } from './limits.ts';
import { questionIndexText as questionIndex } from './wire-values.ts';

const ofInterview = z.object({ id: interviewId });
const ofQuestion = z.object({ id: interviewId, n: questionIndex });
const entries = z.object({ interviewId, entries: z.array(transcriptEntry) });

export const transcriptCalls = defineCalls({
  'POST /api/transcript/save-entry/:interviewId/:questionIndex': {
    summary: 'Append one transcript entry; a known id changes nothing',
    access: 'holder',
    params: z.object({ interviewId, questionIndex }),
    body: z.object({
      transcriptEntry: looseEntry,
      /** Id of the interviewer entry being answered; when it is not the latest, nothing is stored. */
      replyTo: z.string().min(1).max(100).optional(),
    }),
    answer: envelope(z.object({ id: z.string(), stored: z.boolean() })),
    errors: ['stale_turn'],
  },
  'POST /api/transcript/save-question/:interviewId/:questionIndex': {
    summary: 'Append what is missing of a question: its text, the answer, the reply',
    access: 'holder',
    params: z.object({ interviewId, questionIndex }),
    body: z.object({
      questionText: z.string().max(MAX_ANSWER_CHARS).optional(),
      userResponse: z.string().max(MAX_ANSWER_CHARS).optional(),
      aiResponse: z.string().max(MAX_ANSWER_CHARS).optional(),
    }),
    answer: envelope(z.object({ stored: z.int() })),
  },
  'GET /api/transcript/question/:id/:n': {
    summary: 'Read the transcript of one question',
    access: 'holder',
    params: ofQuestion,
    answer: envelope(entries.extend({ questionIndex: z.int() })),
  },
  'GET /api/transcript/interview/:id': {
    summary: 'Read the transcript, grouped by question',
    access: 'holder',
    params: ofInterview,
    answer: envelope(
      z.object({
        interviewId,
        questions: z.array(z.object({ questionIndex: z.int(), entries: z.array(transcriptEntry) })),
      }),
    ),
  },
  'GET /api/transcript/full/:id': {
    summary: 'Read the whole transcript in order',
    access: 'holder',
    params: ofInterview,
    answer: envelope(entries),
  },
  'GET /api/transcript/summary/:id': {
    summary: 'Count the entries and words of a transcript',
    access: 'holder',
    params: ofInterview,
    answer: envelope(
      z.object({
        interviewId,
        entries: z.int(),
        answers: z.int(),
        words: z.int(),
        questionsAnswered: z.int(),
      }),
    ),
  },
  'GET /api/transcript/test': {
    summary: 'Tell that the transcript service answers',
    access: 'public',
    answer: done,
  },
  'DELETE /api/transcript/question/:id/:n': {
    summary: 'Remove the transcript of one question for good',
    access: 'holder',
    params: ofQuestion,
    answer: envelope(z.object({ removed: z.int() })),
  },
  'DELETE /api/transcript/interview/:id': {
    summary: 'Remove the whole transcript for good',
    access: 'holder',
    params: ofInterview,
    answer: envelope(z.object({ removed: z.int() })),
  },
});
