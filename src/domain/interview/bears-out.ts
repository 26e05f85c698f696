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
  off_topic: ['round about'],
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
  /\b(?:died|dies|dead|death|dying|pass(?:ed|es)|passed away|passed on|funeral|buried|lost|cancer|ill|illness|hospital|intensive care|divorc\w*|miscarr\w*|killed|suicid\w*|grie\w+|cry|crying|tears|tearful|upset\w*|painful|raw|depress\w*|breakdown|assault\w*|abus\w*|anniversary|hospice|bad news|its back|its spread|spread|scan|results|still hurts|hurts|miss (?:her|him|them)|put to sleep|heartbroken|in bits|her face|his face|marriage|cant talk about|hard to talk|stroke|accident|emotional|month ago|nursed|come back|gone|walked out|missing|brings it|dont think i can|cant|not right|id be all ?right|only \w+ ?teen|nineteen|let go)\b/;
/** A loss that is told on the way is part of an answer; one that stops somebody is felt now. */
const HURTS_NOW =
  /\b(?:sorry|cant|cannot|couldnt|dont think i|not ready|hard|moment|minute|second|tears?|crying|cry|upset\w*|raw|too soon|anniversary|im not|today|yesterday|this morning|last (?:night|week|month)|a month|weeks? ago|days? ago|month ago|just (?:died|passed|lost)|brings it|hurts|tissue|please|rather|not this|still)\b/;
const GLAD =
  /\b(?:i (?:just |really |absolutely )*(?:love|like|enjoy)|loved it|happy|great|grand|brilliant|proud|excited|glad|funny|laugh\w*|looking forward|asset)\b/;
const NOT_NERVOUS =
  /\b(?:wouldnt|wont|dont|didnt|not|never|no|isnt|without) (?:\w+ ){0,2}?(?:panic\w*|nerv\w+|stress\w*|scared|afraid|worr\w+|shak\w+|sweat\w*|freez\w*|froze)\b/;
const VOICE_ALONE = /\b(?:losing my voice|lost my voice|sore throat|frog in my throat|cough\w*)\b/;
const OF_NERVES =
  /\b(?:nerv\w+|anxi\w+|shak(?:y|e|es|ing)|trembl\w+|sweat\w*|panick?\w*|scared|terrified|afraid|butterflies|wobbl\w+|stress\w*|tense|jitter\w*|stutter\w*|stammer\w*|fluster\w*|blush\w*|red|dizzy|sick|heart|dry|breath\w*|hands?|knees|legs?|mouth|throat|voice|worr\w+|tongue|jelly|wound up|state|words out|sentence out|hardly slept|slept|calm down|all over the place|freez\w+|froze|wet|interview in|every interview|these things|clappers)\b/;
/** A weakness as people name one is a cliché, and an answer. */
const A_TRAIT =
  /\b(?:id say|my (?:greatest|biggest|main)? ?weakness is|i am|im|too much of|say (?:that )?im) (?:that im )?a (?:bit of a )?perfectionist\b(?!\?)/;
const ASKS =
  /\?|\b(?:what|how|which|who|why|can you|could you|would you|understand\w*|follow\w*|lost|sense|clear|get it|mean|put|explain|try|slow\w*|plain\w*|simpl\w+|easier|english|words?)\b/;
const REFUSES =
  /\b(?:rather|prefer|sooner|not|no|never|cant|cannot|couldnt|wont|wouldnt|shant|dont|isnt|arent|private|personal|confidential\w*|nda|business|comfortable|between|secrets?|lawyers?|promise\w*|signed something|off limits|leave it|let it)\b/;
const ONLY_GREETS =
  /^(?:(?:hi|hiya|hello|hey|good|morning|afternoon|evening|day|nice|pleased|to|meet|you|thanks|thank|very|much|cheers|ok|okay|sure|alright|all|right|ready|im|i|am|fine|great|cool|got|it|see|yes|yeah|yep|please|lets|go|start|begin|here|we|there|again|for|having|me|too|so|sir|madam|maam|and|everyone|the|question|asking|that|now|um|uh|well|how|are|doing|is|this|a|pleasure|be|from|my|name|happy|then|set|seeing|when|can|sorry|had|trouble|camera|but|late|bit|its|an|i)\b\W*)+$/;

const tests = (pattern: RegExp) => (plain: string) => pattern.test(plain);
const lacks = (pattern: RegExp) => (plain: string) => !pattern.test(plain);
const wordsOver = (most: number) => (plain: string) => plain.split(' ').length > most;
const both =
  (one: Sign, other: Sign): Sign =>
  (plain) =>
    one(plain) && other(plain);

/** What a wish to end is said with; a machine, a person or a job is switched off, stopped or left by other words. */
const WISH_TO_END =
  /\b(?:i|we|lets|im|id|ill|can|could|may|shall|please|thatll|thats|this|interview|call|stop|enough|done|finish(?:ed)?|end|quit|bye|goodbye|no more|pack|wrap|leave|off|out|on my way)\b/;
const OFF_AND_ON = /\boff and (?:back )?on\b/;
const OF_A_JOB =
  /\b(?:contract|lease|course|shift|season|job|shed|site|plant|place|factory|shop) (?:ends?|ended|closes|closed|is closing|finish\w*)\b|\bthey(?:re)? (?:closed|closing|shut)\b|\benough of (?!this|these|it|you)/;
const DID_IT = /^(?:yes|yeah|aye)?,? ?(?:ive|i have|weve) (?:done|finished)\b/;

const ASKS_TO_RESTART =
  /\b(?:can|could|may|let|lets|shall|want|like to|sorry|ill|id|im going|please|scratch|forget|wait|no no|rewind|redo|again|scrap|ignore|over|delete|wipe|undo|back|strike|rub|cross|mess\w*|wrong|top|beginning|do that|not that|actually|hang on)\b/;
/** A noise or a missed end is no grief, whatever else was said: 'the dog was barking, abusive how?' */
const MISSED_SOMETHING =
  /\b(?:missed (?:the|that|what|you|most|half|a bit|your)|didnt (?:catch|hear)|couldnt hear|cut out|crackl\w*|broke up)\b/;
/** 'You don't talk about wages. I've never talked about wages.' is how somebody works. */
const KEEPS_QUIET_ABOUT =
  /\b(?:you|we|they|one) (?:just |simply |really )?(?:dont|do not|never) (?:ever )?(?:talk|tell|discuss|share|say|speak|mention|gossip|name|pass on)\b|\b(?:i|ive|weve|we) never (?:ever |once )?(?:talked|told|discussed|shared|said|spoke|mentioned|passed)\b/;
const REFUSES_NOW =
  /\b(?:rather not|sooner not|prefer not|not comfortable|uncomfortable|nda|confidential\w*|signed|none of your|not going to|wont|cant|cannot|not allowed|not free|off limits|leave it|if thats (?:all ?right|ok|okay)|that one|this one|to you|here|about that|private|personal)\b/;

const CONTRADICTED_BY: Partial<Record<Intent, readonly Sign[]>> = {
  stop: [
    tests(TO_OTHERS),
    tests(OFF_AND_ON),
    tests(OF_A_JOB),
    tests(DID_IT),
    lacks(WISH_TO_END),
    both(tests(OWN_WORK), wordsOver(6)),
  ],
  // 'I passed the theory, second go': a try that is told of is no wish to begin again.
  start_over: [lacks(ASKS_TO_RESTART)],
  distress: [
    tests(MISSED_SOMETHING),
    lacks(LOSS),
    both(wordsOver(14), lacks(HURTS_NOW)),
    both(tests(GLAD), lacks(/\b(?:died|death|funeral|passed|cry|crying|tears|upset)\b/)),
  ],
  nerves: [
    tests(NOT_NERVOUS),
    tests(VOICE_ALONE),
    lacks(OF_NERVES),
    both(tests(OWN_WORK), lacks(/\bnerv\w+|\bshak\w+|\bheart\b/)),
  ],
  joke: [tests(A_TRAIT), both((plain) => countNumbers(plain) > 1, lacks(/\b(?:ha|haha\w*|joke|kidding)\b/))],
  decline: [lacks(REFUSES), both(tests(KEEPS_QUIET_ABOUT), lacks(REFUSES_NOW))],
  greeting: [lacks(ONLY_GREETS)],
  rephrase: [lacks(ASKS)],
};
