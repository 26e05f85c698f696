import type { QuestionType } from '#contract/words.ts';
import { countOwnActs, givesReason, tellsOutcome } from './answer-features.ts';
import { askOfPart } from './ask-of-part.ts';
import { AND_WHAT_HAPPENED } from './gap-asks.ts';
import { howMuchIsTold } from './how-much-is-told.ts';
import { FACTUAL_QUESTION } from './intent-features.ts';
import { partsOf } from './parts-of-question.ts';
import { partLeftOut } from './second-part.ts';
import { spelledOut } from './spelled-out.ts';
import { withoutOpening } from './spoken-question.ts';
import { asksForOccasion } from './subject-of-question.ts';
import { tellsEvent, tellsOfTrouble } from './tells-event.ts';
import { kinNamedAlone, tellsOfDisaster } from './tells-of-loss.ts';
import type { Asked, ThinAsk } from './thin-ask.ts';
import { A_LITTLE_MORE, AND_WHY_WOULD, IT_DEPENDS, ONE_LINE, THIN_REASONS, wordsOf } from './thin-ask.ts';
import { askOfThinBackground } from './thin-background.ts';
import { askOfThinMethod } from './thin-method.ts';
import { askOfThinPlan } from './thin-plan.ts';
import { askOfThinReasons } from './thin-reasons.ts';
import { askOfThinStory } from './thin-story.ts';

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
  const [, second, more] = partsOf(withoutOpening(question.text));
  if (second && !more && ONLY_A_RATE.test(answer))
    return { gap: 'specifics', asks: [`And ${lowered(askOfPart(second, question.type))}`] };
  const left = partLeftOut(question, answer);
  if (left) return { gap: left.gap, asks: [left.ask] };
  if (/^have you (?:ever )?/i.test(question.text) && A_BARE_YES.test(answer))
    return { gap: 'specifics', asks: WHAT_HAPPENED };
  if (WHY_YOU.test(question.text) && wordsOf(answer) <= ONE_LINE)
    return { gap: 'specifics', asks: WHAT_SPEAKS_FOR_YOU };
  if (
    AN_OPEN_ASK.test(question.text) &&
    !SAYS_NOTHING_IS.test(answer) &&
    wordsOf(answer) <= A_STUMP &&
    question.type !== 'behavioral'
  )
    return { gap: 'specifics', asks: A_LITTLE_MORE };
  if (A_BARE_NO.test(answer) && question.type !== 'behavioral' && question.type !== 'general')
    return { gap: 'reason', asks: AND_WHY_IS_THAT };
  if (/^how (?:do|would|will) you (?:cope|deal|manage|handle)\b/i.test(question.text) && GETS_USED_TO_IT.test(answer))
    if (wordsOf(answer) <= A_LINE_OF_TALK) return { gap: 'specifics', asks: WHAT_HELPS };
  if (FACTUAL_QUESTION.test(question.text)) return undefined;
  return (
    askForReasonLeftOut(question, answer) ??
    askForEndLeftOut(question, answer) ??
    ASK_BY_TYPE[asksForOccasion(question.text) ? 'behavioral' : question.type]?.(question, answer)
  );
}

const A_BARE_NO = /^\W*(?:no|nope|nah)\W*$/i;

/** 'I'm at sixty words a minute.', and no more, tells the first half of two. */
const ONLY_A_RATE =
  /^\W*(?:(?:about|around|well|oh|I(?:'m| am| do|'d say)|at|maybe|roughly),? )*\S+(?: \S+)? \p{L}+s (?:a|an|per) (?:minute|hour|second|day|shift)\W*$/iu;
const lowered = (ask: string) => ask.replace(/^And /i, '').replace(/^(?!I\b)\p{Lu}/u, (first) => first.toLowerCase());

/** Questions that nobody means to have answered in a word. */
const AN_OPEN_ASK =
  /^(?:what do you know about|what would (?:a|your) (?:\w+ )?(?:colleague|manager|boss|team|friend)s? say|how (?:quickly|well|comfortable|confident|good) (?:do|are|can|would) you|are there any (?:kinds?|sorts?|parts?|things)|what (?:do|would|will) you (?:think you(?:'ll| will| would) )?find (?:the )?(?:hard\w*|difficult|most)|how do you feel about|is there anything (?:about|in))\b/i;

/** 'Nothing, really.' to 'Is there anything …?' */
const SAYS_NOTHING_IS =
  /^\W*(?:(?:well|um+|er+m?|oh|honestly),? )*(?:no|not (?:really|that I)|nothing|none|nope|nah)\b/i;

const A_STUMP = 8;
const A_LINE_OF_TALK = 18;

/** 'You get used to it. You wear a hat.': of anybody, and not of the speaker. */
const GETS_USED_TO_IT = /^(?!.*\bI\b)(?=.*\b(?:you|ye) (?:just |soon )?get used to (?:it|that|them)\b)/is;

const WHAT_HELPS = ['And what do you do yourself to get through it?'];

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

/** 'How do you carry out a patch test and why?' */
function askForReasonLeftOut({ text, type }: Asked, answer: string): ThinAsk | undefined {
  if (!/,? and why[?.!]?$/i.test(text) || givesReason(answer) || wordsOf(answer) > LONG_FOR_HALF) return undefined;
  const asks = type === 'situational' ? AND_WHY_WOULD : type === 'technical' ? AND_WHY : AND_WHY_IS_THAT;
  return { gap: 'reason', asks };
}

const LONG_FOR_HALF = 40;

const AND_WHY = ['And why is it done that way?', 'And what is the reason for doing it like that?'];

const AND_WHY_IS_THAT = ['And why is that?', 'And what makes you say so?'];

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
