import { countOwnActs } from './answer-features.ts';
import {
  asksAsWhom,
  asksBeforeAnswering,
  asksForAMoment,
  asksHowOpenly,
  asksIfItIsPrivate,
  asksOfReferences,
  asksWhetherTheyMust,
  endsByAskingAgain,
  isTiredOfBeingAsked,
  needsTimeToPutIt,
  offersToTell,
} from './asked-first.ts';
import { asksForLater } from './asks-for-later.ts';
import { asksOfThePost, wantsAQuestion } from './asks-of-the-post.ts';
import { wordInDoubt } from './asks-what-a-word-means.ts';
import { asksWhileNervous } from './asks-while-nervous.ts';
import { isCalledAway } from './called-away.ts';
import {
  asksForMoreOfTheCase,
  asksOfTheCase,
  checksTheirReading,
  chosenOf,
  OF_THE_POST,
  phraseFromElsewhere,
} from './case-asked-back.ts';
import { invitesQuestions } from './invites-questions.ts';
import type { Intent, Reason } from './move.ts';
import { ASKS_FOR_WORDS, isPlainAnswer } from './plain-answers.ts';
import {
  ASKS_FOR_A_LANGUAGE,
  ASKS_HOW_LONG,
  ASKS_IF_IT_MUST_BE,
  ASKS_THE_POINT,
  ASKS_WHICH_MEANING,
  asksForASense,
  asksToLeave,
  HAS_GONE_BLANK,
  IS_CALLED_AWAY,
  IT_HURTS,
  KEEPS_ONE_BACK,
  LINE_FROZE,
  leavesItForALoss,
  POINTS_BACK,
  refusesFirmly,
  saysOnlyThis,
  WANTS_COMFORT,
  WANTS_IT_SIMPLER,
  WAVES_IT_OFF,
  WILL_PUT_IT_OTHERWISE,
  wishesToGoOn,
} from './plain-wishes.ts';
import type { ReadIntent } from './read-intent.ts';
import { wantsItShorter } from './shorter-question.ts';
import { sparesOthers } from './spares-others.ts';
import { isTakenIll } from './taken-ill.ts';
import { takesOffence } from './takes-offence.ts';
import { tellsEvent } from './tells-event.ts';
import { tellsOfGrief } from './tells-of-loss.ts';

/**
 * What people mean and do not say outright: a reluctance, a line that is drawn, a dry word, being asked twice, a missed
 * end. Only where the words can hardly mean anything else; undefined mostly.
 */
export function readSideways(said: string, question: string, isAskedOn: boolean): ReadIntent | undefined {
  const plain = said.replaceAll('’', "'").trim();
  const words = plain.split(/\s+/).length;
  const aside = (intent: Intent, reason?: Reason): ReadIntent => ({
    intent,
    answers: false,
    ...(reason && { reason }),
  });
  const ownActs = countOwnActs({ type: 'behavioral' }, plain);
  if (wishesToGoOn(plain)) return { intent: 'skip', answers: words >= ENOUGH_TOLD && ownActs > 0, reason: 'goes_on' };
  if (words <= A_FEW_LINES && leavesItForALoss(plain, question)) return aside('later', 'for_a_loss');
  if (words <= A_FEW_LINES && ownActs === 0 && asksToLeave(plain) && IT_HURTS.test(plain))
    return aside('later', 'it_hurts');
  if (isCalledAway(plain)) return aside('stop', 'called_away');
  if (isTakenIll(plain)) return aside('stop', 'taken_ill');
  if (asksWhileNervous(plain)) return aside('nerves', 'asks_while_nervous');
  if (words <= A_FEW_LINES && sparesOthers(plain, question))
    return aside(isAskedOn ? 'skip' : 'decline', 'spares_others');
  if (wantsItShorter(plain)) return aside('rephrase', 'wants_it_shorter');
  if (words <= A_FEW_LINES && needsTimeToPutIt(plain)) return aside('think', 'time_to_put_it');
  if (words <= A_FEW_LINES && asksForAMoment(plain)) return aside('think');
  if (words <= A_FEW_LINES && !ASKS_FOR_WORDS.test(question) && offersToTell(plain))
    return aside('think', 'offers_to_tell');
  if (!LATER_FOR_A_SECRET.test(plain) && asksForLater(plain, question)) return aside('later');
  if (!invitesQuestions(question) && asksOfThePost(plain, question)) return aside('about_job', 'of_the_post');
  if (words <= A_FEW_LINES && ownActs === 0 && !isOfACase(question) && asksIfItIsPrivate(plain))
    return aside('why_asked', 'of_a_private_thing');
  if (takesOffence(plain, question)) return aside('why_asked', 'takes_offence');
  if (
    words <= LONG_FOR_A_QUESTION &&
    !invitesQuestions(question) &&
    !ASKS_FOR_WORDS.test(question) &&
    asksBeforeAnswering(plain)
  )
    return aside('about_job');
  if (words <= A_FEW_LINES && !ASKS_FOR_WORDS.test(question) && endsByAskingAgain(plain))
    return { intent: 'repeat', answers: words >= ENOUGH_TOLD && tellsEvent(plain) && ownActs > 0 };
  if (words <= A_FEW_LINES && asksAsWhom(plain)) return aside('which_case', 'asks_as_whom');
  if (words <= A_FEW_LINES && asksHowOpenly(plain)) return aside('which_case', 'asks_how_openly');
  if (words <= A_FEW_LINES && ownActs === 0 && asksWhetherTheyMust(plain)) return aside('decline');
  if (words <= A_FEW_LINES && ownActs === 0 && isTiredOfBeingAsked(plain)) return aside('why_asked', 'asked_so_often');
  if (words <= A_LINE && ownActs === 0 && asksOfReferences(plain)) return aside('about_job');
  if (words >= SOMETHING_TOLD && saysOnlyThis(plain)) return { intent: 'answer', answers: true };
  if (words <= A_FEW_LINES && refusesFirmly(plain) && !tellsOfGrief(plain))
    return aside(isAskedOn ? 'skip' : 'decline', 'refuses');
  if (words <= A_FEW_LINES && WANTS_COMFORT.test(plain)) return aside('off_topic', 'wants_comfort');
  if (
    words <= A_FEW_LINES &&
    LINE_FROZE.test(plain) &&
    (ownActs === 0 || /\bI only (?:got|heard|caught)\b/i.test(plain))
  )
    return aside('repeat', 'line_froze');
  if (words <= A_LINE && ASKS_THE_POINT.test(plain)) return aside('why_asked', 'asks_the_point');
  if (words <= A_SENTENCE && IS_CALLED_AWAY.test(plain)) return aside('think');
  if (words <= A_SENTENCE && ASKS_FOR_A_LANGUAGE.test(plain)) return aside('instruction', 'wants_a_language');
  if (words <= VERY_FEW && WANTS_IT_SIMPLER.test(plain)) return aside('rephrase');
  if (
    words <= VERY_FEW &&
    isOfACase(question) &&
    (asksForMoreOfTheCase(plain) || (OF_SOMEBODY_IN_IT.test(plain) && asksOfTheCase(plain)))
  )
    return aside('which_case');
  if (words <= A_SENTENCE && asksForASense(plain, question)) return aside('meaning_of_word', 'asks_one_sense');
  if (wordInDoubt(plain, question) !== undefined && (ownActs === 0 || words <= A_SENTENCE))
    return aside('meaning_of_word', 'word_in_doubt');
  if (ASKS_FOR_A_REASON.test(question) && words >= A_REASON_IN_WORDS && tellsOfGrief(plain) && !HURTS_NOW.test(plain))
    return { intent: 'answer', answers: true };
  if (words <= VERY_FEW && WILL_PUT_IT_OTHERWISE.test(plain)) return aside('think');
  if (WAVES_IT_OFF.test(plain)) return aside('skip');
  if (words <= A_LINE && (KEEPS_ONE_BACK.test(plain) || ASKS_IF_IT_MUST_BE.test(plain))) return aside('decline');
  if (words <= A_SENTENCE && POINTS_BACK.test(plain)) return aside('told_already');
  if (words <= A_SENTENCE && ASKS_HOW_LONG.test(plain)) return aside('which_case', 'how_long');
  if (words <= A_SENTENCE && TAKES_SOME.test(plain)) return aside('which_case');
  if (words <= A_LINE && HAS_GONE_BLANK.test(plain)) return aside('blank');
  if (words <= A_SENTENCE && CANNOT_SAY_THEY_HAVE.test(plain)) return aside('no_experience');
  if (ASKS_WHICH_MEANING.test(plain)) return aside('which_case', 'asks_which_meaning');
  if (words <= A_FEW_LINES && !(isAskedOn && NO_MORE.test(plain)) && isPlainAnswer(plain, question))
    return { intent: 'answer', answers: true };
  // Whoever has told something and draws a line has answered.
  if (words >= ENOUGH_TOLD && DRAWS_A_LINE.test(plain)) return { intent: 'answer', answers: true };
  if (words >= SOMETHING_TOLD && RATHER_NOT.test(plain) && tellsOfGrief(plain) && tellsEvent(plain))
    return { intent: 'answer', answers: true };
  // Who tells a loss and what they did has answered, however sad it is.
  if (
    words >= ENOUGH_TOLD &&
    tellsOfGrief(plain) &&
    countOwnActs({ type: 'behavioral' }, plain) > 1 &&
    !HURTS_NOW.test(plain)
  )
    return { intent: 'answer', answers: true };
  if (tellsOfGrief(plain) && WOULD_HAVE_SAID.test(plain)) return { intent: 'answer', answers: true };
  // Whoever has told much and asks for a moment has answered so far, and gets it.
  if (words >= ENOUGH_TOLD && ENDS_BY_ASKING_FOR_TIME.test(plain)) return { intent: 'think', answers: true };
  if (words <= VERY_FEW && GOES_TO_THE_NEXT.test(plain) && !HAS_NOTHING.test(plain)) return aside('joke');
  if (words <= A_LINE && SAW_IT_COMING.test(plain)) return aside('joke');
  if (words <= A_LINE && ownActs === 0 && STILL_GOING.test(plain)) return aside('hearing', 'still_going');
  if (words <= A_LINE && DOUBTS_THE_LINE.test(plain)) return aside('hearing');
  if (words <= A_FEW_LINES && ASKS_OF_THE_POST.test(plain) && !invitesQuestions(question) && !wantsAQuestion(question))
    return aside('about_job');
  if (words <= A_FEW_LINES && SETS_A_BOUNDARY.test(plain) && !KEEPS_IT_FROM_THEM.test(plain))
    return aside('decline', isReluctant(plain) ? 'is_reluctant' : 'sets_a_boundary');
  if (words <= A_LINE && checksTheirReading(plain)) return aside('rephrase', 'checks_a_reading');
  if (words <= A_FEW_LINES && ASKS_WHAT_WORDS_MEAN.test(plain) && phraseFromElsewhere(plain, question))
    return aside('meaning_of_word');
  if (
    words <= A_FEW_LINES &&
    !isAskedOn &&
    !invitesQuestions(question) &&
    chosenOf(plain) &&
    countOwnActs({ type: 'situational' }, plain) === 0
  )
    return aside('which_case');
  if (words <= A_FEW_LINES && LOST_ON_THE_WAY.test(plain)) return aside('rephrase');
  if (words <= A_FEW_LINES && MISSED_WORDS.test(plain) && !TOLD_OF.test(plain)) return aside('repeat');
  if (words <= A_FEW_LINES && ASKS_WHICH_WAS_SAID.test(plain)) return aside('repeat');
  if (isAskedOn && words <= A_FEW_LINES && HAS_SAID_IT.test(plain)) return aside('told_already');
  if (words <= A_LINE && WHICH_ONE.test(plain)) return aside('which_case');
  if (words <= A_FEW_LINES && WHO_HEARS_IT.test(plain)) return aside('about_interviewer', 'who_hears_it');
  if (words <= A_LINE && MUST_NAME.test(plain)) return aside('which_case', 'must_name');
  if (words <= A_LINE && NAMES_WANTED.test(plain)) return aside('which_case', 'names_wanted');
  if (words <= A_LINE && HOW_MUCH_OF_IT.test(plain)) return aside('which_case', 'how_much');
  if (words <= A_LINE && WHERE_TO_START.test(plain)) return aside('which_case', 'where_to_start');
  if (words <= A_LINE && OFFERS_A_START.test(plain)) return aside('which_case');
  if (isAskedOn && NO_MORE.test(plain)) return aside('told_already');
  if (words <= VERY_FEW && IS_ABOUT.test(plain)) return aside('rephrase', 'asks_what_about');
  if (words <= A_SENTENCE && SHAKES.test(plain)) return aside('nerves');
  if (words <= VERY_FEW && AS_IN.test(plain)) return aside('rephrase');
  if (words <= A_SENTENCE && A_TRICK.test(plain)) return aside('why_asked', 'fears_a_trick');
  if (words <= A_SENTENCE && HELD_AGAINST.test(plain)) return aside('why_asked', 'held_against');
  if (words <= A_SENTENCE && OTHER_WORK.test(plain) && !/^(?:tell|describe|give|think)\b/i.test(question))
    return aside('which_case', 'other_work');
  if (words <= A_LINE && SOMEBODY_AT_THE_DOOR.test(plain)) return aside('off_topic');
  if (words <= A_LINE && ASKS_LEAVE.test(plain))
    return aside('think', OF_THE_POST.test(plain) ? undefined : 'asks_leave');
  if (words <= A_SENTENCE && A_DRY_WORD.test(plain)) return aside('joke');
  if (words <= A_FEW_LINES && asksForARule(plain)) return aside('about_job', 'asks_for_a_rule');
  if (words <= A_FEW_LINES && LATER_FOR_A_SECRET.test(plain)) return aside('decline', 'secret_for_later');
  if (words <= A_FEW_LINES && isReluctant(plain)) return aside('decline', 'is_reluctant');
  if (
    words <= VERY_FEW &&
    DOES_NOT_KNOW_THEM.test(plain) &&
    /\bover\b|\b(?:choose|hire|take|pick|employ) you\b|\bothers?\b|\banother\b/i.test(question)
  )
    return aside('joke', 'of_unknown_others');
  return undefined;
}
/** 'The freezer fails at night. What do you do?' */
const OF_SOMEBODY_IN_IT = /\b(?:he|she|they|the (?!question|interview|line|camera|mic|last|recording)\w+)\b/i;
const isOfACase = (question: string) =>
  /^[^.?!]+\. (?:\S+ )?(?:what|how|who|which|where)\b[^.?!]*\b(?:do|say|tell|handle|respond|react|proceed|start|begin)\b/i.test(
    question,
  );
/** Whose death it was may be the whole reason. */
const ASKS_FOR_A_REASON =
  /^(?:and |so )?(?:why|what (?:draws|brings|brought|made|makes|drew))\b|\bgap\b|\btime (?:off|out)\b|\bout of work\b/i;
const A_REASON_IN_WORDS = 7;
/** 'I can't say I've had that, exactly.', with nothing told besides. */
const CANNOT_SAY_THEY_HAVE =
  /^\W*(?:(?:well|um+|er+m?|oh|no|honestly|sorry),? )*I (?:can't|cannot) (?:really |honestly )?say (?:that )?I(?:'ve| have) (?:ever |really |actually )?\w+(?: (?:across|to))? (?:that|this|it|one|any|anything|such)\b[^.?!]{0,20}[.!]*$/i;
const ENDS_BY_ASKING_FOR_TIME =
  /(?:^|[.!?,;] |\b(?:sorry|and|so) )(?:please )?(?:just )?(?:(?:give|gimme) ?(?:me )?(?:just )?(?:a|one|two) (?:wee |little )?(?:second|sec|minute|moment|mo)s?|(?:one|just a|half a) (?:second|sec|minute|moment)|(?:can|could|may) (?:I|we|you give me) (?:have |take |just have )?(?:a|one) (?:second|sec|minute|moment)s?)(?: please| now| there)?[.!?]*$/i;
/** 'Failed actor. Next question.' is a dry answer, 'no idea, next question' is none. */
const GOES_TO_THE_NEXT = /^[^.?!]+[.!] (?:and )?next (?:question|one)\W*$/i;
const HAS_NOTHING =
  /\b(?:no|not|none|nothing|don't|dont|can't|idea|pass|skip|hard|tricky|sorry|blank|dunno|um+|next one|boring|hm+|later|please)\b(?=.*[.!])/i;
/** 'Oh here we go. I knew that would come up.' */
const SAW_IT_COMING =
  /^\W*(?:(?:oh|ah|ha|haha|right|well|okay),? )*(?:here (?:we go|it comes|it is)|there it is|I (?:knew|thought|had a feeling) (?:that|this|it|you)(?: one)?(?: would|'d| was going to| might)? (?:come(?: up)?|ask (?:that|this)|get to that)|I was waiting for (?:that|this)(?: one)?)\b[^?]{0,50}$/i;
/** 'One minute, my voice is it coming, it is showing unstable network.' */
const DOUBTS_THE_LINE =
  /\bmy (?:voice|sound|audio|mic\w*|line|video)\b[^.!]{0,20}\b(?:is it|coming|audible|clear|working|going through|reaching|all ?right|okay|ok)\b(?!,? (?:so|and|because) I)|\b(?:is it|am I) (?:coming through|audible|clear to you|reaching you)\b|\bunstable (?:network|connection|internet)\b/i;
/** 'Is this thing still going? The light went off.' */
export const STILL_GOING =
  /\b(?:is|was) (?:this|the|that) (?:thing|yoke|call|line|app|interview|mic\w*|microphone)\b[^.?!]{0,12}\b(?:going|on|working|live|running|connected|there|alive)\b[^.?!]*\?|\bare (?:you|ye) still (?:there|with me|on)\b[^.?!]*\?/i;
/** 'May I ask whether the position is renewable?' */
const ASKS_OF_THE_POST =
  /\b(?:(?:may|can|could) I (?:just |first )?ask\b[^.?!]{0,20}\b(?:if|whether|about|is|what|how|are)\b[^.?!]{0,40}|(?:^|[,.] )(?:but |and |so )?(?:is|are) )(?:the |this |that |your )?(?:\w+ )?(?:post|position|job|role|contract|salary|pay|wages?|hours|shifts?|accommodation|housing|holidays?|pension|relocation|visa|training)\b(?! (?:you|I) )[^.!]*(?:\?|\b(?:renewable|permanent|temporary|fixed[- ]term|full[- ]time|part[- ]time|remote|paid|included|provided|clear)\b)/i;
/** 'I don't want to talk about me dad on that one', 'I'm not gonna tell that one'. */
export const SETS_A_BOUNDARY =
  /^\W*(?:(?:um+|uh+|er+m?|honestly|look|sorry|well|no|to be honest|if I'm honest|actually|oh|ah|you know(?: what)?),? )*(?:I(?:'d| would) (?:really |honestly |much )?(?:rather|sooner|prefer) not (?:to )?(?:get|go|talk|speak|discuss|say|tell|share|answer)|I (?:don't|do not|won't|wouldn't|will not) (?:really |like to |want to |wanna |feel like |care to )+(?:talk|speak|get|go|discuss|share|tell|answer|talking)(?: (?:about|into|that|this|it)\b)|I(?:'m| am) not (?:really )?(?:gonna|going to|able to|allowed to|free to) (?:tell|talk|share|discuss|go into|say|name|get into))\b/i;
/** 'I'd rather not tell them over the phone, so I'd ask them to come in.' */
const KEEPS_IT_FROM_THEM =
  /\b(?:rather|sooner|prefer) not (?:to )?(?:tell|say (?:it |that )?to|talk to|speak to) (?:him|her|them|people|customers?|the \w+)\b|\b(?:so|and) I(?:'d| would) (?!rather|sooner|prefer)\w+/i;
const ASKS_WHAT_WORDS_MEAN = /^\W*(?:(?:sorry|excuse me|but|and|wait|um+|please),? )*what (?:is|are|means|does|do)\b/i;
const ENOUGH_TOLD = 12;
const SOMETHING_TOLD = 10;
const A_FEW_LINES = 35;
/** A question and why it is asked. */
const LONG_FOR_A_QUESTION = 60;
const A_LINE = 22;
const VERY_FEW = 9;
const A_SENTENCE = 14;

/** "That's all I'll say about it", at the end and in whatever tongue. */
export const DRAWS_A_LINE =
  /\b(?:that's|thats|that is) (?:all|aw|a'|everything|as much as|as far as) (?:i|ah)(?:'ll|'m| will| want to| can| am|'d)? ?(?:going to |gonna |willing to )?(?:say|tell|saying|go)\b[^.!?]{0,30}[.!?]?$/i;
/** 'That is a lot of words, I lost it in the middle.' */
const LOST_ON_THE_WAY =
  /\b(?:I|you|ye)(?:'ve)? lost (?:it|me|the thread) (?:in the middle|half ?way|somewhere|at the end|after|there|a bit)\b/i;
const MISSED_WORDS =
  /\b(?:i|we|ah) (?:just |think i |kind of |sort of |only )?(?:missed|lost|didn't (?:quite |really )?(?:catch|hear|get)|couldn't (?:quite |really )?(?:catch|hear|make out)|only (?:got|heard|caught)) (?:the |that|what|you|your |half|most|a bit|some)/i;
/** 'I missed the deadline', 'we lost the client'. */
const TOLD_OF =
  /\b(?:missed|lost|didn't (?:catch|get)) (?:the|that|my|our|a) (?!end\b|start\b|beginning\b|last\b|first\b|middle\b|question\b|rest\b|second\b|bit\b|part\b|half\b|word\b|thing you\b)\w+/i;
export const ASKS_WHICH_WAS_SAID =
  /\b(?:did you say|was that|did you just say|you said) (?:a |an |the )?([^?.!]{3,40}?) or (?:a |an |the )?([^?.!]{3,40})\?/i;
const HAS_SAID_IT =
  /\bI(?:'ve| have)? (?:just |already |kind of |literally |only )*(?:told (?:you|ye|ya)|said (?:it|that|so|this)|answered (?:it|that|this|you)|explained (?:it|that))\b|\bwhat (?:else|more) (?:do you |d'you |you )?(?:want|wanna|expect|need)\b|\bI (?:don't|dunno|do not) (?:know )?what (?:else|more) (?:you|ye|there)\b|\b(?:asked and answered|same question again|you(?:'ve| have)? (?:just |already )?asked (?:me )?that)\b/i;
/** 'Can I do two small ones instead?' */
const TAKES_SOME =
  /\b(?:can|could|may|shall) I (?:do|give|tell|use|take|pick|say) (?:you )?(?:two|a few|several|some|one|a small|a short|more than one)\b[^.?!]*\?/i;
export const WHICH_ONE =
  /^(?:\W*(?:er+m?|um+|uh+|oh|well|sorry),? )*(?:which|what) (?:kind|sort|type) of \p{L}+\?\W*$|^(?:\W*(?:er+m?|um+|uh+|oh|well|sorry|hm+|but|which one[,?]),? )*which (?:one|of them|of those|time|day|job|case)\b(?! (?:is|was|would|goes|comes|do you think))/iu;
/** 'Is this being sent to anyone?', 'who gets to hear this?' */
const OF_A_RECORDING = `(?:${[
  "(?:is|are|will|was|does)(?:n't)? (?:this|that|it|these|all this|what I say|my (?:answers?|words|voice))\\b[^.?!]{0,30}\\b(?:sent|shared|kept|stored|saved|record(?:ed|ing)(?! in)|taped|filmed|on (?:tape|record)|confidential|private|between us|going (?:to anyone|anybody|anywhere|to my|back to)|go (?:to anyone|anybody|anywhere|to my|back to)|passed on|published)",
  '(?:is|are|will|does|can) (?:anyone|anybody|someone|somebody|they|a human|people|my (?:boss|manager|employer))\\b[^.?!]{0,25}\\b(?:seeing|hear(?:ing)?|read(?:ing)?|listen(?:ing)?|see|watch(?:ing)?|tap(?:e|ing)|record(?:ing)?|film(?:ing)?|writ(?:e|ing)) (?:this|that|it|to this|to it|in|what I|me|my)',
  "(?:are|is|were) (?:you|ye|they|y'all|yous|youse|someone|somebody|anyone)(?: all| now| still)? (?:record|tap|film|writ|not|tak)ing (?:this|it|me|us|all this|what I|down|notes|any of this|my|that)",
  "(?:the one|this) (?:they're|they are|you're|you are|ye're|that's|that gets|being) record(?:ing|ed)",
  'am I (?:on (?:tape|record|camera|air)|being (?:recorded|taped|filmed|watched|listened))',
  'does (?:any|some)(?:body|one) (?:\\w+ )?(?:listen|watch|read|hear|see)',
  "who(?:'s| is| else| will| gets| can| all)?\\b[^.?!]{0,20}\\b(?:hears?|hearing|sees?|seeing|reads?|listens?|listening|gets?|going to (?:hear|see|read)) (?:this|it|to this|my answers?|what I)",
  "where(?:'s| is| does| will) (?:this|it|all this|what I say)(?: all)? (?:go|going|end up)",
].join('|')})`;
export const WHO_HEARS_IT = new RegExp(
  [
    `\\b${OF_A_RECORDING}\\b[^.?!]*\\?`,
    `^\\W*(?:(?:sorry|hold on|hang on|wait|so|um+|er+m?|oh|and|but|please),? )*${OF_A_RECORDING}\\b[^.?!]*$`,
    "\\b(?:this|that|it)(?: is|'s)?(?:n't| not| no) (?:\\w+ )?(?:going|being|getting)(?: back| on| out)? ?(?:to|recorded|taped|sent|kept|passed)\\b[^.!]*\\?",
    "\\b(?:hope|sure) (?:you|they|ye)(?:'re| are)(?:n't| not)? recording(?: this| it| me)?\\W*$|\\bwho (?:listens|gets to listen|hears|reads)\\b[^.?!]{0,10}\\b(?:this|these|it|them)\\W*$|\\bonly if (?:it|this|that) stays (?:in this room|between us|here|private)\\b",
  ].join('|'),
  'i',
);

/** What the employer would have to say: 'is there a rule at Northpeak?', 'do y'all usually discount?' */
export const asksForARule = (said: string): boolean =>
  A_RULE.test(said) && !/\b(?:I'd|I would|then I|how (?:do|would) (?:you|they|y'all) (?:say|call|spell))\b/i.test(said);
const A_RULE =
  /\b(?:is there|are there|have (?:you|they|we) got|do (?:you|they|we|y'all|you lot|yous|youse) have|does (?:it|the \w+) have|would there be)(?: already)? (?:a|an|any|some)? ?(?:\w+ ){0,3}(?:rules?|policy|policies|procedure|protocol|guidelines?|limit|budget|standard|floor|system|script|process|set way|list|number to ring|rota|backup|cover|insurance|allowance|target|supervisor|manager on|security|first aider)\b[^.?!]*\?|\b(?:do|does|would|are) (?:you|y'all|they|you guys|you lot|the company|people there) (?:usually|normally|generally|typically|allow\w*|let people|permitted|allowed)\b[^.?!]*\?|\bwhat (?:does|do|would) (?:it|the|your|their) [^.?!]{0,30}\b(?:procedures?|policy|rules?|handbook|manual)\b[^.?!]*\?|\bwhat(?:'s| is| are) (?:the|your|their) (?:\w+ )?(?:rules?|policy|procedure|protocol|limit|budget)\b[^.?!]*\?|\b(?:how|what) (?:do|does|would) (?:you lot|yous|youse|you guys|you people|they|y'all|the company|your (?:people|place|team)) (?:usually |normally )?(?:handle|do|deal with|say|use|offer|give|want)\b[^.?!]*\?/i;

/** 'I'd rather not go through it, if that's all right.', after something was told. */
export const RATHER_NOT =
  /\b(?:rather|sooner|prefer) not (?:to )?(?:go|say|talk|tell|get)\b[^.!?]{0,60}[.!?]?\s*$|\b(?:leave it (?:there|at that)|don['’]?t want to (?:go|say|talk)\b[^.!?]{0,30})[.!?]?\s*$/i;

/** 'Do I have to say the place?' */
export const NAMES_WANTED =
  /\b(?:do|must|should|shall|have|can|may|need) (?:I|we)(?: have to| need to| leave)? (?:say|name|give|tell(?: you)?|use|mention|leave|keep|change)? ?(?:out )?(?:the |any |his |her |their |real |people's )*(?:names?|place|company|who it was|where it was|who it is)\b[^.?!]*\?/i;
/** 'Do I have to name names?' */
export const MUST_NAME =
  /\b(?:do|must|should) (?:I|we) (?:(?:really |actually )?(?:have to|need to|got to|gotta|hafta) )?name (?:names|anyone|anybody|them|him|her|people)\b[^.?!]*\?/i;
/** 'Is it okay if I read it?', 'do you mind if I close the door?' */
export const ASKS_LEAVE =
  /\b(?:is it|is that|would it be) (?:ok|okay|all ?right|alright|fine|allowed) (?:if I|for me to|to) (?:just |quickly )?(?:read|look|check|get|grab|open|close|shut|use my notes|have my notes|have a (?:drink|sip)|stand|sit|walk|switch|move|turn|type|write)\b[^.?!]*\?|\b(?:do you|would you|d'you) mind if I\b[^.?!]*\?|\bam I allowed to (?:say|use|tell|read|look|name|mention)\b[^.?!]*\?|\b(?:can|may|could) I (?:just )?(?:read|look at|check|get|grab|open|close|shut|use my notes|have my notes|move)\b[^.?!]*\?/i;
/** 'I'm terrible at this bit.', "I'm shaking, can you hear it in my voice?" */
const SHAKES =
  /\bI(?:'m| am) (?:so |really |always |absolutely |actually )?(?:(?:terrible|rubbish|bad|useless|hopeless|no good|awful|crap) at (?:this|these|that bit|interviews?|talking about myself)|shaking|trembling|sweating|a nervous wreck)\b/i;
const AS_IN = /^\W*(?:so,? |sorry,? |what,? )?(?:as in|meaning|you mean as in)\b[^.?!]{2,50}\?$/i;
const NO_MORE = /^\W*(?:no|nope|nah|nothing|not really|no more|that's it)\W*$/i;
/** 'Is this about VAT?', 'Like who?' */
export const IS_ABOUT =
  /^\W*(?:sorry,? |wait,? |so,? )*is (?:this|that|it) (?:all )?about\b[^.?!]*\?$|^\W*like (?:who|when|where|how)\??$/i;
export const A_TRICK =
  /\b(?:trick question|is (?:this|that|it) a (?:trick|trap|test)|catch in (?:this|it)|is there a right answer|right answer or)\b[^.?!]*\?/i;
export const HELD_AGAINST =
  /\b(?:hold (?:it|that|this) against me|(?:count|go|held) against me|is it bad (?:if|that|to)|lose (?:marks|points)|will I (?:get|be) (?:marked|penali[sz]ed|in trouble))\b[^.?!]*\?/i;
/** 'I don't drive taxis, I drive a minibus.' */
export const OTHER_WORK =
  /^(?:\W*(?:well|but|see|sorry),? )*(?:I|we) (?:don't|do not|never) (?!want\b|like\b|know\b|think\b)(\w+) [^,.?!]{2,30}[,.] ?(?:I|we) (?:only |just )?\1\b[^.?!]{2,40}[.!]?$/i;

/** 'Hold on, there's someone at the door.' */
const SOMEBODY_AT_THE_DOOR =
  /^(?:\W*(?:oh|sorry|er+m?|um+|ah),? )*(?:hold on|hang on|one (?:sec\w*|moment|minute|mo)|wait|just a (?:sec\w*|minute|moment)|bear with me|two (?:secs?|ticks|minutes)|excuse me)\b[^.?!]*(?:door|phone|dog|baby|kids?|parcel|kettle|alarm|cat|(?:someone|somebody) (?:is |'s )?(?:at|on|in|knocking|ringing)|postman|neighbour|wife|husband|mum)\b[^.?!]*[.!]?$/i;
/** 'Do you want all of it?' */
export const HOW_MUCH_OF_IT =
  /\b(?:do|did|would|d') ?(?:you|ye) (?:want|like|need) (?:all|the whole|everything|the long|the short|my whole|it all|every)\b[^.?!]*\?/i;
export const WHERE_TO_START =
  /\bwhere (?:do you want me to|shall I|should I|do I|would you like me to|am I to) (?:even )?(?:start|begin)\b[^.?!]*\?|\bhow far back\b[^.?!]*\?/i;
/** 'What, like from school?' */
const OFFERS_A_START =
  /^(?:what|you mean|so|sorry|oh),? (?:you mean |like |as in |do you mean )?(?:from|about|with|at|when|in|my|going back|since|even) (?!mean\b)(?!.*\b(?:you|again|phone|say)\b)[^.?!,]{2,40}\?$/i;
const A_DRY_WORD =
  /^\W*(?:wouldn't you like to know|that would be telling|that'd be telling|ask me another|guess|you tell me|don't we all|haven't we all|who hasn't|is this (?:the bit|the part|where|when) (?:where )?I (?:say|tell|cry|sing)\b.*|what a question|nothing (?:you|i) (?:could|can|would|should) (?:print|repeat|say (?:here|in company))|now there's a question)\W*$/i;
/** 'He passed away last spring. He'd have said I never shut up.' */
const WOULD_HAVE_SAID = /\b(?:he|she|they)(?:'d| would)(?: have| always)? (?:say|said|told)\b/i;
const HURTS_NOW =
  /\b(?:can't|cannot|couldn't go on|moment|minute|hard to|not ready|rather|don't think I|give me|crying|tears|I thought I|weeks? ago|days? ago|yesterday|this (?:week|month|morning))\b|^\W*(?:I'm )?sorry\b/i;

export const LATER_FOR_A_SECRET =
  /^(?=.*\b(?:(?:come|go|get) back to (?:that|this|it)|later|return to (?:that|this|it))\b)(?=.*\b(?:confidential|private|nda|secret|not allowed|sensitive)\b)/is;

/** 'Yeah, nah. Not sure I want to start on them.', with nothing of their own told. */
export function isReluctant(said: string): boolean {
  const plain = said.replaceAll('’', "'");
  if (!RELUCTANT.test(plain) || TELLS_WHAT_THEY_DO.test(plain)) return false;
  return countOwnActs({ type: 'behavioral' }, plain) === 0 || !tellsEvent(plain);
}
const RELUCTANT =
  /\bnot (?:really )?(?:sure|certain) (?:that )?I (?:want|wanna|fancy|feel like|care|need|should)\b|\bI (?:don't|do not|wouldn't|tend not to|try not to|won't) (?:really |usually |normally |generally |like to |want to |wanna |care to |tend to )*(?:go into|get into|go there|go back there|talk about (?:that|it|this|them)|dwell|rake|dig (?:that|it|this) up|open (?:that|it)|start on|bring (?:that|it) up|think about (?:that|it))\b|\b(?:let's|we'll) (?:not (?:go|open|start) (?:there|into|on|that)|leave (?:that|it|those|them) (?:be|alone|shut|buried|where))|\b(?:that's|some things|those|them|it's) (?:are |is )?(?:best|better) left\b|\bI(?:'d| would) (?:rather|sooner|prefer to) (?:leave|keep) (?:that|it|those|them)\b|\b(?:(?:bit|wee bit|little|still|very|quite|too|pretty) (?:\w+ )?(?:raw|sore|close to home|close to the bone|fresh|touchy))\b|\b(?:he|she|they|the (?:lad|lass|man|woman|guy|bloke|person|manager|boss)|\w+)(?:'s| is|'re| are) still (?:working |employed )?(?:there|here|at the same place)\b[^.?!]{0,12}\bso\W*$|^(?:\W*(?:no|sorry|oh|ah),? )*I can't,(?! (?:it|he|she|that) was| think| remember)(?!.*\b(?:mum|mam|dad|brother|sister|son|daughter|husband|wife|friend|mate)\b)[^.?!]*[.!]?$|\bunder (?:an? |my )?(?:agreement|nda|non-disclosure|embargo|oath|contract)\b|\bsigned (?:something|an? (?:agreement|nda))\b|\bnot (?:ones?|any|anything|something|a thing) I(?:'d| would| can| could|'ll)? (?:like to |want to )?(?:talk|speak|tell|share|say)\b/i;

/** 'I walk the dog and I don't talk about it.' */
const TELLS_WHAT_THEY_DO =
  /^I (?!don't\b|do not\b|would\b|can't\b|won't\b|never\b|tend\b|try not\b|think\b|guess\b|suppose\b|have\b|had\b|mean\b|am\b|was\b|could\b|know\b|just don't\b)\w+ [^.?!]*\b(?:and|but|so)\b/i;

export const DOES_NOT_KNOW_THEM =
  /^\W*(?:well,? )?I(?:'ve| have) no idea (?:who|what) (?:else|the others)\b|^\W*(?:well,? )?I (?:don't|do not|never|haven't|have not) (?:know|met|seen) (?:the |your |any |those |these |that |them\b|him\b|her\b)(?!answer|question|word)/i;
