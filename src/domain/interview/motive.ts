import { withoutOpening } from './spoken-question.ts';

/** What somebody is asked the reason for; undefined where that is not sure. */
export type Motive = 'company' | 'role' | 'leaving';

/** 'Why do you want to drive for us?' is about the company, 'What draws you to this role?' about the role. */
export function motiveOf(question: string): Motive | undefined {
  const plain = withoutOpening(question.trim());
  if (/\band (?:what|why|how)\b/i.test(plain)) return undefined;
  if (LEAVING.test(plain)) return 'leaving';
  if (!ASKS_WHY.test(plain)) return undefined;
  if (placeOf(plain)) return 'company';
  return /\b(?:role|post|position)\b(?! (?:model|office))/i.test(plain) ? 'role' : undefined;
}
const LEAVING =
  /^why (?:are|do) you (?:\w+ )?(?:want to |looking to |wish to )?(?:leav(?:e|ing)|mov(?:e|ing)(?: on)?$|mov(?:e|ing)\?)/i;
const ASKS_WHY = /^(?:why\b|what (?:draws|attracts|interests|appeals|brings|made you apply)\b)/i;

/** The company as the question names it; 'us' where it does not. */
function placeOf(question: string): string | undefined {
  if (/\b(?:rather than|instead of|from) \w+/i.test(question)) return undefined;
  const named = NAMED.exec(question)?.[1]?.trim();
  if (named) return named;
  const kind =
    /\b(?:for|at) (an? (?:[\w-]+ ){0,3}(?:company|firm|charity|agency|start-?up|organi[sz]ation|hospital|bank|university))\b/i.exec(
      question,
    )?.[1];
  if (kind) return kind;
  return /\b(?:us|our (?:company|firm|team|school|hotel|shop)|this (?:company|firm|charity)|work here|why here)\b/i.test(
    question,
  )
    ? 'us'
    : undefined;
}
const NAMED = /\b(?:at|join(?:ing)?|for|to) ((?:\p{Lu}[\p{L}'’&-]*)(?: (?:\p{Lu}[\p{L}'’&-]*|of|and|&))*)(?=[?,. ]|$)/u;

/** Ways to ask for what lacks of a motive; undefined where it is told, or may be. */
export function partOfMotive(question: string, answer: string, words: number): readonly string[] | undefined {
  switch (motiveOf(question)) {
    case 'company': {
      if (SAYS_WHAT_OF_IT.test(answer) || (words > FEW && !SAYS_NO_MORE_THAN_GOOD.test(answer))) return undefined;
      const place = placeOf(withoutOpening(question)) ?? 'us';
      return [`What is it about ${place} that draws you?`, `What have you heard about ${place} that you like?`];
    }
    case 'role':
      if (words <= FEW && !OF_THE_WORK.test(answer)) return DRAWS_TO_ROLE;
      return ADORES.test(answer) && !OF_THE_WORK.test(answer) ? DRAWS_TO_ROLE : undefined;
    case 'leaving':
      return words <= VERY_FEW ? ['What would you like to be different in your next job?'] : undefined;
    default:
      return undefined;
  }
}
const FEW = 14;
const VERY_FEW = 8;
const DRAWS_TO_ROLE = ['And what is it about the role that draws you?', 'What would you most like to do in this role?'];
const ADORES = /\b(?:ador\w+|love\w*|passion\w*|brand|fan|dream\w*|amazing|great|good) ?/i;
const OF_THE_WORK =
  /\b(?:role|job|work\w*|doing|team|write|writing|build\w*|lead\w*|teach\w*|manag\w+|customers?|patients?|children|people|plan\w*|design\w*|responsib\w+|learn\w*)\b/i;
/** What could be said of any employer. */
const SAYS_NO_MORE_THAN_GOOD =
  /\b(?:good|great|nice|best|very|known|famous|big|leading|reputation|innovative|remote|friendly|admired?|respected|well[- ]known|brand|hours|near|pay\w*|money)\b/i;
/** What somebody knows of this employer, and would not say of another. */
const SAYS_WHAT_OF_IT =
  /\b(?:you(?:r|['’]re|['’]ve| have| are| do| make| build| run| train| let| pay| treat| were| did)? (?!a (?:very )?(?:good|great|big|nice)\b|are a\b|company\b|brand\b|name\b)(?:only|also|still|first|own|just|the|\w+ed|\w+ing|\w{6,})|neighbour|cousin|friend|brother|sister|used to|customer|since I|I read|I saw|I heard|I tried|I use|visited|because|[Ff]ounded|\d+)\b/;
