import { z } from 'zod';
import type { JobProfile, PlannedQuestion } from '#contract/interview.ts';
import { QUESTION_TYPES, SENIORITIES } from '#contract/words.ts';
import { storedFormat, unchanged } from './stored-format.ts';

const texts = z.array(z.string());

const profile: z.ZodType<JobProfile> = z.object({
  role: z.string(),
  company: z.string(),
  seniority: z.enum([...SENIORITIES, '']).catch(''),
  family: z.string(),
  skills: texts,
  duties: texts,
});

const question: z.ZodType<PlannedQuestion> = z.object({
  id: z.string(),
  text: z.string(),
  type: z.enum(QUESTION_TYPES),
  expectedStructure: texts,
  signals: texts,
  topic: z.string(),
});

/** What was read out of the posting. */
export const storedProfile = storedFormat(profile, [unchanged]);
/** A question as it was planned. */
export const storedQuestion = storedFormat(question, [unchanged]);
