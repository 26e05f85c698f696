import type { PlannedQuestion } from '#contract/interview.ts';
import type { Criterion, NotScored } from '#contract/results.ts';
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
    answer: string /** Said when a complete answer was asked on. */;
    isProbe?: true;
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

/** How much of one expected part of an answer is there, 0..1, and where it is said. */
export interface PartFinding {
  part: string;
  level: number;
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
  conciseness: readonly Deduction[];
  structure: readonly Deduction[];
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
  /** 0..1: how much evidence the scores stand on. */
  confidence: number;
  engine: string;
  engineVersion: string;
}

/** The text that the spans of `union` point into. */
export const unionText = (answers: readonly string[]): string => answers.join('\n');
