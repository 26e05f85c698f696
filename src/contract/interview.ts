import { z } from 'zod';
import { DURATION_IDS, INTERVIEW_STYLES, QUESTION_TYPES, SENIORITIES, SPEAKERS, TRANSITIONS } from './words.ts';

/** Any text is taken here: an id that no interview has is refused like somebody else's, not as a malformed one. */
export const interviewId = z.string().min(1).max(200);

/** When recordings go by themselves; left out while there are none, or when they stay until they are deleted. */
export const recordingsKeptUntil = z.string().optional();

export const interviewStyle = z.enum(INTERVIEW_STYLES);
export const durationId = z.enum(DURATION_IDS);

/** A question as planned and stored; the browser sees id and text only. */
export const plannedQuestion = z.object({
  /** q_1, q_2, … */
  id: z.string().regex(/^q_\d+$/),
  /** Spoken English, one ask. */
  text: z.string().min(1),
  type: z.enum(QUESTION_TYPES),
  /** Names of the parts that a good answer has, in order: ['Situation', 'Task', 'Action', 'Result']. */
  expectedStructure: z.array(z.string()),
  /** 8-20 lower-case words (unstemmed) that a relevant answer is likely to touch; the scorer stems them. */
  signals: z.array(z.string()),
  /** What the question is about in two or three words: 'signs of harm', 'PostgreSQL'. */
  topic: z.string(),
});
export type PlannedQuestion = z.infer<typeof plannedQuestion>;

/** What the planner read out of the pasted text; '' where the text does not say. */
export const jobProfile = z.object({
  role: z.string(),
  company: z.string(),
  seniority: z.enum([...SENIORITIES, '']),
  /** Key of the family of work in the planner's knowledge base: 'software', 'nursing', … */
  family: z.string(),
  skills: z.array(z.string()),
  duties: z.array(z.string()),
});
export type JobProfile = z.infer<typeof jobProfile>;

export const interviewPlan = z.object({
  profile: jobProfile,
  style: interviewStyle,
  length: durationId,
  /** What the questions were drawn by: the same text, style, length and seed give the same questions. */
  seed: z.int().min(0),
  greeting: z.string(),
  questions: z.array(plannedQuestion).min(1).max(10),
});
export type InterviewPlan = z.infer<typeof interviewPlan>;

/** A transcript entry in the backend's words. */
export const transcriptEntry = z.object({
  id: z.string().min(1).max(100),
  speaker: z.enum(SPEAKERS),
  text: z.string().max(20_000),
  /** 1-based number of the question. */
  current_question: z.int().min(1),
  isFollowup: z.boolean().optional(),
  isFollowupAnswer: z.boolean().optional(),
  transitionTo: z.enum(TRANSITIONS).optional(),
});
export type TranscriptEntry = z.infer<typeof transcriptEntry>;
