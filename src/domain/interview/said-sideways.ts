import { countOwnActs } from './answer-features.ts';
import type { ReadIntent } from './read-intent.ts';
import { tellsEvent } from './tells-event.ts';
import { tellsOfGrief } from './tells-of-loss.ts';

/**
 * What people mean and do not say outright: a reluctance, a line that is drawn, a dry word, being asked twice, a missed
 * end. Only where the words can hardly mean anything else; undefined mostly.
 */
export function readSideways(said: string, question: string, isAskedOn: boolean): ReadIntent | undefined {
  const plain = said.replaceAll('’', "'").trim();
  const words = plain.split(/\s+/).length;
  const aside = (intent: ReadIntent['intent']): ReadIntent => ({ intent, answers: false });
  // Whoever has told something and draws a line has answered.
  if (words >= ENOUGH_TOLD && DRAWS_A_LINE.test(plain)) return { intent: 'answer', answers: true };
  if (words >= SOMETHING_TOLD && RATHER_NOT.test(plain) && tellsOfGrief(plain) && tellsEvent(plain))
    return { intent: 'answer', answers: true };
  if (words <= A_FEW_LINES && LOST_ON_THE_WAY.test(plain)) return aside('rephrase');
  if (words <= A_FEW_LINES && MISSED_WORDS.test(plain) && !TOLD_OF.test(plain)) return aside('repeat');
  if (words <= A_FEW_LINES && ASKS_WHICH_WAS_SAID.test(plain)) return aside('repeat');
  if (isAskedOn && words <= A_FEW_LINES && HAS_SAID_IT.test(plain)) return aside('told_already');
  if (words <= A_LINE && WHICH_ONE.test(plain)) return aside('which_case');
  if (words <= A_FEW_LINES && WHO_HEARS_IT.test(plain)) return aside('about_interviewer');
  if (words <= A_FEW_LINES && asksForARule(plain)) return aside('about_job');
  if (words <= A_FEW_LINES && LATER_FOR_A_SECRET.test(plain)) return aside('decline');
  if (words <= A_FEW_LINES && isReluctant(plain)) return aside('decline');
  if (
    words <= VERY_FEW &&
    DOES_NOT_KNOW_THEM.test(plain) &&
    /\bover\b|\bchoose you\b|\bhire you\b|\bothers?\b|\banother\b/i.test(question)
  )
    return aside('joke');
  return undefined;
}
const ENOUGH_TOLD = 12;
const SOMETHING_TOLD = 10;
const A_FEW_LINES = 35;
const A_LINE = 22;
const VERY_FEW = 9;

/** "That's all I'll say about it", at the end and in whatever tongue. */
export const DRAWS_A_LINE =
  /\b(?:that's|thats|that is) (?:all|aw|a'|everything|as much as|as far as) (?:i|ah)(?:'ll|'m| will| want to| can| am|'d)? ?(?:going to |gonna |willing to )?(?:say|tell|saying|go)\b[^.!?]{0,30}[.!?]?$/i;
/** 'That is a lot of words, I lost it in the middle.' */
const LOST_ON_THE_WAY =
  /\b(?:I|you|ye)(?:'ve)? lost (?:it|you|me|the thread) (?:in the middle|half ?way|somewhere|at the end|after|there|a bit)\b/i;
const MISSED_WORDS =
  /\b(?:i|we|ah) (?:just |think i |kind of |sort of |only )?(?:missed|lost|didn't (?:quite |really )?(?:catch|hear|get)|couldn't (?:quite |really )?(?:catch|hear|make out)|only (?:got|heard|caught)) (?:the |that|what|you|your |half|most|a bit|some)/i;
/** 'I missed the deadline', 'we lost the client'. */
const TOLD_OF =
  /\b(?:missed|lost|didn't (?:catch|get)) (?:the|that|my|our|a) (?!end\b|start\b|beginning\b|last\b|first\b|middle\b|question\b|rest\b|second\b|bit\b|part\b|half\b|word\b|thing you\b)\w+/i;
export const ASKS_WHICH_WAS_SAID =
  /\b(?:did you say|was that|did you just say|you said) (?:a |an |the )?([^?.!]{3,40}?) or (?:a |an |the )?([^?.!]{3,40})\?/i;
const HAS_SAID_IT =
  /\bI(?:'ve| have)? (?:just |already |kind of |literally |only )*(?:told (?:you|ye|ya)|said (?:it|that|so|this)|answered (?:it|that|this|you)|explained (?:it|that))\b|\bwhat (?:else|more) (?:do you |d'you |you )?(?:want|wanna|expect|need)\b|\bI (?:don't|dunno|do not) (?:know )?what (?:else|more) (?:you|ye|there)\b|\b(?:asked and answered|same question again|you(?:'ve| have)? (?:just |already )?asked (?:me )?that)\b/i;
export const WHICH_ONE =
  /^(?:\W*(?:er+m?|um+|uh+|oh|well|sorry|hm+|but|which one[,?]),? )*which (?:one|of them|of those|time|day|job|case)\b(?! (?:is|was|would|goes|comes|do you think))/i;
/** 'Is this being sent to anyone?', 'who gets to hear this?' */
export const WHO_HEARS_IT =
  /\b(?:(?:is|are|will|was|does) (?:this|that|it|these|all this|what I say|my (?:answers?|words))\b[^.?!]{0,20}\b(?:sent|shared|kept|stored|saved|recorded|confidential|private|between us|going (?:to anyone|anybody|anywhere|to my|back to)|go (?:to anyone|anybody|anywhere|to my|back to)|passed on|published)|(?:is|are|will|does|can) (?:anyone|anybody|someone|somebody|they|a human|people|my (?:boss|manager|employer))\b[^.?!]{0,25}\b(?:seeing|hear(?:ing)?|read(?:ing)?|listen(?:ing)?|see) (?:this|that|it|to this|to it|in|what I|me|my)|are you recording|who(?:'s| is| else| will| gets| can| all)?\b[^.?!]{0,20}\b(?:hears?|hearing|sees?|seeing|reads?|listens?|listening|gets?|going to (?:hear|see|read)) (?:this|it|to this|my answers?|what I)|where does (?:this|it|all this) go)\b[^.?!]*\?/i;

/** What the employer would have to say: 'is there a rule at Northpeak?', 'do y'all usually discount?' */
export const asksForARule = (said: string): boolean => A_RULE.test(said) && !/\b(?:I'd|I would|then I)\b/i.test(said);
const A_RULE =
  /\b(?:is there|are there|have (?:you|they|we) got|do (?:you|they|we|y'all) have|does (?:it|the \w+|\p{Lu}\w+) have|would there be)(?: already)? (?:a|an|any|some)? ?(?:\w+ ){0,3}(?:rules?|policy|policies|procedure|protocol|guidelines?|limit|budget|standard|floor|system|script|process|set way|backup|cover|insurance|allowance|target|supervisor|manager on|security|first aider)\b[^.?!]*\?|\b(?:do|does|would|are) (?:you|y'all|they|you guys|you lot|the company|people there|\p{Lu}\w+) (?:usually|normally|generally|typically|allow\w*|let people|permitted|allowed)\b[^.?!]*\?|\bwhat(?:'s| is| are) (?:the|your|their) (?:\w+ )?(?:rules?|policy|procedure|protocol|limit|budget)\b[^.?!]*\?|\bhow (?:do|does) (?:you|they|y'all|the company|\p{Lu}\w+) (?:usually |normally )?(?:handle|do|deal with) (?:that|this|it)\b[^.?!]*\?/iu;

/** 'I'd rather not go through it, if that's all right.', after something was told. */
export const RATHER_NOT =
  /\b(?:rather|sooner|prefer) not (?:to )?(?:go|say|talk|tell|get)\b[^.!?]{0,60}[.!?]?\s*$|\b(?:leave it (?:there|at that)|don['’]?t want to (?:go|say|talk)\b[^.!?]{0,30})[.!?]?\s*$/i;

export const LATER_FOR_A_SECRET =
  /^(?=.*\b(?:come back|later|return to|leave (?:that|it) (?:for|till|until))\b)(?=.*\b(?:confidential|private|nda|names?|secret|not allowed|sensitive)\b)/is;

/** 'Yeah, nah. Not sure I want to start on them.', with nothing of their own told. */
export function isReluctant(said: string): boolean {
  const plain = said.replaceAll('’', "'");
  if (!RELUCTANT.test(plain)) return false;
  return countOwnActs({ type: 'behavioral' }, plain) === 0 || !tellsEvent(plain);
}
const RELUCTANT =
  /\bnot (?:really )?(?:sure|certain) (?:that )?I (?:want|wanna|fancy|feel like|care|need|should)\b|\bI (?:don't|do not|wouldn't|tend not to|try not to|won't) (?:really |usually |normally |generally |like to |want to |wanna |care to |tend to )*(?:go into|get into|go there|go back there|talk about (?:that|it|this|them)|dwell|rake|dig (?:that|it|this) up|open (?:that|it)|start on|bring (?:that|it) up|think about (?:that|it))\b|\b(?:let's|we'll|best|better) (?:not (?:go|open|start)|leave (?:that|it|those|them) (?:there|be|alone|shut|buried|where))|\b(?:that's|some things|those|them|it's) (?:are |is )?(?:best|better) left\b|\bI(?:'d| would) (?:rather|sooner|prefer to) (?:leave|keep) (?:that|it|those|them)\b|\bnot (?:one|something|a thing) I (?:talk|like to talk|speak|tell)\b/i;

export const DOES_NOT_KNOW_THEM =
  /^\W*(?:well,? )?I (?:don't|do not|never|haven't|have not) (?:know|met|seen) (?:the |your |any |those |these |that |them\b|him\b|her\b)(?!answer|question|word)/i;
