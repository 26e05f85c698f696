import { countOwnActs, tellsOutcome } from './answer-features.ts';
import type { PartKind } from './part-kind.ts';
import { PLAIN_PARTS } from './plain-parts.ts';
import { either, endsInHabit, endsOnAFigure, inTheEnd, ownWordsOf, saysOneOf, stemsOf } from './words-of-part.ts';

/**
 * Parts that are forgotten over a long and fluent first one. Whoever talks so long meets most words by chance, so that each
 * kind here knows what can hardly be left unsaid in an answer to it, and where in the answer that would stand.
 */
export const FORGOTTEN_PARTS: readonly PartKind[] = [
  ...PLAIN_PARTS,
  {
    asks: /^how (?:would|will|do|did|could|can|should) you (?:know|tell|judge|measure|see|notice)\b(?! (?:him|her|them|your|a|people|yourself|that$))/i,
    gap: 'specifics',
    isTold: saysOneOf(
      /\b(?:know\w*|knew|tell (?:if|whether|when|that|from|by|it)|measur\w*|monitor\w*|track\w*|compar\w*|baseline|indicat\w*|success\w*|work(?:s|ed|ing)|see (?:if|whether|that|how|it|them)|saw|show(?:s|ed|n)?|check\w* (?:back|again|that|if|whether|after|afterwards|every)|when|until|once|feedback|complain\w*|fewer|c[ao]me back|said|says|told me|results?|numbers|figures|per ?cent|revisit\w*|inspect\w*|audit\w*|look(?:ed|s|ing)? (?:at|for|out)|notic\w+|feel\w*|felt|reports?|ask(?:s|ed)? (?:them|him|her|the)|sign (?:of|that)|should be|test\w*)\b|%/i,
    ),
  },
  {
    asks: /^(?:what|how) (?:did |do |would |will )?(?:you )?(?:did |do |would do |done )?(?:about it )?(?:afterwards|after that|after it|later on)$/i,
    gap: 'specifics',
    // After an event everything is afterwards; after what was done at once it has to be said.
    isTold: (answer, _part, others = []) =>
      !others.some((other) =>
        /\b(?:you (?:do|say|did|said|respond|react|handle)|you (?:dealt|handled|reacted))\b/i.test(other),
      ) ||
      inTheEnd(
        0.33,
        /\b(?:after(?:wards|ward)?|later|next|since|report\w*|wr(?:ote|ite|itten)|told (?:the|his|her|their|my)|tell (?:the|his|her|their|my)|ring|rang|phone\w*|e-?mail\w*|debrief\w*|follow\w* up|record\w*|log(?:ged)?|forms?|now|from then|following|that (?:evening|night|afternoon|day)|talk\w*|spoke|speak|met|asked|check\w*|chang\w*|arrang\w*|in the end|learn\w*)\b/i,
      )(answer),
  },
  {
    asks: /^how (?:did (?:it|that|this|things)|it|that|things) (?:all )?(?:finish|end|turn out|conclude|play out|go|come out|work out)(?:ed|d|s)?(?: in the end)?$|^what (?:was|were) the (?:final |end )?(?:results?|outcome|end)$|^what came of it$/i,
    gap: 'outcome',
    isTold: (answer) => tellsOutcome(answer) || !endsInOwnAct(answer) || ENDS_SOMEHOW.test(lastWordsOf(answer)),
  },
  {
    asks: /^what (?:would|will|do|did|exactly would|exactly do) ?you (?:tell|say to|advise|explain to) (?:the|your|a|an|him|her|them)\b/i,
    gap: 'specifics',
    isTold: saysOneOf(
      /\b(?:say|said|tell\w*|told|explain\w*|inform\w*|advis\w*|let|warn\w*|ring|rang|call\w*|speak|spoke|talk\w*|e-?mail\w*|phone\w*|be honest|show|ask) (?:to |with )?(?:him|her|them|you|everyone|everybody|people|the (?:\w+ )?(?:client|customer|guest|patient|parent|family|owner|driver|importer|buyer|caller|user|tenant|team|crew|couple|lady|gentleman|man|woman|mother|father)s?)\b|\b(?:hears?|heard|knows?|gets?|has) it from me\b|\bto (?:the|his|her|their) \w+ (?:him|her|them)sel(?:f|ves)\b|: (?=\w+)|[,:] ?["“]\w|\bI(?:'d| would|'ll| will)? (?:just |always |then |also )?(?:say|explain|apologi[sz]e)\b/i,
    ),
  },
  {
    asks: /^(?:what|which (?:tools?|things|kit|equipment|materials?)) (?:would|will|do|did) you (?:take|bring|pack|carry)\b(?! (?:from|out of|away)\b)/i,
    gap: 'specifics',
    isTold: saysOneOf(
      /\b(?:tak(?:e|es|ing)|took|bring\w*|brought|pack\w*|carr(?:y|ied)|bag|box|tools?|kit|spares?|with me|toolbox|gear|equipment|load up|need\w*|(?:I'd|I would|I'll|I'd want to) have|have (?:a|the|my|two|three|enough) \w+)\b/i,
    ),
  },
  {
    asks: /^what (?:would|should|must|do|will|could) (?:you )?(?:not|never)\b|^what (?:wouldn't|don't|won't|shouldn't|mustn't|can't) you\b|^what must you not\b|^what (?:should|must|may|can) not\b/i,
    gap: 'specifics',
    isTold: saysOneOf(
      /\b(?:wouldn't|won't|don't|can't|mustn't|shouldn't|cannot|never|except|apart from|refuse\w*|by hand|manual\w*|(?:I'd|I would|I will|I'll|do|would|must|should|will|can|better|rather) not|not (?:to|be|go|do|\w+ing|\w+ed)|leave (?:it|that|them|the)|no \w+ing|human|nothing|only)\b/i,
    ),
  },
  {
    asks: /^(?:what (?:would you do |do you do |happens )?)?(?:over|in|within|during|after) the (?:next|following|coming) (?:\w+ )?(?:days?|weeks?|months?|years?)$/i,
    gap: 'specifics',
    isTold: saysOneOf(
      /\b(?:months?|weekly|monthly|fortnight|later|afterwards|next|following|longer[- ]term|long[- ]term|gradually|regular\w*|every|each (?:day|week|month)|from then|then on|after (?:that|this|a|the (?:first|week|month)))\b/i,
    ),
  },
  {
    asks: /^what (?:would|does|do|will|can|could) (?:an? |the |that |this |it )(?!.*\bnot\b)(?:[\w-]+ ){0,4}(?:tell you|mean|show(?: you)?|indicate)$/i,
    gap: 'specifics',
    isTold: saysOneOf(
      /\b(?:mean(?:s|t|ing)?|tells?|telling|shows?|indicat\w*|suggest\w*|sign (?:of|that)|so (?:it's|that's|you know)|because|point(?:s|ing) to|then (?:it's|you know|you have|there)|if (?:it|there|you (?:get|see|find|have)|they|any))\b/i,
    ),
  },
  {
    asks: /^(?:to |with )?(?:who|whom)\b.*\b(?:tell|inform|report|notify|call|ring|know|told)\b/i,
    gap: 'specifics',
    isTold: saysOneOf(
      /\b(?:tell\w*|told|ring|rang|call\w*|phone\w*|inform\w*|report\w*|notif\w+|let (?:\w+ ){1,3}know|spoke|speak\w*|talk\w*|ask\w*|e-?mail\w*|message\w*|text(?:ed)?|escalat\w+|radio\w*|flag\w*|warn\w*|alert\w*|involve\w*|shout\w*|manager|boss|supervisor|foreman|head|director|matron|nurse|doctor|office|control|police)\b/i,
    ),
  },
  {
    asks: /^at (?:what|which) (?:point|stage)\b.*\b(?:escalat\w+|involve|take it (?:further|higher)|get (?:help|someone|somebody))\b/i,
    gap: 'specifics',
    isTold: saysOneOf(
      /\b(?:escalat\w+|manager|director|supervisor|boss|higher|hr|human resources|formal\w*|warning|report\w*|further|senior|owner|company|office|control(?:ler)?|union|police|safeguarding|involve\w*|head|lead|else|chief|foreman|call|ring|phone)\b/i,
    ),
  },
  {
    asks: /^what (?:did|have|do) you (?:learn\w*|take (?:away )?from (?:it|that|this))\b|^what (?:you(?:'ve| have)? )(?:learn\w*|took)\b|^what (?:did|has) (?:it|that|this) (?:teach|taught)\b/i,
    gap: 'outcome',
    isTold: either(
      endsInHabit,
      inTheEnd(
        0.5,
        /\b(?:learn\w*|since|now\w*|next time|from then|never|reali[sz]\w+|should|these days|always|lesson|understood|know|knew|different\w*|would|taught|teach\w*|today|still|think|if (?:I|you)|better|after(?:wards| that)|every|take(?:s)? (?:from|away)|important|chang\w*)\b|\byou (?:can|have|need|must|don't)\b/i,
      ),
    ),
  },
  {
    asks: /^what (?:did you change|changed|have you changed|has changed|did you do differently|you changed)(?: (?:afterwards|after that|since|as a result|because of it))?$/i,
    gap: 'outcome',
    isTold: either(
      either(endsInHabit, endsOnAFigure),
      inTheEnd(
        0.55,
        /\b(?:chang\w+|now\w*|since|next time|from (?:then|that)|instead|stopped|switched|never|today|after(?:wards| that)?|these days|learn\w+|always|later|replaced|removed|dropped|fitted|installed|new|introduced|added|began|start\w*|every|different\w*|still|nothing|put (?:in|up|a|an)|made (?:a|it|them|sure)|moved|wrote|set up|no longer|then (?:I|we))\b/i,
      ),
    ),
  },
  {
    asks: /^(?:how|what) (?:do|did) you (?:feel|think) about (?:it|that|this) (?:now|today)$/i,
    gap: 'reason',
    isTold: inTheEnd(
      0.5,
      /\b(?:now\w*|think|thought|feel\w*|felt|looking back|today|still|proud|regret\w*|would|should|sorry|glad|wish\w*|learn\w*|right|wrong|hindsight)\b/i,
    ),
  },
  {
    asks: /^how (?:would|do|did|will) you (?:explain|describe|present|break|put) (?:it|that|this|them) to\b/i,
    gap: 'specifics',
    isTold: saysOneOf(
      /\b(?:say\w*|said|tell\w*|told|explain\w*|show\w*|draw\w*|drew|picture|imagine|like (?:a|an|the|when)|words|simpl\w+|plain\w*|language|sit (?:down|them)|meet\w*|compare\w*|example|letter|e-?mail)\b|["“”]/i,
    ),
  },
  {
    asks: /^what (?:do|did|would|will) you (?:find|think is|think will be) (?:the )?(?:most )?(?:hard\w*|difficult\w*|challenging|tough\w*)\b|^what (?:is|was|will be|are)(?: the)? (?:most )?(?:hard\w*|difficult\w*|challeng\w*|tough\w*)\b|^what do you (?:like|enjoy) (?:the )?least\b/i,
    gap: 'specifics',
    isTold: saysOneOf(
      /\b(?:hard\w*|difficult\w*|struggl\w*|challeng\w*|trouble\w*|tough\w*|tricky|worst|problem\w*|tir(?:ed|ing)|patien\w*|slow\w*|learn\w*|stress\w*|hate\w*|least|downside|lonely|miss|wrong|fail\w*|can't|couldn't|cannot|never|only|without|but|too|(?:don't|didn't) (?:like|enjoy|have))\b/i,
    ),
  },
  {
    asks: /^what (?:can|could|might|would|does|usually|tends to|goes) ?(?:go|goes|get)? wrong\b|^what (?:are|is) the (?:\w+ )?(?:risks?|dangers?|hazards?|pitfalls?)\b/i,
    gap: 'specifics',
    isTold: saysOneOf(
      /\b(?:risk\w*|danger\w*|wrong|hurt\w*|injur\w*|fail\w*|burn\w*|break\w*|broke\w*|if|otherwise|or (?:else|it|you|they)|can|could|might|never|fall\w*|crack\w*|problem\w*|careful|too (?:much|long|hot|cold|little|many)|mistake\w*|because|safe\w*)\b/i,
    ),
  },
  {
    asks: /^how (?:would|will|do|did|could|can|should) you (?:check|verify|prove|test|make sure of)\b/i,
    gap: 'specifics',
    isTold: saysOneOf(
      /\b(?:check\w*|verif\w*|measur\w*|test\w*|compar\w*|again|twice|double|second (?:pair|person|look|opinion)|(?:some|any)(?:body|one) else|look(?:ed|ing|s)? (?:over|at|for)|read\w* .{0,20}back|inspect\w*|proof\w*|agree\w*|tolerance|within|sign\w* off|audit\w*|trial|sampl\w*|know|see (?:if|that|whether|how)|review\w*|count\w*|match\w*|against)\b/i,
    ),
  },
  {
    asks: /^how (?:did |do |would )?(?:he|she|they|the \w+|your \w+|others|people) (?:react\w*|respond\w*|t[ao]ke?o?k? (?:it|that|this))\b/i,
    gap: 'outcome',
    isTold: inTheEnd(
      0.4,
      /\b(?:he|she|they|it|everyone|everybody|nobody|both|some|one|all|people|(?:the|my|our|his|her|their) (?:couple|client|man|men|woman|women|lady|boy|girl|parents?|family|team|boss|others?|rest|guys?|lads?|staff|patient|father|mother|mum|dad|husband|wife|son|daughter|class|kids|children|\w+ers?))(?:'d|'s|'re)? (?:\w+ly |just |all |both |then |even |never )?(?!to\b|that\b|in\b|on\b|of\b|and\b|with\b|by\b|at\b|for\b|line\b)\w+|\b(?:fine|well|badly|quiet|relieved|angry|thank\w*|cried|tears|calm\w*|silence)\b/i,
    ),
  },
  {
    asks: /^how (?:did|does|has) (?:it|that|this) (?:affect|change|leave|touch)\w* you\b/i,
    gap: 'reason',
    isTold: saysOneOf(
      /\bI(?:['’]\w+)?\b[^.!?]*\b(?:f(?:eel|elt)|cr(?:y|ied)|upset|sad\w*|angry|proud|glad|tears|sle(?:ep|pt)|home|still|since|now|think|thought|learn\w*|always|never)\b|\b(?:me|my)\b[.!?]|\bstay(?:ed|s) with me\b/i,
    ),
  },
  {
    asks: /^when (?:would|do|did|should|must|will) you (?:refuse|stop|say no|walk away|turn (?:it|one|them) down)\b/i,
    gap: 'specifics',
    isTold: saysOneOf(
      /\b(?:refus\w*|stop\w*|won't|wouldn't|don't|can't|cannot|not|never|no (?=\w+ing|lift|go)|stays?|walk away|send (?:it|them|him|her) back|if|when|unless|until|without|say no)\b/i,
    ),
  },
  {
    asks: /^how (?:often|frequently|regularly)\b/i,
    gap: 'specifics',
    isTold: saysOneOf(
      /\b(?:every|each|daily|weekly|monthly|yearly|(?:once|twice|times) (?:a|an|in|per)|an? (?:day|week|month|year|shift|season)|per|again|often|rarely|sometimes|always|never|on (?:a )?\w+days?|regular\w*|when(?:ever)?|after|before|until|morning|evening|spring|autumn|winter|summer)\b/i,
    ),
  },
  {
    asks: /^why (?!us\b|here\b|now\b|not\b|is\b|do\b|did\b|does\b|would\b|are\b|you\b|it\b|they\b|this\b|that\b|should\b|at\b)\p{L}{4,}(?: \p{L}+){0,4}$/iu,
    gap: 'reason',
    only: 'motivation',
    isTold: (answer, part) =>
      ownWordsOf(part).length === 0 ||
      inTheEnd(
        0.5,
        /\b(?:want\w*|help\w*|care|interest\w*|always|love\w*|lik(?:e|ed)|enjoy\w*|draw\w*|drawn|because|since|so|chose|decided|dream\w*|reali[sz]\w*|fascinat\w*|suit\w*|here|your?)\b/i,
      )(answer),
  },
  {
    // 'how would you set up for a quick change': so narrow that it is not answered without one of its own words.
    asks: /^how (?:would|will|do|could|should) you (?!(?:deal|cope|react|respond|manage|handle|proceed|go about|find|fix|solve|detect|track|avoid|prevent|stop|look after)\b)\w+\b.*\b(?:for|with|on|in|to|a|an|the|your) \w+/i,
    gap: 'own_action',
    isTold: (answer, part) => ownWordsOf(part).length < NARROW || answer.trim().split(/\s+/).length < VERY_LONG,
  },
  {
    asks: /^what (?:would|will|do|should|could) you (?!do\b|say\b|tell\b|want\b|like\b|think\b|change\b|improve\b|bring\b|achieve\b|expect\b|focus\b|look\b)\w+ (?:for|with|in|on|to|at|from) \w+/i,
    gap: 'specifics',
    isTold: (answer, part) => ownWordsOf(part).length < NARROW || answer.trim().split(/\s+/).length < VERY_LONG,
  },
  {
    asks: /^what (?:would|will|do) you do (?:when|if)\b/i,
    gap: 'specifics',
    isTold: (answer, part) =>
      ownWordsOf(part).length === 0 ||
      answer.trim().split(/\s+/).length < VERY_LONG ||
      /\b(?:if|when|whenever|otherwise|unless|in (?:that|which) case|should (?:it|they|he|she))\b/i.test(answer),
  },
];

const NARROW = 2;
const VERY_LONG = 70;

const ENDS_SOMEHOW =
  /\b(?:more|fewer|less|now|since|result\w*|dropped|rose|fell|instead|saved?|worked|sold|won|agreed|accepted|in the end|end(?:ed)?|stayed|left|still|never|better|faster|happy|thank\w*|passed|sorted|fine|solved|resolved|friends|finally|eventually|gone|lost|paid|signed|kept|fixed|home|approved|refused|closed|came|settled|apologi[sz]ed|calm\w*|okay|ok|finished|got|went|until|till|after(?:wards| that)?|later|laughed|cried|smil\w+|back|done)\b|%|\d/i;
const LAST_WORDS = 25;
const lastWordsOf = (answer: string) => answer.trim().split(/\s+/).slice(-LAST_WORDS).join(' ');

/** A story that stops at what its teller did: 'and I called two of them and we put the weight on the scale'. */
const endsInOwnAct = (answer: string): boolean => {
  const last = answer
    .trim()
    .split(/(?:[.!?]\s+|,? (?:and|so|then|but) (?=(?:I|we)\b))/i)
    .findLast((thought) => stemsOf(thought).length > 0);
  return (
    last !== undefined &&
    /^\W*(?:(?:and|so|then|but|also) )*(?:I|we)\b/i.test(last) &&
    countOwnActs({ type: 'behavioral' }, last.replace(/^we\b/i, 'I')) > 0
  );
};
