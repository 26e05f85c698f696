import type { WordAt } from '#domain/reading/words.ts';
import type { Span } from './segment.ts';
import { isFunctionWord } from './stems.ts';
import type { StretchReading } from './stretch-features.ts';
import { plainTerm } from './terms.ts';

/** Words that are begun again at once, up to where they have come again: “the top hinge, the top hinge”. */
export interface Restart extends Span {
  /** What was said first, up to where it begins again. */
  words: readonly string[];
  /** The place of its first word among all words of the answer. */
  from: number;
  /** How many of its words come again in the same order, from the first on. */
  again: number;
}

const LONGEST_WORDS = 7;
/** What may be given up after the words that come again: “his mum was, his mum had”. */
const MOST_GIVEN_UP = 2;
/** What leads into another try. */
const LEADS_ON = /^(?:so|well|sorry|no|and|or|about|actually|rather)$/;
/** A pause with a word in it is a filler, and the words around it are no false start to most who listen. */
const FILLS = /^(?:u+m+|u+h+|erm*|ehm|hmm+|mm+|like|know|mean)$/;
const PAUSE = /[,;:…–—-]/;

/** Every place where what was just said begins again, whether a listener minds or not. */
export function findRestarts(text: string, tokens: readonly WordAt[]): Restart[] {
  const restarts: Restart[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const size = sizeOfRestart(text, tokens, from);
    if (size === 0) continue;
    const again = wordsAgain(tokens, from, size);
    restarts.push({
      start: (tokens[from] as WordAt).start,
      end: (tokens[from + size + again - 1] as WordAt).end,
      words: tokens.slice(from, from + size).map(({ word }) => word),
      from,
      again,
    });
    from += size - 1;
  }
  return restarts;
}

function sizeOfRestart(text: string, tokens: readonly WordAt[], from: number): number {
  for (let size = 1; size <= LONGEST_WORDS && from + size < tokens.length; size++) {
    const left = tokens[from + size - 1] as WordAt;
    const right = tokens[from + size] as WordAt;
    const gap = text.slice(left.end, right.start);
    if (/[.?!\n]/.test(gap.replace('...', '…'))) return 0;
    const again = wordsAgain(tokens, from, size);
    if (again === 0) continue;
    const given = tokens.slice(from + again, from + size);
    if (given.some(({ word }) => FILLS.test(word))) return 0;
    const rest = given.filter(({ word }) => !LEADS_ON.test(word)).length;
    if (rest === 0 || (rest <= MOST_GIVEN_UP && rest <= again && PAUSE.test(gap))) return size;
  }
  return 0;
}

function wordsAgain(tokens: readonly WordAt[], from: number, size: number): number {
  let again = 0;
  while (again < size && tokens[from + again]?.word === tokens[from + size + again]?.word) again++;
  return again;
}

/** What tells a false start from words that are said twice on purpose. */
export function restartFeatures(
  index: number,
  all: readonly Restart[],
  text: string,
  tokens: readonly WordAt[],
  noise: number,
): StretchReading {
  const { words, from, again } = all[index] as Restart;
  const size = words.length;
  const rest = words.slice(again).filter((word) => !LEADS_ON.test(word)).length;
  const first = words[0] ?? '';
  const last = words[again - 1] ?? '';
  const right = tokens[from + size] as WordAt;
  const gap = text.slice((tokens[from + size - 1] as WordAt).end, right.start);
  const before = text.slice(tokens[from - 1]?.end ?? 0, tokens[from]?.start ?? 0);
  const after = text.slice(tokens[from + size + again - 1]?.end, tokens[from + size + again]?.start);
  const others = all.filter((other, i) => i !== index && other.again === other.words.length).length;
  const thrice = wordsAgain(tokens, from + size, again) === again;
  const opens = from === 0 || /[.?!]/.test(before);
  const numbers = {
    whole: rest === 0 ? 1 : 0,
    wholeOne: rest === 0 && again === 1 ? 1 : 0,
    wholeTwo: rest === 0 && again === 2 ? 1 : 0,
    wholeMore: rest === 0 && again > 2 ? 1 : 0,
    givenUp: rest,
    manyAgain: Math.min(3, again) / 3,
    ledOn: size > again && rest === 0 ? 1 : 0,
    paused: PAUSE.test(gap) ? 1 : 0,
    pausedWhole: PAUSE.test(gap) && rest === 0 ? 1 : 0,
    pausedBefore: PAUSE.test(before) ? 1 : 0,
    opens: opens ? 1 : 0,
    small: isFunctionWord(first) ? 1 : 0,
    smallLast: isFunctionWord(last) ? 1 : 0,
    content: words.slice(0, again).filter((word) => !isFunctionWord(word)).length / again,
    contentGivenUp: words.slice(again).filter((word) => !isFunctionWord(word)).length,
    thrice: thrice ? 1 : 0,
    person: /^(?:i|we|you|he|she|they|it)(?:'|$)/.test(first) ? 1 : 0,
    others: Math.min(2, (40 * others) / Math.max(60, tokens.length)),
    ended: /[.?!]/.test(after) ? 1 : 0,
    [`noise:${noise}`]: 1,
  };
  return { numbers, terms: [...new Set([`${plainTerm(first)} _`, `_ ${plainTerm(last)}`])] };
}
