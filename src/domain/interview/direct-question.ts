import { OF_THE_POST } from './case-asked-back.ts';
import type { Intent } from './move.ts';
import { ASKS_FOR_WORDS } from './plain-answers.ts';
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
    const asked = match[1] ?? '';
    const { intent } = readIntent(asked, question);
    // 'Does it spring back? Then no.' is asked for the sake of the answer, and of nobody.
    const isAsked =
      OF_THE_POST.test(asked) ||
      SAYS_THAT_IT_ASKS.test(answer.slice(0, match.index + 1) + asked) ||
      (!ASKS_FOR_WORDS.test(question) && (after(answer, match).trim() === '' || ASKS_THE_LISTENER.test(asked)));
    if (
      (intent === 'about_job' || intent === 'about_interviewer') &&
      isAsked &&
      !ANSWERED_AT_ONCE.test(after(answer, match))
    )
      return intent;
    // Whoever goes on has asked for the sake of talking: 'Why does anybody? No, I've followed your work for years.'
    const goesOn = after(answer, match).length;
    if (goesOn < (intent === 'why_asked' ? 25 : 130) && (intent === 'feedback' || intent === 'why_asked'))
      return intent;
  }
  const unmarked = UNMARKED.exec(answer);
  if (unmarked && !TOLD.test(answer.slice(0, unmarked.index))) return 'about_job';
  return undefined;
}

/** 'What I'd ask is one thing, who checks the survey?' */
const SAYS_THAT_IT_ASKS =
  /\b(?:what I(?:'d| would) (?:like to )?ask|I(?:'d| would)? (?:like|want|wanted) to (?:ask|know)|my question is|can I ask)\b[^.?!]*\?$/i;
const ASKS_THE_LISTENER = /\b(?:you|your|yours|ye|y'all|they|there|the (?:company|firm|team|shop|place|advert))\b/i;
/** 'Is your boss hiring? No, seriously …', 'Is it my job to say so? Honestly yes.' */
const ANSWERED_AT_ONCE =
  /^\W*(?:(?:well|honestly|I think|oh),? )*(?:yes|no|nah|yeah|because|probably|of course|then|nobody|never|nothing)\b/i;
const after = (answer: string, match: RegExpExecArray) => answer.slice(match.index + match[0].length);
