import type { PlannedQuestion } from '#contract/interview.ts';
import type { QuestionType } from '#contract/words.ts';
import {
  asksForReason,
  countNumbers,
  countOwnActs,
  givesReason,
  tellsOnlyAMishap,
  tellsOutcome,
} from './answer-features.ts';
import { askOfRoutine } from './ask-of-routine.ts';
import { contradictsItself } from './contradicts-itself.ts';
import { AND_WHAT_HAPPENED, MORE_OF_THE_WORK, WHAT_THEN } from './gap-asks.ts';
import { howMuchIsTold, type Told } from './how-much-is-told.ts';
import { FACTUAL_QUESTION } from './intent-features.ts';
import { motiveOf, partOfMotive } from './motive.ts';
import type { Gap } from './move.ts';
import { oneOfMany } from './one-of-many.ts';
import { partLeftOut } from './second-part.ts';
import { spelledOut } from './spelled-out.ts';
import { asksForOccasion, subjectOf } from './subject-of-question.ts';
import { tellsEvent, tellsOfTrouble } from './tells-event.ts';
import { kinNamedAlone, tellsOfDisaster } from './tells-of-loss.ts';

/** What a thin answer plainly lacks, and ways to ask for it that point at nothing but what is there. */
export interface ThinAsk {
  gap: Gap;
  asks: readonly string[];
}

type Asked = Pick<PlannedQuestion, 'type' | 'text'>;

/**
 * What plainly lacks in an answer because hardly anything was said, or only half of what was asked. Length is the surest
 * sign that there is: of the stories of up to thirty words in the sets by other hands forty in forty-one lack something.
 */
export function askOfThinAnswer(question: Asked, told: string): ThinAsk | undefined {
  const answer = spelledOut(told);
  if (/\bwhy\b/i.test(question.text) && SAYS_WHAT_IT_IS_NOT.test(answer) && wordsOf(answer) <= ONE_LINE)
    return { gap: 'reason', asks: ['So what is the reason?', 'What is it, then?'] };
  if (question.type === 'motivation' && IS_NOT_SURE.test(answer) && wordsOf(answer) <= THIN_REASONS)
    return { gap: 'reason', asks: ['What makes you unsure, and what would make it a yes?'] };
  const kin = kinNamedAlone(answer);
  if (kin) return { gap: 'reason', asks: [`Would you like to say a little about ${kin.pronoun}?`] };
  const left = partLeftOut(question, answer);
  if (left) return { gap: left.gap, asks: [left.ask] };
  if (/^have you (?:ever )?/i.test(question.text) && A_BARE_YES.test(answer))
    return { gap: 'specifics', asks: WHAT_HAPPENED };
  if (WHY_YOU.test(question.text) && wordsOf(answer) <= ONE_LINE)
    return { gap: 'specifics', asks: WHAT_SPEAKS_FOR_YOU };
  if (AN_OPEN_ASK.test(question.text) && wordsOf(answer) <= A_STUMP && question.type !== 'behavioral')
    return { gap: 'specifics', asks: A_LITTLE_MORE };
  if (FACTUAL_QUESTION.test(question.text)) return undefined;
  return (
    askForReasonLeftOut(question, answer) ??
    askForEndLeftOut(question, answer) ??
    ASK_BY_TYPE[asksForOccasion(question.text) ? 'behavioral' : question.type]?.(question, answer)
  );
}

/** Questions that nobody means to have answered in a word. */
const AN_OPEN_ASK =
  /^(?:what do you know about|what would (?:a|your) (?:\w+ )?(?:colleague|manager|boss|team|friend)s? say|how (?:quickly|well|comfortable|confident|good) (?:do|are|can|would) you|are there any (?:kinds?|sorts?|parts?|things)|what (?:do|would|will) you (?:think you(?:'ll| will| would) )?find (?:the )?(?:hard\w*|difficult|most)|how do you feel about)\b/i;
const A_STUMP = 8;
const A_LITTLE_MORE = ['Can you say a little more about that?', 'Can you tell me a little more about that?'];
/** 'It's not that I've fallen out with anyone.' */
const SAYS_WHAT_IT_IS_NOT =
  /^\W*(?:(?:well|um+|no|oh),? )*(?:it|that)(?:['’]s| is| was) not (?:that|because|about|the)\b[^.]*\.?$/i;
/** 'I'm not sure I do, to be honest.' */
const IS_NOT_SURE =
  /\bI(?:['’]m| am) not (?:so |really |at all |entirely )*sure (?:that )?(?:I|if I) (?:do|want|am|would|should)\b/i;
/** 'Yes, many times.' to 'Have you ever …?' */
const A_BARE_YES =
  /^\W*(?:(?:oh|well|um+|er+m?),? )*(?:yes|yeah|yep|aye|of course|sure|plenty|once|many times|course I have)\b(?:\W+\S+){0,4}\W*$/i;
/** 'Why should we choose you over somebody with more experience?' */
const WHY_YOU = /^why (?:should|would|must) (?:we|I|they) (?:take|choose|hire|pick|give|employ|select|want)\b/i;
const WHAT_SPEAKS_FOR_YOU = ['What is it that you do especially well?', 'And what would a team get with you?'];
const WHAT_HAPPENED = ['What happened?', 'Can you tell me about one of them?'];

/** What still lacks where somebody was asked for a case and names one in a line. */
export function askOfThinReply({ type }: Asked, said: string): ThinAsk | undefined {
  const reply = said.replaceAll(/\b(?:like|as) I (?:said|told you|mentioned)\b/gi, '');
  if (type !== 'behavioral' || !tellsEvent(reply) || tellsOutcome(reply) || IT_DEPENDS.test(reply)) return undefined;
  const told = howMuchIsTold(reply);
  if (told === 'nothing' || wordsOf(reply) > (told === 'event' ? HALF_A_STORY : THIN_REPLY)) return undefined;
  const acts = countOwnActs({ type }, reply.replaceAll(/\bI said\b/gi, ''));
  if (acts > 0 || givesReason(reply)) return undefined;
  if (told === 'begun') return { gap: 'own_action', asks: AND_WHAT_HAPPENED };
  return { gap: 'own_action', asks: tellsOfTrouble(reply) ? ABOUT_IT : AND_THEN };
}
const THIN_REPLY = 22;
/** What surely happened may take a few sentences and still be without what the speaker did. */
const HALF_A_STORY = 45;
const AND_THEN = ['What did you do then, and how did it end?', 'And what did you say or do then?'];
const ABOUT_IT = ['And what did you do about it?', ...AND_THEN];

const wordsOf = (answer: string) => answer.trim().split(/\s+/).filter(Boolean).length;

/** 'How do you carry out a patch test and why?' */
function askForReasonLeftOut({ text, type }: Asked, answer: string): ThinAsk | undefined {
  if (!/,? and why[?.!]?$/i.test(text) || givesReason(answer) || wordsOf(answer) > LONG_FOR_HALF) return undefined;
  const asks = type === 'situational' ? AND_WHY_WOULD : type === 'technical' ? AND_WHY : AND_WHY_IS_THAT;
  return { gap: 'reason', asks };
}
const LONG_FOR_HALF = 40;
const AND_WHY = ['And why is it done that way?', 'And what is the reason for doing it like that?'];
const AND_WHY_IS_THAT = ['And why is that?', 'And what makes you say so?'];
const AND_WHY_WOULD = ['And why would you do it that way?', 'And what would be your reason?'];

/** '… and how it ended.', '… and what you learned from it.' */
function askForEndLeftOut({ text, type }: Asked, answer: string): ThinAsk | undefined {
  if (type !== 'behavioral' || howMuchIsTold(answer) === 'nothing' || wordsOf(answer) > LONG_FOR_HALF) return undefined;
  if (
    !tellsOfDisaster(answer) &&
    /,? and how (?:it|that|this) (?:ended|turned out|went)\b/i.test(text) &&
    !endsSomehow(answer)
  )
    return { gap: 'outcome', asks: ['And how did it end?', 'And how did it turn out in the end?'] };
  if (/,? and what you (?:learned|learnt)\b/i.test(text) && !LEARNED.test(answer))
    return { gap: 'outcome', asks: ['And what did you learn from it?', 'And what do you do differently since?'] };
  return undefined;
}
const LEARNED =
  /\b(?:learn\w*|since|now|next time|from then|never again|reali[sz]ed|taught|should have|these days|always)\b/i;
const endsSomehow = (answer: string) =>
  tellsOutcome(answer) ||
  /\b(?:in the end|agreed|since|now|gave in|sorted|fine|left|settled|shook hands|apologi[sz]ed|laughed|friends|never|stayed|resolved|accepted|still)\b[^.?!]*[.?!]?(?:[^.?!]*[.?!])?\s*$/i.test(
    answer,
  );

const ASK_BY_TYPE: Partial<Record<QuestionType, (question: Asked, answer: string) => ThinAsk | undefined>> = {
  behavioral: askOfThinStory,
  situational: askOfThinPlan,
  technical: askOfThinMethod,
  intro: askOfThinBackground,
  motivation: askOfThinReasons,
};

const THIN_STORY = 30;
const NO_STORY = 45;

function askOfThinStory({ text }: Asked, answer: string): ThinAsk | undefined {
  const words = wordsOf(answer);
  if (words <= FLUENT && claimsWithoutTelling(answer) && !contradictsItself(answer))
    return { gap: 'specifics', asks: WHAT_WAS_SAID };
  if (contradictsItself(answer)) return undefined;
  const told = howMuchIsTold(answer);
  if (words > NO_STORY) return askOfStoryWithoutSelf(answer, told);
  if (!tellsEvent(answer) || told === 'nothing') {
    const many = oneOfMany(answer);
    if (many) return { gap: 'specifics', asks: many };
    if (NAMES_A_CASE.test(answer) || (told === 'begun' && !HAS_NONE.test(answer) && !SAYS_NOT.test(answer)))
      return { gap: 'specifics', asks: OF_A_WORK.test(text) ? MORE_OF_THE_WORK : AND_WHAT_HAPPENED };
    const { story } = subjectOf(text);
    if (HAS_NONE.test(answer.replaceAll(WHAT_OTHERS_SAY, ''))) return { gap: 'specifics', asks: SOMETHING_SMALL };
    const asks = story ? [`Can you think of ${story}, and tell me what happened?`] : (askOfRoutine(text) ?? ONE_CASE);
    return { gap: 'specifics', asks };
  }
  if (words <= ONE_LINE && BEFELL_THEM.test(answer)) return { gap: 'own_action', asks: whatThen(answer) };
  if (tellsOnlyAMishap(answer)) return undefined;
  if (countOwnActs({ type: 'behavioral' }, answer) === 0 && !DOES_THEMSELVES.test(answer))
    return {
      gap: 'own_action',
      asks:
        leavesOwnPartOpen(answer) && (told === 'event' || !OF_OTHERS.test(answer))
          ? OWN_PART
          : told === 'event'
            ? whatThen(answer)
            : AND_WHAT_HAPPENED,
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
function askOfStoryWithoutSelf(answer: string, told: Told): ThinAsk | undefined {
  if (wordsOf(answer) > A_WHOLE_STORY || told === 'nothing' || ANY_DEED_OF_MINE.test(answer)) return undefined;
  if (countOwnActs({ type: 'behavioral' }, answer) > 0 || DOES_THEMSELVES.test(answer)) return undefined;
  const asks = leavesOwnPartOpen(answer) ? OWN_PART : told === 'event' ? whatThen(answer) : AND_WHAT_HAPPENED;
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
  /\b(?:I |we |and |so )+(?:just |always |simply )?(?:handled (?:it|this|that|the \w+|him|her|them)(?: (?:all |very |quite )?\w+ly)?|dealt with (?:it|this|that|him|her|them)(?: \w+ly)?|understood (?:his|her|their|the) \w+|had to (?:convince|persuade) (?:him|her|them)|(?:convinced|persuaded) (?:him|her|them)|(?:stayed|remained|was|kept) (?:very )?(?:calm|polite|professional|patient)|(?:did|tried) my best|solved (?:it|this|that|the \w+)|managed (?:it|this|that|the \w+))\b/gi;
const claimsWithoutTelling = (answer: string): boolean => {
  const rest = answer.replaceAll(CLAIMED, '');
  return rest !== answer && countOwnActs({ type: 'behavioral' }, rest) === 0 && countNumbers(rest) < 3;
};
/** 'I was held up for the mail bag.' */
const BEFELL_THEM =
  /\bI was (?:held up|robbed|mugged|attacked|threatened|bitten|hit|punched|trapped|stuck|stranded|shouted at|spat at|locked (?:in|out))\b/i;
/** Whether others, or nobody in particular, did what was told, so that the own part is what lacks. */
export const leavesOwnPartOpen = (answer: string): boolean =>
  DONE_BY_OTHERS.test(answer) &&
  !/\bmy (?:own )?(?:analysis|idea|part|work|job|plan|design|suggestion)\b/i.test(answer);
/** What somebody did about it can be asked where something went wrong; else only what they did. */
export const whatThen = (answer: string): readonly string[] =>
  tellsOfTrouble(answer) ? WHAT_THEN : WHAT_THEN.slice(0, 1);
/** Whoever tells of people has not said that a group did something. */
const OF_OTHERS =
  /\b(?:he|she|they|two|man|men|woman|women|lady|lad|customer|client|guest|patient|there (?:was|were))\b/i;
const DONE_BY_OTHERS =
  /\b(?:[Ww]e|[Tt]he team|[Oo]ur team|[Ee]very(?:one|body)(?! (?:all |just )?(?:turned|looked|stared|watched|laughed|clapped|panicked|shouted|screamed|ran|left|cried|froze|stopped))) (?:all |just |then |also |had to |\w+ly )?(?!were\b|are\b|have\b|had (?:a|an|the|one|no|two)\b|was\b|hated\b|knew\b|got (?:a|two|three)\b)(?:\w{2,}ed|got|held|found|made|took|did|went|ran|put|built|wrote|gave|sent|sat|met|told|spoke|brought|kept|set|rang)\b|(?<!\bI )\b(?:was|were|been|had to be) (?:\w+ly )?(?:measured|rebuilt|built|made|held|done|written|introduced|organi[sz]ed|planned|changed|replaced|designed|trained|launched|set up|moved)\b/;
const STOPS_AT_THE_DISCOVERY = /\b(?:saw|found out|noticed|reali[sz]ed|went quiet)\b[^.?!]*[.?!]?\s*$/i;
const AND_WHAT_THEN = ['And what did you do then?', 'What did you do next?'];
const WHY_SO = ['What made you decide on that?', 'Why did you do it that way?'];
const WHAT_WAS_SAID = [
  'What exactly did you say or do to bring that about?',
  'How did you go about it, what did you say?',
];
/** Also as learners tell it: 'I call the taxi company'. */
const DOES_THEMSELVES =
  /\bI(?:'d|'ve)? (?!did(?:n['’]?t|nae)\b|wouldn['’]?t\b|think\b|guess\b|mean\b|know\b|suppose\b|work\b|am\b)\w+/i;
const TALKS_PEOPLE_ROUND =
  /\b(?:I|we) (?:just |then |also )?(?:talked|spoke|explained|convinced|persuaded|reasoned|calmed|motivated|reassured)\b[^.]{0,60}$|\b(?:I|we) (?:just |then |also )?(?:tried to |used to )?(?:keep|kept|lift|lifted|raise|raised) (?:\w+ |\w+['’]s )?(?:spirits|morale|mood)(?: up| high)?\b|\bgot (?:them|him|her|everyone|everybody) (?:all )?on (?:board|side)\b/i;

const THIN_PLAN = 26;
/** Whoever names this many steps in a line has told what they would do. */
const MANY_STEPS = 5;
/** 'I wouldn't. I'm not a grass.' */
const WOULD_NOT =
  /^(?:\W*(?:well|oh|honestly|no|nah),? )*(?:I|we)(?: just| probably)? (?:wouldn['’]?t|would not|won['’]?t)\b[^,]{0,30}(?:[.!]|$)/i;
const WHAT_INSTEAD = ['And what would you do instead?', 'What would you do, then?'];
/** 'Oh god, I'd die.' */
const WOULD_DIE =
  /^(?:\S+ ){0,6}?I(?:['’]d| would) (?:probably |just |honestly )?(?:die|panic|faint|cry|scream|freak out|run|run away|hide)[.! ]*$/i;
const ONE_LINE_OF_TALK = 18;

function askOfThinPlan({ text }: Asked, answer: string): ThinAsk | undefined {
  const words = wordsOf(answer);
  const acts = countOwnActs({ type: 'situational' }, answer);
  if (stopsAtTheFirst(text, answer, words, acts)) return { gap: 'specifics', asks: AND_AFTER_THAT };
  if (acts === 0 && words > THIN_PLAN && words <= NO_STORY && !OF_ANYBODY_ACTING.test(answer))
    return { gap: 'specifics', asks: FIRST_OF_ALL };
  if (words > THIN_PLAN || countNumbers(answer) > 0 || /\bwhich\b[^?]{0,20}\?$/i.test(text)) return undefined;
  if (acts <= 2 && SORTS_BY_URGENCY.test(answer) && !GIVES_A_MEASURE.test(answer))
    return { gap: 'specifics', asks: BY_WHAT_MEASURE };
  if (acts > 0 && answer.split(/,|\band\b|\bthen\b|[.;] /i).filter((step) => step.trim() !== '').length >= MANY_STEPS)
    return undefined;
  if (acts === 0 && WOULD_NOT.test(answer)) return { gap: 'specifics', asks: WHAT_INSTEAD };
  if (WOULD_DIE.test(answer)) return { gap: 'specifics', asks: FIRST_OF_ALL };
  if (acts > 0 && / if\b/i.test(answer)) return undefined;
  if (THAT_IS_WHAT_I_SAY.test(answer)) return { gap: 'specifics', asks: AND_AFTER_THAT };
  if (SAYS_SOMETHING.test(answer)) return { gap: 'specifics', asks: WHAT_WOULD_BE_SAID };
  if (SAYS_NO.test(answer)) return { gap: 'specifics', asks: HOW_PUT };
  if (ASKS_FOR_WORDS.test(text)) return { gap: 'specifics', asks: WHAT_WOULD_BE_SAID };
  if (ALSO.test(answer)) return { gap: 'specifics', asks: FIRST_OF_ALL };
  if (acts > 0 && acts <= 2 && words <= ONE_LINE_OF_TALK && WOULD_SPEAK.test(answer) && !givesReason(answer))
    return { gap: 'specifics', asks: WHAT_WOULD_BE_SAID };
  if (acts > 0 && givesReason(answer)) return undefined;
  if (IT_DEPENDS.test(answer) && acts === 0) return { gap: 'specifics', asks: SAY_IT_IS_USUAL };
  if (acts > 2) return undefined;
  if (acts <= 1 && PASSES_IT_ON.test(answer) && (NAMES_NOBODY.test(answer) || NAMES_A_SUPERIOR.test(answer)))
    return {
      gap: 'specifics',
      asks: NAMES_NOBODY.test(answer) ? TO_WHOM_AND_WHAT_ELSE : WHAT_THEMSELVES,
    };
  if ((acts > 1 || (acts > 0 && words > FEW_FOR_AN_ORDER)) && ASKS_FOR_AN_ORDER.test(text))
    return { gap: 'reason', asks: WHY_IN_THAT_ORDER };
  if (
    acts === 0 &&
    words > NO_MORE_THAN_A_WORD &&
    (SAYS_NOTHING_OF_STEPS.test(answer) || !(/\bthen\b/i.test(answer) || DOES_THEMSELVES.test(answer)))
  )
    return { gap: 'specifics', asks: FIRST_OF_ALL };
  return {
    gap: 'specifics',
    asks: TELLS_A_STEP.test(answer) || acts > 0 || DOES_NOW.test(answer) ? AND_AFTER_THAT : A_LITTLE_MORE,
  };
}
/** 'First I would shut the gate …', and nothing comes after it; or nothing but a word to somebody. */
function stopsAtTheFirst(question: string, answer: string, words: number, acts: number): boolean {
  if (words > NO_STORY || words <= ONE_LINE || acts === 0 || acts > FEW_ACTS || givesReason(answer)) return false;
  if (GOES_ON_AFTER.test(answer)) return false;
  if (/\bfirst\b/i.test(question) ? ENDS_AT_THE_FIRST.test(answer) : BEGINS_WITH_THE_FIRST.test(answer)) return true;
  return (
    words <= THIN_PLAN &&
    !/\b(?:say|tell|respond|reply|answer)\b/i.test(question) &&
    countOwnActs({ type: 'situational' }, answer.replaceAll(A_WORD_TO_THEM, '')) === 0
  );
}
/** 'I'd triage, urgent ones to the top': by what, is what lacks. */
const SORTS_BY_URGENCY =
  /\b(?:triage|prioriti[sz]e)\b|\b(?:urgent|important|critical)\b[^.?!]{0,25}\b(?:first|top|front)\b|\bin order of (?:urgency|importance|priority)\b/i;
const GIVES_A_MEASURE =
  /\b(?:if|because|since|such as|for example|like (?:an?|the)|than|before|without|bleed\w*|deadline|due|who(?:ever)? (?:has|is|needs)|which (?:has|is|needs))\b/i;
const BY_WHAT_MEASURE = ['What would make one of them urgent?', 'How would you tell what comes first?'];
const FEW_ACTS = 3;
const GOES_ON_AFTER =
  /\b(?:then|next|after(?:wards| that)?|second(?:ly)?|once|finally|until|till|if|when|only then|at the same time|meanwhile|later)\b/i;
const BEGINS_WITH_THE_FIRST = /^(?:\W*(?:\S+[,.] ?){0,2})(?:the |my )?(?:very )?first(?:ly| thing| of all)?\b/i;
const ENDS_AT_THE_FIRST = /\b(?:that's|that is|is) (?:the|my) (?:very )?first (?:thing|step)\W*$/i;
const A_WORD_TO_THEM =
  /\b(?:I(?:'d|'ll| would| will)? )?(?:just )?(?:go|go up|go over|talk|speak|say|ask|chat|pop|walk)\b/gi;
/** Where neither the speaker nor anybody like them does a thing, no plan is told, however much is said of how things are. */
const OF_ANYBODY_ACTING = /\b(?:I|I'd|I'll|you|you'd|we|we'd|me|first|then|if|call|ring|tell|ask|stop|check)\b/i;
/** 'Remove them immediately. Then deal with it.' */
const TELLS_A_STEP =
  /\bthen (?!(?:it|it's|that|that's|there|they|they're|he|she|again|what|when|who|how)\b)\w+|^\W*(?!(?:so|well|yes|yeah|no|and|but|oh|okay|is|was|about|like|with|for|at|in|on)\b)\p{L}+ (?:it|them|him|her|the|that|this)\b/iu;
/** 'I'll say no sir.' */
const SAYS_NO = /^\W*(?:\S+ )?I(?:['’]ll|['’]d| will| would) (?:just )?(?:say|tell (?:him|her|them)) (?:no|yes)\b/i;
/** 'I stop.', and not 'I've sat in a court for one of these.' */
const DOES_NOW =
  /\bI(?:'d|'ll)? (?!(?:was|had|have|am|wouldn['’]?t|think|guess|mean|know|suppose|work|did|said|\w{3,}ed)\b)\w+/i;
const SAYS_SOMETHING = /^\W*I(?:['’]ll|['’]d| will| would) (?:just |probably )?say something\W*$/i;
const HOW_PUT = ['And how would you put it?'];
/** 'Get out of the water. That's what I say.': the words are told. */
const THAT_IS_WHAT_I_SAY = /\bthat['’]?s what I(?:['’]d| would)? (?:say|tell)\b/i;
const ASKS_FOR_WORDS =
  /\bwhat (?:do|would|will) you (?:say|tell (?:him|her|them))(?: to \w+(?: \w+)?)?\?$|\b(?:tells?|says?|asks?|demands?|insists?|wants you to|complains?|accuses?|rings you)\b[^?]*\bhow (?:do|would|will) you (?:respond|reply|answer|react)(?: to (?:that|him|her|them))?\?$/i;
/** 'I clean too': no first step, so that what comes after it cannot be asked. */
const ALSO = /^\W*(?:\S+ ){1,5}(?:too|as well|also)\W*$/i;
/** 'I would report it.', 'Ring the boss I suppose.': somebody else is to deal with it. */
const PASSES_IT_ON =
  /^(?:\W*(?:well|so|um+|uh+|er+m?|oh|first|just|probably|honestly),? )*(?:(?:I|you)(?:['’]d| would| will|['’]ll)? (?:\w+ly |just |have to |need to )?)?(?:report|escalate|ring|call|phone|tell|ask|get|inform|go to)\b(?: (?:it|that|this|them|him|her))?(?: to)?(?: (?:my|the|a|an) (?:\w+ )?(?:supervisor|manager|boss|head|matron|office|police|safeguarding|foreman|lead|team leader|control|owner|line manager|nurse in charge|engineer|doctor|superior|senior))?[^,;]{0,60}$/i;
const NAMES_A_SUPERIOR =
  /\b(?:supervisor|manager|boss|head|matron|office|foreman|lead|leader|control|owner|nurse in charge|superior|senior)\b/i;
const NAMES_NOBODY = /\breport (?:it|that|this)\b[.!]?(?!.* to (?:the|my|a|him|her|them)\b)/is;
const WHAT_THEMSELVES = [
  'And what would you do yourself, before that?',
  'And what would you do yourself, there and then?',
];

const TO_WHOM_AND_WHAT_ELSE = ['Whom would you tell, and what would you do yourself there and then?'];
const IT_DEPENDS = /\bdepends?\b/i;
/** What names no step that somebody could take. */
const SAYS_NOTHING_OF_STEPS =
  /\b(?:manage|handle|cope|panic|calm|professional\w*|polite\w*|respect\w*|communicat\w+|seen it all|be fine|positive|procedure|policy|protocol|rules|best|always|never)\b/i;
const WOULD_SPEAK =
  /\b(?:(?:tell|talk to|speak to|speak with) (?!(?:the |my |a )?(?:supervisor|manager|boss|head|matron|office|police|safeguarding))|explain|(?<!n't )say|apologi[sz]e|calm|convince|persuade|reassure|reason with|have a (?:word|chat))\b/i;
const SAY_IT_IS_USUAL = ['Take the case that you meet most often. What would you do first?'];
const NO_MORE_THAN_A_WORD = 3;
const FEW_FOR_AN_ORDER = 5;
const ASKS_FOR_AN_ORDER = /\b(?:first|at once|same (?:time|moment)|two urgent|which first)\b/i;
const WHY_IN_THAT_ORDER = ['And why in that order?', 'And what makes you begin there?'];
const FIRST_OF_ALL = ['What is the first thing that you would do?', 'What exactly would you do first?'];
const WHAT_WOULD_BE_SAID = [
  'What would you say, in the words that you would use?',
  'What exactly would you say to begin with?',
];
const AND_AFTER_THAT = ['And what would you do after that?', 'And what would come next?'];

const THIN_METHOD = 25;

function askOfThinMethod({ text }: Asked, answer: string): ThinAsk | undefined {
  const { doing } = subjectOf(text);
  const words = wordsOf(answer);
  if (doing && words <= NO_STORY && countOwnActs({ type: 'technical' }, answer) === 0 && isMadeOfBuzzwords(answer))
    return { gap: 'specifics', asks: IN_PRACTICE };
  if (!doing || words > THIN_METHOD || countNumbers(answer) > 0 || BECAUSE.test(answer)) return undefined;
  if (HAS_NOT_DONE.test(answer))
    return { gap: 'specifics', asks: ['What would you ask first, and what would you try?'] };
  const acts = countOwnActs({ type: 'technical' }, answer);
  if (acts > 2) return undefined;
  if (/^how would you\b/i.test(text) && answer.includes(',')) return { gap: 'reason', asks: AND_WHY_WOULD };
  if ((answer.match(/,/g)?.length ?? 0) >= LIST_COMMAS) return { gap: 'specifics', asks: ONE_OF_THE_LIST };
  if (LOOKS_FOR.test(doing)) return { gap: 'specifics', asks: WHAT_TO_LOOK_FOR };
  if (CLAIMS.test(answer) && acts === 0) return { gap: 'specifics', asks: IN_PRACTICE };
  return { gap: 'specifics', asks: FIRST_AND_THEN };
}
const BECAUSE = /\b(?:because|'?cause|so that|otherwise|in case|rather than)\b/i;
const HAS_NOT_DONE = /\b(?:I'd guess|I guess|I suppose|never (?:done|had|used)|not sure)\b/i;
const LIST_COMMAS = 3;
const ONE_OF_THE_LIST = [
  'Take one of those. What exactly do you do, and why?',
  'Pick the one that matters most. How do you do it, and why?',
];
const LOOKS_FOR = /^(?:tell|notice|spot|recogni[sz]e|find out)\b/i;
const WHAT_TO_LOOK_FOR = ['What exactly do you look for?', 'Which signs do you look for, and where?'];
const CLAIMS = /\b(?:always|important|massive|careful\w*|best practices?|passionate|every time|never|make sure)\b/i;
const IN_PRACTICE = ['What does that look like in practice?', 'What do you do for that, step by step?'];
const BUZZWORD =
  /\b(?:evidence[- ]based|\w+[- ]cent(?:red|ered)|robust|frameworks?|polic(?:y|ies)|best practices?|stakeholders?|holistic|audits?|strateg\w+|communication|transparen\w+|collaborat\w+|alignment|synerg\w+|quality|supervision|case management|continuous|proactive\w*|accountab\w+|governance|standards)\b/gi;
const MANY_BUZZWORDS = 4;
const isMadeOfBuzzwords = (answer: string) =>
  (answer.match(BUZZWORD)?.length ?? 0) >= MANY_BUZZWORDS &&
  !/\bI(?:'d|'ll)? \w+/.test(answer) &&
  countNumbers(answer) === 0;
const FIRST_AND_THEN = ['What do you do first, and what after that?', 'What comes first, and what comes next?'];

const THIN_BACKGROUND = 45;

function askOfThinBackground({ text }: Asked, answer: string): ThinAsk | undefined {
  if (
    /\b(?:introduce|briefly)\b/i.test(text) ||
    !/\b(?:background|experience|yourself|prepare\w*|have done|path)\b/i.test(text)
  )
    return undefined;
  if (wordsOf(answer) > THIN_BACKGROUND) return undefined;
  if (SAYS_THERE_IS_NO_MORE.test(answer)) return { gap: 'specifics', asks: NEAREST_TO_THE_WORK };
  const bare = answer.replaceAll(/\b(?:um+|uh+|er+m?|hi|hiya|yeah|so|well|like|mate|sir|madam|ma'am),/gi, '');
  const details = countNumbers(answer) + (bare.match(/,/g)?.length ?? 0);
  if (details > FEW_DETAILS && !SAID_BY_ANYBODY.test(answer)) return undefined;
  if (!HAS_WORKED.test(answer)) return { gap: 'specifics', asks: NEAREST_TO_THE_WORK };
  const { role } = subjectOf(text);
  if (TELLS_DUTIES.test(answer) && role && !LEADS_HERE.test(answer))
    return { gap: 'reason', asks: [`And what draws you to ${role} now?`, `And what brings you to ${role}?`] };
  // Whoever was asked for a little and names a job has given it.
  if (TELLS_DUTIES.test(answer) || A_LITTLE.test(text)) return undefined;
  return {
    gap: 'specifics',
    asks: !NAMES_A_PLACE.test(answer) ? WHERE_AND_WHAT : GOES_ON.test(answer) ? TASKS_NOW : TASKS_THEN,
  };
}
/** 'I don't know what else to tell you, there isn't much.' */
const SAYS_THERE_IS_NO_MORE =
  /\b(?:there(?:'s| is| isn't| is not)(?: not| really)* (?:much|a lot|nothing|not much)(?: (?:else|more|to (?:tell|say)|really))*|(?:don't|do not) know what (?:else|more|to) (?:to )?(?:say|tell)\b[^.?!]{0,40})[.!]*$/i;
const FEW_DETAILS = 2;
const SAID_BY_ANYBODY =
  /\b(?:hard[- ]?working|flexible|under pressure|people person|team player|reliable|motivated|passionate|interested in|good with (?:people|numbers)|everything|(?:my|a) joke|that's the plan)\b/i;
const NEAREST_TO_THE_WORK = [
  'What have you done so far that comes nearest to this work?',
  'Which of the things that you have done comes nearest to this work?',
];
const A_LITTLE = /\ba (?:little|bit|few words)\b/i;
const NAMES_A_PLACE = /\b(?:(?:at|in) the|(?:at|in|for|with) (?:a|an|my|our|this|[A-Z]\w+))\b/;
/** A job that they hold still is not spoken of as past. */
const GOES_ON =
  /\b(?:I(?:'m| am) (?:\w+ly )?(?:a|an|the|at|with|in|on|working|doing|running)|I work|I(?:'ve| have) been|been \w+ing|currently|at the moment|these days|right now|still)\b/i;
const TASKS_NOW = ['What are your own tasks there?', 'And what do you do there on a normal day?'];
const TASKS_THEN = ['What were your own tasks there?', 'And what did you do there on a normal day?'];
const WHERE_AND_WHAT = ['Where have you done that work, and what have your own tasks been?'];
const HAS_WORKED =
  /\b(?:work(?:ed|ing)?|job|jobs|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|many) years?|years? (?:of|at|in|with|as|on|there|experience)|clean(?:ed|ing)?|trained|phones|army|buses|surger(?:y|ies)|dealer|studio|salon|school secretary|placement|driving|driver|shop|kiosk|shifts?|kitchens?|wards?|nurse|firm|company|employed|self-employed|freelance|on the (?:tills|doors|tools|road)|served my time|apprentice\w*|hotel|office|restaurant|farm|supermarket|warehouse|site|trade)\b/i;
const TELLS_DUTIES =
  /\bI (?:\w+ly |also |then |used to )?(?:built|made|ran|led|did the|looked after|answered|cleaned|cooked|drove|fixed|installed|managed|organi[sz]ed|repaired|served|sold|taught|trained|wrote|handled|delivered|designed|planned|checked|filled|set up|kept|translated|cover)\b/i;
const LEADS_HERE =
  /\b(?:want\w*|hop(?:e|ing)|so I (?:applied|thought)|that(?:'s| is) why|which is why|why I|because|interest\w*|looking (?:for|to)|your (?:advert|posting|company)|apply|applied|dream|plan)\b/i;

const THIN_REASONS = 30;
const ONE_LINE = 14;

function askOfThinReasons({ text }: Asked, answer: string): ThinAsk | undefined {
  const { wish } = subjectOf(text);
  const motive = motiveOf(text);
  if (motive) return askForMotive(text, answer);
  if (!wish && !/^what (?:draws|attracts)\b|^why (?:this|our|us|here)\b/i.test(text)) return undefined;
  if (wordsOf(answer) > THIN_REASONS || countOwnActs({ type: 'behavioral' }, answer) > 1) return undefined;
  if (OF_CONVENIENCE.test(answer))
    return {
      gap: 'reason',
      asks: [wish ? `And what draws you to ${wish}?` : 'And what draws you to the work itself?'],
    };
  if (TO_LEARN.test(answer))
    return { gap: 'specifics', asks: ['What would you most like to learn here, and how would you use it?'] };
  if (LOVES_IT.test(answer)) return { gap: 'specifics', asks: WHERE_IT_SHOWED };
  if (!wish || wordsOf(answer) > ONE_LINE) return undefined;
  return { gap: 'reason', asks: [`What is it about ${wish} that draws you most?`] };
}
/** Why this company, this role or this move: whatever lacks is asked for as that, and nothing else. */
function askForMotive(question: string, answer: string): ThinAsk | undefined {
  const words = wordsOf(answer);
  const acts = countOwnActs({ type: 'behavioral' }, answer);
  if (words > THIN_MOTIVE || (acts > 1 && motiveOf(question) !== 'role')) return undefined;
  const asks = partOfMotive(question, answer, words);
  return asks ? { gap: 'reason', asks } : undefined;
}
const THIN_MOTIVE = 45;

const OF_CONVENIENCE =
  /\b(?:weekends|evenings|car now|near(?:by| me| my)|close to (?:home|me|my)|minutes (?:from|away)|pay(?:s|ing)? (?:well|better|more)|money|the hours|hours suit|commute|walking distance|bus stop|need a job)\b/i;
const TO_LEARN = /\b(?:learn|grow|develop)\b/i;
const LOVES_IT =
  /\b(?:I(?:'ve| have)? (?:just |really |always |also )*(?:love|loved|enjoy|enjoyed|adore)|passion\w*|people person|big heart|be (?:really )?good at)\b/i;
const WHERE_IT_SHOWED = [
  'What have you done so far that tells you this is the work for you?',
  'What have you seen or done that tells you this work would suit you?',
];
