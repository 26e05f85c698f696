import { asksForReason, countNumbers, countOwnActs, givesReason, tellsOnlyAMishap } from './answer-features.ts';
import { askOfGettingUsed, askOfRoutine } from './ask-of-routine.ts';
import { contradictsItself } from './contradicts-itself.ts';
import { AND_WHAT_HAPPENED, MORE_OF_THE_WORK } from './gap-asks.ts';
import { howMuchIsTold, type Told } from './how-much-is-told.ts';
import { oneOfMany } from './one-of-many.ts';
import { leavesOwnPartOpen, ownPartAskedFor, whatThen } from './own-part.ts';
import { briefly, subjectOf } from './subject-of-question.ts';
import { tellsEvent } from './tells-event.ts';
import type { Asked, ThinAsk } from './thin-ask.ts';
import { DOES_THEMSELVES, NO_STORY, ONE_LINE, wordsOf } from './thin-ask.ts';

const THIN_STORY = 30;

export function askOfThinStory({ text }: Asked, answer: string): ThinAsk | undefined {
  const words = wordsOf(answer);
  if (words <= FLUENT && claimsWithoutTelling(answer) && !contradictsItself(answer))
    return { gap: 'specifics', asks: WHAT_WAS_SAID };
  if (contradictsItself(answer)) return undefined;
  const told = howMuchIsTold(answer);
  if (words > NO_STORY) return askOfStoryWithoutSelf(text, answer, told);
  if (!tellsEvent(answer) || told === 'nothing') {
    const used = askOfGettingUsed(text);
    if (used) return { gap: 'specifics', asks: used };
    const many = oneOfMany(answer);
    if (many) return { gap: 'specifics', asks: many };
    if (NAMES_A_CASE.test(answer) || (told === 'begun' && !HAS_NONE.test(answer) && !SAYS_NOT.test(answer)))
      return { gap: 'specifics', asks: OF_A_WORK.test(text) ? MORE_OF_THE_WORK : AND_WHAT_HAPPENED };
    const story = briefly(subjectOf(text).story);
    if (HAS_NONE.test(answer.replaceAll(WHAT_OTHERS_SAY, ''))) return { gap: 'specifics', asks: SOMETHING_SMALL };
    const asks = story ? [`Can you think of ${story}, and tell me what happened?`] : (askOfRoutine(text) ?? ONE_CASE);
    return { gap: 'specifics', asks };
  }
  if (words <= ONE_LINE && BEFELL_THEM.test(answer)) return { gap: 'own_action', asks: whatThen(answer) };
  if (tellsOnlyAMishap(answer)) return undefined;
  if (
    countOwnActs({ type: 'behavioral' }, answer.replaceAll(STOPPED_BY_ITSELF, '')) === 0 &&
    !DOES_THEMSELVES.test(answer)
  )
    return {
      gap: 'own_action',
      asks:
        ownPartAskedFor(text, answer, told) ??
        (leavesOwnPartOpen(answer) && (told === 'event' || !OF_OTHERS.test(answer))
          ? OWN_PART
          : told === 'event'
            ? whatThen(answer)
            : AND_WHAT_HAPPENED),
    };
  if (told === 'begun' && words <= ONE_LINE) return undefined;
  if (ownActs(answer) <= 1 && SOMEBODY_CAME_ROUND.test(answer)) return { gap: 'own_action', asks: WHAT_WAS_SAID };
  if (ENDS_BY_ITSELF.test(answer)) return { gap: 'own_action', asks: HOW_IT_CAME_RIGHT };
  if (TALKS_PEOPLE_ROUND.test(answer)) return { gap: 'specifics', asks: WHAT_WAS_SAID };
  if (words > THIN_STORY) return undefined;
  // 'I had a table of four' is a scene, and no deed that has a reason or an end.
  const acts = told === 'event' ? ownActs(answer.replaceAll(/\bI(?:'d)? had\b/gi, '')) : 0;
  if (acts > 0 && ASKS_HOW_IT_ENDED_WELL.test(text))
    return COMES_TO_AN_END.test(answer) || countNumbers(answer) > 0
      ? undefined
      : { gap: 'outcome', asks: HOW_DID_IT_END };
  if (acts > 0 && asksForReason(text) && !givesReason(answer)) return { gap: 'reason', asks: WHY_SO };
  return STOPS_AT_THE_DISCOVERY.test(answer) ? { gap: 'own_action', asks: AND_WHAT_THEN } : undefined;
}

/** However much is told of others: where the speaker does not do a thing in it, that is what lacks. */
function askOfStoryWithoutSelf(text: string, answer: string, told: Told): ThinAsk | undefined {
  if (wordsOf(answer) > A_WHOLE_STORY || told === 'nothing' || ANY_DEED_OF_MINE.test(answer)) return undefined;
  if (countOwnActs({ type: 'behavioral' }, answer) > 0 || DOES_THEMSELVES.test(answer)) return undefined;
  const asks =
    ownPartAskedFor(text, answer, told) ??
    (leavesOwnPartOpen(answer) ? OWN_PART : told === 'event' ? whatThen(answer) : AND_WHAT_HAPPENED);
  return { gap: 'own_action', asks };
}

const A_WHOLE_STORY = 60;

/** Anything at all after 'I' or 'my', but what somebody had, was or thought. */
const ANY_DEED_OF_MINE =
  /\bI(?:'d|'ve|'ll|'m)? (?!an?\b|the\b|had (?:an?|the|one|this)\b|was (?:on|in|at|the|a|working|there)\b|am\b|think\b|guess\b|mean\b|know\b|knew\b|suppose\b|ever\b|saw\b)\w+|\bmy (?:own )?(?:part|role|idea|job|plan|task|decision)\b|\b(?:by|with|from|to) me\b|\byou (?:just |have to |need to |got to )?(?:\w+) (?:it|them|him|her)\b/i;

/** 'Tell me about a complaint that you turned into a good result.' */
const ASKS_HOW_IT_ENDED_WELL =
  /\b(?:good|better|positive) (?:result|outcome|end\w*)\b|\bturned (?:\w+ ){1,4}(?:into|around|round)\b|\bmade (?:a|the) difference\b/i;

const COMES_TO_AN_END =
  /\b(?:now|since|after that|in the end|happy|thank\w*|came back|comes back|stayed|back (?:again|every)|never|still|agreed|bought|ordered|sorry|friends?|better|more|fewer|less|won|passed|review|stars|regular|customer for)\b[^.?!]*[.?!]?\s*$/i;

const HOW_DID_IT_END = ['And how did it turn out?', 'And what came of it?'];

/** 'Housekeeping says we don't have sheets.' */
const WHAT_OTHERS_SAY = /\b(?!I\b)\w+ says (?:that )?[^.!?]*/gi;

/** 'I don't carry passengers, I carry milk.' */
const SAYS_NOT = /^\W*(?:\S+ ){0,3}I (?:don['’]?t|do not|never|hardly ever|wouldn['’]?t) /i;

/** What is asked about is no occasion but something that somebody made. */
const OF_A_WORK =
  /\b(?:project|achievement|idea|system|improv\w+|built|created|proud\w*|success|process|campaign|design\w*)\b/i;

const HAS_NONE =
  /\b(?:alone|on my own|by myself|not (?:one|once|a single)|can['’]?t (?:really )?(?:offer|give|think of)|(?:don't|do not|never|no) (?:really )?(?:have|had|get)\b)/i;

/** 'Forklift. Two weeks.' */
const NAMES_A_CASE =
  /^(?!.*\b(?:I|I'm|you|ye|we|they|it|it's|that's|time|times|most|mostly|mate|daily|always|never|no|none|nah|not|people|all|every\w*|many|loads|lots|sometimes|often|depends|yes|yeah|don't|can't|tough|hard|same|is|are|nobody|me|my|mine|so)\b)\W*(?:\S+\s+){0,6}\S+$/i;

const SOMETHING_SMALL = ['It can be something small, and with anybody. What comes nearest to it?'];

const ONE_CASE = ['Can you think of one particular case, and tell me what happened?'];

const OWN_PART = ['What was your own part in that?', 'And which part of that did you do yourself?'];

/** 'So we found it and then it was corrected.', 'In the end it got better.' */
const ENDS_BY_ITSELF =
  /\b(?:it|that|this|they|things|everything|the \w+) (?:(?:was|were|got|has been|all got) (?:then |all |quickly |just )?(?:corrected|fixed|solved|resolved|sorted(?: out)?|handled|settled|repaired|cleared up|put right|better)|worked (?:itself )?out|calmed down|improved)\b[^.?!]{0,20}[.?!]?\s*$/i;

/** 'I was patient with him and he became calm.' */
const SOMEBODY_CAME_ROUND =
  /\b(?:he|she|they|the \w+|everyone|everybody|people) (?:then |soon |all |just )?(?:became|got|was|were|went|calmed|cheered|came) (?:\w+ )?(?:calm\w*|happy|better|fine|quiet|okay|ok|satisfied|down|up|round|around|relaxed)\b[^.?!]{0,20}[.?!]?\s*$/i;

const ownActs = (answer: string) => countOwnActs({ type: 'behavioral' }, answer);

const HOW_IT_CAME_RIGHT = ['And what did you do to put that right?', 'What did you say or do to get there?'];

const FLUENT = 75;

/** 'I handled it very politely', 'I had to convince him': that something was done, and not what. */
const CLAIMED =
  /\b(?:I |we |and |so )+(?:just |always |simply )?(?:handled (?:it|this|that|the \w+|him|her|them)(?: (?:all |very |quite )?\w+ly)?|dealt with (?:it|this|that|him|her|them)(?: \w+ly)?|understood (?:his|her|their|the) \w+|had to (?:convince|persuade) (?:him|her|them)|(?:convinced|persuaded) (?:him|her|them)|(?:stayed|remained|was|kept) (?:very )?(?:calm|polite|professional|patient)|(?:did|tried) my best|solved (?:it|this|that|the \w+)|managed (?:it|this|that|the \w+)|spoke up|said something|raised (?:it|this|that|my concerns?)|challenged (?:it|this|that|him|her|them)|stood (?:up to (?:him|her|them)|my ground)|stepped in|intervened|had a word(?: with (?:him|her|them))?|sorted (?:it|this|that)(?: all)?(?: out)?)\b/gi;

const claimsWithoutTelling = (answer: string): boolean => {
  const rest = answer.replaceAll(CLAIMED, '');
  return (
    rest !== answer &&
    countOwnActs({ type: 'behavioral' }, rest.replaceAll(/\bI(?:'d)? had an? \w+/gi, '')) === 0 &&
    countNumbers(rest) < 3
  );
};

/** 'I was held up for the mail bag.' */
const BEFELL_THEM =
  /\bI was (?:held up|robbed|mugged|attacked|threatened|bitten|hit|punched|trapped|stuck|stranded|shouted at|spat at|locked (?:in|out))\b/i;

/** 'It just, didn't. Stopped halfway.': the machine, and not its teller. */
const STOPPED_BY_ITSELF = /(?<=[.,] )(?:stopped|stuck|jammed|broke|snapped|froze|died)\b(?: \w+){0,3}[.!]/gi;

/** Whoever tells of people has not said that a group did something. */
const OF_OTHERS =
  /\b(?:he|she|they|two|man|men|woman|women|lady|lad|customer|client|guest|patient|there (?:was|were))\b/i;

const STOPS_AT_THE_DISCOVERY = /\b(?:saw|found out|noticed|reali[sz]ed|went quiet)\b[^.?!]*[.?!]?\s*$/i;

const AND_WHAT_THEN = ['And what did you do then?', 'What did you do next?'];

const WHY_SO = ['What made you decide on that?', 'Why did you do it that way?'];

const WHAT_WAS_SAID = [
  'What exactly did you say or do to bring that about?',
  'How did you go about it, what did you say?',
];

const TALKS_PEOPLE_ROUND =
  /\b(?:I|we) (?:just |then |also )?(?:talked|spoke|explained|convinced|persuaded|reasoned|calmed|motivated|reassured)\b[^.]{0,60}$|\b(?:I|we) (?:just |then |also )?(?:tried to |used to )?(?:keep|kept|lift|lifted|raise|raised) (?:\w+ |\w+['’]s )?(?:spirits|morale|mood)(?: up| high)?\b|\bgot (?:them|him|her|everyone|everybody) (?:all )?on (?:board|side)\b/i;
