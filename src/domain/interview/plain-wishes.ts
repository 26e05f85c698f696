import { tellsOfGrief } from './tells-of-loss.ts';

/** What people plainly wish for in an interview besides telling: to go on, to leave a thing unsaid, some comfort, a reason. */

/** 'Can we go on please.', 'Let's move on.': the next question, and no new start. */
export const wishesToGoOn = (said: string): boolean => {
  const plain = said.replaceAll('’', "'").trim();
  const found = GO_ON.exec(plain);
  return found !== null && !SAID_IN_A_STORY.test(plain.slice(0, found.index));
};
const SAID_IN_A_STORY = /\b(?:sa(?:id|ys?|ying)|tells?|told|asks?|asked|goes|like|myself|thought)\b[^.?!]*$/i;
const GO_ON =
  /^(?:please )?(?:go|move) on[.!]*$|(?:^|[.!?;,] )(?:(?:so|please|sorry|and|just|okay|ok|right|no),? )*(?:(?:can|could|may|shall) (?:we|you) (?:please |just )*(?:go|move|get|carry) on|let's (?:please |just )*(?:go|move|get|carry) on|(?:go|move) on,? please)(?: (?:to|with) (?:the )?(?:next|another|something)(?: (?:one|question|else))?)?(?: now| from (?:this|that|here))?(?:,? please)?[.!?]*$/i;

/** 'Could we leave that one while the end, love. It's just I had one.' */
export const leavesItForALoss = (said: string, question: string): boolean => {
  const plain = said.replaceAll('’', "'");
  if (!LEAVE_IT.test(plain)) return false;
  return tellsOfGrief(plain) || IS_ILL.test(plain) || (OF_LOSS.test(question) && HAPPENED_TO_ME.test(plain));
};
const LEAVE_IT =
  /\b(?:can|could|may|shall) (?:we|you|I) (?:please |just |maybe )*(?:leave|skip|pass (?:on|over)|come back to|do|not do|move on from) (?:that|this|it)\b|\blet's (?:leave|skip) (?:that|this|it)\b/i;
const OF_LOSS =
  /\b(?:funerals?|los[st]|loss|died|dying|deaths?|bereave\w*|stillb\w+|miscarr\w*|grie\w+|cancer|dementia|suicid\w*|abus\w*|terminal\w*|palliative|hospice)\b/i;
const HAPPENED_TO_ME =
  /\b(?:I|we) (?:had|lost|buried) (?:one|mine|ours|a (?:baby|child|boy|girl|son|daughter))\b|\b(?:happened|did) to (?:me|us)\b/i;
const IS_ILL =
  /\b(?:I've|I have|I had|I was|he's|she's|(?:my|me) \w+(?:'s| has| had)) (?:got |just |been )*(?:(?:diagnosed|had|having) )?(?:with )?(?:a )?(?:cancer|chemo|stillbirth|miscarriage|tumou?r|dementia)\b/i;

/** 'It's sealed, and also I just don't want to.', 'not on a recording': whoever says so is not pressed. */
export const refusesFirmly = (said: string): boolean => {
  const plain = said.replaceAll('’', "'");
  return PASSES.test(plain) || (WILL_NOT.test(plain) && FOR_SAFETY.test(plain));
};
const PASSES =
  /\b(?:ask (?:you )?for|have|take) a pass on (?:the|that|this)\b|(?:^|[.!?,;] |\band )(?:also )?I (?:just|simply) (?:don't|do not) want to[.!]*$/i;
const WILL_NOT =
  /\bI (?:don't|do not|won't|will not|wouldn't|can't|cannot) (?:really |want to |like to |wanna )*(?:talk|speak|go into|say|tell|discuss|share)\b|\bI(?:'m| am) not (?:going to|gonna) (?:talk|speak|say|tell|discuss|share)\b|\bI(?:'d| would) rather not\b/i;
const FOR_SAFETY =
  /\bon (?:a|the|this|any) (?:recording|tape|record)\b|\b(?:case|file|record|it|that|they)(?:'s| is| are|'re) (?:all |still )?sealed\b|\b(?:somebody|someone|people|he|she|they|we|I) (?:could|would|might|may|can) (?:get|be) (?:hurt|killed|harmed)\b|\binvolves? a child\b/i;
/** 'I'll say only this.': what follows is all there will be. */
export const saysOnlyThis = (said: string): boolean =>
  /\bI(?:['’]ll| will) (?:say only|only say) (?:this|that)\b/i.test(said);

/** 'Would you mind awfully if I closed the blind?', 'can I get a glass of water?' */
export const WANTS_COMFORT =
  /\b(?:would|do) you mind (?:awfully |terribly |very much |at all )?if I (?:just |quickly )?(?:clos|shut|open|draw|drew|pull|turn|mov|sit|sat|st[ao]|get|got|grab|fetch|let|put|took|take|switch|dim|drink|drank)\w*\b[^.?!]*\?|\b(?:can|could|may) I (?:just |quickly )?(?:close|shut|open|draw|pull|turn (?:on|off|down)|move|let) (?:the|my|a) (?:blinds?|curtains?|window|door|lights?|lamp|fan|heating|dog|cat|chair)\b[^.?!]*[.?!]*$|\b(?:can|could|may) I (?:just |quickly )?(?:get|have|grab|fetch) (?:a |some )?(?:glass of water|drink|water|tissue|cardigan|glasses)\b[^.?!]*[.?!]*$/i;
/** 'You've gone all robotic, it froze.' */
export const LINE_FROZE =
  /\byou(?:'ve| have) (?:gone|went) (?:all |a bit |very )?(?:robotic|fuzzy|crackly|quiet|choppy)\b|\b(?:and then|then|and) (?:it|you|the (?:screen|line|sound)) (?:just )?(?:froze|cut out|went dead)\b|^\W*(?:sorry,? )?(?:you|it|the (?:screen|line|picture|sound))(?: just|'ve|'s)? (?:froze|frozen|cut out)\b/i;
/** 'Is there a point to that one?' */
export const ASKS_THE_POINT =
  /\b(?:is there (?:a|any) point (?:to|in) (?:that|this|it)|what(?:'s| is) the point (?:of|in|to) (?:that|this|it|asking))\b[^.?!]{0,30}\?/i;
/** 'My head's after going completely blank.', at this moment and not in a story. */
export const HAS_GONE_BLANK =
  /\b(?:my (?:head|mind|brain)(?:'s| is| has)|I've|I have) (?:just |after )?(?:gone|going|went) (?:\w+ly )?blank\b/i;
/** 'When you say availability, do you mean the IALA category, or your own figure?' */
export const ASKS_WHICH_MEANING =
  /^(?:\W*(?:sorry|so|wait|okay|well|right|hang on),? )*(?:(?:when|by|if) you say [^.?!]{2,40}?,? (?:do you mean|you mean|is that|meaning) [^?]{2,160}\bor\b[^?]{2,100}\?|[\p{L} ]{3,30} means (?:like |that )?[^.?!]{2,60},? or (?:it )?means [^.?!]{2,60}\?)\W*$/iu;
