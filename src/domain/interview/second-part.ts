import type { PlannedQuestion } from '#contract/interview.ts';
import { countNumbers, tellsOutcome, tellsPast } from './answer-features.ts';
import type { Gap } from './move.ts';
import { withoutOpening } from './spoken-question.ts';

/** A part that a question names and nothing in the answer speaks to, as a question of its own. */
export interface PartLeftOut {
  gap: Gap;
  ask: string;
}

type Asked = Pick<PlannedQuestion, 'type' | 'text'>;

/**
 * The first part of a question of several that was left out. Each kind of part has words that speak to it; where any of
 * them is there, the part counts as told.
 */
export function partLeftOut({ text, type }: Asked, answer: string): PartLeftOut | undefined {
  const words = answer.trim().split(/\s+/).length;
  if (words > LONG_ENOUGH_FOR_ALL) return undefined;
  const parts = partsOf(withoutOpening(text));
  if (parts.length < 2) return undefined;
  for (const [index, part] of parts.entries()) {
    const kind = KINDS.find(({ asks, only }) => asks.test(part) && (!only || only === type));
    if (!kind || (index === 0 && !kind.first)) continue;
    if (words > (kind.upTo ?? LONG_ENOUGH_FOR_ALL) || kind.isTold(answer, part)) continue;
    return { gap: kind.gap, ask: asAsk(part, type) };
  }
  return undefined;
}
const LONG_ENOUGH_FOR_ALL = 90;

/** 'Why did it fail, and what did you change afterwards?' is two parts; the words stay those of the question. */
const partsOf = (question: string): string[] =>
  question
    .split(/(?<=[.?!])\s+(?=\p{Lu})/u)
    .flatMap((sentence) => sentence.split(/,? and (?=(?:what|how|why|when)\b)/i))
    .map((part) => part.replace(/[.?!,]+$/, '').trim())
    .filter(Boolean);

const saysOneOf = (words: RegExp) => (answer: string) => words.test(answer.replaceAll('’', "'"));

/** Anything that somebody does or did, alone or with others; to think, to feel and to find are no doing. */
const ANY_DOING =
  /\b(?:I|[Ww]e|you)(?:'d|'ve|'ll|'m)? (?!am\b|was\b|were\b|think\b|guess\b|mean\b|know\b|suppose\b|feel\b|find\b|found\b|don't know\b|didn't know\b|can't\b|couldn't\b|hate\b|like\b|love\b|have a\b|had a\b|have to\b|get (?:tired|nervous|annoyed)\b|got (?:a|two|three)\b|see\b|saw\b)\w+|(?:^|[.;] )(?:By|So|Just|Then|I)?\s?(?:\w+ing|Sat|Rang|Told|Asked|Went|Took|Gave|Put|Made|Called|Got|Moved|Talked|Spoke|Kept|Said|Showed|Sent|Set|Did|Stopped|Walked|Apologi[sz]ed|Explained|Listen|Breathe|Count|Walk|Talk|Ask|Take|Shut|Cut|Found|Wrote|Ran|Brought)\b/;
const CHANGED =
  /\b(?:chang\w+|now|since|next time|from then|instead|stopped|switched|never again|today|after that|afterwards|these days|learn\w+|always|later|then I|then we|dropped|replaced|removed|took (?:it|that) out|put in|introduced|added|began|every time|nowadays)\b/i;
const AFTERWARDS =
  /\b(?:after\w*|later|next (?:day|morning|week)|then I|then we|and then|since|note|record\w*|write|wrote|log\w*|report\w*|tell (?:the|my)|ring|call|email|follow\w* up|speak to|talk to|check\w*|once (?:it|she|he|they)|in the end|finally)\b/i;
const MEASURED =
  /\b(?:measur\w+|count\w*|survey\w*|complain\w*|scor\w+|inspect\w*|audit\w*|check\w*|feedback|figures|per ?cent|compar\w+|rating\w*|record\w*|review\w*|sampl\w+|returns?|mystery|walked|looked|asked|same)\b|%/i;
const CAME_OF_IT =
  /\b(?:more|fewer|less|now|since|up|down|increas\w+|doubled|halved|tripled|visits?|per ?cent|result\w*|dropped|rose|fell|went from|instead|saved?|worked|sold|won|agreed|accepted|in the end|ended|stayed|left|still|never|better|faster|happy|thank\w*|passed|got|had|hundred|thousand)\b|%/i;
const TRYING =
  /\b(?:now|since|try|tr(?:ied|ying)|start\w*|working on|these days|so I|course|learn\w*|I(?:'ve| have) (?:been|begun|set|asked|put|got|made)|I'm (?:now|doing|getting|taking|making|writing|reading)|I (?:set|write|ask|put|keep|use|make|wait|force|remind|plan|let|count|read|practi[sc]e|do|give|leave|stop)|better at|improv\w+|help\w*|more and more|list\w*|rule)\b/i;
const WANTED =
  /\b(?:want\w*|aim\w*|goal\w*|so that|hop(?:e|ed|ing)|target\w*|in order|meant to|the idea|the point|to (?:get|make|bring|reach|win|show|sell|raise))\b/i;
const OF_YOURS =
  /\b(?:you|your|yours|you're|you've|here|this (?:company|place|firm|one|shop|school|hotel|job|role|post)|company|name|heard|near|the (?:advert|team|role|job|position|mission|product))\b/i;
const AN_EXAMPLE =
  /\b(?:for example|for instance|one time|once|last (?:week|month|year|time|summer|winter)|like when|there was)\b/i;
const LEARNED =
  /\b(?:learn\w*|since|now|next time|from then|never again|reali[sz]ed|taught|should have|should've|these days|always|take from)\b/i;
const ALLOWED = /\b(?:may|can|could|might|consent\w*|permission|allow\w*|agree\w*|share|need to know)\b/i;
const IF_SO = /\b(?:if|when|would|I|we|then I|stop|call|ring|tell|never)\b/;

interface PartKind {
  /** How such a part is put. */
  asks: RegExp;
  gap: Gap;
  isTold: (answer: string, part: string) => boolean;
  /** Whether it may also be the first part that lacks. */
  first?: boolean;
  only?: PlannedQuestion['type'];
  /** With more words than this it is left alone. */
  upTo?: number;
}

const KINDS: readonly PartKind[] = [
  { asks: /^why us$/i, gap: 'specifics', isTold: saysOneOf(OF_YOURS) },
  {
    asks: /^why (?!now\b|us\b)(?:\p{Ll}+ ?){1,3}$/iu,
    only: 'motivation',
    first: true,
    gap: 'specifics',
    upTo: 40,
    isTold: (answer, part) =>
      part.split(' ').length < 3 ||
      wordsOfPart(part).some((word) => answer.toLowerCase().includes(word)) ||
      /\b(?:want\w*|people|help\w*|care|interest\w*|always|love\w*|like\w*|enjoy\w*|good at|draws?|dream\w*)\b/i.test(
        answer,
      ),
  },
  {
    asks: /^what (?:did|do|have|would) you chang\w*\b.*\b(?:after|since|then)/i,
    gap: 'outcome',
    isTold: saysOneOf(CHANGED),
  },
  { asks: /^what you(?:'ve| have)? changed\b/i, gap: 'outcome', isTold: saysOneOf(CHANGED) },
  {
    asks: /^what (?:did|do|would) you do (?:afterwards|after that|next)$/i,
    gap: 'specifics',
    isTold: saysOneOf(AFTERWARDS),
  },
  {
    asks: /^how (?:did you |do you |you )(?:measured?|checked|check|judged?|tested|test)\b/i,
    gap: 'specifics',
    upTo: 45,
    isTold: saysOneOf(MEASURED),
  },
  {
    asks: /^how (?:do you|did you|you) (?:know|knew)(?: (?:that )?(?:it|this) (?:worked|had worked))?$/i,
    gap: 'specifics',
    upTo: 40,
    isTold: (answer) =>
      countNumbers(answer) > 0 || tellsPast(answer) || /\b(?:told|says?|tell|ask\w*|because)\b/i.test(answer),
  },
  {
    asks: /^how (?:did you |do you |you )(?:handled?|deal|dealt|coped?|manage|managed|overcome|overcame|resolved?|solved?|fix|fixed|respond|responded|put)\b/i,
    gap: 'own_action',
    isTold: saysOneOf(ANY_DOING),
  },
  {
    asks: /^what (?:did you do|you did|was your (?:own )?(?:part|role))\b/i,
    gap: 'own_action',
    isTold: saysOneOf(ANY_DOING),
  },
  {
    asks: /^what (?:are you doing|do you do|you (?:are doing|do)) (?:about|against) (?:it|that|this)$/i,
    gap: 'own_action',
    isTold: saysOneOf(TRYING),
  },
  {
    asks: /^what do you do (?:when|if)\b/i,
    gap: 'specifics',
    isTold: saysOneOf(IF_SO),
  },
  {
    asks: /^what (?:did you want to achieve|was (?:the|your) (?:aim|goal|idea))/i,
    gap: 'reason',
    first: true,
    isTold: saysOneOf(WANTED),
  },
  {
    asks: /^(?:what (?:was|were) the (?:effect|result|outcome|impact)s?|what (?:came|became) of it|what came out of it|how (?:did it|it) (?:end|ended|turn out|turned out|go|went))$/i,
    gap: 'outcome',
    upTo: 45,
    isTold: (answer) => tellsOutcome(answer) || CAME_OF_IT.test(answer),
  },
  {
    asks: /^what (?:did you|have you|you)(?:'ve| have)? (?:learn\w*|take|took) ?(?:from (?:it|that|this))?$/i,
    gap: 'outcome',
    upTo: 60,
    isTold: saysOneOf(LEARNED),
  },
  {
    asks: /^what was (?:the|your) (?:last|latest|most recent)\b/i,
    gap: 'specifics',
    isTold: (answer) => tellsPast(answer) || AN_EXAMPLE.test(answer),
  },
  {
    asks: /^(?:please )?(?:give me (?:an example|one example|a (?:decision|case|time|situation))|walk me through one)\b(?!.*\beach\b)/i,
    gap: 'specifics',
    isTold: (answer) => tellsPast(answer) || AN_EXAMPLE.test(answer),
  },
  {
    asks: /^when (?:may|can) you\b/i,
    gap: 'specifics',
    first: true,
    isTold: saysOneOf(ALLOWED),
  },
];

const wordsOfPart = (part: string) =>
  part
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 4);

/** 'what you changed' → 'And what did you change?'; what is a question already keeps its words. */
function asAsk(part: string, type: PlannedQuestion['type']): string {
  const order = /^(?:please )?((?:give|walk)\b.*)$/i.exec(part)?.[1];
  if (order) return `Can you ${order.charAt(0).toLowerCase()}${order.slice(1)}?`;
  const told = /^(what|how) you (\w+)\b(.*)$/i.exec(part);
  if (told && !/^(?:are|were|have|had|would|will|can)$/i.test(told[2] ?? '')) {
    const [, word = '', verb = '', rest = ''] = told;
    const isPast = PRESENT_OF[verb.toLowerCase()] !== undefined || /ed$/.test(verb) || verb === 'put';
    const auxiliary = isPast && !(verb === 'put' && type === 'situational') ? 'did' : 'do';
    return `And ${word.toLowerCase()} ${auxiliary} you ${plainVerb(verb)}${rest}?`;
  }
  const ended = /^how it (ended|turned out|went)$/i.exec(part)?.[1];
  if (ended) return `And how did it ${{ ended: 'end', 'turned out': 'turn out', went: 'go' }[ended.toLowerCase()]}?`;
  const being = /^what you are (\w+ing)\b(.*)$/i.exec(part);
  if (being) return `And what are you ${being[1]}${being[2]}?`;
  return `And ${part.charAt(0).toLowerCase()}${part.slice(1)}?`;
}

const PRESENT_OF: Record<string, string> = {
  did: 'do',
  dealt: 'deal',
  learnt: 'learn',
  overcame: 'overcome',
  took: 'take',
  knew: 'know',
};
const plainVerb = (verb: string): string =>
  PRESENT_OF[verb.toLowerCase()] ??
  (/(?:handled|resolved|solved|changed|managed|measured|achieved|improved)$/.test(verb)
    ? verb.slice(0, -1)
    : verb.replace(/ed$/, ''));
