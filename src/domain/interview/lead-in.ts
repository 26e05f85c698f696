import type { PlannedQuestion } from '#contract/interview.ts';
import { countEvents, countNumbers, tellsOnlyAMishap } from './answer-features.ts';
import { askOfGettingUsed, askOfRoutine } from './ask-of-routine.ts';
import { deniesWhatIsAsked } from './denies-what-is-asked.ts';
import {
  A_CASE,
  A_SMALL_ONE,
  AFTER_A_MISHAP,
  AND_THEN_WHAT,
  AND_WHAT_HAPPENED,
  ASK_FAMILY,
  CHECK_FIGURES,
  MORE_OF_A_FEW_WORDS,
  MORE_OF_THE_CASE,
  SHOW_A_CLAIM,
} from './gap-asks.ts';
import { howMuchIsTold, setsTheSceneOnly } from './how-much-is-told.ts';
import type { Gap } from './move.ts';
import { oneOfMany } from './one-of-many.ts';
import { leavesOwnPartOpen, ownPartAskedFor, whatThen } from './own-part.ts';
import { quoteAction, quoteClaim } from './quote-answer.ts';
import { withoutOpening } from './spoken-question.ts';
import { asksForOccasion, subjectOf } from './subject-of-question.ts';
import { tellsEvent } from './tells-event.ts';
import { tellsOfGrief } from './tells-of-loss.ts';
import { HAS_NO_ORDER } from './thin-method.ts';

/** A clause with a few of the candidate's own words, where they belong to what is asked; '' where none do. */
export function leadIn(gap: Gap, answer: string): string {
  if (tellsOfGrief(answer)) return '';
  const action = gap === 'outcome' || gap === 'reason' ? quoteAction(answer) : undefined;
  if (action) return `You said you ${action}.`;
  const claim = gap === 'specifics' && !tellsCase(answer) ? quoteClaim(answer) : undefined;
  return claim ? `You said you are ${claim}.` : '';
}

/** Whether a case is told, however thinly, and not what would or always does happen. */
const tellsCase = (answer: string) =>
  (countEvents(answer) >= (IN_GENERAL.test(answer) ? 2 : 1) || ONE_DAY.test(answer)) &&
  (answer.match(WOULD)?.length ?? 0) < 3;
/** The same where subjects are dropped: 'Went round with a torch.' */
const tellsAnyCase = (answer: string) =>
  tellsCase(answer) || (tellsEvent(answer) && (NAMED_TIME.test(answer) || !IN_GENERAL.test(answer)));
/** 'Black Friday week, everyone was on their knees.' */
const NAMED_TIME =
  /\b(?:that|one|last|this|\w+ \w+day) (?:day|night|morning|evening|week|shift|weekend|year|month|summer|winter|christmas|spring|autumn)\b|^\W*(?:it was |this was )?(?:\w+ ){1,3}(?:week|weekend|night|day|morning|shift|christmas|easter)\b(?! (?:is|are)\b)/i;
const IN_GENERAL =
  /\b(?:always|usually|often|every|everyone|generally|never|sometimes|I (?:like|love|believe|enjoy|try|tend)|I am|I'm)\b/i;
const ONE_DAY =
  /\b([Oo]ne (?:day|time|night|morning)|[Tt]here was (a|an|this|one)|[Ww]ell,? one\b|[Ll]ast (week|month|year|summer|winter|spring|autumn|time|\p{Lu}\p{L}+day)|([Oo]n|[Ii]n) (the )?(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|[Ii]n (January|February|March|April|May|June|July|August|September|October|November|December|20\d\d|19\d\d))\b/u;
const WOULD = /\b(I'd|I would|I will|I'll|you'd|if I)\b/gi;

/** 'I don't really miss deadlines, to be honest.' */
const SAYS_NONE =
  /^(?:[^.?!]{0,20}[.?!] )?(?:\S+ ){0,2}?I (?:don['’]t|do not|never|hardly ever|haven['’]t) (?:really |ever |actually )?(?!know\b|think\b|want\b|like\b|mind\b)\w+/i;
const A_FEW_WORDS = 14;
/** Whoever says that there was none is asked for a small one; whoever tells a success is led back. */
const TELLS_A_SUCCESS = /\b(?:success|award|prize|smashed|over the moon|went well|brilliantly)\b/i;

const SAYS_WHAT_DRAWS =
  /\bI(?:['’]ve| have|['’]m| am)? (?:\w+ly |just |always |do |also )*(?:lov(?:e|ed)|lik(?:e|ed)|enjoy(?:ed)?|passionate|interested|drawn|fascinated|adored?)\b/i;

const SOME_SENTENCES = 45;
const ASKS_FOR_A_MOTIVE =
  /\bwhy\b|\b(?:draws?|attract\w*|interests?|appeals?|motivat\w+|brings?|brought|makes? you|reasons?|apply|applied)\b/i;

/** What is told in so few words has stopped before its end. */
const STOPS_SHORT = 40;
/** A fault that is to be found: a guess at it is asked for the way there. */
const FINDS_OUT =
  /\bhow (?:do|would|will) you (?:\w+ about )?(?:find|finding|track|trace|work out|diagnos|locat|proceed)/i;
const BEGINS = /\b(?:first|start|begin)\b/i;
const WHAT_NEXT = ['And what comes next?', 'And what do you look at after that?'];

type Asked = Pick<PlannedQuestion, 'type' | 'text'>;

/** Asks that fit an answer better than the usual ones for its gap; undefined where the usual ones do. */
export function asksFor(gap: Gap, { type, text }: Asked, answer: string): readonly string[] | undefined {
  if (gap === 'refocus' && deniesWhatIsAsked(text, answer) && !TELLS_A_SUCCESS.test(answer)) return A_SMALL_ONE;
  if (gap === 'check_fact' && countNumbers(answer) >= 2) return CHECK_FIGURES;
  const used = gap === 'specifics' ? askOfGettingUsed(text) : undefined;
  if (used) return used;
  const isStory = type === 'behavioral' || asksForOccasion(text);
  const told = isStory ? howMuchIsTold(answer) : undefined;
  if ((gap === 'own_action' || gap === 'specifics') && told === 'nothing' && !leadIn(gap, answer))
    return SAYS_NONE.test(answer) ? A_SMALL_ONE : (oneOfMany(answer) ?? askOfRoutine(text) ?? A_CASE);
  if (gap === 'outcome' && type === 'behavioral' && answer.trim().split(/\s+/).length <= STOPS_SHORT)
    return AND_THEN_WHAT;
  if (gap !== 'outcome' && type === 'behavioral' && tellsOnlyAMishap(answer)) return AFTER_A_MISHAP;
  if (type === 'behavioral' && gap === 'own_action' && !SAYS_NONE.test(answer))
    return (
      ownPartAskedFor(text, answer, told ?? 'nothing') ??
      (leavesOwnPartOpen(answer) ? undefined : told === 'event' ? whatThen(answer) : AND_WHAT_HAPPENED)
    );
  if (gap === 'specifics' && FINDS_OUT.test(text) && answer.trim().split(/\s+/).length >= A_FEW_WORDS)
    return BEGINS.test(answer) ? WHAT_NEXT : MORE_OF_A_FEW_WORDS.knowledge;
  if (
    told === 'begun' &&
    !SAYS_NONE.test(answer) &&
    (!tellsEvent(answer) || setsTheSceneOnly(answer)) &&
    (gap === 'specifics' || gap === 'own_action')
  )
    return AND_WHAT_HAPPENED;
  if (gap !== 'specifics') return undefined;
  if (type === 'behavioral' && SAYS_NONE.test(answer)) return A_SMALL_ONE;
  if (leadIn(gap, answer)) return SHOW_A_CLAIM;
  // Whoever has said in a few sentences what they like would hear 'what draws you' as if nobody had listened.
  if (type === 'motivation' && answer.trim().split(/\s+/).length <= SOME_SENTENCES && !subjectOf(text).wish)
    if (SAYS_WHAT_DRAWS.test(answer) || !ASKS_FOR_A_MOTIVE.test(withoutOpening(text)))
      return MORE_OF_A_FEW_WORDS.otherwise;
  if (answer.trim().split(/\s+/).length < A_FEW_WORDS) {
    const family = ASK_FAMILY[type];
    // Where no case is told yet there is no “that time” to tell more of.
    if (family === 'story') return tellsAnyCase(answer) ? MORE_OF_A_FEW_WORDS.story : undefined;
    if (family === 'plan' || family === 'motivation') return undefined;
    const { doing } = subjectOf(text);
    return MORE_OF_A_FEW_WORDS[family === 'knowledge' && doing && !HAS_NO_ORDER.test(doing) ? family : 'otherwise'];
  }
  return type === 'behavioral' && tellsAnyCase(answer) ? MORE_OF_THE_CASE : undefined;
}
