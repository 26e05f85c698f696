import { z } from 'zod';
import { defineCalls, done, envelope } from './call.ts';
import {
  durationId,
  interviewId,
  interviewStyle,
  jobProfile,
  recordingsKeptUntil,
  transcriptEntry,
} from './interview.ts';
import { MAX_ANSWER_CHARS, MAX_DESCRIPTION_CHARS, MAX_NAME_CHARS } from './limits.ts';
import { STAGES } from './words.ts';

/** A name is one line without brackets of markup. */
const NAME = /^[^\n\r<>{}]*$/;
const NAME_UNFIT = 'Please write the role and the company without <, >, { or }';

const questionText = z.object({ id: z.string(), text: z.string() });
/** 0-based: the question that is still to be asked again after the last one, because the candidate put it off. */
const putOffIndex = z.int().optional();

/** Ids as minutes are accepted too; the planner's `parseLength` reads them. */
const length = z.union([z.string().max(20), z.number()]);

/** A transcript entry as clients send it: any speaker spelling, any spelling of the follow-up flag, id optional. */
export const looseEntry = z.object({
  id: z.string().min(1).max(100).optional(),
  speaker: z.string().max(20),
  text: z.string().max(MAX_ANSWER_CHARS),
  current_question: z.number().optional(),
  questionNumber: z.number().optional(),
  isFollowup: z.boolean().optional(),
  isFollowUp: z.boolean().optional(),
  is_follow_up: z.boolean().optional(),
  isFollowupAnswer: z.boolean().optional(),
  transitionTo: z.string().max(100).optional(),
});
export type LooseEntry = z.infer<typeof looseEntry>;

/** The whole interview as a client knows it; only transcript entries that are missing are taken from it. */
const interviewData = z.object({
  interviewId,
  questions: z
    .array(z.union([z.string(), z.object({ text: z.string() })]))
    .max(20)
    .optional(),
  currentQuestionIndex: z.int().min(0).optional(),
  transcript: z.array(looseEntry).max(2_000).optional(),
  isComplete: z.boolean().optional(),
  company: z.string().nullish(),
  jobDescription: z.string().nullish(),
  customGreeting: z.string().nullish(),
});

export const turnReply = z.object({
  response: z.string(),
  is_follow_up: z.boolean(),
  /** Id of the interviewer's entry that `response` was stored as. */
  entryId: z.string(),
  /** Id of the stored answer; null for silence. */
  answerEntryId: z.string().nullable(),
  questionIndex: z.int(),
  followUpIndex: z.int(),
  /** True when the last question has been answered. */
  finished: z.boolean(),
  putOffIndex,
});
export type TurnReply = z.infer<typeof turnReply>;

/** What was read of the posting, so that the candidate can set it right; '' where it does not say. */
const readProfile = jobProfile.pick({ role: true, company: true, seniority: true });

/** Where an interview stands: enough to go on with it in any browser that holds it. */
export const interviewState = z.object({
  interviewId,
  questions: z.array(questionText),
  greeting: z.string(),
  role: z.string(),
  company: z.string(),
  profile: readProfile,
  /** What its questions are about, two or three words each. */
  themes: z.array(z.string()),
  jobDescription: z.string(),
  style: interviewStyle,
  length: durationId,
  /** 0-based. */
  questionIndex: z.int(),
  /** 0-based: 0 is the main answer. */
  followUpIndex: z.int(),
  /** 0-based: the furthest question that was asked. */
  furthestIndex: z.int(),
  putOffIndex,
  phase: z.enum(STAGES),
  transcript: z.array(transcriptEntry),
  /** Id of the interviewer's latest entry: what the next answer replies to. */
  latestEntryId: z.string(),
  /** Id of the answer whose reply is still being worded; sending it again waits for that reply. */
  openTurnId: z.string().optional(),
  finished: z.boolean(),
  /** Whether an account owns it. */
  owned: z.boolean(),
  recordingsKeptUntil,
});
export type InterviewState = z.infer<typeof interviewState>;

/** The same for who comes back to it, with the words of the candidate beside the questions, by their entries: no report counts them. */
const interviewRead = interviewState.extend({ asideIds: z.array(z.string()) });
export type InterviewRead = z.infer<typeof interviewRead>;

const reportStatus = z.enum(['processing', 'ready']);

const started = z.object({
  interviewId,
  initialQuestion: z.string(),
  questions: z.array(questionText),
  customGreeting: z.string(),
  company: z.string(),
  jobDescription: z.string(),
  profile: readProfile,
  themes: z.array(z.string()),
});

const processed = z.object({
  success: z.literal(true),
  response: z.string().optional(),
  is_follow_up: z.boolean().optional(),
  status: reportStatus.optional(),
  data: z.unknown().optional(),
});

export const interviewCalls = defineCalls({
  'POST /api/interview/start': {
    summary: 'Start an interview from a trending choice',
    access: 'visitor',
    body: z.object({
      userId: z.string().max(200).optional(),
      interviewType: z.string().max(50).optional(),
      jobDetails: z.object({ link: z.string().max(2_000).optional() }).optional(),
      selectedInterview: z.string().max(MAX_DESCRIPTION_CHARS).optional(),
      length: length.optional(),
      style: interviewStyle.optional(),
    }),
    answer: envelope(started),
    errors: ['unprocessable', 'insufficient_data'],
  },
  'POST /api/webhook/initialize': {
    summary: 'Start an interview from a job description',
    access: 'visitor',
    body: z.object({
      start: z.boolean().optional(),
      description: z.string().max(MAX_DESCRIPTION_CHARS),
      client_ts: z.union([z.string().max(100), z.number()]).optional(),
      length: length.optional(),
      interviewType: interviewStyle.optional(),
    }),
    answer: z.object({
      success: z.literal(true),
      interview_id: interviewId,
      questions: z.array(z.string()),
      intro: z.string(),
      company: z.string(),
      jobDescription: z.string(),
      data: started,
    }),
    errors: ['unprocessable', 'insufficient_data'],
  },
  'GET /api/interview/:id': {
    summary: 'Read where an interview stands, to resume it',
    access: 'holder',
    params: z.object({ id: interviewId }),
    answer: envelope(interviewRead),
  },
  'POST /api/interview/:id/next': {
    summary: 'Move on from a finished question; repeating it changes nothing',
    access: 'holder',
    params: z.object({ id: interviewId }),
    body: z.object({
      questionId: z.string().min(1).max(50),
      /** The interviewer's entry that the question ended with: tells a question that is asked twice which time it was. */
      entryId: z.string().min(1).max(100).optional(),
    }),
    answer: envelope(
      z.object({
        question: questionText.extend({ index: z.int() }).optional(),
        entryId: z.string().optional(),
        completed: z.boolean(),
      }),
    ),
    errors: ['stale_turn', 'conflict'],
  },
  'POST /api/interview/:id/reopen': {
    summary: 'Take an end back that was a mistake, within a minute of it',
    access: 'holder',
    params: z.object({ id: interviewId }),
    body: z.object({}),
    bodyMayBeEmpty: true,
    answer: envelope(interviewState),
    errors: ['conflict'],
  },
  'PATCH /api/interview/:id/profile': {
    summary: 'Set right what was read of the posting, before the first answer; another role draws the questions anew',
    access: 'holder',
    params: z.object({ id: interviewId }),
    body: z
      .object({
        role: z.string().trim().min(1).max(MAX_NAME_CHARS).regex(NAME, NAME_UNFIT).optional(),
        /** '' leaves the company out. */
        company: z.string().trim().max(MAX_NAME_CHARS).regex(NAME, NAME_UNFIT).optional(),
      })
      .refine(({ role, company }) => role !== undefined || company !== undefined, 'Name a role, a company or both'),
    answer: envelope(interviewState),
    errors: ['conflict'],
  },
  'DELETE /api/interview/:id': {
    summary: 'Erase an interview for good: transcript, report and recordings',
    access: 'holder',
    params: z.object({ id: interviewId }),
    answer: done,
  },
  'GET /api/webhook/interview/:id/questions': {
    summary: 'Read the questions of an interview',
    access: 'holder',
    params: z.object({ id: interviewId }),
    answer: envelope(
      z.object({
        questions: z.array(questionText),
        company: z.string(),
        metadata: z.object({ role: z.string(), style: interviewStyle, length: durationId }),
      }),
    ),
  },
  'POST /api/webhook/save-interview-data': {
    summary: 'Keep what the browser knows of an interview; the server already holds it',
    access: 'holder',
    body: z.object({ interviewId, jobDescriptionData: z.record(z.string(), z.unknown()).optional() }),
    answer: done,
  },
  'POST /api/llm/complete': {
    summary: 'Store an answer and get what the interviewer says next',
    access: 'holder',
    body: z.object({
      interviewId,
      /** Blank means silence. */
      userText: z.string().max(MAX_ANSWER_CHARS),
      /** Id for the stored answer; repeating it returns the stored reply. */
      entryId: z.string().min(1).max(100).optional(),
      /** Id of the interviewer entry being answered. */
      replyTo: z.string().min(1).max(100).optional(),
    }),
    answer: z.object({
      success: z.literal(true),
      parsed: z.object({ response: z.string(), is_follow_up: z.boolean() }),
      data: turnReply,
    }),
    errors: ['stale_turn', 'conflict'],
  },
  'POST /api/webhook/process-interview': {
    summary: 'Take a whole interview as the client knows it and answer its newest turn',
    access: 'holder',
    body: interviewData,
    answer: processed,
    errors: ['stale_turn', 'conflict'],
  },
  'POST /api/webhook/process-results': {
    summary: 'Ask for the report: finishes the interview and scores what is left',
    access: 'holder',
    body: interviewData,
    answer: processed,
  },
  'POST /api/webhook/results-agent': {
    summary: 'Finish an interview and wait a little for its report',
    access: 'holder',
    body: interviewData,
    answer: z.object({ success: z.literal(true), status: reportStatus, data: z.unknown().optional() }),
    statusMeanwhile: 202,
  },
});
