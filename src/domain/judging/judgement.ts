import type { CriterionId } from '#domain/scoring/findings.ts';
import type { Verdicts } from './verdicts.ts';

export const LEVEL_WORDS = ['none', 'weak', 'strong'] as const;
export type LevelWord = (typeof LEVEL_WORDS)[number];

export const ANSWERED_WORDS = ['no', 'partly', 'yes'] as const;
export type AnsweredWord = (typeof ANSWERED_WORDS)[number];

/** What a model may find that nobody can count; what can be counted is counted. */
export const UNCOUNTABLE = ['tangent', 'redundant', 'padding'] as const;
export type Uncountable = (typeof UNCOUNTABLE)[number];

/** What the one change is about that would help an answer most. */
export const IMPROVEMENTS = [
  'not_answered',
  'case',
  'own_part',
  'detail',
  'outcome',
  'reason',
  'order',
  'cut',
  'wrong',
  'none',
] as const;
export type ImprovementAbout = (typeof IMPROVEMENTS)[number];

/**
 * What a model says of an answer: evidence, words of verdict and words for the candidate, never a number. Items that it
 * left out or wrote unreadably are not there.
 */
export interface ModelJudgement {
  answered?: AnsweredWord | undefined;
  checks: readonly { id: CriterionId; quote: string; level: LevelWord }[];
  /** By the name of the part as it was asked for. */
  parts: readonly { part: string; quote: string; level: LevelWord }[];
  marks: readonly { kind: Uncountable; quote: string; reason: string; suggestion: string }[];
  verdicts: Verdicts;
  summary: string;
  improvement?: { about: ImprovementAbout; quote: string; what: string; how: string } | undefined;
}
