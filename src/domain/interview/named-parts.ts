import { countOwnActs } from './answer-features.ts';
import type { PartKind } from './part-kind.ts';
import { saysOneOf } from './words-of-part.ts';

/** As many words as an answer may have and still leave such a part out: its subject is so narrow that chance hardly meets it. */
const A_LONG_ANSWER = 90;

/** 'you are mostly opening windows' is anybody; 'you' is the employer where something is theirs. */
const ANYBODY =
  /\byou (?:know|see|can|can't|need|have to|must|should|just|get|are (?:\w+ly |always |just |only |not )?\w+ing)\b/gi;
const OF_THE_EMPLOYER =
  /\b(?:you|your|yours|you're|you've|here|this (?:company|place|firm|shop|school|hotel|job|role|post|museum|institute)|company|near|the (?:advert|team|mission|product))\b/i;

/**
 * Parts that ask for one narrow thing: how others are taught it, what people get wrong, what somebody would never do.
 * What speaks to them is known more exactly than for the wide kinds, so that longer answers may be asked for them too.
 */
export const NAMED_PARTS: readonly PartKind[] = [
  {
    asks: /^how (?:would|do|did|will|should) you (?:report|raise|pass on|hand over|flag)\b/i,
    gap: 'own_action',
    upTo: 60,
    isTold: saysOneOf(
      /\b(?:report\w*|tell\w*|told|ring|rang|call\w*|phone\w*|radio\w*|text\w*|e-?mail\w*|writ\w+|wrote|chart\w*|log\w*|note\w*|record\w*|document\w*|say\w*|said|speak|spoke|talk\w*|ask\w*|raise\w*|flag\w*|hand\w*|form|system|straight away|at once|immediately|in person|verbally|face to face|manager|supervisor|nurse in charge|let (?:\w+ ){1,3}know|show\w*|photo\w*|went|go to|caught)\b/i,
    ),
  },
  {
    asks: /^what (?:do|did|would|will) you (?:think (?:you(?:'ll| will| would) )?)?find (?:the )?(?:most )?(?:hard|difficult|challeng|tough)/i,
    gap: 'specifics',
    upTo: 60,
    isTold: saysOneOf(
      /\b(?:hard\w*|difficult\w*|struggl\w*|challeng\w*|trouble\w*|tough\w*|tricky|worst|problem\w*|tir(?:ed|ing)|patien\w*|slow\w*|learn\w*|stress\w*|hate\w*|least|downside|lonely|miss|wrong|fail\w*|nerv\w*|scar(?:y|es)|worr\w+|can't|couldn't|cannot|never been|only|too|not (?:used|so|good|great|sure|very)|no good|rubbish|getting (?:up|used)|the (?:\w+ )?(?:maths?|theory|hours|paperwork|exams?|early))\b/i,
    ),
  },
  {
    asks: /^how (?:will|would|are) you (?:going to )?(?:manage|cope|adjust|adapt|get back|catch up|settle|prepare|fit|combine|balance)\b/i,
    only: 'motivation',
    gap: 'own_action',
    upTo: 60,
    isTold: saysOneOf(
      /\b(?:refresh\w*|course\w*|prepar\w*|stud(?:y|ied|ying)|train\w*|shadow\w*|updat\w*|practi[sc]\w*|already|kept|keep\w*|plan\w*|manag\w*|cop(?:e|ing)|catch\w*|caught|learn\w*|start\w*|first (?:weeks?|months?|term|year|thing|of all|I)|begin\w*|gap|help\w*|ask\w*|arrang\w*|childcare|mother|mum|husband|wife|nursery|school run|slowly|step|reading|syllabus|since|volunteer\w*|used to|easy|no problem|fine)\b/i,
    ),
  },
  {
    asks: /^how long (?:do|would|will|can|are|could) you (?:\w+ )?(?:plan|intend|want|hope|expect|stay|staying|going|think|see)\b/i,
    first: true,
    gap: 'specifics',
    upTo: 60,
    isTold: saysOneOf(
      /\b(?:years?|months|permanent\w*|for good|long[- ]?term|short[- ]?term|settle\w*|stay\w*|until|till|forever|as long as|indefinitely|rest of|retire\w*|leav\w+|go(?:ing)? (?:back|home)|home|(?:don't|not) know|20\d\d|a while|always|for ever|end of)\b/i,
    ),
  },
  {
    asks: /^where (?:do|would|will) you (?:want|like|hope|see|expect|picture|imagine)\b.*\byourself\b(?!.*\b(?:years?|future)\b)/i,
    gap: 'reason',
    upTo: A_LONG_ANSWER,
    isTold: saysOneOf(
      /\b(?:myself|for me|me\b|my (?:own|family|children|kids|life|home)|I(?:'d| would| will|'ll| want to| hope to)(?: like to| love to| hope to| want to)? (?:still |also )?(?:be|run|manage|own|have|learn|retire|lead|stay|teach|live|work|take|step)|still (?:here|be)|retire\w*|manager|partner|one day)\b/i,
    ),
  },
  {
    asks: /^how did you (?:bring|get|help|support|win|turn|talk|develop|motivate|encourage) (?:him|her|them|this person|that person)\b/i,
    gap: 'own_action',
    upTo: 60,
    isTold: (answer) =>
      /\b(?:I|[Ww]e)(?:'d|'ve|'ll|'m)? (?!ever\b|never did\b|had (?:an?|the|one|this)\b|was\b|were\b|am\b|an?\b|the\b|think\b|guess\b|mean\b|know\b|suppose\b|knew\b)\w+|(?:^|[.;,] |and |then )(?:told|showed|gave|let|put|made|sat|took|set|got|kept|started|taught|asked|sent|had (?:him|her|them)|just|by \w+ing|every|each|bit by bit|step by step)\b/i.test(
        answer,
      ),
  },
  {
    asks: /^how (?:did |do |have )?you (?:got|get|gotten|came|come|made it|make it|coped|cope) (?:through|over|with) (?:it|that|this|them)\b/i,
    gap: 'own_action',
    upTo: 60,
    isTold: (answer) =>
      countOwnActs({ type: 'behavioral' }, answer.replaceAll(/\bI(?:'d)? had\b/gi, '')) > 0 ||
      /\b(?:through it|helped|breath\w*|one at a time|lists?|slept|sleep|cried|cry|pray\w*|routine|breaks?|walk\w*|each other|focus\w*|priorit\w*|talk\w*|coffee|calm\w*|just kept|kept going|carry on|carried on|adrenaline|laugh\w*|music|my (?:wife|husband|mum|partner|team))\b/i.test(
        answer,
      ),
  },
  {
    asks: /^why (?:this|our) (?!one\b|way\b|order\b)\w+$|^why (?:with )?us$|^why here$/i,
    gap: 'specifics',
    upTo: A_LONG_ANSWER,
    isTold: (answer) => OF_THE_EMPLOYER.test(answer.replaceAll(ANYBODY, '')),
  },
  {
    asks: /^why \p{Ll}+$/iu,
    gap: 'reason',
    inIntro: true,
    only: 'intro',
    upTo: A_LONG_ANSWER,
    isTold: saysOneOf(
      /\b(?:because|cos|cause|love\w*|like|enjoy\w*|interest\w*|passion\w*|want\w*|dream\w*|always|drawn|draws|brought me|decided|chose|thought|reali[sz]ed|fell in|so I|why)\b/i,
    ),
  },
  {
    asks: /^how (?:do|did|can|could|would) you know (?:that )?(?:it|that|this) (?:is|was) (?:down to|because of|due to|thanks to|your)\b/i,
    gap: 'reason',
    upTo: A_LONG_ANSWER,
    isTold: saysOneOf(
      /\b(?:only (?:thing|one|change)|nothing else|no ?(?:one|body) else|everything else|compar\w+|parallel|other (?:class|group|set|team|shift|half)\w*|same (?:class|test|people|team)|down to|told me|they said|he said|she said|know (?:it|that)|control)\b/i,
    ),
  },
  {
    asks: /^how (?:do|did|would|will) you (?:train|teach|coach|brief|instruct)\b|^how (?:do|would) you make sure (?:that )?(?:your|the|everyone|everybody|they|other)\b.*\b(?:know|knows|understand\w*|remember\w*)\b/i,
    gap: 'own_action',
    upTo: A_LONG_ANSWER,
    isTold: saysOneOf(
      /\b(?:train\w*|teach\w*|taught|show\w*|practi[sc]\w+|explain\w*|poster|sign|quiz|shadow\w*|course|induction|meeting|demonstrat\w*|remind\w*|go (?:over|through)|went (?:over|through)|say it|repeat\w*|colou?rs?|walk (?:them|him|her|em)|ask (?:them|him|her|em)|let (?:them|him|her|em)|make (?:them|him|her|em)|learn\w*|beside|brief\w*|tell (?:them|him|her|em|my))\b/i,
    ),
  },
  {
    asks: /^how (?:do|did|would|will|could) you test\b|^how (?:is|was|would) (?:it|that|this) (?:be )?tested\b/i,
    gap: 'specifics',
    upTo: A_LONG_ANSWER,
    isTold: saysOneOf(
      /\b(?:test(?:s|ed|ing)?|simulat\w*|replay\w*|twice in|staging|sandbox|mock\w*|assert\w*|in parallel|load|script\w*|try (?:it|that|out)|trial|check (?:that|if|whether|it)|compare\w*|measure\w*|run it)\b/i,
    ),
  },
  {
    asks: /^how (?:do|did|would|will) you plan (?:a|an|the|your|for)\b/i,
    gap: 'own_action',
    upTo: 60,
    isTold: saysOneOf(
      /\b(?:plan\w*|map\w*|check\w*|wind|forecast|weather|breaks?|lines?|crew|permi\w+|list\w*|prepar\w*|schedul\w*|meet\w*|first|start\w*|begin\w*|make sure|talk to|walk|calendar|budget|before)\b/i,
    ),
  },
  {
    asks: /^what (?:do |would |did )?(?:you think )?(?:do )?(?:most |other )?people (?:think|get|have|assume|misunderstand)\b|^what (?:do you think )?is (?:often |most )?misunderstood\b/i,
    gap: 'specifics',
    upTo: A_LONG_ANSWER,
    isTold: saysOneOf(
      /\b(?:people|they|everyone|everybody|folk|others?|think\w*|assum\w*|wrong|misunder\w*|glamo\w*|actually|not (?:just|only|all)|it's not|isn't|more than|believe\w*|expect\w*)\b/i,
    ),
  },
  {
    asks: /^what (?:do you think )?(?:a|an|the) \w+(?: \w+)? (?:is|are) for\b|^what (?:is|are) (?:a|an|the) \w+(?: \w+)? for\b/i,
    gap: 'specifics',
    upTo: 30,
    isTold: saysOneOf(/\b(?:for (?!a (?:long|while)|years)|place|somewhere|serves?|help\w*|about|purpose|so that)\b/i),
  },
  {
    asks: /^what would you (?:want to |like to )?(?:change|improve)\b/i,
    gap: 'specifics',
    upTo: 60,
    isTold: saysOneOf(/\b(?:I'd|I would|we'd|I'll|I will|chang\w+|improv\w+|instead|start|stop|nothing)\b/i),
  },
  {
    asks: /^what (?:would|will|do|should|could) you (?:never|not)\b/i,
    gap: 'specifics',
    upTo: A_LONG_ANSWER,
    isTold: saysOneOf(
      /\b(?:never|not|no|keep|leave (?:alone|it|that|them)|touch|last|except|but)\b|n't\b|\bsafe\w*|\brather\b/i,
    ),
  },
  {
    asks: /^what (?:would|could|might|will) make you (?:suspicious|doubt|worry|refuse|stop|wary|say no|turn|walk|change|leave)\b/i,
    gap: 'specifics',
    upTo: A_LONG_ANSWER,
    isTold: saysOneOf(
      /\b(?:if|when|suspic\w*|red flags?|unusual|strange|odd|refus\w*|stop|doubt\w*|worr\w+|wary|wouldn't|won't|don't|doesn't|can't|never|no|not|too|wrong|missing|fake)\b/i,
    ),
  },
  {
    asks: /^what (?:would you do )?(?:over|in|within|during|after) the (?:next|following|coming|first) (?:\w+ )?(?:days?|weeks?|months?|years?)\b/i,
    gap: 'specifics',
    upTo: A_LONG_ANSWER,
    isTold: saysOneOf(
      /\b(?:months?|weeks?|weekly|fortnight|later|next|longer[- ]term|long[- ]term|following|gradually|regular\w*|each|every|from then|then on|by then|after (?:that|this|a|the (?:first|week|month)))\b(?! day like)/i,
    ),
  },
  {
    asks: /^what (?:would|will|do|did|might|could) you (?:now )?(?:do|have done|handle|try) (?:it )?(?:differently|better|another way)\b/i,
    gap: 'outcome',
    upTo: A_LONG_ANSWER,
    isTold: saysOneOf(
      /\b(?:different\w*|next time|these days|nowadays|since then|from (?:then|that|this)|today I|hindsight|looking back|should(?:'ve| have| not)?|shouldn't|would(?:'ve| have| still| not)|wouldn't|I'd (?:have|still|not|do|ask|go|start|say|tell)|wish\w*|earlier|sooner|learn\w*|lesson|nothing|again|instead|always|never|stopped|now)\b/i,
    ),
  },
  {
    asks: /^who(?:m)? (?:do|did|would|will|should) you involve\b|^who (?:is|was|were|else (?:is|was)) involved\b/i,
    gap: 'specifics',
    upTo: A_LONG_ANSWER,
    isTold: saysOneOf(
      /\b(?:tell\w*|told|ask\w*|show\w*|talk\w*|spoke|speak\w*|discuss\w*|agree\w*|consult\w*|involve\w*|with (?:the|my|our|a) \w+|manager|boss|curator\w*|owner\w*|client\w*|lead\w*|head|director|colleague\w*|team|customer\w*|famil\w+|parents?|doctor\w*|nurse\w*|engineer\w*|lender\w*|we|he|she|everyone|everybody|nobody|myself|alone)\b/i,
    ),
  },
  {
    asks: /^where (?:would|will|do|did) you (?:like|want|hope|see|expect|picture|imagine)\b.*\b(?:years?|future|time)\b/i,
    gap: 'reason',
    upTo: A_LONG_ANSWER,
    isTold: saysOneOf(
      /\b(?:years?|future|one day|by then|eventually|later|long[- ]term|someday|retire\w*|become|becoming|my own|own (?:team|group|shop|place|business|studio|kitchen)|manager|lead(?:er|ing)?|head of|senior|still (?:here|be)|grow\w*|I(?:'d| would) like to (?:be|run|have|lead|manage|teach)|hope\w*|plan\w*)\b/i,
    ),
  },
  {
    asks: /^where (?:is|are) (?:that|this|the|your) \w+ (?:now|today)$|^where (?:is|are) (?:he|she|they) (?:now|today)$/i,
    gap: 'outcome',
    upTo: A_LONG_ANSWER,
    isTold: saysOneOf(
      /\b(?:now|today|still|since|these days|left|leaving|gone|moved|works?|became|become|promoted|trainer|supervisor|runs?|last (?:year|month|week)|stayed|staying|ended up|nowadays|is (?:a|an|the|at|in|with|doing|our)|'s (?:a|an|at|in|with|doing|our|still))\b/i,
    ),
  },
];

/** 'In five years I see myself …' to 'Why do you want to leave, and where …?': only the second part was taken up. */
export function firstPartPassedOver(parts: readonly string[], answer: string): boolean {
  const [first = '', second = ''] = parts;
  if (parts.length !== 2 || !/^why\b/i.test(first)) return false;
  const opening = stemsOf(answer.split(/\s+/).slice(0, OPENING_WORDS).join(' '));
  const said = new Set(stemsOf(answer));
  const [ofFirst, ofSecond] = [stemsOf(first), stemsOf(second)];
  return (
    ofFirst.length > 0 &&
    !ofFirst.some((stem) => said.has(stem)) &&
    ofSecond.some((stem) => opening.includes(stem)) &&
    !/^(?:\W*(?:well|so|um+|uh+|honestly),? )*(?:because|cos|cause|I (?:want|like|love|am leaving))\b/i.test(answer)
  );
}
const OPENING_WORDS = 7;
const EMPTY =
  /^(?:what|which|where|when|would|want|have|does|this|that|with|from|into|like|your|yours|yourself|myself|come|work|working|more)$/;
const stemsOf = (words: string) =>
  (words.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !EMPTY.test(word))
    .map((word) => word.replace(/(?:ing|ed|es|s|e)$/, '').slice(0, 6));
