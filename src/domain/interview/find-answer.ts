import { otherJobs } from '#domain/planning/other-jobs.ts';
import { readSections } from '#domain/planning/posting-sections.ts';
import { readText, splitSentences } from '#domain/planning/posting-text.ts';
import { stemOf, tokenise } from '#domain/planning/term-index.ts';
import { countWords, firstWords } from '#domain/reading/words.ts';
import words from './asked-matters.json' with { type: 'json' };

// What a posting says of what a candidate asks. A question is a few things: matters that people ask about, in whatever words
// (`asked-matters.json`), and its own rare words. A line that speaks of most of them answers it; where none does, none is better.

/** So much of what is asked a line has to speak of. */
const LEAST_SHARE = 0.55;
/** What people ask of any job is what a question is about, more than any other word of it. */
const MATTER_WEIGHT = 1.3;
const SAME_WORD = 0.05;
/** What few lines say tells more than what many say. */
const MOST_RARITY = 1;
const LEAST_RARITY = 0.35;
const MOST_QUOTED_WORDS = 24;
/** A shorter piece says too little by itself. */
const FEWEST_QUOTED_WORDS = 5;

type Shape = keyof typeof SHAPES;
interface Matter {
  asks: readonly string[][];
  tells: readonly string[][];
  shape?: Shape | undefined;
  /** Whether only a question that asks when is about it. */
  when?: boolean | undefined;
}

const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|once|twice|every|daily|weekly|monthly)\b/i;
const MONEY = /[£$€₹]\s?\d|(?<![\d,.])\d[\d,.]{0,12}k?\s?(?:gbp|usd|eur)\b/i;
/** What an answer looks like: an amount that somebody is paid, a time of day, a date, a number of people. */
const SHAPES = {
  pay: { test: (text: string) => MONEY.test(text) && PER.test(text) },
  clock: { test: (text: string) => CLOCK.test(text) && (!MONEY.test(text) || /\d ?(?:am|pm)\b/i.test(text)) },
  date: { test: (text: string) => DATE.test(text) || MONTH.test(text) },
  count: NUMBER,
} as const;
const DATE =
  /\b(?:january|february|april|june|july|august|september|october|november|december|immediate(?:ly)?|asap|\d{1,2}\/\d{1,2}|as soon as)\b/i;
/** Two months that are words too. */
const MONTH = /\b(?:in|from|early|mid|late|of|\d{1,2}(?:st|nd|rd|th)?) (?:May|March)\b|\b(?:May|March) \d/;
const CLOCK =
  /\b\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|a\.m|p\.m)\b|\b\d{1,2}[:.]\d\d\b|\b\d+(?:\.\d+)?[\s-]?(?:hours?|hrs)\b|\b\d{1,2}(?:\.\d\d)?\s?[-–]\s?\d{1,2}\b(?!\s?(?:years|yrs|months))|\bto \d{1,2}\b/i;
const PER =
  /\b(?:an?|per) (?:hour|day|week|month|year|annum)\b|\bp\.?\/?h\b|\/ ?(?:hr|hour|yr|year|h)\b|\b(?:annum|annual(?:ly)?|hourly|salary|pay|wage|p\.?a|lacs|base)\b|[-–] ?[£$€₹]|per ann/i;

const stems = (text: string): string[] => tokenise(text).map(({ folded }) => stemOf(folded));
const MATTERS: readonly Matter[] = words.matters.map(({ asks, tells, shape, when }) => ({
  asks: asks.map(stems),
  tells: tells.map(stems),
  shape: shape as Shape | undefined,
  when,
}));
const EMPTY = new Set(words.empty.split(' ').flatMap(stems));
const CLUTTER = new Set(words.clutter.split(' '));

/** One of the things that a question asks about. */
interface Concern {
  /** Runs of stems, any of which speaks of it. */
  says: readonly string[][];
  shape?: Shape | undefined;
  /** A matter that questions of anything hold: 'do you pay for …'. */
  isLight: boolean;
  /** One of those that people ask about, and no word of this question alone. */
  isMatter: boolean;
}

const holds = (own: readonly string[], run: readonly string[]): boolean => runAt(own, run) !== -1;
const runAt = (own: readonly string[], run: readonly string[]): number =>
  own.findIndex((_, i) => run.every((stem, k) => own[i + k] === stem));

/** What a question asks about: the matters that it names first, then what is left of its words. */
function concernsOf(question: string): { concerns: Concern[]; isOfJob: boolean } {
  const own = stems(question);
  const concerns: Concern[] = [];
  for (const { asks, tells, shape, when } of MATTERS) {
    if (when && !ASKS_WHEN.test(question)) continue;
    const named = asks.filter((run) => holds(own, run));
    if (named.length === 0) continue;
    concerns.push({
      says: [...tells, ...named.filter(([only, more]) => more || !EMPTY.has(only ?? ''))],
      shape,
      isLight: shape === 'pay',
      isMatter: true,
    });
    for (const run of named)
      for (let at = runAt(own, run); at !== -1; at = runAt(own, run)) own.fill('', at, at + run.length);
  }
  const isOfJob = concerns.length > 0;
  for (const stem of new Set(own))
    if (stem.length > 1 && !EMPTY.has(stem)) concerns.push({ says: [[stem]], isLight: false, isMatter: false });
  return { concerns, isOfJob };
}

const ASKS_WHEN = /\b(?:when|date|how soon)\b/i;

/** Whether a question is about something that people ask of a job. */
export const isAboutTheJob = (question: string): boolean => concernsOf(question).isOfJob;

/** What a voice can say, and no question in a quote, which would be taken for the interviewer's. */
const NOT_QUOTED = /[?{}<>*_#“”[\]]/;
/** Names in a row, such as a heading of job, employer and town, tell nothing that was asked. */
const isHeading = (text: string): boolean => !/(?<![\p{L}'’])\p{Ll}{3}|\d/u.test(text) || /^\p{L}+$/u.test(text);

interface Line {
  text: string;
  stems: string[];
  /** Whether it says what is asked of the candidate. */
  isAsked: boolean;
}

/** The sentences of a posting, and the parts of a line that bars keep apart. */
function linesOf(posting: string): Line[] {
  const read = readText(posting);
  const sections = readSections(read);
  const others = otherJobs(read.lines);
  let start = 0;
  return read.lines.flatMap(({ text }, i) => {
    const isAsked = sections(start + 1) === 'asked';
    start += text.length + 1;
    return others.has(i) ? [] : partsOf(text).map((part) => ({ text: part, stems: stems(part), isAsked }));
  });
}

const partsOf = (line: string): string[] =>
  line
    .split(/\||\s[·•]\s|\t| {3}/)
    .flatMap((part) => splitSentences(part))
    .map((text) => text.replace(/^[\s✓✔★☆-]+|(?<![\s.,;:!–-])[\s.,;:!–-]+$/g, ''))
    .filter((text) => countWords(text) > 1 && !NOT_QUOTED.test(text) && !isHeading(text) && !isClutter(text));
const isClutter = (text: string): boolean =>
  tokenise(text)
    .slice(0, 2)
    .some((token) => CLUTTER.has(token.text.toLowerCase()));

const speaksOf = ({ text, stems: own }: Pick<Line, 'text' | 'stems'>, { says, shape }: Concern): boolean =>
  (says.some((run) => holds(own, run)) || shape === 'pay') && (shape === undefined || SHAPES[shape].test(text));

const HOW_MANY = /\bhow (?:many|much|long|often|big|large|early|late)\b/i;
const ASKS_WHAT_IS_GIVEN =
  /\b(?:is there|are there|(?:do|would|will) (?:you|they) (?:pay|offer|provide|give)|(?:would|will|could|do) i (?:get|have|use|do))\b/i;
const WHEN = /^\W*(?:and |so |um |ok |yes,? )*when\b/i;
/** A number stands so near to what it counts. */
const NEAR_WORDS = 5;

/** Where how many is asked, a line tells how many of them. */
const counts = (line: Line, concerns: readonly Concern[]): boolean => {
  const tokens = tokenise(line.text);
  const numbers = tokens.flatMap(({ text }, i) => (NUMBER.test(text) ? [i] : []));
  return concerns.some(
    ({ says, shape }) =>
      (shape === 'pay' && speaksOf(line, { says, shape, isLight: true, isMatter: true })) ||
      says.some((run) => {
        const at = runAt(line.stems, run);
        return at !== -1 && numbers.some((number) => Math.abs(number - at) <= NEAR_WORDS);
      }),
  );
};

/** What the posting surely says of what was asked, in its own words; undefined where it does not. */
export function findAnswer(posting: string, question: string): string | undefined {
  const { concerns } = concernsOf(question);
  if (concerns.length === 0) return undefined;
  const lines = linesOf(posting);
  const weights = concerns.map((concern) => {
    const saying = lines.filter((line) => speaksOf(line, concern)).length;
    const rarity = saying === 0 ? MOST_RARITY : Math.max(LEAST_RARITY, MOST_RARITY / Math.sqrt(saying));
    if (concern.isLight && concerns.length > 1) return rarity / 4;
    return concern.isMatter ? rarity * MATTER_WEIGHT : rarity;
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const said = new Set(stems(question).filter((stem) => !EMPTY.has(stem)));
  let best: { line: Line; nearness: number } | undefined;
  for (const line of lines) {
    if (HOW_MANY.test(question) && !counts(line, concerns)) continue;
    if (WHEN.test(question) && !SHAPES.date.test(line.text)) continue;
    if (line.isAsked && ASKS_WHAT_IS_GIVEN.test(question)) continue;
    const met = concerns.map((concern) => speaksOf(line, concern));
    const share = weights.reduce((sum, weight, i) => sum + (met[i] ? weight : 0), 0) / whole;
    // Of two lines that speak of as much, that one which says the very word.
    const nearness = share + (line.stems.some((stem) => said.has(stem)) ? SAME_WORD : 0);
    if (share >= LEAST_SHARE && nearness > (best?.nearness ?? 0)) best = { line, nearness };
  }
  return best && inShort(best.line.text, concerns);
}

/** Where a long sentence may be cut, so that what is left is whole. */
const SEAM = /[,;:] +(?:and |or |but )?/;

/** Of a long sentence the pieces around what was found, as they stand between commas. */
function inShort(sentence: string, concerns: readonly Concern[]): string {
  if (countWords(sentence) <= MOST_QUOTED_WORDS) return sentence;
  const pieces = sentence.split(SEAM);
  const told = (piece: string) =>
    concerns.filter((concern) => speaksOf({ text: piece, stems: stems(piece) }, concern)).length;
  const most = Math.max(...pieces.map(told));
  const at = pieces.findIndex((piece) => told(piece) === most);
  let quoted = pieces[at] ?? sentence;
  for (let next = at + 1; countWords(quoted) < FEWEST_QUOTED_WORDS && next < pieces.length; next++)
    quoted = `${quoted}, ${pieces[next]}`;
  return firstWords(quoted, MOST_QUOTED_WORDS);
}
