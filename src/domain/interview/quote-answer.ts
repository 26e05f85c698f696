/** Longest quote, in words: enough to be recognised, too short to parrot. */
const LONGEST_QUOTE_WORDS = 8;

/** Words that end a quote: what follows them is another thought. */
const BOUNDARY = new Set(
  'and but so because since which who whom whose that then when while where after before until till unless if or as although though than also i we he she they it there this these those is are was were am be been being has have had do does did will would can could should may might must not'.split(
    ' ',
  ),
);

/** Words that a quote can't end with. */
const WEAK_ENDING = new Set(
  'a an the my our your his her their its to of for from with in on at by into onto over under about between through during without within per up very really quite more most some any all each every no several many few both such just only even like via around against toward towards upon'.split(
    ' ',
  ),
);

const NOT_PAST =
  /^(need|feed|speed|seed|exceed|proceed|succeed|breed|bleed|indeed|hundred|wanted|needed|liked|loved|hoped|wished|believed|guessed|supposed|tried|decided|used|started|happened|seemed)$/;
const IRREGULAR_PAST =
  'built|wrote|made|took|led|ran|taught|found|brought|bought|sold|drew|drove|gave|held|kept|set|put|cut|spoke|met|sent|showed|began|rewrote|rebuilt|caught|chose|grew|won|broke|swept|dealt|oversaw|split|hid|laid|paid';
const PAST = `[a-z]{2,}ed|${IRREGULAR_PAST}`;
const ADVERB =
  '(?: (?:also|then|first|just|finally|personally|quickly|always|often|usually|simply|immediately|already|later|once|myself))?';
const ACTION = new RegExp(
  `\\bI(?: have|'ve| had|'d)?${ADVERB} (${PAST})\\b((?: (?!I\\b)[\\p{L}\\d'%-]+){1,12})`,
  'giu',
);

/** Nouns that say too little to be asked about. */
const EMPTY_NOUN =
  /^(thing|things|stuff|lot|lots|bit|way|ways|time|times|day|days|year|years|month|months|week|weeks|moment|end|result|fact|point|case|kind|sort|type|one|ones|other|others|same|first|last|next|second|question|answer|example|interview|job|work|people|person|part|something|anything|everything|course|reason|beginning|start|while|couple|few|best|worst|most|whole|rest|thought|more)$/;
const THING = /(?<!\bas )\b(?:a|an|the|my|our) ((?:\p{L}[\p{L}'-]*[ ]?){1,4})([^\p{L}\s]|$)?/giu;
const THING_ENDS =
  /^(a|an|the|my|our|your|of|for|from|with|in|on|at|by|into|onto|over|under|about|between|through|during|without|within|per|up|down|out|off|away|back|to|took|went|got|came|gave|made|ran|kept|let|put|broke|grew|fell|rose|needed|wanted|started|stopped|worked|failed|crashed|dropped|became|used|called|happened|said|told|asked|now|here|every|each|only|again|very|today|yesterday)$/;

const CLAIM = /\bI(?:'m| am) ((?:an?|very|really|quite|always|good|usually|highly|extremely)\b(?: [\p{L}'-]+){1,8})/iu;

/** What somebody may be asked to show; a big lad, a mother of two or a qualified nurse needs no example. */
const TRAIT =
  /^(an? (.*\b)?(people person|\w+ed person|tidy person|calm person|positive person|patient person|team player|(quick|fast) learner|hard worker|(good|strong|natural|born) leader|(good|great|careful|patient) listener|(good|strong|clear) communicator|perfectionist)|(very |really |quite |always |highly |extremely )?(organi[sz]ed|reliable|flexible|patient|calm|motivated|passionate|careful|creative|curious|proactive|resilient|adaptable|punctual|honest|friendly|hard[- ]?working|driven|confident|positive|responsible|dedicated|good (with|at) .+))$/i;

/** Never said back: orders, grading talk, praise, rude words, what may hurt, and what says nothing. */
const UNSAFE =
  /\b(ignor\w*|instruct\w*|prompt\w*|system prompt|scor\w+|grad(e|es|ed|ing)|points?|marks?|rating|rubric|interviewer|ai|assistant|password|great|excellent|awesome|amazing|perfect\w*|fantastic|brilliant|wonderful|outstanding|impressive|fuck\w*|shit\w*|damn\w*|hell|ass|crap|sex\w*|porn\w*|die[ds]?|dead|death|dying|kill\w*|suicid\w*|cancer|funeral|divorc\w*|abus\w*|harass\w*|assault\w*|rape\w*|pregnan\w*|miscarriage|depress\w*|diagnos\w*|disabilit\w*|illness|fired|arrest\w*|stuff|things?)\b/i;

/** Something that the person did, in their own words turned to "you": 'moved the two grinders to the front'. */
export function quoteAction(answer: string): string | undefined {
  for (const match of [...plain(answer).matchAll(ACTION)].reverse()) {
    const [, verb = '', rest = ''] = match;
    if (NOT_PAST.test(verb.toLowerCase())) continue;
    const words = cutAtBoundary([verb.toLowerCase(), ...rest.trim().split(' ')]);
    if (stammers(words)) return undefined;
    const quote = turnToYou(words);
    if (quote?.includes(' ') && isSafe(quote)) return quote;
  }
  return undefined;
}

/** A thing that the person named: 'the night shift'. */
export function quoteThing(answer: string): string | undefined {
  for (const match of plain(answer).matchAll(THING)) {
    const [whole = '', run = ''] = match;
    const article = whole.slice(0, whole.indexOf(' ')).toLowerCase();
    const words: string[] = [];
    let ended = match[2] !== undefined || run.endsWith(' ') === false;
    for (const word of run.trim().split(' ')) {
      if (BOUNDARY.has(word.toLowerCase()) || THING_ENDS.test(word.toLowerCase())) {
        ended = true;
        break;
      }
      words.push(word);
    }
    const noun = words.at(-1) ?? '';
    const vague = words.length === 0 || words.some((word) => EMPTY_NOUN.test(word.toLowerCase()));
    if (!ended || vague || words.length > 3 || noun.length < 4 || /(ly|ing|ed)$/.test(noun)) continue;
    const quote = `${article === 'my' || article === 'our' ? 'your' : article} ${words.join(' ')}`;
    if (isSafe(quote)) return quote;
  }
  return undefined;
}

/** What the person says they are, in their own words: 'a very organised person'. */
export function quoteClaim(answer: string): string | undefined {
  const words = CLAIM.exec(plain(answer))?.[1]?.split(' ');
  const quote = words && turnToYou(cutAtBoundary(words));
  return quote && quote !== 'a person' && quote.split(' ').length > 1 && TRAIT.test(quote) && isSafe(quote)
    ? quote
    : undefined;
}

/** Spoken marks only: what a quote can't cross stays as a sign of its own. */
const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/\s+/g, ' ').slice(0, 4_000);

function cutAtBoundary(words: readonly string[]): string[] {
  const end = words.findIndex((word, i) => i > 0 && BOUNDARY.has(word.toLowerCase()));
  const thought = end === -1 ? [...words] : words.slice(0, end);
  // A thought that goes on past the longest quote is cut before its last preposition.
  let kept = thought.slice(0, LONGEST_QUOTE_WORDS);
  if (thought.length > kept.length) {
    const last = kept.findLastIndex((word, i) => i > 1 && WEAK_ENDING.has(word.toLowerCase()));
    if (last > 1) kept = kept.slice(0, last);
  }
  while (kept.length > 0 && WEAK_ENDING.has(kept.at(-1)?.toLowerCase() ?? '')) kept = kept.slice(0, -1);
  return kept;
}

/** 'asked for another one another drum', 'called the the miller'. */
const stammers = (words: readonly string[]): boolean =>
  words.some((word, i) => i > 0 && words.lastIndexOf(word, i - 1) >= (WEAK_ENDING.has(word.toLowerCase()) ? i - 1 : 0));

const YOURS: Record<string, string> = { my: 'your', our: 'your', mine: 'yours', ours: 'yours', myself: 'yourself' };

/** Undefined when turning it round would change who did what. */
function turnToYou(words: readonly string[]): string | undefined {
  if (words.some((word) => /^(me|us|i'\w+|we'\w+|you|your|him|them|myself|ourselves)$/i.test(word))) return undefined;
  return words.map((word) => YOURS[word.toLowerCase()] ?? word).join(' ');
}

const isSafe = (quote: string) => !UNSAFE.test(quote) && /^[\p{L}\p{N}'% -]{4,70}$/u.test(quote);
