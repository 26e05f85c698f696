import { tellsOfGrief } from './tells-of-loss.ts';

/** What people plainly wish for in an interview besides telling: to go on, to leave a thing unsaid, some comfort, a reason. */

/** 'Can we go on please.', 'Let's move on.': the next question, and no new start. */
export const wishesToGoOn = (said: string): boolean => {
  const plain = said.replaceAll('’', "'").trim();
  const found = GO_ON.exec(plain);
  // The mark before it belongs to what was said before: 'I'd say. Could we go on?'
  return found !== null && !SAID_IN_A_STORY.test(plain.slice(0, found.index + 1));
};
const SAID_IN_A_STORY = /\b(?:sa(?:id|ys?|ying)|tells?|told|asks?|asked|goes|like|myself|thought)\b[^.?!]*$/i;
const GO_ON =
  /^(?:please )?(?:go|move) on[.!]*$|(?:^|[.!?;,] )(?:(?:so|please|sorry|and|just|okay|ok|right|no),? )*(?:(?:can|could|may|shall) (?:we|you) (?:please |just )*(?:go|move|get|carry) on|let's (?:please |just )*(?:go|move|get|carry) on|(?:go|move) on,? please)(?: (?:to|with) (?:the )?(?:next|another|something)(?: (?:one|question|else))?)?(?: now| from (?:this|that|here))?(?:,? please)?[.!?]*$/i;

/** 'Could we leave that one while the end, love. It's just I had one.' */
export const leavesItForALoss = (said: string, question: string): boolean => {
  const plain = said.replaceAll('’', "'");
  const found = LEAVE_IT.exec(plain);
  if (!found || SAID_IN_A_STORY.test(plain.slice(0, found.index))) return false;
  return (
    tellsOfGrief(plain) ||
    IS_ILL.test(plain) ||
    (OF_A_DEATH.test(plain) && asksToLeave(plain)) ||
    (OF_LOSS.test(question) && HAPPENED_TO_ME.test(plain))
  );
};
const LEAVE_IT =
  /\b(?:can|could|may|might|shall|(?:do|would) you mind if|is it (?:ok|okay|all ?right|fine) if|any chance) (?:we|you|I)(?: can| could)? (?:please |just |maybe |possibly )*(?:leave|leaving|skip|skipped|pass (?:on|over)|miss|jump|come back to|do|not do|move (?:on|past)(?: from)?|get past|give|drop|not answer|go past|go over) (?:that|this|it)\b|\b(?:can|could|may) (?:we|I) (?:please |just )*(?:have|do|get|try|take) (?:another|a different|the next|something else)\b|\blet's (?:leave|skip|not do|drop) (?:that|this|it)\b|\bI(?:'d| would|'ll| will) (?:rather |sooner |prefer to |like to |have to |need to |just )*(?:skip|leave|pass on|drop) (?:that|this|it)\b|\b(?:can|could) you (?:please |just )*(?:move|get|take) (?:me|us) (?:on|past|off)\b|\bI(?:'ll| will| would|'d) (?:have to |rather |sooner |need to )*pass\b|\bI(?:'d| would) (?:rather|sooner|prefer) not[.!]*$|^\W*(?:(?:oh|no|sorry|eish|ah|um+|er+m?|god),? )*(?:skip|pass|next|not this one|not that one|leave (?:it|that|this))\b(?! (?:me|him|her|them|the)\b)/i;
/** Asked of the interviewer, and not only a line that is drawn. */
export const asksToLeave = (said: string): boolean => LEAVE_IT.test(said.replaceAll('’', "'"));
/** What happened to somebody they had to do with, at work or at home. */
const OF_A_DEATH =
  /\b(?:suicid\w*|hanged|hanging|overdos\w*|cot death|stillb\w+|miscarr\w*|died|dead|death|dying|killed|drown\w*|fatal\w*|funeral|murder\w*|stabbed|stabbing|rape[d]?|assault\w*|abus\w+|(?:took|take|taken|taking|ended) (?:his|her|their) own (?:life|lives)|(?:did|didn't|never) (?:not )?(?:ma[dk]e it(?! (?:to|on|in|back|out|home|easy|clear|work)\b)|pull through|come home)|passed away|lost (?:him|her|them|one|a (?:child|baby|patient|lad|mate|boy|girl|man|woman|colleague))|jumped|crushed|electrocuted|never woke|(?:was|were|got) a jumper|(?:his|her|their|our|the|an|\w+'s) (?:accident|crash))\b/i;
const OF_LOSS =
  /\b(?:funerals?|los[st]|loss|died|dying|deaths?|bereave\w*|stillb\w+|miscarr\w*|grie\w+|cancer|dementia|suicid\w*|abus\w*|terminal\w*|palliative|hospice)\b/i;
const HAPPENED_TO_ME =
  /\b(?:I|we) (?:had|lost|buried) (?:one|mine|ours|a (?:baby|child|boy|girl|son|daughter))\b|\b(?:happened|did) to (?:me|us)\b/i;
const IS_ILL =
  /\b(?:I've|I have|I had|I was|he's|she's|(?:my|me) \w+(?:'s| has| had)) (?:got |just |been )*(?:(?:diagnosed|had|having) )?(?:with )?(?:a )?(?:cancer|chemo|stillbirth|miscarriage|tumou?r|dementia)\b/i;

/** Whoever is hurt by a question hears nothing about coming back to it. */
export const IT_HURTS =
  /\b(?:too close|brings (?:it|that|everything) (?:all )?back|set me off|too soon|bit close|close to home|hard (?:for me|to talk|one for me)|upset\w*|raw|painful|emotional|hurts?|cry\w*|tears|(?:i am|i'm|i’m) sorry)\b/i;

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
  /\b(?:would|do) you mind (?:awfully |terribly |very much |at all )?if I (?:just |quickly )?(?:clos|shut|open|draw|drew|pull|turn|mov|sit|sat|st[ao]|get|got|grab|fetch|let|put|took|take|switch|dim|drink|drank)\w*\b[^.?!]*\?|\b(?:can|could|may) I (?:just |quickly )?(?:close|shut|open|draw|pull|turn (?:on|off|down)|move|let) (?:the|my|a) (?:blinds?|curtains?|window|door|lights?|lamp|fan|heating|dog|cat|chair)\b[^.?!]*[.?!]*$|\b(?:can|could|may) I (?:just |quickly )?(?:get|have|grab|fetch|take) (?:a |an |some |my )?(?:glass of water|drink|water|tissue|cardigan|glasses|tablet|pill|paracetamol|inhaler|sip|cushion|jumper|coat|charger)\b[^.?!]*[.?!]*$/i;
/** 'You've gone all robotic, it froze.' */
export const LINE_FROZE =
  /\byou(?:'ve| have) (?:gone|went) (?:all |a bit |very )?(?:robotic|fuzzy|crackly|quiet|choppy)\b|\b(?:and then|then|and) (?:it|you|the (?:screen|line|sound)) (?:just )?(?:froze|cut out|went dead)\b|\byour (?:voice|sound|line|volume|mic\w*)(?:'s| is| sounds| went| has gone| keeps)(?: \w+ly| very| so| a bit| too| all)? (?:faint|quiet|low|far|break\w*|crackl\w*|robotic|muffled|distorted|cutting|choppy|going)\b|^\W*(?:sorry,? )?(?:you|it|the (?:screen|line|picture|sound))(?: just|'ve|'s)? (?:froze|frozen|cut out)\b/i;
/** 'Is there a point to that one?' */
export const ASKS_THE_POINT =
  /\b(?:is there (?:a|any) point (?:to|in) (?:that|this|it)|what(?:'s| is) the point (?:of|in|to) (?:that|this|it|asking)|do (?:people|they) (?:really|actually|ever|honestly) (?:answer|ask|fall for|believe in) (?:that|this|it|those)|what(?:'s| has| does)(?: (?:that|this|it))? (?:got|have) to do with)\b[^.?!]{0,30}\?|\bI (?:don't|do not|can't) see (?:what|why) (?:that|this|it)(?:'s| is| has)[^.?!]{0,25}(?:for|about|relevant|asked|matter\w*)\W*$/i;
/** 'My head's after going completely blank.', at this moment and not in a story. */
export const HAS_GONE_BLANK =
  /\b(?:my (?:head|mind|brain)(?:'s| is| has)|I've|I have) (?:just |after )?(?:gone|going|went) (?:\w+ly )?blank\b|\bmy (?:head|mind|brain|memory)(?:'s| is| has gone)(?: like| just| all)? (?:a sieve|mush|soup|porridge|empty|white|fog\w*|a blank|fried|not (?:working|there)|cotton wool)\b|\bI had (?:one|it|a good one|something|them)\b[^.?!]{0,40}\b(?:flown|gone|vanished|escaped me|slipped|left me|fallen out)\b/i;
/** 'When you say availability, do you mean the IALA category, or your own figure?' */
export const ASKS_WHICH_MEANING =
  /^(?:\W*(?:sorry|so|wait|okay|well|right|hang on),? )*(?:(?:when|by|if) you say [^.?!]{2,40}?,? (?:do you mean|you mean|is that|meaning) [^?]{2,160}\bor\b[^?]{2,100}\?|[\p{L} ]{3,30} means (?:like |that )?[^.?!]{2,60},? or (?:it )?means [^.?!]{2,60}\?)\W*$/iu;

/** 'Sorry, the baby's crying, one second.', 'Just a tick, kettle.' */
export const IS_CALLED_AWAY =
  /^(?!.*\b(?:again|repeat|what was|what did|missed|hear)\b).*(?:\b(?:the|my|our) (?:baby|dog|kids?|phone|door|doorbell|kettle|alarm|cat|postman|neighbour|toddler|wee one|microwave)(?:'s| is|s are| are| has)? (?:just |now )?(?:crying|barking|ringing|going|at|here|off|boiling|woken|up|escaped|out)\b(?=.*\b(?:second|sec|minute|moment|mo|tick|hang on|hold on|bear with|sorry)\b)|\b(?:one|just a|a|two) (?:second|sec|minute|moment|mo|tick|ticks)s?,? (?:the |my )?(?:baby|dog|kids?|phone|door|kettle|alarm|postman)\b|\b(?:sorry|hang on|hold on),? (?:the|my) (?:baby|dog|kids?|phone|door|doorbell|kettle|alarm|postman)(?:'s| is)\b)/i;
/** 'In Spanish is possible?' */
export const ASKS_FOR_A_LANGUAGE =
  /\b(?:in|speak|talk|answer in|switch to) (?:my (?:own )?language|Spanish|French|German|Polish|Arabic|Hindi|Urdu|Portuguese|Romanian|Italian|Turkish|Ukrainian|Russian|Chinese|Mandarin|Welsh|Irish|Dutch|Swahili|Tagalog|Bengali|Punjabi|Vietnamese|Korean|Japanese)\b[^.!]{0,30}\?/i;
/** 'Bank like the river?', 'Draft as in wind?': the question's own word, and one sense of it. */
export const asksForASense = (said: string, question: string): boolean => {
  const word = OF_ONE_SENSE.exec(said.replaceAll('’', "'").trim())?.[1]?.toLowerCase();
  return word !== undefined && question.toLowerCase().includes(word);
};
const OF_ONE_SENSE =
  /^\W*(?:(?:sorry|what|wait|so),? )*(?:the |a )?(\p{L}{3,}),? (?:like|as in) (?:a|an|the|on|in|of) (?!.*\b(?:right|yes|correct|no)\?)[^?.!]{2,30}\?\W*$/iu;
/** 'Use shorter questions please.' */
export const WANTS_IT_SIMPLER =
  /\b(?:use|ask|try|in|with|say it in) (?:me )?(?:shorter|simpler|easier|plainer|normal|plain) (?:questions?|words?|english|language)\b[^?]{0,20}\??\W*$/i;
/** 'Let me rephrase what I said.' */
export const WILL_PUT_IT_OTHERWISE =
  /^\W*(?:(?:sorry|no|wait|okay|well|hang on),? )*let me (?:rephrase|reword|put|say|try) (?:that|it|this|what I said)(?: again| another way| differently| better| properly| otherwise)?\W*$/i;
/** 'Not today, thanks.' */
export const WAVES_IT_OFF =
  /^\W*(?:no,? )?not (?:today|now|this (?:one|time)|that one),? (?:thanks|thank you|ta|cheers)\W*$/i;
/** 'Do I have to?' */
export const ASKS_IF_IT_MUST_BE =
  /^\W*(?:oh,? |ugh,? |sorry,? )*(?:do|must) I (?:really )?(?:have to|need to|answer(?: (?:that|this))?)(?: answer(?: (?:that|this))?)?\?\W*$/i;
/** 'There's one but his family live round here.', 'Somebody I loved was in it and I'd rather keep it.' */
export const KEEPS_ONE_BACK =
  /^\W*(?:(?:well|um+|er+m?|oh),? )*there(?:'s| is| was) one,? but (?!I\b|it\b|we\b)[^.?!]{3,60}[.]?$|\bI(?:'d| would) (?:rather|sooner) keep (?:it|that|this|that one|it to myself|that to myself)[.!]*$/i;
/** 'I did that one, with the van, remember?' */
export const POINTS_BACK =
  /^\W*(?:(?:but|well|sorry|erm?),? )*I (?:did|gave you|had|told you) (?:that|this) one\b[^.?!]*\bremember\W*$/i;
/** 'Is there a time limit on these?' */
export const ASKS_HOW_LONG =
  /\b(?:is there|are there) (?:a |any )?(?:time|word) limits?\b[^.?!]*\?|\bhow long (?:should|can|must|may|do|shall) (?:I|my answers?|the answers?|it|they|these|this)\b[^.?!]{0,20}(?:be|talk|speak|answer|take|have|get)\b[^.?!]*\?/i;
