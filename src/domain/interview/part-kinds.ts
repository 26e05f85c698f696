import { countNumbers, givesReason, tellsOutcome } from './answer-features.ts';
import { ANY_DOING, doesAnything } from './does-anything.ts';
import { NAMED_PARTS } from './named-parts.ts';
import type { PartKind } from './part-kind.ts';
import { PLAIN_PARTS } from './plain-parts.ts';
import { takesUp } from './takes-up.ts';
import { tellsDecision } from './tells-decision.ts';
import { tellsEvent } from './tells-event.ts';
import {
  A_PLACE,
  A_REASON,
  ABOVE,
  AFTERWARDS,
  ALLOWED,
  AN_EXAMPLE,
  CAME_OF_IT,
  CAUSE,
  CHANGED,
  DURATION,
  EXPLAINS,
  FELT,
  FOUND_OUT,
  HARD,
  HELPED,
  HOW_MUCH,
  HOW_WELL_IT_GOES,
  IF_SO,
  KNOWN_BY,
  LEARNED,
  LIKED,
  MEASURED,
  OF_THIS_TIME,
  OF_YOURS,
  ORDER_OF_THINGS,
  OTHERS_DID,
  OWN_DOING,
  SOMEBODY,
  SPEAKS,
  TELLS_SOMEBODY,
  THEN_OTHERS_DID,
  TIME_OR_CONDITION,
  TRYING,
  WANTED,
  WRITES_DOWN,
} from './told-words.ts';
import { endsInHabit, saysOneOf } from './words-of-part.ts';

/** What the part asks for is asked after elsewhere, or anything at all is an answer to it. */
const LEFT_ALONE = () => true;

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

/** 'at what point would you escalate it': a time or a condition, and something of whom it would go to. */
const tellsWhen = (answer: string, part: string) =>
  TIME_OR_CONDITION.test(answer) &&
  (!/\bescalat\w+|\binvolve\b|\btake it (?:further|higher)\b/i.test(part) || ABOVE.test(answer));

/** Tried in order; the first that matches says what the part asks for. */
export const PART_KINDS: readonly PartKind[] = [
  ...PLAIN_PARTS,
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
      /^\W*(?:(?:oh|well|because),? )*(?:it|that|this)(?:['’]s| is| was) (?!near\b|close\b)|\b(?:want\w*|people|help\w*|care|interest\w*|always|love\w*|like\w*|enjoy\w*|good at|draws?|dream\w*)\b/i.test(
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
    isTold: tellsDecision,
  },
  // Whatever else is named belongs to the first part, or anything may be an answer to it.
  {
    asks: /^why$|^(?:is|are|was|were) \w+|^(?:what|which|in what|in which|for what|with what)\b|^(?:please )?(?:tell|describe|explain|talk|walk|use|give|take)\b/i,
    gap: 'specifics',
    isTold: LEFT_ALONE,
  },
];
