import type { QuestionType } from '#contract/words.ts';
import type { Gap } from './move.ts';

/** A way in which questions ask for one more thing, and how to tell whether an answer speaks to it. */
export interface PartKind {
  /** How such a part is put. */
  asks: RegExp;
  gap: Gap;
  /** Whether anything in the answer may speak to it; where that is not sure, it does. */
  isTold: (answer: string, part: string, others?: readonly string[]) => boolean;
  /** Whether it may also be the first part that lacks. */
  first?: boolean;
  only?: QuestionType;
  /** Whether it is asked for in an introduction too. */
  inIntro?: boolean;
  /** With more words than this it is left alone. */
  upTo?: number;
}
