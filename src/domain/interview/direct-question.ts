import type { Intent } from './move.ts';
import { readIntent } from './read-intent.ts';

/** A question of their own that people put among their words, with marks or without. */
const MARKED = /(?:^|[.!?,]\s+)([^.!?]{6,160}\?)/g;
const UNMARKED =
  /\b((?:what's|what is|whats) the (?:actual |real |basic |starting )?(?:salary|pay|rate|basic|wage|package|bonus|commission|shift pattern)\b[^.!?]{0,30}|how much (?:do|does|is|would|are) (?:it|they|you|the job|this)\b[^.!?]{0,30}|(?:do|would) (?:you|they) (?:pay|provide|offer|supply)\b[^.!?]{0,40}|is there (?:a |any )?(?:canteen|parking|pension|overtime|bonus|training)\b[^.!?]{0,30})/i;
/** As many at the end of an answer are for the interviewer; those before are mostly told ones. */
const LAST_QUESTIONS = 2;
/** Said by somebody in the story: 'he asked me, what's the salary?' */
const TOLD = /\b(?:asked|asks|said|says|goes|told|wondered|shouted|like|thought)\b[^.!?]{0,25}$/i;

/** What the candidate asks the interviewer within an answer; undefined mostly. */
export function findDirectQuestion(answer: string, question: string): Intent | undefined {
  const last = [...answer.matchAll(MARKED)].slice(-LAST_QUESTIONS);
  for (const match of last.reverse()) {
    if (TOLD.test(answer.slice(Math.max(0, match.index - 60), match.index + 1))) continue;
    const { intent } = readIntent(match[1] ?? '', question);
    if (intent === 'about_job' || intent === 'about_interviewer') return intent;
    // Whoever goes on has asked for the sake of talking: 'Why does anybody? No, I've followed your work for years.'
    const goesOn = answer.length - match.index - match[0].length;
    if (goesOn < (intent === 'why_asked' ? 25 : 130) && (intent === 'feedback' || intent === 'why_asked'))
      return intent;
  }
  const unmarked = UNMARKED.exec(answer);
  if (unmarked && !TOLD.test(answer.slice(0, unmarked.index))) return 'about_job';
  return undefined;
}
