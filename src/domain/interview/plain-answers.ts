import { CONCEPTS } from './intent-concepts.ts';
import { SPOKEN_NUMBER } from './spoken-number.ts';

/**
 * Words that can hardly be anything but an answer, however short they are and whatever else they sound like: a step where
 * steps were asked for, a line said to somebody else, a quip that is followed by earnest, a thing that is named for what it is.
 */
export function isPlainAnswer(said: string, question: string): boolean {
  const plain = said.replaceAll('’', "'").trim();
  if (ASKS_WHAT_IS_DONE.test(question) && PLANS_A_STEP.test(plain)) return true;
  if (SPEAKS_TO_THE_INTERVIEWER.test(plain)) return false;
  return (
    ANSWERS_FIRMLY.test(plain) ||
    MORE_OR_LESS.test(plain) ||
    SO_LONG_AT_IT.test(plain) ||
    (ANSWERS_NO.test(plain) && canBeAnsweredByNo(question)) ||
    (!ASKS_FOR_A_STORY.test(question) && (IS_LIKE_THAT.test(plain) || SO_MUCH_A_MINUTE.test(plain))) ||
    (ASKS_WHAT_IS_HARD.test(question) && DISLIKES_IT.test(plain)) ||
    (ASKS_WHAT_IS_DONE.test(question) && isStep(plain)) ||
    (ASKS_FOR_WORDS.test(question) && isSaidToSomebody(plain)) ||
    SPEAKS_TO_A_THIRD.test(plain) ||
    (ASKS_OF_ONESELF.test(question) && AS_OTHERS_SAY.test(plain)) ||
    refusesInPassing(plain) ||
    (ASKS_WHY.test(question) &&
      SAYS_WHAT_SPEAKS_FOR_IT.test(plain) &&
      !OF_THE_ASKING.test(plain) &&
      !CONCEPTS['round about']?.test(plain.toLowerCase())) ||
    TURNS_TO_EARNEST.test(plain) ||
    SAYS_WHAT_IT_IS.test(plain) ||
    ANSWERS_ITSELF.test(plain) ||
    (ASKS_WHAT_TO_ASK.test(question) && OF_THE_CASE.test(plain) && !OF_THE_INTERVIEW.test(plain)) ||
    (ASKS_WHAT_IT_MEANS.test(question) && SAYS_WHAT_IT_MEANS.test(plain)) ||
    SAYS_SO_OF_ITSELF.test(plain) ||
    namesIt(plain, question)
  );
}

/** Whatever has these in it is left to be weighed. */
const SPEAKS_TO_THE_INTERVIEWER =
  /\b(?:(?:repeat|rephrase|say) (?:that|it|the question)(?: again)?|(?:next|this|that|the|your|another|last|different) question|skip|I (?:don't|do not|can't|cannot) (?:really )?(?:know|remember|think of|answer|understand)|no idea|what do you mean|mean by|can you hear|put (?:it|that)|you're after|don't (?:get|follow|understand)|explain (?:it|that)|the question|interview(?! (?:panel|room))|come back to (?:it|that|this)|rather not|sooner not|start (?:again|over))\b|\bplease\W*$/i;

/** 'I'll say no sir.', 'Yeah, nah, not great.', 'wash your hands' */
const ANSWERS_FIRMLY =
  /^\W*(?:(?:well|um+|er+m?),? )*(?:I(?:'ll|'d| will| would) (?:just )?(?:say|tell (?:him|her|them)) (?:no|yes)\b(?! idea| clue)[^?]*|(?:(?:yeah|yes|no|nah|aye|oh),? )*not (?:so |that |too |very )?(?:great|good|well|brilliant|badly?)|(?:always )?wash (?:your|my|the) hands[^?]*)[.!]*$/i;

/** 'Mm, so-so.' */
const MORE_OR_LESS =
  /^\W*(?:(?:m+(?:hm*)?|um+|er+m?|well|oh|eh|hm+|honestly),? )*(?:more or less|so[ -]so|fifty[ -]fifty|half and half|a bit of both|yes and no)[.!]*$/i;

/** 'Ten years behind a bar. What do you think?': of course, it says. */
const SO_LONG_AT_IT =
  /^\W*[^.?!]*\b(?:years?|months|seasons) (?:on|in|at|of|behind|with|under) [^.?!]{3,40}[.!,;] what(?: do| d['’]?)? (?:you|ye) (?:think|reckon)\W*$/i;

/** 'No.' to whether something is so. */
const ANSWERS_NO =
  /^\W*(?:(?:um+|er+m?|well|oh|honestly),? )*(?:no|nope|nah)(?:,? (?:it|that|they|he|she|I) (?:does|is|do|are|can|will|would|am)(?:n't| not)(?: yet)?|,? (?:not yet|sir|madam))?[.!]*$/i;
const canBeAnsweredByNo = (question: string): boolean =>
  (ASKS_FOR_WORDS.test(question) && /\bask(?:s|ed|ing)?\b[^.?!]{0,30}\b(?:whether|if)\b/i.test(question)) ||
  /^(?:is|does|should|are) (?!you\b|we\b)[^.?!]+\?$/i.test(question);

const ASKS_FOR_A_STORY = /^(?:(?:can|could|would) you )?(?:please )?(?:tell|describe|talk|walk|give|think of)\b/i;
/** 'Me, I can be sharp.', 'I go silent. My sister would say the same.' */
const IS_LIKE_THAT =
  /^\W*(?:(?:me|well|oh|honestly|um+|er+m?)[,?.]? )*I (?:can be|(?:do |just |usually |always )?(?:get|go|turn)|tend to (?:be|get|go)) (?:a bit |a little |very |quite |really |too |rather )?(?:sharp|short|blunt|quiet|silent|snappy|loud|bossy|grumpy|moody|impatient|stubborn|cross|cranky|clumsy|messy|late|slow|withdrawn|irritable|sarcastic|strict|direct|harsh|hard|pushy|stern|tetchy|ratty|curt|narky)\b[^?]*$/i;
/** 'I'm at sixty words a minute.' */
const SO_MUCH_A_MINUTE = new RegExp(
  `\\b(?:${SPOKEN_NUMBER}) \\p{L}+s (?:a|an|per) (?:minute|hour|second|day|shift)\\b[^?]*$`,
  'iu',
);
const ASKS_WHAT_IS_HARD =
  /\b(?:working on|weak\w*|better at|improv\w+|hard\w*|difficult|struggl\w+|least|worst|dislike|avoid|put off|dread)\b/i;
/** 'The desserts. I hate it.' */
const DISLIKES_IT =
  /^\W*(?:(?:well|um+|er+m?|oh|probably|honestly),? )*(?!this\b|that\b|these\b|questions?\b|interviews?\b)(?:\p{L}+ ){0,4}\p{L}+[,.!]* I (?:really |just |still )?(?:hate|loathe|dread|can't stand|cannot stand|don't like|dislike|avoid|struggle with) (?:it|them|those|doing (?:it|them))[.!]*$/iu;

const ASKS_WHAT_IS_DONE =
  /\b(?:what|how|where|which|who)\b[^.?!]*\b(?:do|would|will|should|did|are|is) (?:you|your|the)\b|\bwalk (?:me|us) through\b|\btalk (?:me|us) through\b/i;
/** 'Stop, lock it off, and ask who touched it.', 'Say hello to everyone.' */
const isStep = (plain: string): boolean =>
  BEGINS_WITH_A_STEP.test(plain) &&
  plain.split(/\s+/).length >= A_STEP_IN_WORDS &&
  (!/\?\W*$/.test(plain) || ASKS_SOMEBODY.test(plain));
const A_STEP_IN_WORDS = 4;
const BEGINS_WITH_A_STEP =
  /^\W*(?:(?:well|um+|er+m?|so|okay|first|first of all|firstly|just|I'd|probably|oh),? )*(?:stop[,.]? (?!here\b|there\b|this\b|now\b|that\b|it\b|asking\b|the interview)|(?:say|tell) (?:hello|sorry|no|yes|thank|him|her|them|the|my|everyone|everybody|nothing|somebody)|(?:find|introduce|listen to|show|walk|sit|keep|put|take (?!it\b|two\b|that\b)|get (?!on\b|lost\b|to the point)|shut (?!up)|lock|check|clear|call|ring|phone|fetch|open|close|turn (?!it up|up|it down|down)|write|count|look (?:at|for)|ask (?:him|her|them|the|my|who|what|if|does|did|somebody)|plug|unplug|switch|isolate|evacuate|apologi[sz]e|offer|separate|bring|wash|clean|measure|knock|leave (?:it|him|her|them) (?:be|alone|where|on|in))\b)/i;
/** 'I'd park that one and come back to it once the leak is stopped.': put off there, and not here. */
const PLANS_A_STEP =
  /^\W*(?:(?:well|um+|er+m?|so|okay|honestly|probably|oh),? )*I(?:'d| would) (?!rather|sooner|prefer|like|love|need|have|say|be\b|want|appreciate|just as|skip|pass)(?!.*\b(?:question|this one|next one|interview|please|if you (?:don't )?mind)\b)\w+ [^?]*\b(?:after|until|till|once|when|before|while|then)\b(?: \S+){3}[^?]*$/i;
/** What somebody would ask there is the answer: 'Is it inside or outside?' */
const ASKS_WHAT_TO_ASK =
  /\b(?:what|which questions?|whom?|how)\b[^.?!]*\b(?:you|must|should|to) (?:\w+ )?ask\b|\bfirst question\b/i;
const OF_THE_INTERVIEW =
  /\b(?:do you mean|you mean|what do you|mean\w*|the question|this question|employer|company|the job|this job|am I|should I|can I|shall I|repeat|again)\b/i;
/** What is asked at the end of a step is asked of somebody there. */
const ASKS_SOMEBODY = /\b(?:ask|say|tell|asking|saying)\b[^.?!]*\?\W*$/i;

/** 'What do you say?' is answered by saying it. */
export const ASKS_FOR_WORDS = /\bwhat (?:do|would|did|will|should) you (?:say|tell|answer|reply)\b/i;
/** 'Sorry, can't do that, but I can throw in the delivery.', 'Can I help you in his place?' */
const isSaidToSomebody = (plain: string): boolean =>
  plain.split(/\s+/).length >= A_LINE_IN_WORDS && !(OF_THE_CASE.test(plain) && /\?\W*$/.test(plain));
const A_LINE_IN_WORDS = 6;
/** 'Is she a regular?' is asked of the case, and said to nobody in it. */
const OF_THE_CASE =
  /^\W*(?:(?:sorry|wait|so|and|but|well|okay),? )*(?:is|are|was|were|does|do|did|has|have|am) (?:it|he|she|they|the|this|that|there|I|we)\b|^\W*(?:what|how|who|which|where|when|why)\b|\b(?:do you mean|you mean|should I|shall I|am I|can I (?:say|use|take|have|get)|employer|company)\b/i;
/** 'Can you tell me your date of birth please, and then the band.' */
const SPEAKS_TO_A_THIRD =
  /\b(?:your (?:name and (?:your )?)?(?:date of birth|surname|full name|address|order number|room number|booking)|madam)\b/i;
const ASKS_OF_ONESELF =
  /\b(?:weakness\w*|strength\w*|better at|improve|describe (?:you|yourself)|say (?:about|of) you|you known for|criticism)\b/i;
/** 'Listening, my daughter would say.' */
const AS_OTHERS_SAY =
  /\b(?:he|she|they|people|everyone|my (?:wife|husband|partner|daughter|son|mother|mum|father|dad|boss|friends?|mates?|sister|brother|manager|colleagues?))(?:'d| would| always| all| usually| might| often)* (?:say|says|tell|tells|call|calls)\b/i;
/** 'I was a patient of yours. I don't want to go into why. But I remember who was kind.' */
function refusesInPassing(plain: string): boolean {
  const sentences = plain.split(/(?<=[.!?])\s+/);
  const at = sentences.findIndex((sentence) =>
    /\bI (?:don't|won't|can't|do not) (?:really )?(?:want to|like to|wanna)? ?(?:go into|talk about|say)\b/i.test(
      sentence,
    ),
  );
  return at > 0 && at < sentences.length - 1 && /\bI\b|\bmy\b/.test(sentences.at(-1) ?? '') && !/\?/.test(plain);
}

const ASKS_WHY = /^(?:and |so )?(?:why|what (?:draws|attracts|makes|made|interests|appeals))\b/i;
/** 'It's steady work. You'd never be stuck.' */
const SAYS_WHAT_SPEAKS_FOR_IT =
  /^\W*(?:(?:well|um+|er+m?|eh|ah|oh|sure|look|so|cos|because),? )*(?:it's|it is|it (?:keeps|pays|gets|gives|makes|suits|runs|feels|beats|means|does|stays|brings|lets|uses)|they|you|you'd|you're|you'll|there's|there is|there are)\b(?: \S+){3}[^?]*$/i;
const OF_THE_ASKING =
  /\b(?:(?:mind|head|it|it's|that's|mind's|head's|has|had|just|clean|completely|I've) gone|gone (?:blank|from|out)|hard|tough|tricky|blank|personal|private|business|complicated|long story|already|before|asking|asked|hear|sound|read|robot|machine|stupid|silly|rude|cheeky|computer|sorry|know what|meant?|died|dead|passed|lost)\b/i;
/** 'What I'm proudest of is that they left with respect.', 'It's when you remember.' */
const SAYS_WHAT_IT_IS =
  /^\W*(?:(?:well|um+|er+m?|so|and|but),? )*(?:what (?:I|we|it|draws|attracts|drew|makes|made|matters|helps|helped|worries|annoys)\b(?! mean\b)[^?.!]{0,50}\b(?:is|was|are|were)\b(?! (?:the question|that again|it you))[^?]+|it's when (?:you|we|people|they|somebody|everyone)\b[^?]+)$/i;
/** 'Is your boss hiring? No, seriously, I'd like to run a shop.', 'Interviews, ha. No, I'd say patience.' */
const TURNS_TO_EARNEST =
  /(?:[.?!]|\bha\b,?|\bhaha\b,?) (?:(?:but|okay|ok|right|no|nah|and),? )*(?:no, (?:I(?:'d| would)? (?!don't|can't|won't|have no|mean\b)|(?:it|the|my|he|she|we|they)\b(?=.*\bI\b))|(?:no, |but )?(?:seriously|joking aside|jokes aside|in earnest|being serious|honestly now)\b,?)(?:[^?\s]*\s){4}[^?]*$/i;
/** 'Is it my job to say so? Honestly yes, so I'd tell her.' */
const ANSWERS_ITSELF =
  /\?\s+(?:(?:honestly|well|I think|probably|of course),? )*(?:yes|no|nah|yeah|aye)\b(?=[^?]*\b(?:I'd|I would|I'll|because|so I|then I)\b)[^?]{12,}$/i;
/** 'What does service mean? It means you look up when they walk in.' */
const ASKS_WHAT_IT_MEANS = /\bwhat (?:does|do|is|are)\b[^.?!]*\b(?:mean|like|good|bad|real|great)\b/i;
const SAYS_WHAT_IT_MEANS = /\b(?:it|that|this) (?:means|is when)(?: \S+){4}[^?]*$/i;
/** 'A minute on my own, that's what I say to people.' */
const SAYS_SO_OF_ITSELF =
  /\bthat's what I (?:always |usually )?(?:say|tell|do|ask)\b(?!\W*\?)|^(?:\S+ ){4,}.*\bthat's (?:why|how I|my weakness|my strength)[^?]*$|\bI (?:can't|cannot|never|find it hard to) say no\b(?! to (?:this|that|you))|^\W*(?:only|just) what (?:my|the|a|I|his|her)\b[^?]*$/i;

/** 'Like ordering at a hatch: that's an API.' */
function namesIt(plain: string, question: string): boolean {
  const named = /\b(?:that's|that is|it's called|is) (?:an?|the|my|your) (\p{L}+)[.!]*$/iu.exec(plain)?.[1];
  return (
    named !== undefined &&
    plain.split(/\s+/).length > A_STEP_IN_WORDS &&
    /^(?:what|how|explain|describe)\b/i.test(question) &&
    new RegExp(`\\b${named}s?\\b`, 'i').test(question)
  );
}
