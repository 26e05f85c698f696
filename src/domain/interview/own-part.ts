import { askOfPart } from './ask-of-part.ts';
import { WHAT_THEN } from './gap-asks.ts';
import type { Told } from './how-much-is-told.ts';
import { partsOf } from './parts-of-question.ts';
import { withoutOpening } from './spoken-question.ts';
import { tellsOfTrouble } from './tells-event.ts';
import { ownWordsOf, takesUpOneOf } from './words-of-part.ts';

/**
 * The question's own words for what somebody did, where it has some that say more than "what did you do": 'And what did you
 * do to change that?' Undefined where it has none, where they were taken up, or where nothing has happened yet.
 */
export function ownPartAskedFor(question: string, answer: string, told: Told): readonly string[] | undefined {
  if (told === 'nothing') return undefined;
  const parts = partsOf(withoutOpening(question));
  const index = parts.findIndex((part, at) => at > 0 && ASKS_WHAT_WAS_DONE.test(part));
  const part = parts[index];
  // In a third part an 'it' is the second, of which nothing need have been told.
  if (part === undefined || (index > 1 && /\b(?:it|that|them)\b/i.test(part))) return undefined;
  const own = ownWordsOf(part, parts.toSpliced(index, 1));
  return own.length > 0 && !takesUpOneOf(own, answer) ? [askOfPart(part, 'behavioral')] : undefined;
}
const ASKS_WHAT_WAS_DONE =
  /^what (?:did you|you) (?:do|did|try|tried) (?:to|about|for|with) \w+|^how did you (?!know\b|feel\b|find out\b|notice\b|come\b)\w+/i;

/** Whether others, or nobody in particular, did what was told, so that the own part is what lacks. */
export const leavesOwnPartOpen = (answer: string): boolean =>
  DONE_BY_OTHERS.test(answer) &&
  !/\bmy (?:own )?(?:analysis|idea|part|work|job|plan|design|suggestion)\b/i.test(answer);

/** What somebody did about it can be asked where something went wrong; else only what they did. */
export const whatThen = (answer: string): readonly string[] =>
  tellsOfTrouble(answer) ? WHAT_THEN : WHAT_THEN.slice(0, 1);

const DONE_BY_OTHERS =
  /\b(?:[Ww]e|[Tt]he team|[Oo]ur team|[Ee]very(?:one|body)(?! (?:all |just )?(?:turned|looked|stared|watched|laughed|clapped|panicked|shouted|screamed|ran|left|cried|froze|stopped))) (?:all |just |then |also |had to |\w+ly )?(?!were\b|are\b|have\b|had (?:a|an|the|one|no|two)\b|was\b|hated\b|knew\b|got (?:a|two|three)\b)(?:\w{2,}ed|got|held|found|made|took|did|went|ran|put|built|wrote|gave|sent|sat|met|told|spoke|brought|kept|set|rang)\b|(?<!\bI )\b(?:was|were|been|had to be) (?:\w+ly )?(?:measured|rebuilt|built|made|held|done|written|introduced|organi[sz]ed|planned|changed|replaced|designed|trained|launched|set up|moved)\b/;
