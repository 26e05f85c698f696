import { countNumbers } from './answer-features.ts';
import type { PartKind } from './part-kind.ts';
import { inTheEnd, ownWordsOf, saysOneOf, takesUpOneOf } from './words-of-part.ts';

/**
 * Parts that ask for a thing of another sort than the part before: hours after a motive, what the family thinks, what one is
 * nervous about. Nobody answers them without a word of that sort, however long they talk, so that they are missed in short
 * and in long answers alike.
 */
type PlainPart = Pick<PartKind, 'asks' | 'gap' | 'only'> & { speaks: (answer: string) => boolean };

const PARTS: readonly PlainPart[] = [
  {
    asks: /^(?:what|which) (?:hours|days|shifts|times|nights|evenings|weekends)\b/i,
    gap: 'specifics',
    speaks: saysOneOf(
      /\b(?:hours?|\w*days?|shifts?|nights?|week(?:end|day)s?|weeks?|evenings?|(?:after)?noons?|mornings?|any ?time|flexible|(?:part|full)[- ]time|early|earl(?:y|ier)|late|o'clock|whenever|available|availability|free|rota|a\.?m|p\.?m|school)\b|\d/i,
    ),
  },
  {
    asks: /^when (?:could|can|would|will|are|might) you (?:be )?(?:able to |free to |available to |ready to )?(?:start|begin|join|available|free)\b|^what(?: is|'s) your notice\b/i,
    gap: 'specifics',
    speaks: saysOneOf(
      /\b(?:start\w*|begin|weeks?|months?|\w+day|tomorrow|now|straight away|immediately|notice|free|available|whenever|any ?time|soon|after|once|from|january|february|march|april|june|july|august|september|october|november|december)\b|\d/i,
    ),
  },
  {
    asks: /^(?:are|would|will|do|can|could|does) (?:you|that|it|this)\b.*\b(?:nights?|weekends?|shifts?|hours|overtime|evenings?|earl(?:y|ies)|mornings?|on[- ]call|rota|holidays|travel\w*|relocat\w+|outdoors|heights?)\b/i,
    gap: 'specifics',
    speaks: saysOneOf(
      /\b(?:nights?|week(?:end|day)s?|shifts?|hours?|overtime|evenings?|early|late|mornings?|on[- ]call|rota|holidays?|sleep|travel\w*|mov(?:e|ing)|outside|outdoors|heights?|yes|yeah|yep|aye|no problem|not a problem|fine|happy to|comfortable|used to|suits?|up (?:at|by|before)|o['’]clock|flexible|don't mind|any ?time|whenever|available|childcare|kids)\b/i,
    ),
  },
  {
    asks: /^(?:how|what) (?:do|does|would|will) (?!you\b|it\b|that\b|this\b)(?:[\p{L}'’]+ ){1,5}(?:feel|think|say|make) (?:about|of) (?:it|that|this|you\w*|your \w+)\b/iu,
    gap: 'specifics',
    speaks: (answer) =>
      /\b(?:famil\w+|wife|husband|partner|girlfriend|boyfriend|kids?|child(?:ren)?|daughters?|sons?|mum|mam|mom|mother|dad|father|parents?|folks?|people|friends?|mates?|lads|boys|guys|brothers?|sisters?|cousins?|uncles?|neighbou?rs?|they|them|he|she|every(?:body|one)|no(?:body| one)|some|most|others?|boss|team|colleagues?|my \w+)\b/i.test(
        answer,
      ) &&
      /\b(?:says?|said|saying|think\w*|thought|feel\w*|felt|proud|happy|fine|support\w*|behind (?:me|it)|worr\w+|scared|nervous|glad|minds?|lik(?:e|es|ed)|lov(?:e|es|ed)|hat(?:e|es|ed)|want\w*|against|excited|laugh\w*|cri(?:es|ed)|cry|agree\w*|okay|ok|cool|pleased|thrilled|understand\w*|understood|encourag\w+|calls? me|t(?:old|ells?) me|jok\w+|teas\w+|reckons?|angry|sour|mad|upset|on board|all for|on my side|used to it|don't care|doesn't care|pushed|crazy|used to it|miss\w*|complain\w*)\b/i.test(
        answer.replaceAll(OF_MY_OWN, ''),
      ),
  },
  {
    asks: /^which (?:one |of (?:them|those|these|it) |\p{Ll}+ )?.*\b(?:most|least|best|worst|hardest|easiest|favou?rite)\b/iu,
    gap: 'specifics',
    speaks: saysOneOf(
      /\b(?:most|least|best|worst|hard\w*|eas\w+|favou?rite|prefer\w*|rather|especially|above all|mainly|more|less|better|worse|never|not|only|but|though|one (?:I|that|which)|the one|definitely|probably|always)\b|n['’]t\b/i,
    ),
  },
  {
    asks: /^(?:what|which|where) (?:\w+ )?(?:are|would|do|does|is|might|makes?|will|could)\b.*\b(?:nervous|worried|worr(?:y|ies)|anxious|unsure|afraid|scare[ds]?|concern\w*|weak\w*|improve|work on|need (?:(?:a bit of|some|more|to) )?(?:work|help|training)|get better|struggle)\b/i,
    gap: 'specifics',
    speaks: (answer) =>
      /\b(?:nerv\w*|scar\w*|worr\w+|afraid|fear\w*|anxi\w*|weak\w*|improv\w+|better|best|learn\w*|struggl\w*|not|never|no|but|too|sometimes|less|bad|slow\w*|work (?:on|at)|needs?|could|difficult\w*|hard\w*|yet|still|only|tend|maybe|perhaps|train\w*|practi[sc]\w+|rusty|shy|impatien\w*|terrible|rubbish|hopeless|crap|useless|talk\w*|wish|should|without|new|more|forget\w*)\b|n['’]t\b/i.test(
        answer
          .replaceAll(/\bhard[- ]?work\w*/gi, '')
          .replaceAll(/\b(?:no problem|never late|not afraid of \w+)\b/gi, ''),
      ),
  },
  {
    asks: /^when (?:would|do|did|should|must|will|might) you (?:give up|give in|call it (?:off|a day)|pull out|back off|abandon)\b/i,
    gap: 'specifics',
    speaks: saysOneOf(
      /\b(?:giv(?:e|en|ing) (?:up|in)|gave (?:up|in)|stop\w*|after (?:an?|half|about|\w+ (?:minutes?|hours?|goes|tries))|minutes?|hours?|half an hour|longer|tr(?:y|ied|ies)|no (?:progress|joy|change)|call\w*|ring|radio|phone|vet|help|enough|until|till|limit|dead|dying|put (?:it|her|him|them) down|point|leav\w+|walk away|carry on|(?:won't|doesn't|isn't) (?:com|mov|work|budg|shift|breath)\w*|safe\w*|risk\w*|dark|knees|if (?:it|she|he|I|they|there)(?!['’]s a\b| is a\b))\b/i,
    ),
  },
  {
    asks: /^what (?:do|did|would|will|are) you (?:think|reckon|expect|imagine|say|guess)\b.*\b(?:hard\w*|difficult\w*|tough\w*|challeng\w*|trick\w+|worst|struggle)\b|^what (?:would|will|might|could) (?:be (?:the )?)(?:most )?(?:hard\w*|difficult\w*|tough\w*|challeng\w*|trick\w+|worst)\b/i,
    gap: 'specifics',
    speaks: saysOneOf(
      /\b(?:hard\w*|difficult\w*|struggl\w*|challeng\w*|troubl\w*|tough\w*|trick\w*|worst|problem\w*|tired|tiring|patien\w*|slow\w*|learn\w*|stress\w*|hate\w*|least|downside|lonely|alone|miss\w*|wrong|fail\w*|nerv\w*|scar\w*|worr\w+|never|only|too|not|no good|rubbish|used to|paperwork|exams?|theory|cold|rain\w*|wet|weather|dark|early|late|long|standing|heavy|lift\w*|nois\w+|smell\w*|dirt\w*|pressure|rude\w*|abus\w+|ang(?:er|ry)|sad\w*|death\w*|d(?:ie|ies|ied|ying)|cry\w*|cri\w+|tears|away from|adjust\w*|traffic|computers?|but|though|balanc\w+|bother\w*|upset\w*|gets? (?:to )?me|break\w*|heart|sick|saying no|letting|keeping|getting|dealing|knowing)\b|n['’]t\b/i,
    ),
  },
  {
    asks: /^what (?:would|will|do) you miss\b/i,
    gap: 'specifics',
    speaks: saysOneOf(
      /\b(?:miss\w*|los[et]\w*|leav\w+|goodbye|but|though|nothing|not much|sad|hard\w*|never again|give up|regulars)\b/i,
    ),
  },
  {
    asks: /^how(?:['’]d| did| was| were| got)? (?:it|that|this|things)(?: was| were| got)? (?:all )?(?:get |got )?(?:handled|resolved|sorted(?: out)?|settled|worked out|solved|dealt with)(?: in the end)?$/i,
    gap: 'outcome',
    speaks: inTheEnd(
      0.5,

      /\b(?:apologi\w+|sorry|agreed?|talk\w*|spoke|sort(?:ed|s)|settled|resolved|fine|friends?|mates now|after that|since|now|in the end|finally|eventually|worked (?:it |things )?out|shook|made (?:it )?up|between us|told|asked|explained|moved|changed?|swap\w*|left|leaving|quit|fired|sacked|transferred|rota|roster\w*|never again|laugh\w*|beer|coffee|tea|handled|ended|stopped|accepted|gave (?:in|way|up)|compromis\w+|rules?|calm\w*|cool with|forg[ao]ve|even|deal|meeting|sat|HR)\b/i,
    ),
  },
  {
    asks: /^what (?:was|were) the (?:\w+ )?(?:impact|effect|damage|cost)s?\b/i,
    gap: 'outcome',
    speaks: saysOneOf(
      /\b(?:customers?|users?|clients?|patients?|guests?|passengers?|people|famil\w+|child(?:ren)?|residents?|pupils?|students?|staff|orders?|accounts?|transactions?|affect\w*|impact\w*|cost\w*|los[et]\w*|loss\w*|damag\w*|late|delay\w*|down|miss\w*|complain\w*|angry|nobody|no one|none|nothing|money|revenue|sales|refund\w*|pa(?:id|y)|thousand|hundred|lakh|crore|million|half|days?|hours?|more|few\w*|less|better|sav\w+|improv\w+|increas\w+|reduc\w+|dropped|fell|rose|closed|hurt|now|since|result\w*|happ\w+|still)\b|[%£$€₹]/i,
    ),
  },
  {
    asks: /^how (?:do|would|can|will|could) you (?:know|tell|see|check|spot) (?:if|whether|when) \w+/i,
    gap: 'specifics',
    speaks: saysOneOf(
      /\b(?:signs?|look\w*|see|sees|seen|smell\w*|colou?r\w*|feel\w*|tastes?|hear|sounds?|test\w*|check\w*|shak\w+|tells?|show\w*|notic\w+|measur\w+|indicat\w+|labels?|(?:if|when) (?:you|I|we|they|the \w+|there|it(?:['’]s| is| has| looks| smells| goes| feels| turns| starts))|starts? to|turns?|goes|gone|gets|would know|kn[eo]w\w*|monitor\w*|compar\w+|warn\w*|throw\w*|discard\w*|bin|yellow|cloudy|crack\w*|because|ask\w*|count\w*|inspect\w*|complain\w*|alarm\w*|hot|cold to|soft|loose|leak\w*|rattl\w*|short with|sleep\w*|snap\w*)\b/i,
    ),
  },
  {
    asks: /^(?:what|which) (?:\w+ )?signs?\b|^what (?:are|would be|is) the (?:\w+ )?signs?\b/i,
    gap: 'specifics',
    speaks: saysOneOf(
      /\b(?:signs?|(?:when|if) (?:I|you|he|she|they|it|the|there|somebody|someone)|starts?|starting|notic\w+|kn[eo]w\w*|sleep\w*|short|irritab\w*|tired|headache\w*|snap\w*|forget\w*|quiet|lists?|shout\w*|mistakes?|look\w*|see|feel\w*|first|stop\w*|pale|grey|colou?r|slow\w*|breath\w*|hot|cold|skin|eyes?|heart|chest|too|eat\w*|withdraw\w*|late|angry|appetite)\b/i,
    ),
  },
  {
    asks: /^(?:what|which) (?:are the |is the |would be the )?(?:\w+ )?(?:temperatures?|figures?|numbers|limits?|ratios?|dos(?:e|age)s?|pressures?|speeds?|torque|deadlines?|thresholds?)\b/i,
    gap: 'specifics',
    speaks: (answer) =>
      countNumbers(answer) > 0 || /\d|\b(?:half|twice|double|don't know|not sure|depends?)\b/i.test(answer),
  },
  {
    asks: /^what (?:do|did) you (?:already )?know about (?:us|our \w+|the (?:company|shop|school|firm|place|hotel|team|home|trust|business)|this (?:company|shop|school|firm|place|hotel))$/i,
    gap: 'specifics',
    speaks: (answer) =>
      /\b(?:you|your|yours|you['’](?:re|ve|d)|here|compan\w+|firm|shop|place|founded|heard|reads?|saw|seen|web ?site|online|customers?|since|famil\w+|team|products?|app|owners?|know|known|nothing (?:much|yet|really|at all)|near\w*|local|biggest|oldest|best)\b/i.test(
        answer,
      ) || /(?<!^)(?<![.!?…] )\b(?!I\b)\p{Lu}\p{Ll}+/u.test(answer),
  },
  {
    asks: /^what (?:\w+ )?(?:mistakes|errors|misunderstandings|problems) (?:do|would|will|did|have) (?:you|they|people|children|pupils)\b/i,
    gap: 'specifics',
    speaks: saysOneOf(
      /\b(?:mistak\w+|wrong\w*|error\w*|confus\w+|think\w*|thought|muddl\w+|mix\w*|forg[eo]t\w*|often|usually|always|they(?:['’](?:ll|d|re))?|problem\w*|struggl\w+|trouble|hard\w*|difficult\w*|misunder\w+|assum\w+|instead|people|somebody|someone|not|if)\b|n['’]t\b/i,
    ),
  },
];

/** 'I want to be that for the next one.' */
const OF_MY_OWN = /\bI(?:['’]\w+)?(?: \w+ly| just| always| do)? \w+/gi;

/** As many words as are read part by part; what is longer is read for what was forgotten. */
const AS_LONG_AS_ANY = 90;

export const PLAIN_PARTS: readonly PartKind[] = PARTS.map(({ speaks, ...part }) => ({
  ...part,
  upTo: AS_LONG_AS_ANY,
  isTold: (answer, own, others = []) => takesUpOneOf(ownWordsOf(own, others), answer) || speaks(answer),
}));
