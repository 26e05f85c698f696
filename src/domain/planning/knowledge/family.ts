import { z } from 'zod';
import { QUESTION_TYPES } from '#contract/words.ts';

// What the two files of a family may hold: what it is known by, and its bank of questions. The planner imports the types
// alone; a test reads every file by the schema.

const line = z.string().trim().min(1);
const signal = z.string().regex(/^[\p{Ll}\d-]+$/u);

/** What a question asks to be told. */
export const PARTS = [
  'situation',
  'own_action',
  'outcome',
  'reason',
  'specific',
  'view',
  'steps',
  'check',
  'example',
  'learned',
  'background',
  'link',
] as const;

/** One spelling of a skill. */
const spelling = z.union([
  line,
  z.strictObject({
    text: line,
    /** What is said where this is written, if the writing is not fit to be said itself: 'Power BI' for 'PowerBI'. */
    said: line.optional(),
    /** Whether only this very case counts: 'Go' and 'Excel' are also plain words. */
    exactCase: z.boolean().optional(),
  }),
]);
export type Spelling = z.infer<typeof spelling>;

const skill = z.strictObject({
  /**
   * What a skill is, which decides how it is asked about: a tool is used, a practice is done, knowledge is kept to, a
   * credential is held ('your … training') and a quality is shown.
   */
  kind: z.enum(['tool', 'practice', 'knowledge', 'credential', 'quality']),
  /** The first is its name. */
  spellings: z.array(spelling).min(1),
});
export type Skill = z.infer<typeof skill>;
export type SkillKind = Skill['kind'];

const occupation = z.strictObject({
  id: z.string().regex(/^[\p{Ll}\d&/-]+$/u),
  /** Job titles that mean this occupation; the first is its name. */
  titles: z.array(line).min(1),
  /** Whether its work is too unlike that of the family's other people for their questions: none are lent to it. */
  apart: z.boolean().optional(),
});
export type Occupation = z.infer<typeof occupation>;

/** A question that the people of one family of work are asked. */
export const familyQuestion = z.strictObject({
  type: z.enum(QUESTION_TYPES).extract(['technical', 'situational', 'behavioral']),
  /** Ids of the only occupations it is meant for; empty means the whole family. */
  occupations: z.array(z.string()),
  /** The tools that it is asked about, each in the place of `{skill}`: only where the posting names one of them. */
  tools: z.array(spelling).min(1).optional(),
  /** Whether somebody who is new to the work has nothing to tell: 'somebody whom you trained'. */
  experienced: z.boolean().optional(),
  topic: line,
  /** Slots: see fill-pattern.ts. */
  text: line,
  parts: z.array(z.enum(PARTS)),
  /** Words that a good answer is likely to touch. */
  signals: z.array(signal),
});
export type FamilyQuestion = z.infer<typeof familyQuestion>;

/** What the people of a family are asked, easier before harder: `questions/<id>.json`. */
export const bank = z.array(familyQuestion);
export type Bank = readonly FamilyQuestion[];

/** A family of work: how its jobs are called and what its postings ask for. */
export const family = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  /** Whom the work is done for, one and many: 'patient', 'patients'. */
  person: line,
  people: line,
  /** Families whose skills are of this work too: a baker's kitchen. */
  kin: z.array(z.string()).optional(),
  /** Words that any good answer in this family is likely to touch. */
  signals: z.array(signal),
  occupations: z.array(occupation),
  skills: z.array(skill),
});
export type Family = z.infer<typeof family>;

/** What any work shares, and what anybody may be asked. */
export const sharedFamily = family.extend({ questions: bank });
export type SharedFamily = z.infer<typeof sharedFamily>;
