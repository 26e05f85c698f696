import { countNumbers, countOwnActs, givesReason, tellsOutcome } from './answer-features.ts';
import { NAMED_PARTS } from './named-parts.ts';
import type { PartKind } from './part-kind.ts';
import { tellsEvent } from './tells-event.ts';
import { endsInHabit, saysOneOf } from './words-of-part.ts';

/** What the part asks for is asked after elsewhere, or anything at all is an answer to it. */
const LEFT_ALONE = () => true;

/** Anything that somebody does or did, alone or with others; to think, to feel and to find are no doing. */
const ANY_DOING =
  /\b(?:I|[Ww]e|you|ye)(?:'d|'ve|'ll|'m(?= \w+ing))? (?!am\b|was\b|were\b|think\b|guess\b|mean\b|know\b|suppose\b|feel\b|find\b|found\b|don't know\b|didn't know\b|can't\b|couldn't\b|hate\b|like\b|love\b|have a\b|had a\b|have to\b|get (?:tired|nervous|annoyed)\b|got (?:a|two|three)\b|see\b|saw\b|wouldn't\b|won't\b|didn't\b|don't\b|die\b|panic\b|cry\b|be\b|faint\b|thought\b|could\b|knew\b|wants?\b|wanted\b|wondered\b|nearly\b|almost\b|ever\b|an?\b|the\b)\w+|(?:^|[.;] )(?:By \w+ing|(?:So|Just|Then|I)?\s?(?:Sat|Rang|Told|Asked|Went|Took|Gave|Put|Made|Called|Got|Moved|Talked|Spoke|Kept|Said|Showed|Sent|Set|Did|Stopped|Walked|Apologi[sz]ed|Explained|Listen|Breathe|Count|Walk|Talk|Ask|Take|Shut|Cut|Found|Wrote|Ran|Brought))\b/;
/** 'Hand it in.' */
const BEGINS_WITH_AN_ORDER =
  /^\W*(?:(?:just|probably|oh|well|first|I suppose),? )*(?:hand|keep|swap|ignore|leave|smile|apologi[sz]e|offer|refund|bin|drop|drive|bring|pay|give|ring|call|check|stop|shut|isolate|evacuate|run|listen|walk|ask|tell)\b/i;
/** The same told as orders or as a list: 'Isolate it, then lock it off.' */
const doesAnything = (answer: string) =>
  ANY_DOING.test(answer) ||
  BEGINS_WITH_AN_ORDER.test(answer) ||
  countOwnActs({ type: 'technical' }, answer.replaceAll(NO_ACT, '')) > 0 ||
  isList(answer);
const NO_ACT = /\bI (?:thought|knew|felt|saw|heard|had|lost|wanted)\b/gi;
/** 'Tyres, lights, mirrors, wipers.' */
const isList = (answer: string) => {
  const items = answer.split(',').length;
  return items > LIST_COMMAS && answer.split(/\s+/).length / items <= WORDS_AN_ITEM;
};
const LIST_COMMAS = 2;
const WORDS_AN_ITEM = 4;
const OWN_DOING =
  /\b(?:I|me)(?:'d|'ve|'ll|'m(?= \w+ing))? (?!am\b|was\b|were\b|think\b|guess\b|mean\b|know\b|suppose\b|feel\b|felt\b|found\b|can't\b|couldn't\b|hate\b|like\b|love\b|have a\b|had a\b|saw\b)\w+|\bmy (?:own )?(?:part|role|job|bit|idea|task)\b/i;
const CHANGED =
  /\b(?:chang\w+|now|since|next time|from then|instead(?! of)|stopped|switched|never again|today|after that|afterwards|these days|learn\w+|always|later|then I|then we|dropped|replaced|removed|took (?:it|that) out|put (?:in|a|an|up|on)|fitted|installed|new|introduced|added|began|every time|nowadays|differently|would still|nothing)\b/i;
const AFTERWARDS =
  /\b(?:after\w*|later|next (?:day|morning|week)|then I|then we|and then|since|note|record\w*|write|wrote|log\w*|report\w*|tell (?:the|my)|ring|call|email|follow\w* up|speak to|talk to|check\w*|once (?:it|she|he|they)|in the end|finally|so I|so we)\b/i;
const MEASURED =
  /\b(?:measur\w+|count\w*|survey\w*|complain\w*|scor\w+|inspect\w*|audit\w*|check\w*|feedback|figures|per ?cent|compar\w+|rating\w*|record\w*|review\w*|sampl\w+|returns?|mystery|walked|looked|asked|same|test\w*)\b|%/i;
const KNOWN_BY =
  /\b(?:measur\w+|count\w*|survey\w*|complain\w*|scor\w+|inspect\w*|audit\w*|check\w*|feedback|figures|per ?cent|compar\w+|rating\w*|record\w*|review\w*|sampl\w+|returns?|mystery|walked|looked?|look|asked?|same|test\w*|see|saw|show\w*|watch\w*|tell|told|says?|said|when|if|because|notic\w+|always|never|listen\w*|until|feel|felt|smell\w*|hear)\b|%/i;
const CAME_OF_IT =
  /\b(?:more|fewer|less|now|since|up (?:to|by|from)|down (?:to|by|from)|increas\w+|doubled|halved|tripled|visits?|per ?cent|result\w*|dropped|rose|fell|went from|instead|saved?|worked|works|sold|won|agreed|accepted|in the end|ended|end|stayed|left|still|never|better|faster|happy|thank\w*|passed|got (?!down\b|up\b|on\b|out\b|to\b|in\b)|hundred|thousand|sorted|fine|solved|resolved|friends|finally|eventually|after that|so (?:they|he|she|it|nobody|now)|gone|lost|paid|signed|kept|fixed|disappear\w*|home|live|approved|refused|closed)\b|%/i;
/** 'I gave him another one and he tipped me.' */
const THEN_OTHERS_DID =
  /\bI \w+[^.?!]*(?:\band\b|,|\bso\b|\bthen\b|\bbut\b|[.!?])[^.?!]*\b(?:he|she|they|it|nobody|everyone|(?:the|my) \w+) (?:just |never |then )?(?:\w{3,}ed|said|told|went|gave|came|took|left|rang|wrote|bought|paid|sent|cried|ran|got)\b[^.?!]*[.?!]?\s*$/;
const TRYING =
  /\b(?:now|since|try|tr(?:ied|ying)|start\w*|working on|these days|so I|course|learn\w*|I(?:'ve| have) (?:been|begun|set|asked|put|got|made)|I'm (?:now|doing|getting|taking|making|writing|reading)|I (?:set|write|ask|put|keep|use|make|wait|force|remind|plan|let|count|read|practi[sc]e|do|give|leave|stop)|better at|improv\w+|help\w*|more and more|list\w*|rule)\b/i;
/** 'I read very good' is no effort. */
const HOW_WELL_IT_GOES =
  /\bI (?:can )?(?:read|write|do|count|speak|make) (?:it |that |them )?(?:(?:very|quite|really|so|too) )?(?:good|well|fine|okay|slow\w*|bad\w*)\b/gi;
const WANTED =
  /\b(?:want\w*|aim\w*|goal\w*|so that|hop(?:e|ed|ing)|target\w*|in order|meant to|the idea|the point|to (?:get|make|bring|reach|win|show|sell|raise))\b/i;
const OF_YOURS =
  /\b(?:you|your|yours|you're|you've|here|this (?:company|place|firm|one|shop|school|hotel|job|role|post)|company|name|heard|near|the (?:advert|team|role|job|position|mission|product))\b/i;
const OF_THIS_TIME =
  /\b(?:now|this (?:year|month|summer|autumn|winter|spring|week)|last (?:year|month|week|summer|winter|spring|autumn)|since|finally|age|time|recently|ready|clos(?:ed|ing)|ended|ends|finish\w*|moved|kids|children|redundan\w+|forty|fifty|sixty|turn(?:ed|ing))\b/i;
const AN_EXAMPLE =
  /\b(?:for example|for instance|one time|once|last (?:week|month|year|time|summer|winter)|like when|there was)\b/i;
const LEARNED =
  /\b(?:learn\w*|since|now|next time|from then|never again|reali[sz]ed|taught|should have|should've|these days|always|take from|lesson|understood|i know|differently)\b/i;
const ALLOWED = /\b(?:may|can|could|might|consent\w*|permission|allow\w*|agree\w*|share|need to know)\b/i;
const IF_SO =
  /\b(?:if|when|stop|call|ring|never|otherwise|unless|still|again|next|back|send|refuse|reject|after that|by then|upstairs|further|replace|return)\b/i;
const TELLS_SOMEBODY =
  /\b(?:tell\w*|told|ring|rang|call(?:s|ed|ing)?|phone\w*|inform\w*|report\w*|notif\w+|let (?:\w+ ){1,3}know|spoke|speak\w*|talk\w*|ask\w*|e-?mail\w*|message\w*|text(?:ed)?|escalat\w+|radio\w*|flag\w*|warn\w*|page|alert\w*|involve\w*|hand (?:it )?over|shout\w*|straight to|go to|went to|take it to)\b/i;
/** Somebody who can be told something, or who took part. */
const SOMEBODY =
  /\b(?:manager|boss|supervisor|lead(?:er)?|foreman|head|director|owner|chief|officer|office|control|colleagues?|team|customers?|clients?|patients?|famil(?:y|ies)|parents?|doctor|nurse|matron|police|driver|mate|partner|friend|mentor|teacher|tutor|neighbour|wife|husband|mum|mam|dad|brother|sister|nan|uncle|aunt\w*|hr|engineers?|union|everyone|everybody|nobody|no ?one|myself|he|she|they|him|her)\b/i;
const TIME_OR_CONDITION =
  /\b(?:when\w*|if|once|until|till|unless|as soon as|soon|after\w*|before|by (?:the|then|now|\w+day)|straight ?away|right away|immediately|at once|second|third|twice|again|minutes?|hours?|days?|weeks?|months?|year\w*|always|never|the moment|point|threshold|late|later|early|past|over|more than|less than|last|ago|now|yesterday|today|morning|evening|night|\w+day)\b|\d/i;
const ABOVE =
  /\b(?:escalat\w+|manager|director|supervisor|boss|higher|hr|human resources|formal\w*|warning|report\w*|take it (?:to|up|further)|(?:go|went|goes) (?:to|over|above)|senior|owner|producer|company|office|control(?:ler)?|union|police|safeguarding|involve\w*|(?:call|ring|phone) (?:in|for)\b|the (?:head|lead)|somebody else|someone else)\b/i;
const HOW_MUCH =
  /\b(?:every|each|daily|weekly|monthly|yearly|once|twice|often|always|never|sometimes|rarely|day|days|week|weeks|months?|years?|hours?|minutes?|a lot|much|many|few|long|short|half|all)\b|\d/i;
/** Saying something to somebody, in whatever way. */
const SPEAKS =
  /\b(?:say\w*|said|tell\w*|told|explain\w*|show\w*|talk\w*|spoke|speak\w*|writ\w+|wrote|e-?mail\w*|call\w*|phone\w*|rang|ring|meet\w*|met|sit (?:down|them|him|her)|sat|ask\w*|apolog\w+|honest\w*|straight|words|thank\w*|sorry|present\w*|draw|drew|break it|put it|let (?:\w+ ){1,3}know|be (?:clear|open|frank)|message\w*|discuss\w*)\b|["“]/i;
const DURATION =
  /\b(?:hours?|days?|weeks?|fortnight|months?|years?|minutes?|nights|evenings|weekends|long|quick\w*|overnight|one (?:night|evening|weekend)|straight|summer|winter|by (?:the (?:end|time|\w+day)|\w+day)|term|session|no time)\b|\d/i;
/** The same said to somebody, and not asked of them. */
const EXPLAINS =
  /\b(?:say\w*|said|tell\w*|told|explain\w*|show\w*|writ\w+|wrote|e-?mail\w*|apolog\w+|honest\w*|straight|words|thank\w*|sorry|present\w*|draw|drew|break it|broke it|put it|let (?:\w+ ){1,3}know|be (?:clear|open|frank)|message\w*|letter)\b|["“]/i;
const WRITES_DOWN =
  /\b(?:writ\w+|wrote|charts?|notes?|log\w*|record\w*|report\w*|forms?|book\w*|system|enter\w*|sign\w*|document\w*|code|sheet|diary|handover|e-?mail\w*|type)\b/i;
const FELT =
  /\b(?:f(?:eel|elt|eeling)\w*|angry|annoyed|upset|hurt|proud|happy|sad|scared|afraid|nervous|gutted|relieved|calm|shock\w*|surpris\w+|embarrass\w*|ashamed|frustrat\w+|took it|cried|laugh\w*|hard|fine|glad|guilty|awful|terrible|horrible|great|good|bad|stung|sorry)\b/i;
const FOUND_OUT =
  /\b(?:found|notic\w+|saw|see|seen|spot\w*|told|rang|complain\w*|turned up|came|come|check\w*|count\w*|heard|hear|reali[sz]\w+|when|looked|smell\w*|felt|until|asked|said|show\w*|went to)\b/i;
const OTHERS_DID =
  /\b(?:he|she|they|it|everyone|everybody|nobody|some|people|one|(?:the|my|our|their|his|her|a) \w+(?: \w+)?)(?:'d|'s)? (?:\w+ly |just |all |then |even )?(?:\w{2,}ed|says|goes|takes|gets|cries|laughs|thanks|walks|understands|said|told|went|got|gave|made|took|came|were|was|did|ran|kept|left|thought|felt|had|rang|wrote|sent|bought|loved|hated)\b/i;
const HARD =
  /\b(?:hard\w*|difficult\w*|trouble|problem\w*|challeng\w+|tricky|tough\w*|struggl\w+|could(?:n't| not)|can't|wouldn't|didn't|worst|wrong|fail\w*|short|late|only|no (?:time|money|help)|without|nobody|never|too|but)\b/i;
const HELPED =
  /\b(?:help\w*|thanks to|because|kept|keep|support\w*|my \w+|talk\w*|thought|knew|know|routine|humour|laugh\w*|team|people|colleagues?|friends?|wanted|needed|love|hope|by \w+ing)\b/i;
const LIKED =
  /\b(?:enjoy\w*|like\w*|love\w*|best|fun|nice|good|satisf\w+|proud|happy|favourite|interest\w*|pleas\w+|great|miss|when)\b/i;
const CAUSE =
  /\b(?:cause\w*|because|since|due|so|turned out|it was|found|fault|reason\w*|came from|down to|led to|should have|too|hadn't|didn't|wrong|forgot\w*|not enough|never|had \w+ed)\b/i;
const A_REASON =
  /\b(?:because|'?cause|cos|coz|since|so|otherwise|in case|reason\w*|means?|meant|matters?|important\w*|want\w*|need\w*|for (?:the|safety|a)|to \w+|if|or (?:else|it|they|you|the|somebody|people)|can't|couldn't|wouldn't|won't|might|could|that's (?:how|why|what|when|where)|better|safer|dangerous|risk\w*|rather than|than|no use|point)\b/i;
const ORDER_OF_THINGS =
  /\b(?:first\w*|then|before|after|most|urgent\w*|important\w*|priorit\w+|order|depends?|next|last|safety|deadline\w*|quick\w*|biggest|worst|by (?:the|how|what|who)|whoever|whatever|always|start\w*|begin\w*|can wait)\b/i;
const YES_OR_NO =
  /(?:^|[.!?,;] )(?:and |but |so |well,? |oh,? |um,? |then )*(?:yes|yeah|yep|aye|ja|no|nope|nah|never|not|definitely|absolutely|certainly|of course|sure|probably|possibly|maybe|perhaps|always|only|depends|it depends|I (?:would|will|did|do|have|could|should|can)(?=\s*(?:[.,;!?]|$))|I (?:wouldn't|won't|didn't|don't|haven't|couldn't|shouldn't|can't))\b|\b(?:wouldn't|would not|won't|will not|depends?|only if|unless|no way|not at all)\b/i;
const DECIDES: Record<string, RegExp> = {
  change:
    /\b(?:chang\w+|alter\w*|raise\w*|stand\w*|stick\w*|keep|re-?mark\w*|mov\w+|adjust\w*|give (?:him|her|them|in))\b/i,
  tell: TELLS_SOMEBODY,
  report: TELLS_SOMEBODY,
  involve: ABOVE,
  escalate: ABOVE,
  work: CAME_OF_IT,
  help: CAME_OF_IT,
  succeed: CAME_OF_IT,
};
const A_PLACE = /\b(?:at|in|on|with|for) (?:my|the|a|an|our|school|work|university|college|home|\p{Lu}\w+)\b/u;

/** Who did what at the start is the story itself, and no word on how it was taken. */
const withoutFirstSentence = (answer: string) => {
  const [, ...rest] = answer.split(/(?<=[.?!])\s+/);
  return rest.length > 0 ? rest.join(' ') : answer;
};

/** A further sentence that is not about the speaker may well be the reason: 'Weevils love it warm.' */
const addsARemark = (answer: string) => {
  const sentences = answer.split(/(?<=[.?!])\s+/);
  return sentences.length > 1 && !/^(?:I|we)\b/i.test(sentences.at(-1) ?? '');
};

/** Whether the part's own main words are taken up in the answer. */
const takesUp = (answer: string, part: string): boolean => {
  const said = new Set(stemsOf(answer));
  return stemsOf(part).some((stem) => said.has(stem));
};
const EMPTY =
  /^(?:what|which|whom|whose|where|when|would|could|should|have|does|about|that|this|they|them|there|their|your|yours|with|from|into|after|then|also|else|first|thing|things|person|people|time|work|make|like|just|were|been|tell|explain)$/;
const stemsOf = (words: string) =>
  (words.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !EMPTY.test(word))
    .map((word) => word.replace(/(?:ing|ed|es|s|e)$/, '').slice(0, 5));

/** 'would you change the grade': a plain yes or no, a decision of that kind, or the same verb. */
function decides(answer: string, part: string): boolean {
  if (YES_OR_NO.test(answer)) return true;
  const verb = /^\w+ (?:you|it|that|this|they|he|she|there|we) (?:\w+ly |still |ever |then )?(\w+)/i.exec(part)?.[1];
  const known = verb && DECIDES[verb.toLowerCase().replace(/(?:d|ed)$/, '')];
  if (known === TELLS_SOMEBODY) return ABOVE.test(answer) || takesUp(answer, part.replace(verb ?? '', ''));
  if (known) return known.test(answer);
  if (verb && /^(?:do|say|go|try)$/i.test(verb))
    return /\b(?:again|same|next time|differently|still|tomorrow|never)\b/i.test(answer);
  return verb === undefined || verb.length < 4 || takesUp(answer, verb);
}

/** 'at what point would you escalate it': a time or a condition, and something of whom it would go to. */
const tellsWhen = (answer: string, part: string) =>
  TIME_OR_CONDITION.test(answer) &&
  (!/\bescalat\w+|\binvolve\b|\btake it (?:further|higher)\b/i.test(part) || ABOVE.test(answer));

/** Tried in order; the first that matches says what the part asks for. */
export const PART_KINDS: readonly PartKind[] = [
  ...NAMED_PARTS,
  {
    asks: /^why (?:[\w ]+ )?now$/i,
    gap: 'reason',
    upTo: 60,
    isTold: saysOneOf(OF_THIS_TIME),
  },
  { asks: /^why us$|^why here$/i, gap: 'specifics', isTold: saysOneOf(OF_YOURS) },
  {
    asks: /^why (?!now\b|us\b|is\b|do\b|did\b|does\b|would\b|are\b|you\b|it\b|they\b)(?:\p{Ll}+ ?){1,3}$/iu,
    only: 'motivation',
    first: true,
    gap: 'specifics',
    upTo: 40,
    isTold: (answer, part) =>
      part.split(' ').length < 3 ||
      part
        .toLowerCase()
        .split(/\s+/)
        .some((word) => word.length > 4 && answer.toLowerCase().includes(word)) ||
      /\b(?:want\w*|people|help\w*|care|interest\w*|always|love\w*|like\w*|enjoy\w*|good at|draws?|dream\w*)\b/i.test(
        answer,
      ),
  },
  {
    asks: /^(?:please )?(?:give|share|name) (?:me |us )?.*\b(?:example|case|time|situation|instance|decision|occasion)\b(?! for each)(?!.*\beach\b)|^(?:please )?(?:walk|talk|take) me through one\b|^(?:please )?(?:tell (?:me|us) about|describe) (?:one|a time|an occasion|a case)\b/i,
    gap: 'specifics',
    isTold: (answer) => tellsEvent(answer) || AN_EXAMPLE.test(answer),
  },
  {
    asks: /^what was (?:the|your) (?:last|latest|most recent)\b/i,
    gap: 'specifics',
    isTold: (answer) => tellsEvent(answer) || AN_EXAMPLE.test(answer),
  },
  { asks: /^when (?:may|can) you\b/i, gap: 'specifics', first: true, isTold: saysOneOf(ALLOWED) },
  // What brought somebody here, and what suits them, is asked after by what is thin, or not at all.
  {
    asks: /^what made you (?:notice|think|see|reali[sz]e|suspect)\b|^(?:how|what|why)\b.*\b(?:led you|relates?|prepares?|prepared you|brings? you|brought you|came to|draws? you|drew you|has led you to apply|suits?)\b|^what in it\b/i,
    gap: 'reason',
    isTold: LEFT_ALONE,
  },
  {
    asks: /^how (?:do|would|did) you feel\b|^how (?:that|it|this) (?:felt|feels)\b|^how (?:did|does) (?:that|it|this) (?:make you )?feel\b/i,
    gap: 'reason',
    upTo: 45,
    isTold: (answer) => FELT.test(answer) || LIKED.test(answer),
  },
  {
    asks: /^how (?:did |do |would |have )?you (?:feel|felt|react\w*|respond\w*|take|took|cope[ds]?)\b|^how you (?:react\w*|respond\w*|took|coped)\b/i,
    gap: 'own_action',
    isTold: (answer) => ANY_DOING.test(answer) || FELT.test(answer),
  },
  {
    asks: /^how (?:did|do|would|will) (?:he|she|they|it|the|your|others?|people|everyone|that person)\b.*\b(?:react|respond|take it|feel|receive)|^(?:what (?:was|were)|how was) (?:the|their|his|her) (?:reactions?|responses?|feedback)|^what (?:did|do|would) (?:he|she|they|the \w+|your \w+|people|others|colleagues) (?:say|think|do)\b|^how (?:he|she|they|the \w+|your \w+|others|people) (?:reacted|responded|took it)\b/i,
    gap: 'outcome',
    upTo: 60,
    isTold: (answer) => OTHERS_DID.test(withoutFirstSentence(answer)),
  },
  {
    asks: /^what (?:was|were|is|are|would be) the (?:\w+ )?(?:effects?|results?|outcomes?|impacts?|consequences?|end)\b|^what (?:came|became) of it|^what came out of it|^what (?:happened|happens|followed) (?:in the end|then|next|afterwards|after that|as a result|to \w+)$|^what (?:difference|impact|effect) (?:did|does|has|have|it|that)\b|^what (?:did (?:you|it|that)|you|it|have you) (?:achieved?|accomplish\w*|lead|led to|result\w*)|^how (?:did (?:it|that|this|things|the \w+)|it|that|things) (?:all )?(?:end|ended|turn out|turned out|go|went|work out|worked out|work|worked)\b|^how (?:successful|well)\b|^(?:did|has|does) (?:it|that|this) (?:work|help|succeed|make a difference|worked|helped)\b|^(?:was|were) (?:it|that|you) successful\b|^where (?:are|is) (?:they|it|he|she) now\b/i,
    gap: 'outcome',
    upTo: 70,
    isTold: (answer) => tellsOutcome(answer) || CAME_OF_IT.test(answer) || THEN_OTHERS_DID.test(answer),
  },
  { asks: /^what happened$/i, gap: 'specifics', isTold: (answer) => tellsEvent(answer) },
  {
    asks: /^what (?:do|would|did) you (?:still )?(?:hope|want|expect|plan|wish|like to)\b|^what are you (?:hoping|looking)\b/i,
    gap: 'reason',
    upTo: 40,
    isTold: (answer, part) =>
      takesUp(answer, part) ||
      /\b(?:want\w*|hop\w+|learn\w*|like|plan\w*|become|grow|get (?:into|better|to|more)|looking|one day|would|'d|train\w*|course|future)\b/i.test(
        answer,
      ),
  },
  {
    asks: /^how (?:was|were|is|are|has|have|had) (?:it|that|this|they|the \w+)(?: been)? (?:\w+ed|solved|found|dealt with|put right|handled|done)\b/i,
    gap: 'own_action',
    upTo: 60,
    isTold: (answer) => ANY_DOING.test(answer) || CAME_OF_IT.test(answer),
  },
  {
    asks: /^what (?:did|do|have|had|would|will|could|should)? ?(?:you|we|they|it)?(?:'ve|'d| have| would| did)? ?(?:now )?(?:chang\w*|do(?:ne)? (?:\w+ )?differently|improve[ds]?)\b|^what (?:has |have |had |was |were |has been |got )?(?:since )?(?:changed|changes)\b|^(?:how|what) (?:did|has|have) (?:it|that|this|things|your \w+|you)(?: \w+)? chang\w*|^how (?:it|that|this|things) (?:has |have )?changed|^what (?:is|was) different\b|^what (?:do|did|would) you do differently/i,
    gap: 'outcome',
    isTold: (answer) => CHANGED.test(answer) || endsInHabit(answer),
  },
  {
    asks: /^what (?:did you|do you|have you|you|did it|it|that|did that|has it|has that)(?:'ve| have)? ?(?:learn\w*|take|took|taken|taught?|teach|taught you)\b|^what (?:was|were|is) (?:the|your) (?:lesson|takeaway)|^what (?:did|have|do) you know now/i,
    gap: 'outcome',
    upTo: 60,
    isTold: (answer) => LEARNED.test(answer) || endsInHabit(answer),
  },
  {
    asks: /^what (?:did|do|would|will) you do (?:about (?:it|that) )?(?:afterwards|after that|next|then|later)$|^what (?:you (?:did|do|would do)(?: about (?:it|that))?|comes?|came|would come|happens|would happen|are the) (?:afterwards|after that|next)\b/i,
    gap: 'specifics',
    isTold: saysOneOf(AFTERWARDS),
  },
  {
    asks: /^how (?:did |do |would |will |could |can )?you (?:know|knew|tell|see|evaluate[ds]?|verif\w+|assess\w*|notice[ds]?|monitor\w*|track(?:ed)?(?! (?:it|that|this|them) down))\b(?! (?:them|him|her|your|people|someone|somebody)\b)|^what (?:tells|told) you\b|^how (?:would|will|do|did|could|can) you (?:know|tell)\b/i,
    gap: 'specifics',
    upTo: 45,
    isTold: (answer) => KNOWN_BY.test(answer) || countNumbers(answer) > 0,
  },
  {
    asks: /^how (?:did |do |would |will |could |can )?(?:you|we) (?:measured?|check(?:ed)?|test(?:ed)?|judged?)\b/i,
    gap: 'specifics',
    upTo: 45,
    isTold: saysOneOf(MEASURED),
  },
  {
    asks: /^(?:how|what) (?:would |did |do |will |could |can |should )?(?:you |exactly (?:did|would|do) you )(?:explain\w*|say|said|tell|told|communicat\w*|present\w*|break the|broke the|put it to|inform\w*|ask(?:ed)?|argue\w*)\b/i,
    gap: 'specifics',
    upTo: 60,
    isTold: (answer, part) => (/\bask/i.test(part) ? SPEAKS : EXPLAINS).test(answer),
  },
  {
    asks: /^(?:to |with |for |from |by )?(?:who|whom)\b.*\b(?:tell|inform|report|call|ring|contact|involve|ask|notify|escalate|speak|talk|turn|go to|let know|told|informed|keep)\b/i,
    gap: 'specifics',
    upTo: 60,
    isTold: (answer) => TELLS_SOMEBODY.test(answer),
  },
  {
    asks: /^(?:to |with |for |from |by |about )?(?:who|whom|whose)\b/i,
    gap: 'specifics',
    upTo: 45,
    isTold: (answer) => SOMEBODY.test(answer) || /(?<!^)(?<![.!?] )\b\p{Lu}\p{Ll}+/u.test(answer),
  },
  {
    asks: /^(?:at|from|until|by|to|up to|in|on) (?:what|which) (?:\w+ )?(?:point|stage|moment|time|day|degree|situation|case|circumstance)|^under (?:what|which)\b|^when\b|^how (?:soon|early|quickly|late)\b/i,
    gap: 'specifics',
    upTo: 60,
    isTold: tellsWhen,
  },
  {
    asks: /^how (?:long|quickly|fast) (?!have|has)/i,
    gap: 'specifics',
    upTo: 60,
    isTold: (answer) => DURATION.test(answer) || countNumbers(answer) > 0,
  },
  {
    asks: /^how (?:long|often|many|much|big|far|large|old|frequently|regularly)\b/i,
    gap: 'specifics',
    upTo: 60,
    isTold: (answer) => HOW_MUCH.test(answer) || countNumbers(answer) > 0,
  },
  {
    asks: /^(?:why (?=\w)|for what reason|what (?:is|was|were|are|would be) (?:the|your) (?:reasons?|reasoning|motive|thinking)|what (?:made|makes|led) you\b)/i,
    gap: 'reason',
    upTo: 60,
    isTold: (answer, part) =>
      givesReason(answer) || A_REASON.test(answer) || (!/\byou\b/i.test(part) && addsARemark(answer)),
  },
  {
    asks: /^what (?:did you want to achieve|(?:was|is) (?:the|your) (?:aim|goal|idea|intention|objective|purpose))/i,
    gap: 'reason',
    first: true,
    isTold: saysOneOf(WANTED),
  },
  {
    asks: /^what (?:was|were|is|had been|caused|went) (?:the |its |wrong|it\b|this|that|behind)?(?:root |main |real |actual |underlying )?(?:causes?|wrong|reason|problem behind|it)?\b(?=$| (?:of|in|for|behind)\b)/i,
    gap: 'specifics',
    upTo: 45,
    isTold: saysOneOf(CAUSE),
  },
  {
    asks: /^what (?:was|is|were|are|did you find|do you find|made it|makes it) (?:it |the |so |most |that |your )*(?:\w+ )?(?:hard\w*|difficult\w*|challeng\w+|tricky|tough\w*|struggl\w+|problems?|obstacles?|worst|trouble)\b|^what (?:do you|did you) struggle\b/i,
    gap: 'specifics',
    upTo: 45,
    isTold: saysOneOf(HARD),
  },
  {
    asks: /^what (?:has |have )?(?:helped|helps|kept|keeps|got|gets|motivated|motivates|supported|drives|drove)\b|^what (?:or who|and who|support)\b/i,
    gap: 'specifics',
    upTo: 45,
    isTold: saysOneOf(HELPED),
  },
  {
    asks: /^what (?:do |did |would |have )?you (?:most |really |particularly )?(?:enjoy\w*|like\w*|love\w*|miss|value)\b|^what (?:are |were |was |is )?(?:you|it)(?: are| were|'re)? (?:most |especially )?(?:proud|good)\b/i,
    gap: 'specifics',
    upTo: 45,
    inIntro: true,
    isTold: saysOneOf(LIKED),
  },
  {
    asks: /^what (?:are you|have you|you are|you're|you have|you've) (?:been )?(?:doing|done|working|tried|trying|do)\b.*|^what (?:do you do|do you|you do) (?:about|against) (?:it|that|this|them)$|^how (?:are you|have you|do you) (?:working on|work on|improving|improve|tackl\w+|overcom\w+|address\w*) (?:it|that|this)\b/i,
    gap: 'own_action',
    isTold: (answer) => TRYING.test(answer.replaceAll(HOW_WELL_IT_GOES, '')),
  },
  {
    asks: /^what (?:do|would|will) you do (?:when|if|with|where)\b|^what (?:if|happens (?:if|when)|would happen if)\b|^how (?:do|would) you .*\b(?:when|if)\b/i,
    gap: 'specifics',
    upTo: 60,
    isTold: (answer, part) => IF_SO.test(answer) || takesUp(answer, part),
  },
  {
    asks: /^what (?:was|were|is|would be) your (?:own |exact |specific |personal )?(?:part|role|contribution|share|responsibilit\w+|task)\b|^(?:what|which) (?:part|role) (?:did )?you (?:play\w*|took|take|had|have)\b/i,
    gap: 'own_action',
    isTold: (answer) =>
      OWN_DOING.test(answer) ||
      /\bI was (?:the|a|an|only|just|in charge|responsible|leading|running|one of)\b/i.test(answer),
  },
  {
    asks: /^how (?:do|did|would|will|should|can) you (?:decide|prioriti[sz]e|choose|weigh|rank)\b|^how you (?:decide[ds]?|prioriti[sz]ed?|chose|choose)\b|^(?:what|which|who)(?: \w+)? (?:first|goes first|comes first|would (?:come|go) first)\b/i,
    gap: 'specifics',
    upTo: 45,
    isTold: (answer) => ORDER_OF_THINGS.test(answer) || givesReason(answer),
  },
  {
    asks: /^what (?:exactly |else )?(?:did|do|would|will|should|could|can|might) you (?:\w+ )?(?:do|try|take|start)\b|^what (?:you|we) (?:personally |actually )?(?:did|do|would do|tried)\b|^what (?:are|were|is|was|would be|will be) (?:your|the) (?:\w+ )?(?:steps?|plans?|actions?|approach|reaction|response|solution|moves?|options?)\b|^(?:what|which) (?:\w+ )?(?:steps?|actions?|measures?|approach|methods?) (?:did|do|would|will|have|you)\b|^what (?:now|then|next)$/i,
    gap: 'own_action',
    isTold: doesAnything,
  },
  {
    asks: /^where (?:has|have|did|do|does|had) (?:it|that|this|you|they)\b(?! (?:look|start|begin|see))/i,
    gap: 'specifics',
    upTo: 40,
    isTold: (answer) => tellsEvent(answer) || AN_EXAMPLE.test(answer) || A_PLACE.test(answer),
  },
  { asks: /^where\b/i, gap: 'specifics', upTo: 30, isTold: (answer) => doesAnything(answer) || A_PLACE.test(answer) },
  {
    asks: /^(?:which|what) (?:\w+ ){0,3}(?:would|do|did|will|could|should) you (?:\w+ )?(?:choose|pick|prefer|recommend|take|rule)\b/i,
    gap: 'specifics',
    upTo: 30,
    isTold: (answer, part) =>
      /\b(?:choose|chose|pick\w*|prefer\w*|go for|went for|rather|better|best|first|always|would|'d)\b/i.test(answer) ||
      takesUp(answer, part),
  },
  {
    asks: /^how (?:did )?(?:you |it |that |this )?(?:first )?(?:find|found|notice[ds]?|discover(?:ed)?|spot(?:ted)?|come|came)(?: (?:it|that|this|out|to light|about it))*(?: out)?$/i,
    gap: 'specifics',
    upTo: 60,
    isTold: saysOneOf(FOUND_OUT),
  },
  {
    asks: /^how\b.*\b(?:record|document|log|note)\b/i,
    gap: 'specifics',
    upTo: 60,
    isTold: saysOneOf(WRITES_DOWN),
  },
  {
    asks: /^how\b/i,
    gap: 'own_action',
    upTo: 75,
    isTold: doesAnything,
  },
  {
    asks: /^(?:would|will|could|should|did|do|have|has|does|can) (?:you|it|that|this|they|he|she|there|we)\b/i,
    gap: 'specifics',
    upTo: 60,
    isTold: decides,
  },
  // Whatever else is named belongs to the first part, or anything may be an answer to it.
  {
    asks: /^why$|^(?:is|are|was|were) \w+|^(?:what|which|in what|in which|for what|with what)\b|^(?:please )?(?:tell|describe|explain|talk|walk|use|give|take)\b/i,
    gap: 'specifics',
    isTold: LEFT_ALONE,
  },
];
