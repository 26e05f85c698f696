import type { QuestionType } from '#contract/words.ts';
import { MORE_OF_THE_CASE } from './gap-asks.ts';
import type { Gap } from './move.ts';
import { quoteAction, quoteClaim } from './quote-answer.ts';

/** A clause with a few of the candidate's own words, where they belong to what is asked; '' where none do. */
export function leadIn(gap: Gap, answer: string): string {
  if (tellsOfGrief(answer)) return '';
  if (gap === 'outcome' || gap === 'reason') {
    const action = quoteAction(answer);
    return action ? `You said you ${action}.` : '';
  }
  const claim = gap === 'specifics' ? quoteClaim(answer) : undefined;
  return claim ? `You said you are ${claim}.` : '';
}

const GRIEF =
  /\b(died|passed away|passed on|funeral|dying|cancer|hospice|miscarri\w+|suicide|lost (my|our) (mum|mother|dad|father|wife|husband|son|daughter|brother|sister|baby|nan|aunt|uncle|friend)|still (quite |very |a bit )?(raw|hard)|a bit raw|i miss (her|him)|hard to talk about)\b/i;
const OWN =
  /\b(my (mum|mother|dad|father|wife|husband|son|daughter|brother|sister|baby|nan|gran\w*|aunt\w*|uncle|partner|best friend|friend)|i miss|raw|hard to talk about|sorry)\b/i;

/** Whether somebody tells of a loss of their own; nothing of that is said back, and it is not passed over either. */
export const tellsOfGrief = (answer: string): boolean => GRIEF.test(answer) && OWN.test(answer);

const A_CASE =
  /\b(there was|there were|last (year|month|week|summer|winter|spring|autumn|time|saturday|sunday)|once|one (time|day)|when (i|we) (was|were|had|got|worked)|we had|i had|in (19|20)\d\d|years? (ago|back)|they (brought|gave|told))\b/i;

/** Asks that fit an answer better than the usual ones for its gap; undefined where the usual ones do. */
export const asksFor = (gap: Gap, type: QuestionType, answer: string): readonly string[] | undefined =>
  gap === 'specifics' && type === 'behavioral' && A_CASE.test(answer) ? MORE_OF_THE_CASE : undefined;
