import { countNumbers } from './answer-features.ts';
import { CONCEPTS } from './intent-concepts.ts';
import type { Intent } from './move.ts';

/**
 * Whether the words themselves bear out what they were taken for. To meet an answer as nerves, grief, a joke or a wish to
 * stop is the worst thing an interviewer can do, so what can hurt has to be said by the speaker, of themselves and of this
 * interview, and nothing may be left that answers.
 */
export function bearsOut(intent: Intent, said: string): boolean {
  const plain = said.toLowerCase().replaceAll(/[’']/g, '').replaceAll(/\s+/g, ' ').trim();
  return !CONTRADICTED_BY[intent]?.some((contradicts) => contradicts(plain));
}

/** Whether an idea that such words are nearly always made of is among them; where none is known, nothing is asked for. */
export function hasMarkOf(intent: Intent, said: string): boolean {
  const marks = MARKS[intent];
  if (!marks) return true;
  const words = (
    said
      .toLowerCase()
      .replaceAll(/[’']/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');
  return marks.some((mark) => CONCEPTS[mark]?.test(words)) || (intent === 'think' && ONLY_HESITATES.test(words));
}

const MARKS: Partial<Record<Intent, readonly string[]>> = {
  think: ['think'],
  joke: ['laugh', 'stock joke'],
  off_topic: ['round about', 'small talk'],
  rude: ['rude'],
  hearing: ['sound', 'not heard'],
  told_already: ['already'],
  decline: ['private'],
  later: ['later'],
  skip: ['skip'],
  start_over: ['restart'],
  repeat: ['again', 'not heard', 'pardon'],
  no_experience: ['never'],
};
const ONLY_HESITATES =
  /^(?:(?:um+|uh+|er+m?|hm+|mm+|ah|oh|well|so|oof|ooh|tricky|tough|hard|good|one|question|thats|a|okay)\b ?)+$/;

/** 'No, sorry, I've no idea, it's all gone.' */
const KNOWS_NOTHING =
  /\b(?:no idea|no clue|dont know|dunno|cant remember|cant think of|gone blank|mind (?:is|has|went)|its all gone|cant (?:see|read) what)\b/;
const PLAIN_LOSS =
  /\b(?:died|dead|death|dying|pass(?:ed|es) away|funeral|buried|cancer|hospital|clinic|cry|crying|tears|grief|lost (?:my|our|him|her)|miscarr\w*|divorc\w*|killed|hurts)\b/;
/** Whoever is hurt breaks off: of many words the last are the ones that say so. */
const LONG = 40;
const endOf = (plain: string) => plain.split(' ').slice(-20).join(' ');

type Sign = (plain: string) => boolean;

const PEOPLE =
  '(?:them|him|her|it|people|everyone|everybody|somebody|someone|both|one|each|the \\w+|my \\w+|a \\w+|kids|customers?)';
/** 'I'd tell them to stop', 'I told him I'd had enough', 'she asked can we finish': somebody else's words, or words to somebody else. */
const TO_OTHERS = new RegExp(
  `\\b(?:tell|told|ask|asked|make|made|get|got|let|want|wanted|warn|warned|order|ordered|beg|begged|help|helped|force|forced|say to|said to|shout at|shouted at) ${PEOPLE}\\b|\\b(?:he|she|they|\\w+ed|(?:the|my|a|our) \\w+) (?:just |then )?(?:said|says|asked|told|shouted|goes|went|was like)\\b`,
);
/** Something of their own that was done, or would be, other than talking to the interviewer. */
const OWN_WORK =
  /\b(?:i|we|id|ill|wed|i would|i will|you) (?:\w+ly |just |also |then |first |always |never |had to )?(?:check|rang|called|phone|took|move|moved|wrote|made|asked|tell|told|look at|looked|fix|fixed|clean|cleaned|kept|sent|gave|bring|brought|sat|talked|listened|restart|test|tested|used|worked|build|built|drive|drove|push|separate|explained|helped|showed|report|reported|served|sold|taught|trained|paint|weld|cook|lift|carry|load|followed|love|enjoy|lead|led|managed)\b(?! (?:you\b|the question|that question|(?:it|this|that) (?:again|later|now|here)\b))/;
const LOSS =
  /\b(?:bad (?:sort|kind)|isnt good|not good news|lump|biopsy|chemo|diagnos\w+|clinic|died|dies|dead|death|dying|pass(?:ed|es)|passed away|passed on|funeral|buried|lost|cancer|ill|illness|hospital|intensive care|divorc\w*|miscarr\w*|killed|suicid\w*|grie\w+|cry|crying|tears|tearful|upset\w*|painful|raw|depress\w*|breakdown|assault\w*|abus\w*|anniversary|hospice|bad news|its back|its spread|spread|scan|results|still hurts|hurts|miss (?:her|him|them)|put to sleep|heartbroken|in bits|her face|his face|marriage|cant talk about|hard to talk|stroke|accident|emotional|month ago|nursed|come back|gone|walked out|missing|brings it|dont think i can|cant|not right|id be all ?right|only \w+ ?teen|nineteen|let go)\b/;
/** 'My phone died.', 'She passed the bread.' */
const NO_LOSS =
  /\b(?:phone|battery|engine|laptop|computer|tablet|car|van|truck|tractor|line|radio|screen) (?:had |has |just |was |is )*(?:died|dead|dying)\b|\bpassed (?:on )?(?:what|it|the|his|her|their|me|him|us|my|our|an?|first|with|out|through|down|by)\b/g;
/** A loss that is told on the way is part of an answer; one that stops somebody is felt now. */
const HURTS_NOW =
  /\b(?:nobody knows|told (?:no ?one|nobody)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?<!(?:said|say|says|was|were|so|is) )sorry|cant|cannot|couldnt|dont think i|not ready|hard|moment|minute|second|tears?|crying|cry|upset\w*|raw|too soon|anniversary|im not|today|yesterday|this morning|last (?:night|week|month)|a month|weeks? ago|days? ago|month ago|just (?:died|passed|lost)|brings it|hurts|tissue|please|rather|not this|still)\b/;
const GLAD =
  /\b(?:i (?:just |really |absolutely )*(?:love|like|enjoy)|loved it|happy|great|grand|brilliant|proud|excited|glad|funny|laugh\w*|looking forward|asset)\b/;
const NOT_NERVOUS =
  /\b(?:wouldnt|wont|dont|didnt|not|never|no|isnt|without) (?:\w+ ){0,2}?(?:panic\w*|nerv\w+|stress\w*|scared|afraid|worr\w+|shak\w+|sweat\w*|freez\w*|froze)\b/;
const VOICE_ALONE = /\b(?:losing my voice|lost my voice|sore throat|frog in my throat|cough\w*)\b/;
const OF_NERVES =
  /\b(?:nerv\w+|anxi\w+|shak(?:y|e|es|ing)|trembl\w+|sweat\w*|panick?\w*|scared|terrified|afraid|butterflies|wobbl\w+|stress\w*|tense|jitter\w*|stutter\w*|stammer\w*|fluster\w*|blush\w*|red|dizzy|sick|heart|dry|breath\w*|hands?|knees|legs?|mouth|throat|voice|worr\w+|tongue|jelly|wound up|state|words out|sentence out|hardly slept|slept|calm down|all over the place|freez\w+|froze|wet|interview in|every interview|these things|clappers)\b/;
/** A weakness as people name one is a cliché, and an answer. */
const A_TRAIT =
  /\b(?:id say|my (?:greatest|biggest|main)? ?weakness is|i am|im|too much of|say (?:that )?im) (?:that im )?(?:a (?:bit of a )?)?perfectionist\b(?!\?)/;
const ASKS =
  /\?|\b(?:whats?|hows?|wheres?|wiser|tell you|how|which|who|why|can you|could you|would you|understand\w*|follow\w*|lost|sense|clear|get it|mean|put|explain|try|slow\w*|plain\w*|simpl\w+|easier|english|words?)\b/;
const REFUSES =
  /\b(?:rather|prefer|sooner|not|no|never|cant|cannot|couldnt|wont|wouldnt|shant|dont|isnt|arent|private|personal|confidential\w*|nda|business|comfortable|between|secrets?|lawyers?|promise\w*|signed something|off limits|leave it|let it)\b/;
const ONLY_GREETS =
  /^(?:(?:hi|hiya|hello|hey|good|morning|afternoon|evening|day|nice|pleased|to|meet|you|thanks|thank|very|much|cheers|ok|okay|sure|alright|all|right|ready|im|i|am|fine|great|cool|got|it|see|yes|yeah|yep|please|lets|go|start|begin|here|we|there|again|for|having|me|too|so|sir|madam|maam|and|everyone|the|question|asking|that|now|um|uh|well|how|are|doing|is|this|a|pleasure|be|from|my|name|happy|then|set|seeing|when|can|sorry|had|trouble|camera|but|late|bit|its|an|i)\b\W*)+$/;

/** 'It's fine. Yes, it's fine.' says of what was asked that it suits. */
const IT_SUITS =
  /^(?:(?:yes|yeah|yep|well|so|um|uh),? )*(?:its|it is) (?:all )?(?:fine|ok|okay|great|good|alright|all right)\b(?!.*\b(?:hi|hello|hey|meet|thanks?|ready|start|begin|go|set|seeing|sorry)\b)/;

/** 'I've never missed a target', 'I never sent one out wrong': a claim, to be asked about. */
const NEVER_WENT_WRONG =
  /\b(?:i|ive|i have|we|weve) (?:have )?never (?:once |ever |really |actually )?(?:missed|failed|lost|forgot(?:ten)?|broke|broken|dropped|been late|let \w+ down|made (?:a|any|one|that) (?:mistake|error)s?|been wrong|had (?:a|any|one) (?:complaint|accident)s?|\w+ [^.?!]{0,20}\bwrong)\b/;

const tests = (pattern: RegExp) => (plain: string) => pattern.test(plain);
const lacks = (pattern: RegExp) => (plain: string) => !pattern.test(plain);
const wordsOver = (most: number) => (plain: string) => plain.split(' ').length > most;
const both =
  (one: Sign, other: Sign): Sign =>
  (plain) =>
    one(plain) && other(plain);

/** What a wish to end is said with; a machine, a person or a job is switched off, stopped or left by other words. */
const WISH_TO_END =
  /\b(?:interview|call it|call (?:is )?over|stop\w*|enough|(?:im|we|were|is|all) done|done (?:here|now|for|with|talking)|do me|finish(?:ed)?|end(?:ed|s|ing)?|quit|bye|goodbye|no more|pack\w*|wrap\w*|leave|leaving|off|out|out of here|on my way|thatll do|thats (?:me|it|my lot|all|us)|log|close|closing|cheerio|have to go|got to go|need to go|must go|gotta go|going now|another day|give up|break is over|had it|my lot|get going|over and out|hang up|cancel|cut it|any ?more|knock (?:this|it)|halt|draw a line|on the head|school run)\b/;
/** 'Done my leaving cert in June.' ends nothing here. */
const LEAVING_SCHOOL = /\b(?:leaving|left) (?:cert\w*|school|college|uni\w*)\b/g;
/** 'Leave it there, don't touch it, call my supervisor.' */
const OFF_AND_ON =
  /\boff and (?:back )?on\b|\bdont touch\b|\b(?:call|ring|phone|fetch) (?:my|the|a) (?:supervisor|boss|manager|foreman|police|doctor|office)\b/;
const OF_A_JOB =
  /\b(?:contract|lease|course|shift|season|job|shed|site|plant|place|factory|shop) (?:ends?|ended|closes|closed|is closing|finish\w*)\b|\bthey(?:re)? (?:closed|closing|shut)\b|\benough of (?!this|these|it|you)/;
/** 'I end up with three jobs at once.' */
const STOPS_SOMETHING =
  /\bi (?:would |d |always |just )?stop (?:it|the|them|him|her|that)\b(?! (?:interview|here))|\b(?:just |ive |have )?finished (?:my|school|uni\w*|college|year|the course|training)\b/;
const ENDS_UP =
  /\bend(?:s|ed|ing)? up\b|\b(?:in|at|by|to) the end of (?:the|my|a|it)\b|\bin the end\b|\bcant say no\b|\bcan not stop (?!this|it)\b/;
const DID_IT = /^(?:yes|yeah|aye)?,? ?(?:ive|i have|weve) (?:done|finished)\b/;

/** 'You could not see your own bonnet.' */
const NOBODY_COULD =
  /\byou (?:could not|couldnt|cannot|cant) (?:even )?(?:see|hear|find|move|stop|breathe|stand|feel)\b/;
const STRAIGHT_WITH_YOU = /\b(?:ill be|to be|being|if im) (?:straight|honest|frank)(?: with you)?\W*$/;
const OF_THE_LINE =
  /\b(?:you|youre|hear\w*|sound\w*|mic\w*|line|signal|connect\w*|lag\w*|echo\w*|break\w*|broke|cut\w*|froze\w*|freez\w*|volume|loud\w*|muted?|headphones?|headset|earphones|screen|wifi|record\w*|there|test\w*|check|hello|internet|picture|camera|audio|voice|speakers?|on|working|robot\w*|tinny|muffled|underwater|buffer\w*|crackl\w*|delay|silent|silence|icon|light|bar|this|one two|me|coming|through|reach\w*)\b/;
const TELLS_WHO_THEY_ARE =
  /^(?:hi |hello |yeah |well )?(?:im|i am|my names?) \w+,? (?:and )?i(?:m| am|ve| (?:do|work|drive|run|make|clean|cook|teach|live))\b/;
/** 'With Mum, all the time.', 'It's about the kids.': somebody is named, and nothing that they do at this moment. */
const onlyNamesSomebody: Sign = (plain) => {
  const rest = plain.replaceAll(SOMEBODY, '');
  return (
    rest !== plain &&
    plain.split(' ').length <= SOMEBODY_IN_WORDS &&
    !AT_THIS_MOMENT.test(rest) &&
    !CONCEPTS['round about']?.test(rest) &&
    !CONCEPTS['small talk']?.test(rest)
  );
};
const SOMEBODY_IN_WORDS = 12;
const SOMEBODY = /\b(?:mum|sister|cousin|uncle|baby|kids)\b/g;
const AT_THIS_MOMENT =
  /\b(?:sorry|hang|hold|wait|look|not you|here|outside|home|back|door|up|is|are|was|has|have|says|said|wants?|needs?|rang|\w{3,}ing)\b/;
const OF_SOMETHING_ELSE =
  /\b(?:sorry|hang|hold|wait|one|just|look|theres|is|are|was|my|they|theyve|the|someone|somebody|its|it|have|did|do|what|get|down|bless|oh|that|this|a|an)\b/;
/** 'Lorries mainly, twenty two years. Class one, and I've passed the theory.' */
const YEARS_OF_WORK =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty) years\b(?=.*\b(?:ive|i have|i)\b)/;
const OF_A_STORY =
  /\bthere (?:was|were)\b|\bi still (?:have|know|think|see|hear)\b|\bi (?:used to|learn\w+|remember)\b/;
/** 'Call straight away.', 'Check the panel first.' */
const BEGINS_WITH_A_STEP =
  /^(?:call|ring|check|go|get|tell|ask|take|put|turn|shut|open|lock|wait|grab|clear) (?!on\b|for me|me\b|ahead)(?:\w+)/;
/** What a manager or a friend would say is an answer. */
const WHAT_OTHERS_SAY =
  /\b(?:he|she|they|hed|shed|theyd|people|my \w+)(?: would| might|d)? (?:probably |always )?(?:say|says|said|have said|tell you|call)\b|\b(?:hed|shed|theyd) (?:probably )?(?:say|have said|call)\b/;
/** 'We didn't get on.', 'Nothing would change.' */
const ABOUT_OTHERS =
  /\b(?:we|they|he|she|it) (?:just |really )?(?:didnt|never) (?:get on|agree|like|talk|speak|work|mind|care|listen|change\w*|do)\b|\bnothing (?:would|will|ever) \w+/;
const SAID_NOTHING_THEN = /\bi (?:just )?(?:said|did|told them) (?:nowt|nothing|nada)\b|\bkept my (?:head|mouth)\b/;
const A_LIST = /^[^.?!]*,[^.?!]*,[^.?!]*,/;
const GONE_BLANK = /\b(?:know|mind|think|nothing|blank|idea|clue|remember|gone|dunno|forgot\w*)\b/;
const SAYS_IT_WAS_SAID =
  /\b(?:already|just|told|tell|said|say|answered|asked|ask|same|covered|again|before|earlier|twice|application|cv|form|been over|gone over|went over|like i|as i|mentioned|explained|had that|got it|first answer|last answer|my answer|been through|on about|did that|did i|thats (?:it|all|everything)|nothing (?:else|more)|myself|when you)\b/;
const TOLD_SOMEBODY =
  /\b(?:i|we) (?:just |already |then )?(?:told|said to|explained to|said it to|answered|asked) (?:the|my|him|her|them|everyone|everybody|people|a|our|his|their|every|all|mum|dad) ?(?!question|time)\b/;
const ASKS_TO_RESTART =
  /\b(?:can|could|may|let|lets|shall|want|like to|sorry|ill|id|im going|please|scratch|forget|wait|no no|rewind|redo|again|scrap|ignore|over|delete|wipe|undo|back|strike|rub|cross|messed|made a mess|a mess of|wrong|top|beginning|take (?:two|it|that)|do that|not that|actually|hang on)\b/;
/** A noise or a missed end is no grief, whatever else was said: 'the dog was barking, abusive how?' */
const MISSED_SOMETHING =
  /\b(?:missed (?:the|that|what|you|most|half|a bit|your)|didnt (?:catch|hear)|couldnt hear|cut out|crackl\w*|broke up)\b/;
/** 'You don't talk about wages. I've never talked about wages.' is how somebody works. */
const KEEPS_QUIET_ABOUT =
  /\b(?:you|we|they|one) (?:just |simply |really )?(?:dont|do not|never) (?:ever )?(?:talk|tell|discuss|share|say|speak|mention|gossip|name|pass on)\b|\b(?:i|ive|weve|we) never (?:ever |once )?(?:talked|told|discussed|shared|said|spoke|mentioned|passed)\b/;
const REFUSES_NOW =
  /\b(?:rather not|sooner not|prefer not|not comfortable|uncomfortable|nda|confidential\w*|signed|none of your|not going to|wont|cant|cannot|not allowed|not free|off limits|leave it|if thats (?:all ?right|ok|okay)|that one|this one|to you|here|about that|private|personal)\b/;

const A_LINE_OR_TWO = 25;
const RUDE_TO_THE_INTERVIEWER =
  /\b(?:fuck (?:you|off|this)|screw you|you suck|you(?:re| are) (?:useless|stupid|an idiot|a joke|thick|rubbish)|(?:stupid|dumb|useless|bloody|daft) (?:bot|robot|machine|ai|thing|question|computer|program)|waste of (?:my )?time|shut up (?:you|now|will you))\b/;
/** Among many words a refusal is one only where it is the telling that is refused. */
const REFUSES_THE_INTERVIEWER =
  /\b(?:rather not|sooner not|prefer not|not comfortable|uncomfortable|nda|confidential\w*|signed|none of your|not allowed|not free|off limits|leave it|private|personal|lawyers?|secrets?|(?:i|id|ill|im|we) (?:really |just )?(?:cant|cannot|couldnt|wont|wouldnt|dont|not|am not|do not|will not) (?:really |even |going to |gonna |want to |wanna |like to |be able to )*(?:say|tell|talk|answer|share|discuss|go into|get into|name|give|open))\b/;
/** Among many words: that there is nothing, and not that one of several things was only watched. */
const HAS_NOTHING_TO_TELL =
  /\b(?:(?:dont|do not|didnt|wouldnt) (?:really |even |actually )?know|no idea|no clue|not sure (?:what|how|i)|(?:gone|went|going|is|mind|goes) blank|cant (?:really )?(?:think|remember|recall)|(?:ive|i|i have|weve|we) (?:have )?never|havent (?:really |ever )?(?:had|done|been|got|worked|used)|no experience|nothing (?:comes|springs)|dont have (?:any|an|one))\b/;
const A_FEW_WORDS = 12;
const OF_THE_TELLING =
  /\b(?:i|im|id|ill|ive|my|we|wed|weve|private|personal|confidential\w*|nda|none of your|business|comfortable|uncomfortable|rather|sooner|prefer|secrets?|lawyers?|off limits|leave it|no comment|pass|question|ask\w*)\b/;
/** 'Because I want it.' gives a reason, however short it is. */
const GIVES_A_REASON = /^(?:(?:well|um+|uh+|em|er+m?|so) )*(?:because|cos|cause) (?!i dont know|i cant)/;
/** 'I won't discuss her with him.' */
const KEEPS_IT_FROM_OTHERS =
  /\bi (?:wont|dont|cant|never|would not|wouldnt|would never) (?:discuss|tell|talk|share|say|give|pass)\b(?! (?:about )?(?:my|mine|me)\b)[^.?!]{0,30}\b(?:with|to) (?:him|her|them|anyone|anybody|others|customers?|patients?|clients?|neighbou?rs?|the \w+)\b/;
/** That it is the speaker who does not know: 'You'd never be stuck' and 'nobody's in a fog' are said of something else. */
const KNOWS_NOT =
  /\b(?:(?:i|id|ive|we|weve) (?:really |honestly |just |actually |still |even |also )*(?:dont|do not|didnt|cant|cannot|couldnt|could not|wouldnt|would not|havent|have not|have no|got no\w*|have nothing|forgot\w*|forget|blanked|lost|drew|draw|am blank|was blank|know nothing|cant)|im (?:not|lost|stuck|stumped|blank\w*|drawing)|dunno|dinnae|dont (?:really |even )?(?:know|remember)|do not know|(?:no|any) (?:idea|clue|notion)|not (?:a|the) (?:clue|notion|scooby|foggiest|faintest)|(?:my|me|the|mi) (?:mind|head|brain|memory)|blank|nothing(?:s|s is| is| has)? (?:\w+ )?(?:com(?:es|ing)|there|springs?|at all|arrives|in (?:there|here))|beats me|search me|got me there|your guess|(?:tip|end) of my tongue|its (?:all |just |completely )?gone|all gone|gone (?:out|clean|right)|(?:it )?escap\w+|slipped|not sure|no sure|couldnt tell|could not tell|hard to (?:say|think)|wouldnt know|cant (?:say|think)|sorry|scooby|tumbleweed|cupboard|white|soup|fog\w* (?:in|up|here|today))\b/;
const BEGINS_NOT_KNOWING =
  /^(?:(?:um+|uh+|er+m?|eh|em|ah|oh|well|hm+|honestly|god|jeez|like|sure|look)\b\W*)*(?:i )?(?:really |honestly |just )?(?:dunno|dont know|do not know|no idea|no clue|not a clue|havent a clue|not sure|couldnt tell you|wouldnt know)\b(?: really| to be honest| honestly| like| now| sir)*\W+/;
const OF_THE_QUESTION =
  /\?|\b(?:question|sorry|skip|pass|next|please|think|thinking|minute|moment|second|can we|could we|ask|hard|tricky|tough|mean|what you|never (?:thought|done|had|been|used|heard|come)|about (?:it|that|this)|how to|what to|where to|yet|at all|stuck|anything|gimme|give me|for instance|an example|like what)\b/;
/** 'Dunno. Money's good.': what comes after the not knowing is an answer, however small. */
const saysSomethingAllTheSame = (plain: string): boolean => {
  const said = BEGINS_NOT_KNOWING.exec(plain)?.[0];
  const rest = said === undefined ? '' : plain.slice(said.length).trim();
  return rest.split(' ').length > 1 && !KNOWS_NOT.test(rest) && !OF_THE_QUESTION.test(rest);
};
/** 'You never rush them.' is a rule of the work, and not a thing that never happened. */
const A_RULE_OF_THE_WORK =
  /\b(?:you|youd|youre|youll|we|one) (?:just |simply |must |should |can |will |would |are )?(?:dont|do not|never|cant|mustnt|shouldnt) \w+/;

/** 'I'd start again from the raw numbers.', 'I would skip the reset.': what would be done there, and no wish here. */
const WOULD_DO_THERE: Sign = both(
  tests(
    /^(?:(?:well|um+|er+m?|so|okay|honestly|probably|oh) )*(?:id|i would) (?:just |probably |always |never |first )?(?!like|love|rather|prefer|sooner|need|be\b|say|have|want|appreciate|really|much|honestly|not\b)\w+/,
  ),
  lacks(
    /\b(?:if (?:i (?:may|can|could)|you|thats|its)|please|can i|may i|sorry|the question|this question|this one|that one)\b/,
  ),
);

/** What a wish for time is made of; 'I've never missed a target', 'beautiful wedding, mind you' have nothing of it. */
const OF_A_PAUSE =
  /\b(?:think\w*|thought|moment|minutes?|mins?|seconds?|secs?|mo|ticks?|hang|hold|wait|time|let me (?:see|have|get|gather|just|find|pick|remember|dig)|bear with|h+m+|m+|um+|uh+|er+m?|good one|good question|tough|tricky|hard|question|ponder|gather|collect|breath\w*|brain|remember|slow|pause|break|sip|water|drink|cough\w*|oo+h?|oof|okay|well|processing|silence|rush|start|ready|patien\w+)\b/;

const CONTRADICTED_BY: Partial<Record<Intent, readonly Sign[]>> = {
  stop: [
    WOULD_DO_THERE,
    WOULD_DO_THERE,
    // 'Tom's not with us any more.'
    tests(/\b(?:not|no longer) with us\b/),
    tests(TO_OTHERS),
    tests(OFF_AND_ON),
    tests(OF_A_JOB),
    tests(DID_IT),
    tests(ENDS_UP),
    tests(STOPS_SOMETHING),
    (plain) => !WISH_TO_END.test(plain.replaceAll(LEAVING_SCHOOL, '')),
    both(tests(OWN_WORK), wordsOver(6)),
  ],
  // 'I passed the theory, second go': a try that is told of is no wish to begin again.
  start_over: [
    WOULD_DO_THERE,
    both(tests(/\b(?:go|move|carry|get) on\b/), lacks(/\b(?:again|over|start|begin|restart|top|scrap|scratch|redo)\b/)),
    lacks(ASKS_TO_RESTART),
    both(wordsOver(25), (plain) => !ASKS_TO_RESTART.test(endOf(plain))),
  ],
  // 'I skip lunch when the ward is busy.'
  skip: [
    WOULD_DO_THERE,
    tests(/\bi (?:always |never |often |just )?skip(?:ped)? (?!this\b|that\b|it\b|the question|one\b|to\b|over\b)/),
  ],
  distress: [
    tests(GIVES_A_REASON),
    tests(MISSED_SOMETHING),
    both(tests(KNOWS_NOTHING), lacks(PLAIN_LOSS)),
    both(
      tests(
        /\blost (?:the |our |a |my )?(?:electric\w*|power|signal|water|heating|game|match|contract|client|customer|order|keys?|bid|deal|data|files?|phone|sale)\b/,
      ),
      lacks(/\b(?:died|death|funeral|cry|crying|tears|upset)\b/),
    ),
    tests(/\bused to (?:death|it|blood|that)\b|\bgrew up (?:on|with|in)\b/),
    (plain) => !LOSS.test(plain.replaceAll(NO_LOSS, '')),
    both(wordsOver(14), lacks(HURTS_NOW)),
    both(wordsOver(LONG), (plain) => !HURTS_NOW.test(endOf(plain))),
    both(tests(GLAD), lacks(/\b(?:died|death|funeral|passed|cry|crying|tears|upset)\b/)),
  ],
  nerves: [
    tests(/\byour (?:voice|sound|line|mic\w*|volume)\b/),
    tests(WHAT_OTHERS_SAY),
    tests(NOT_NERVOUS),
    both(
      tests(/\b(?:every time|always|usually|whenever)\b/),
      tests(/\b(?:but|so|and) i (?!am\b|was\b|cant\b|dont\b|never\b)\w+/),
    ),
    tests(VOICE_ALONE),
    tests(/\b(?:give|gave|gives) (?:it|them|him|her|the \w+) a (?:good |wee |little )?(?:shake|wobble)\b/),
    lacks(OF_NERVES),
    both(tests(OWN_WORK), lacks(/\bnerv\w+|\bshak\w+|\bheart\b/)),
  ],
  hearing: [lacks(OF_THE_LINE)],
  off_topic: [
    onlyNamesSomebody,
    tests(OF_A_STORY),
    tests(KEEPS_QUIET_ABOUT),
    tests(YEARS_OF_WORK),
    tests(/\bwe (?:lost|had|got|did|went|worked|ran)\b/),
    tests(/\byou (?:just )?(?:get|keep|deal|have|learn) (?:a|your|with|to|used)\b/),
    tests(/^you just (?:know|feel it|get a feel|can tell)\b/),
    tests(TELLS_WHO_THEY_ARE),
    lacks(OF_SOMETHING_ELSE),
    both(tests(BEGINS_WITH_A_STEP), lacks(/\bsorry\b|\bnot you\b/)),
  ],
  rude: [
    tests(WHAT_OTHERS_SAY),
    // Whoever says so much of something has not only been rude: 'then I shut up and listen'.
    both(wordsOver(A_LINE_OR_TWO), lacks(RUDE_TO_THE_INTERVIEWER)),
    tests(/\bthick skin\b|\byou (?:just )?(?:get (?:used|a)|deal with|have to|learn|keep)\b/),
    // 'He called me an idiot in front of my daughter.'
    tests(
      /\b(?:he|she|they|one|somebody|someone|customers?|who) (?:\w+ )?(?:called|told|swore|shouted|threw|screamed|yelled) (?:me|us|at|it)\b/,
    ),
  ],
  // 'Only what's on the website.'
  about_job: [
    tests(
      /^(?:only|just|nothing but|not (?:much|a lot)) |\bwhere do i (?:even )?(?:start|begin)\b(?!\?)|^(?:honest answer|honestly|truthfully|the truth|truth|me|why|really|favourite|best bit|worst)\?/,
    ),
  ],
  no_experience: [
    both(wordsOver(A_LINE_OR_TWO), lacks(HAS_NOTHING_TO_TELL)),
    tests(GIVES_A_REASON),
    both(tests(A_RULE_OF_THE_WORK), lacks(/\b(?:i|ive|id|we|weve) (?:have )?(?:never|not|havent|dont|didnt)\b/)),
    tests(NEVER_WENT_WRONG),
    // 'Two degrees. Never above.'
    both((plain) => countNumbers(plain) > 0, lacks(/\b(?:i|ive|im|id|we|weve|my|me|not)\b/)),
    tests(ABOUT_OTHERS),
    tests(/^(?:he|she|they)(?:d| would) (?:say|tell|call)\b/),
  ],
  blank: [
    both(wordsOver(A_LINE_OR_TWO), lacks(HAS_NOTHING_TO_TELL)),
    tests(GIVES_A_REASON),
    both(wordsOver(10), lacks(CONCEPTS.blank as RegExp)),
    both(wordsOver(4), both(lacks(KNOWS_NOT), lacks(/\b(?:i|ive|im|id|my|me)\b/))),
    saysSomethingAllTheSame,
    tests(SAID_NOTHING_THEN),
    tests(/\bi (?:can |could |have to |had to |always )?(?:say|said|admit\w*) (?:that )?i dont know\b/),
    both(tests(A_LIST), lacks(GONE_BLANK)),
  ],
  joke: [
    tests(A_TRAIT),
    // 'Ha. Depends on the designer, doesn't it.'
    tests(/\bdepends (?:on|what|who|how|which|if|whether)\b/),
    both((plain) => countNumbers(plain) > 1, lacks(/\b(?:ha|haha\w*|joke|kidding)\b/)),
  ],
  // 'I just told the driver to take it back.'
  told_already: [tests(TOLD_SOMEBODY), lacks(SAYS_IT_WAS_SAID)],
  decline: [
    // 'I'd rather not work for somebody who shouts.'
    both(
      tests(
        /\b(?:rather|sooner|prefer) not (?:to )?(?!(?:say|tell|talk|speak|answer|discuss|share|go|get|name|do|open|comment|reveal|give|mention|describe|explain)\b)\w+/,
      ),
      lacks(/\b(?:private|personal|confidential\w*|nda|comfortable|none of your|signed)\b/),
    ),
    both(wordsOver(A_LINE_OR_TWO), lacks(REFUSES_THE_INTERVIEWER)),
    // 'You could not see your own bonnet.'
    both(wordsOver(A_FEW_WORDS), lacks(OF_THE_TELLING)),
    lacks(REFUSES),
    tests(STRAIGHT_WITH_YOU),
    tests(KEEPS_IT_FROM_OTHERS),
    tests(NOBODY_COULD),
    tests(/\bsay(?:ing)? no to\b|\bi \w+ [^.?!]{2,30} and i (?:dont|never) (?:talk|say|speak)\b/),
    both(tests(KEEPS_QUIET_ABOUT), lacks(REFUSES_NOW)),
  ],
  greeting: [lacks(ONLY_GREETS), tests(IT_SUITS)],
  later: [WOULD_DO_THERE],
  think: [lacks(OF_A_PAUSE), WOULD_DO_THERE],
  rephrase: [lacks(ASKS), tests(/^you (?:just )?know it when\b/)],
  repeat: [WOULD_DO_THERE, both(tests(TO_OTHERS), tests(/\b(?:and|so|then|but) (?:i|we)\b/))],
};
