import type { PlannedQuestion } from '#contract/interview.ts';
import type { Criterion, JudgedWords, NotScored } from '#contract/results.ts';
import type { Coached } from '#domain/reading/coached.ts';
import type { Gap } from '#domain/reading/reading.ts';
import type { Told } from '#domain/telling/told.ts';
import type { Deduction } from './bill.ts';
import type { Span } from './segment.ts';

/** What a judge is asked: one question and everything that was said to it. */
export interface JudgeRequest {
  question: PlannedQuestion;
  role: string;
  company: string;
  /** The main response first, then one a follow-up. */
  responses: readonly {
    asked: string;
    answer: string;
    /** Said when a complete answer was asked on. */
    isProbe?: true;
    /** What reading says that the answer tells, with places in it; no part where nobody read it. */
    told?: Told;
    /** What in it is said to the interviewer and is no part of the answer; it earns nothing and costs nothing. */
    beside?: readonly Span[];
    /** What a coach would surely say of it and of all before it. */
    coached?: readonly Coached[];
    /** What a follow-up of an interview had asked for; left out of what was said outside of one. */
    gap?: Gap | 'none';
  }[];
}

export type CriterionId = Exclude<Criterion['id'], 'deduction'>;
export type Axis = 'problem_answer' | 'conciseness' | 'structure';

/** How much of one criterion was earned, 0..1, and the words that earned it ('' if none). */
export interface CriterionFinding {
  id: CriterionId;
  level: number;
  quote: string;
}

/** A part of an answer that is told, and where. */
export interface PartFinding {
  part: string;
  spans: readonly Span[];
}

/** A limit on one axis, with the words that its row on the bill carries. */
export interface Ceiling {
  axis: Axis;
  most: number;
  label: string;
  reason: string;
  suggestion: string;
}

/** What a judge found in one text. Levels and deductions may have fractions; nothing here is a score. */
export interface AnswerFindings {
  words: number;
  criteria: readonly CriterionFinding[];
  /** Named minus rows of problem answer. */
  problemAnswer: readonly { label: string; points: number; quote: string }[];
  /** Rows that can be shown: a place, a part that is surely missing, something counted. */
  conciseness: readonly Deduction[];
  structure: readonly Deduction[];
  /** What else is taken from each axis, in points: nothing single shows it. */
  rest: Record<Axis, number>;
  /** What of the rest of structure is of no part. */
  restOfShape: number;
  parts: readonly PartFinding[];
  ceilings: readonly Ceiling[];
  /** The gates that closed, by name. */
  gates: readonly string[];
}

export type ResponseFindings = { notScored: NotScored } | AnswerFindings;

/** What a judge proposes. Only `billQuestion` makes scores of it. */
export interface QuestionFindings {
  /** One a response, in their order. */
  responses: readonly ResponseFindings[];
  /**
   * All scored responses read as one answer, joined by a line break each: spans are offsets into that text. Undefined
   * when no response can be scored.
   */
  union: AnswerFindings | undefined;
  /** What each response tells, by a judge that has read it again; the reading of its turn stands where it is left out. */
  told?: readonly Told[];
  /** What a judge says to the candidate, once it is checked. */
  words?: JudgedWords;
  /** 0..1: how much evidence the scores stand on. */
  confidence: number;
  engine: string;
  engineVersion: string;
}

/** The text that the spans of `union` point into. */
export const unionText = (answers: readonly string[]): string => answers.join('\n');
