import { asksForOccasion } from './subject-of-question.ts';

/** Ways to ask on where a question is about how somebody always does a thing, and for no case; undefined elsewhere. */
export function askOfRoutine(question: string): readonly string[] | undefined {
  if (!OF_A_ROUTINE.test(question) || asksForOccasion(question) || ASKS_FOR_A_CASE.test(question)) return undefined;
  return OF_SELF_CARE.test(question) ? FOR_ONESELF : IN_PRACTICE;
}
const OF_A_ROUTINE = /^(?:and |so )?(?:how|what) do you (?!think\b|know\b|mean\b|feel\b|want\b|find\b|see\b)/i;
const ASKS_FOR_A_CASE = /\b(?:example|instance|a time|one time|an occasion|case where|situation (?:where|when))\b/i;
const OF_SELF_CARE =
  /\b(?:look(?:ing)? after|take care of|taking care of|be kind to) yourself\b|\bfor yourself\b|\b(?:switch off|wind down|unwind|recover|stay well|keep well)\b/i;
const FOR_ONESELF = ['And what do you do for yourself then?', 'What do you do for yourself on such a day?'];
const IN_PRACTICE = ['What does that look like in practice?', 'What do you do for that, step by step?'];

/** Ways to ask on where a question is how somebody has got used to a thing, which is no case either; undefined elsewhere. */
export const askOfGettingUsed = (question: string): readonly string[] | undefined =>
  OF_GETTING_USED.test(question) ? GETTING_USED : undefined;
const OF_GETTING_USED =
  /(?:^|[.!?,] |and )how (?:have you|did you|are you) (?:adapt(?:ed|ing)?|adjust(?:ed|ing)?|cop(?:ed?|ing)|settl(?:ed?|ing)(?: in)?|got(?:ten)? used|get used|getting used)\b/i;
const GETTING_USED = ['What was hard about it at first, and what helped?'];
