import { countNumbers, countOwnActs, givesReason } from './answer-features.ts';
import type { Asked, ThinAsk } from './thin-ask.ts';
import { A_LITTLE_MORE, DOES_THEMSELVES, IT_DEPENDS, NO_STORY, ONE_LINE, wordsOf } from './thin-ask.ts';
import { TELLS_SOMEBODY } from './told-words.ts';

const THIN_PLAN = 26;

/** Whoever names this many steps in a line has told what they would do. */
const MANY_STEPS = 5;

/** 'I wouldn't. I'm not a grass.' */
const WOULD_NOT =
  /^(?:\W*(?:well|oh|honestly|no|nah),? )*(?:I|we)(?: just| probably)? (?:wouldn['’]?t|would not|won['’]?t|(?:don['’]?t|do not)(?! know| think| mind))\b[^,]{0,30}(?:[.!]|$)/i;

const WHAT_INSTEAD = ['And what would you do instead?', 'What would you do, then?'];

/** 'Bin it. I'm kidding.', 'Emigrate.': nothing yet that anything could come after. */
const IN_JEST =
  /(?:^|[.!?,] )(?:no,? )?(?:I['’]?m |I am )?(?:just |only )?(?:kidding|joking|messing(?: with you)?|having you on)\W*$|^\W*(?:(?:well|oh|honestly|probably|I['’]d|I would|I|just),? )*(?:emigrate|move abroad|leave (?:the country|town)|flee the country|change my name|fake my (?:own )?death)\W*$/i;
const IN_EARNEST = ['And what would you really do?'];

/** 'I'd assume there's a policy': thought, and not done. */
const ASSUMES =
  /\bI(?:['’]d| would|['’]ll| will)? (?:just |probably )?(?:assume|imagine|guess|suppose|expect|hope|presume|reckon)\b/gi;

/** 'Oh god, I'd die.' */
const WOULD_DIE =
  /^(?:\S+ ){0,6}?I(?:['’]d| would) (?:probably |just |honestly )?(?:die|panic|faint|cry|scream|freak out|run|run away|hide)[.! ]*$/i;

const ONE_LINE_OF_TALK = 18;

export function askOfThinPlan({ text }: Asked, answer: string): ThinAsk | undefined {
  const words = wordsOf(answer);
  if (words <= ONE_LINE && IN_JEST.test(answer)) return { gap: 'specifics', asks: IN_EARNEST };
  const done = answer.replaceAll(ASSUMES, '');
  const acts = countOwnActs({ type: 'situational' }, done);
  if (stopsAtTheFirst(text, answer, words, acts)) return { gap: 'specifics', asks: askAfterAStep(answer) };
  if (
    acts === 0 &&
    words > THIN_PLAN &&
    words <= NO_STORY &&
    !OF_ANYBODY_ACTING.test(answer.replaceAll(A_PRINCIPLE, ''))
  )
    return { gap: 'specifics', asks: FIRST_OF_ALL };
  if (words <= NO_STORY && meansWell(answer))
    return {
      gap: 'specifics',
      asks: /\bsay\b/i.test(text) || ASKS_HOW_IT_IS_SAID.test(text) ? WHAT_WOULD_BE_SAID : FIRST_OF_ALL,
    };
  const halted = askAfterAHalt(text, answer);
  if (halted) return halted;
  if (
    acts === 1 &&
    words <= THIN_PLAN &&
    STRESSES.test(answer) &&
    !/\b(?:then|next|after|second|once|finally|so that)\b/i.test(answer)
  )
    return { gap: 'specifics', asks: GO_ABOUT_IT };
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
  if (ASKS_HOW_IT_IS_SAID.test(text) && SAYS_WHAT_THEY_WOULD_DO.test(answer) && !SAYS_THE_WORDS.test(answer))
    return { gap: 'specifics', asks: WHAT_WOULD_BE_SAID };
  if (ASKS_FOR_WORDS.test(text))
    return { gap: 'specifics', asks: SAYS_THE_WORDS.test(answer) ? AND_AFTER_THAT : WHAT_WOULD_BE_SAID };
  if (ALSO.test(answer)) return { gap: 'specifics', asks: FIRST_OF_ALL };
  if (acts > 0 && acts <= 2 && words <= ONE_LINE_OF_TALK && WOULD_SPEAK.test(answer) && !givesReason(answer))
    return { gap: 'specifics', asks: SAYS_THE_WORDS.test(answer) ? AND_AFTER_THAT : WHAT_WOULD_BE_SAID };
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
    (SAYS_NOTHING_OF_STEPS.test(answer) || !(/\bthen\b/i.test(answer) || DOES_THEMSELVES.test(done)))
  )
    return { gap: 'specifics', asks: NAMES_THE_FIRST.test(answer) ? AND_AFTER_THAT : FIRST_OF_ALL };
  return {
    gap: 'specifics',
    asks: TELLS_A_STEP.test(answer) || acts > 0 || DOES_NOW.test(done) ? askAfterAStep(answer) : A_LITTLE_MORE,
  };
}

/** What comes after can be asked only of a step that somebody could see: of 'I'd cope' or 'Run.' nothing has come first. */
const askAfterAStep = (answer: string): readonly string[] =>
  answer.split(/[.,;:!?]+\s*|\b(?:and|then|but)\b\s*/i).some(isAStep) ? AND_AFTER_THAT : FIRST_OF_ALL;
const isAStep = (clause: string): boolean => {
  const verb = DONE_BY_ONESELF.exec(clause.trim())?.[1];
  return verb !== undefined && wordsOf(clause) > 1 && !HOW_ONE_IS_ABOUT_IT.test(verb);
};
const DONE_BY_ONESELF =
  /^(?:(?:oh|well|so|probably|just|honestly|first|maybe)\b,? ?)*(?:(?:I|we|you)(?:['’]d|['’]ll| would| will| think I)? )?(?:(?:just|probably|always|\w+ly) )*(?:(?:try|have|need) to )?([\w'’]+)/i;
const HOW_ONE_IS_ABOUT_IT =
  /^(?:be|cope|manage|survive|handle|deal|sort|figure|work|wing|try|remain|see|think|hope|know|feel|suppose|guess|panic|cry|laugh|do|don['’]t|can['’]t|it|that|no|not|nothing)$/i;

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

/** 'One has to be diplomatic': what everybody should, and nobody does. */
const A_PRINCIPLE =
  /\b(?:we|one|you|they)(?:['’]ve)? (?:always |just |really )?(?:have to|has to|must|need to|needs to|should|ought to|got to|gotta) (?:\w+ly )?(?:be|keep|maintain|follow|see|understand|respect|remember|treat|have|stay|remain|consider|balance|think|show|go by|protect)\b/gi;

/** 'I'd reassure her and distract her': by what, is what lacks. */
const WELL_MEANT =
  /\b(?:(?:I|we)(?:['’]d|['’]ll| would| will)? |and |then |to |, ?)(?:\w+ly |try to |just |always )?(?:reassure|distract|comfort|calm|de-?escalate|empathi[sz]e|sympathi[sz]e|support|handle|manage|communicate|listen|show (?:empathy|respect|understanding|patience)|stay|remain|be|keep (?:calm|cool|professional)|do my best|try my best|deal with)(?: (?:them|him|her|it|this|that|the \w+|to (?:them|him|her)|calm|professional|patient|polite|kind|respectful|positive))*(?: down)?/gi;
const meansWell = (answer: string): boolean => {
  const rest = answer.replaceAll(WELL_MEANT, ' ');
  return (
    rest !== answer &&
    countOwnActs({ type: 'situational' }, answer) > 0 &&
    countOwnActs({ type: 'situational' }, rest) === 0 &&
    !DOES_THEMSELVES.test(rest) &&
    !/["“”:]|\b(?:if|then|say|tell|ask|because|first)\b|\byou(?:['’]re|['’]ve)? (?:go|say|tell|ask|take|sit|walk|get|put|give|call|ring)\b/i.test(
      rest,
    ) &&
    countNumbers(rest) === 0
  );
};

/** 'I stop, I don't release the result.': and then? */
const ENDS_AT_A_HALT =
  /\bI(?:['’]d| would|['’]ll| will)? (?:just |then |always )?(?:stop(?: (?:it|work|everything|the \w+))?|(?:don['’]t|do not|wouldn['’]t|won['’]t) (?:release|send|issue|ship|continue)\b[^.,;]{0,40}|hold (?:it|them|the \w+)(?: back)?|quarantine (?:it|them|the \w+)|put (?:it|them|the \w+) (?:on hold|aside|to one side))\W*$/i;
export const askAfterAHalt = (question: string, answer: string): ThinAsk | undefined =>
  wordsOf(answer) <= SOME_SENTENCES &&
  DOES_WHAT.test(question) &&
  ENDS_AT_A_HALT.test(answer) &&
  !GOES_ON_FROM_IT.test(answer)
    ? { gap: 'specifics', asks: AND_AFTER_THAT }
    : undefined;
const GOES_ON_FROM_IT = new RegExp(
  `${TELLS_SOMEBODY.source}|\\b(?:otherwise|unless|until|record\\w*|writ\\w+|log\\w*)\\b`,
  'i',
);
const SOME_SENTENCES = 55;
const DOES_WHAT = /\bwhat (?:would|do|will) you do\b/i;

/** 'That's the number one thing.' */
const STRESSES =
  /\b(?:the )?(?:number one|main|most important|biggest|key) (?:thing|priority|point|step)\b|\b(?:my|the|first|top) priority\b/i;
const GO_ABOUT_IT = ['And how would you go about that?'];

/** 'House tabs in. That's the first thing.' */
const NAMES_THE_FIRST =
  /\b(?:that's|that is|is|be) (?:the|my) (?:very )?first (?:thing|step|job)\b|^\W*first(?:ly| thing| of all| off)?\b(?! (?:I|you|we)? ?(?:stay|keep|remain|don't)\b)/i;

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

/** '… How do you say it?' */
const ASKS_HOW_IT_IS_SAID =
  /\bhow (?:do|would|will) you (?:say|tell|put|word|phrase|break) (?:it|that|this|him|her|them)(?: to (?:him|her|them|the \w+))?\?$/i;
/** 'I would use empathy', and not 'I would like to apologise, madam'. */
const SAYS_WHAT_THEY_WOULD_DO =
  /^\W*(?:(?:well|um+|so|okay|oh|honestly),? )*(?:I|we)(?:['’]d| would|['’]ll| will) (?!like\b|love\b|suggest\b|you\b)\w+/i;

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

/** What names no step that somebody could take. */
const SAYS_NOTHING_OF_STEPS =
  /\b(?:manage|handle|cope|panic|calm|professional\w*|polite\w*|respect\w*|communicat\w+|seen it all|be fine|positive|procedure|policy|protocol|rules|best|always|never)\b/i;

const WOULD_SPEAK =
  /\b(?:(?:tell|talk to|speak to|speak with) (?!(?:the |my |a )?(?:supervisor|manager|boss|head|matron|office|police|safeguarding))|explain|(?<!n't )say|apologi[sz]e|calm|convince|persuade|reassure|reason with|have a (?:word|chat))\b/i;

/** 'Tell her to put the phone away.', 'I'd say, look, we open at nine.' */
const SAYS_THE_WORDS =
  /\btell (?:him|her|them|the \w+) (?:to|not to|that|he|she|they|it|we|you|I)(?:['’]\w+)?(?: (?!and\b|then\b|but\b)[^\s,.]+){3}|\bsay[,:]? ["“]?(?:I|you|we|it|that|this|look|please|let|stop|don['’]t)(?:['’]\w+)?,? \S+ \S+|["“]\S+ \S+/i;

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
