import type { PlannedQuestion } from '#contract/interview.ts';
import type { Gap } from './move.ts';

/** What a thin answer plainly lacks, and ways to ask for it that point at nothing but what is there. */
export interface ThinAsk {
  gap: Gap;
  asks: readonly string[];
}

export type Asked = Pick<PlannedQuestion, 'type' | 'text'>;

export const A_LITTLE_MORE = ['Can you say a little more about that?', 'Can you tell me a little more about that?'];

export const wordsOf = (answer: string) => answer.trim().split(/\s+/).filter(Boolean).length;

export const AND_WHY_WOULD = ['And why would you do it that way?', 'And what would be your reason?'];

export const NO_STORY = 45;

/** Also as learners tell it: 'I call the taxi company'. */
export const DOES_THEMSELVES =
  /\bI(?:'d|'ve)? (?!did(?:n['’]?t|nae)\b|wouldn['’]?t\b|won['’]t\b|can['’]t\b|think\b|guess\b|mean\b|know\b|suppose\b|work\b|am\b)\w+/i;

export const IT_DEPENDS = /\bdepends?\b/i;

export const THIN_REASONS = 30;

export const ONE_LINE = 14;
