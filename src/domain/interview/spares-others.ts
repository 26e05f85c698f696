import { countOwnActs } from './answer-features.ts';
import { asksForOccasion, subjectOf } from './subject-of-question.ts';

/**
 * 'I'd as soon not get into that one. There's fellas' families still around.': a refusal, and whom it spares. Neither
 * alone would do, since people also answer that they would rather not upset a family, or whom they keep out of a thing.
 */
export function sparesOthers(said: string, question: string): boolean {
  const plain = said.replaceAll('’', "'").trim();
  if (!FOR_THEIR_SAKE.test(plain) || WOULD_DO.test(plain)) return false;
  const refuses =
    (asksForStory(question) && GAVE_THEIR_WORD.test(plain)) ||
    WOULD_RATHER_NOT.test(plain) ||
    NOT_THEIRS_TO_TELL.test(plain) ||
    (asksForStory(question) && (WILL_NOT.test(plain) || LEAVES_IT.test(plain)));
  return (
    refuses && countOwnActs({ type: 'behavioral' }, plain.replace(LEAVES_IT, '').replaceAll(GAVE_A_WORD, '')) === 0
  );
}

/** 'Tell me about a time …', 'Describe an accident …': there may be another one. */
export const asksForStory = (question: string): boolean =>
  asksForOccasion(question) || subjectOf(question).story !== undefined;
/** Whoever says what they would do instead has answered. */
const WOULD_DO =
  /\bI(?:'d| would|'ll) (?!(?:really |honestly |much |far |just )*(?:rather|sooner|prefer|as soon|as well|like|not|have to|hate|be)\b|leave (?:that|it|this)\b)\w+/i;
const TELLING =
  '(?:get|go|talk|talking|speak|discuss|say|saying|tell|telling|share|answer|drag|bring|name|naming|rake|raking|open|touch|dig|repeat|mention|use|put)';
/** 'I'd sooner not drag her name into it', 'I'd as soon leave that be'. */
const WOULD_RATHER_NOT = new RegExp(
  `\\b(?:I(?:'d| would)|ah'd|id) (?:really |honestly |much |far |just )*(?:rather|sooner|prefer|(?:just )?as soon|just as well|like) (?:not |no |never |you didn't |we didn't )(?:to )?(?:${TELLING}|ask)\\b|\\b(?:I(?:'d| would)|ah'd|id) (?:really |much |far |just )*(?:rather|sooner|(?:just )?as soon) (?:leave|keep|let|steer|stay)\\b(?! (?:the|a|an|my|early|late|work|home)\\b)`,
  'i',
);
const NOT_THEIRS_TO_TELL =
  /\b(?:not|isn't|ain't|never|nae|no|hardly|wouldn't be) (?:really |quite |even )?(?:mine|my (?:story|place|business|news|tale|secret)|for me|up to me) to (?:tell|say|share|repeat|give|pass on|be telling)\b|\b(?:that|it)(?:'s| is) (?:really |only )?(?:his|her|their|the \w+'s?|somebody else's|someone else's) (?:story|business|secret|news|tale)\b/i;
const WILL_NOT = new RegExp(
  `\\bI (?:don't|do not|dinnae|wouldn't) (?:really |honestly )?(?:want to|wanna|like to|like|care to|feel right|feel it's right|think I should|think it's right to|think it'd be right to|think it would be right to|feel like) (?:be )?${TELLING}|\\bI(?: won't| will not| shan't| can't| cannot| couldn't|'m not (?:going to|gonna|about to)| am not (?:going to|about to)) (?:really |be )?${TELLING}\\b(?! (?:to |for |at )?(?:him|her|them|anyone|anybody|people|customers?|patients?|residents?)\\b)`,
  'i',
);
const LEAVES_IT =
  /\b(?:let's|we'll|I'll|(?:we|I) (?:should|ought to|could|had better)|best|better|so|please|just|can we|could we|may we) (?:just |please |to )?(?:leave|let|leaving) (?:that|this|it|him|her|them|those|the poor \w+)(?: one| poor \w+)?(?: (?:be|alone|out|rest|lie|where|there|in peace|sleep))?\b|\b(?:best|better) (?:left|not (?:said|told|to))\b|\bnot (?:that|this) one\b|\b(?:wouldn't (?:be|feel)|not|don't feel|isn't) (?:really |very |too |quite )?comfortable\b|\bI(?:'ll| will|'d like to| want to| would like to) (?:just |have to )*(?:leave|keep) (?:it|that|this|him|her|them)\b|\b(?:I'll|I will|I'd) not be the one\b|\blet (?:the dead|them|him|her|the \w+) (?:rest|lie|sleep|be)\b|\bwithout me (?:telling|bringing|going|raking|saying)\b|\bI (?:don't|do not|never) carry\b[^.?!]{0,30}\b(?:outside|out|about|around)\b/i;

/** 'I gave my word on that one.' */
const GAVE_THEIR_WORD = /^\W*(?:\S+ ){0,3}?I(?:'ve)? (?:gave|given) (?:her |him |them )?my word\b[^.?!]{0,25}[.!]?$/i;
/** Who is near to whom, and hurt or known by it: the families that are still around, a promise, what would be fair. */
const FOR_THEIR_SAKE = new RegExp(
  [
    "\\b(?:famil\\p{L}+|widows?|wife|wives|missus|husband|parents?|mother|mam|mum|mom|ma|father|da|dad|kids|children|weans?|bairns?|brothers?|sisters?|sons?|daughters?|relatives|people|folks?|lads?|fellas?|fellows|men|women|crew|mates?|he|she|they|him|her|them)(?:'s|'re| is| are| has| have| that| who| were| was|'ve)?[^.?!]{0,25}\\bstill\\b(?! (?:went|did|came|asked|got|said|told|had to|need\\p{L}*)\\b)",
    '\\bstill (?:have|got|has) (?:famil\\p{L}+|people|kids|children|a wife|a mother|parents)\\b',
    "\\b(?:his|her|their|the) (?:famil\\p{L}+|widow|wife|husband|mother|mam|mum|mom|father|dad|kids|children|parents|people|brother|sister|son|daughter|weans?|bairns?) (?:lives?|works?|shops?|drinks?|goes|go|comes?|are|is|might|could|would|may|reads?|hears?|knows?|has|have|doesn't|don't|never)\\b",
    '\\b(?:fair|kind|right|nice|decent|respectful) (?:on|to|for|tae) (?:him|her|them|the|his|their|those|that|thon)\\b',
    "\\bout of respect\\b|\\b(?:respect|regard|consideration) (?:for|to) (?:him|her|them|the|his|their|those)\\b|\\bfor (?:his|her|their|the (?:\\p{L}+ )?(?:famil\\p{L}+|widow|wife|kids|lad|lads|mother|child\\p{L}*)(?:'s|s')?) (?:sake|memory)\\b",
    "\\b(?:his|her|their|somebody else's|someone else's|other people's|the family's) (?:story|business|secret|news|grief|tale|trouble|affair)\\b",
    "\\bI(?:'ve| have)? (?:gave|given|promised|swore|sworn|made)\\b[^.?!]{0,25}\\b(?:word|promise|never|not to|her|him|them)\\b|\\bI (?:promised|swore)\\b",
    '\\b(?:get|gets|go|come|comes|find its way) back to (?:him|her|them|the|his)\\b',
    '\\bdrag\\b[^.?!]{0,20}\\b(?:name|names|him|her|them)\\b',
    "\\b(?:he|she|they|(?:the|his|her|their) \\p{L}+)(?:'s|'re| is| are|'ve| has| have)? (?:been )?(?:through|suffered|had) (?:quite )?enough\\b",
    "\\b(?:famil\\p{L}+|relatives|brothers?|sisters?|wife|widow|husband|mother|mam|mum|father|dad|sons?|daughters?|cousins?|missus|uncle)(?:'s|'re| is| are) (?:many|on|at|in|from|with|my|in)\\b",
    "\\btrusted me\\b|\\bpeople's (?:stories|business|secrets|affairs)\\b|\\b(?:not|no) good (?:for|to) (?:him|her|them)\\b|\\bstill (?:only )?(?:young|grieving|a (?:lad|child|kid))\\b",
    "\\b(?:famil\\p{L}+|they|she|he|parents|widow|crew)(?:'s|'ve| has| have)? been through\\b",
  ].join('|'),
  'iu',
);
const GAVE_A_WORD = /\bI (?:promised|gave|swore|made|said|signed|told)\b/gi;
