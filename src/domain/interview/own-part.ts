import { WHAT_THEN } from './gap-asks.ts';
import { tellsOfTrouble } from './tells-event.ts';

/** Whether others, or nobody in particular, did what was told, so that the own part is what lacks. */
export const leavesOwnPartOpen = (answer: string): boolean =>
  DONE_BY_OTHERS.test(answer) &&
  !/\bmy (?:own )?(?:analysis|idea|part|work|job|plan|design|suggestion)\b/i.test(answer);

/** What somebody did about it can be asked where something went wrong; else only what they did. */
export const whatThen = (answer: string): readonly string[] =>
  tellsOfTrouble(answer) ? WHAT_THEN : WHAT_THEN.slice(0, 1);

const DONE_BY_OTHERS =
  /\b(?:[Ww]e|[Tt]he team|[Oo]ur team|[Ee]very(?:one|body)(?! (?:all |just )?(?:turned|looked|stared|watched|laughed|clapped|panicked|shouted|screamed|ran|left|cried|froze|stopped))) (?:all |just |then |also |had to |\w+ly )?(?!were\b|are\b|have\b|had (?:a|an|the|one|no|two)\b|was\b|hated\b|knew\b|got (?:a|two|three)\b)(?:\w{2,}ed|got|held|found|made|took|did|went|ran|put|built|wrote|gave|sent|sat|met|told|spoke|brought|kept|set|rang)\b|(?<!\bI )\b(?:was|were|been|had to be) (?:\w+ly )?(?:measured|rebuilt|built|made|held|done|written|introduced|organi[sz]ed|planned|changed|replaced|designed|trained|launched|set up|moved)\b/;
