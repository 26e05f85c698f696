import type { PlannedQuestion } from '#contract/interview.ts';
import { askOfPart } from './ask-of-part.ts';
import { partsOf } from './parts-of-question.ts';
import { withoutOpening } from './spoken-question.ts';
import { stemsOf, takesUpOneOf } from './words-of-part.ts';

/** 'Why line work, and why a co-op?': of which half an answer has spoken. */
export interface TwoWhys {
  /** The half that nothing in the answer speaks to, as a question of its own; undefined where both are touched. */
  ask: string | undefined;
}

/** Undefined for any other question, and where neither half can be told from the other. */
export function readTwoWhys(
  { type, text }: Pick<PlannedQuestion, 'type' | 'text'>,
  answer: string,
): TwoWhys | undefined {
  const parts = partsOf(withoutOpening(text)).filter((part) => ASKS_WHY.test(part));
  const [first = '', second = ''] = parts;
  if (parts.length !== 2 || type !== 'motivation' || !NARROW.test(`${first}\n${second}`)) return undefined;
  if (OF_A_TIME.test(`${first}\n${second}`)) return undefined;
  const words = answer.trim().split(/\s+/).length;
  if (words > SOME_SENTENCES) return undefined;
  const [lacksFirst, lacksSecond] = [!isTouched(first, second, answer), !isTouched(second, first, answer)];
  if (lacksFirst && lacksSecond) return undefined;
  const half = lacksFirst ? first : lacksSecond ? second : undefined;
  return { ask: half && askOfPart(half.replace(/^why this one$/i, `why ${thisOne(first)}`), type) };
}

const SOME_SENTENCES = 50;
const ASKS_WHY = /^(?:why|what (?:draws|attracts|interests|brings|appeals))\b/i;

/** The employer, or one kind of employer or of work. */
const OF_HERE =
  /^why (?:(?:come |join |work )?(?:to |with |for )?(?:us|here)(?: with us)?|this (?:one|company|place|firm|shop|school|hotel|bakery|hospital|team)|our \w+)$/i;
const OF_A_KIND = /^why (?:an? [\w-]+(?: (?:rather than|and not|instead of) .+)?|nights|permanent)$/i;
const NARROW = new RegExp(`${OF_HERE.source}|${OF_A_KIND.source}`, 'im');

/** When, and not where or what. */
const OF_A_TIME = /\bnow$|\bat this (?:point|stage|time)\b/im;

const SPEAKS_OF_YOU =
  /\b(?:you\w*|y['’]all\w*|here|this|these|that (?:one|place|shop)|company|name|heard|near\w*|close|minutes|mile|walk\w*|the (?:advert|team|mission|product)|local|town|reputation|best|friends?|neighbour|cousin)\b/i;
const SPEAKS_OF_WORK =
  /\b(?:like\w*|love\w*|enjoy\w*|want\w*|always|work\w*|people|job|trade|interest\w*|care|help\w*|good at|draw\w*|hands|outside|learn\w*|dream\w*|because|since|never|tired|enough|leav\w+)\b/i;

/** Sure or silent: whatever may speak to a half counts. */
function isTouched(half: string, other: string, answer: string): boolean {
  const elsewhere = new Set(stemsOf(other));
  const own = stemsOf(half).filter((stem) => !elsewhere.has(stem));
  const hyphened = half.toLowerCase().match(/\p{L}+-\p{L}+/gu) ?? [];
  if (takesUpOneOf(own, answer) || hyphened.some((word) => answer.toLowerCase().includes(word))) return true;
  if (OF_HERE.test(half)) return SPEAKS_OF_YOU.test(answer);
  if (OF_A_KIND.test(half) && !OF_HERE.test(other)) return SPEAKS_OF_YOU.test(answer);
  if (/^why not\b|^why (?:did|do) you (?:\w+ )*leave\b/i.test(half)) return true;
  // What draws to the work is seldom said in words that could be listed.
  return !OF_HERE.test(other) || SPEAKS_OF_WORK.test(answer) || answer.split(/\s+/).length > A_LINE;
}
const A_LINE = 14;

/** 'Why would you like to work in a bakery, and why this one?' */
const thisOne = (first: string): string => {
  const place = /\ban? (\w+)$/i.exec(first)?.[1];
  return place ? `this ${place}` : 'this one';
};
