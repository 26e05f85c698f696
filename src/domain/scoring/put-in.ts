import { spokenWords, type WordAt } from '#domain/reading/words.ts';
import type { Span } from './segment.ts';
import { isFunctionWord, stem } from './stems.ts';

/** Words that can be put into any answer without saying more: pieces of the question, and lists of keywords. */
export const findPutIn = (text: string, question: string): Span[] => [...questionAgain(text, question), ...lists(text)];

/** Two words side by side that stand so in the question too, the small ones between them aside. */
function questionAgain(text: string, question: string): Span[] {
  const asked = new Set(neighbours(question).map(nameOf));
  return neighbours(text)
    .filter((pair) => asked.has(nameOf(pair)))
    .map(([first, second]) => ({ start: first.start, end: second.end }));
}

type Pair = readonly [WordAt, WordAt];

function neighbours(text: string): Pair[] {
  const content = spokenWords(text).filter(({ word }) => !isFunctionWord(word));
  return content.slice(1).map((token, i): Pair => [content[i] as WordAt, token]);
}

const nameOf = ([first, second]: Pair) => `${stem(first.word)} ${stem(second.word)}`;

const FEWEST_ITEMS = 3;
const MOST_ITEM_WORDS = 3;
const PIECE = /[^,;:.?!…–—]+[,;:.?!…–—]*/g;

const isItem = (words: readonly WordAt[]) =>
  words.length > 0 && words.length <= MOST_ITEM_WORDS && words.every(({ word }) => !isFunctionWord(word));

const spanOf = (words: readonly WordAt[]): Span[] => {
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? [{ start: first.start, end: last.end }] : [];
};

/** Bare words between commas, several in a row: the first may end other words, and the last may be two. */
function lists(text: string): Span[] {
  const found: Span[] = [];
  let items: Span[] = [];
  const settle = () => {
    const [first, last] = [items[0], items.at(-1)];
    if (first && last && items.length >= FEWEST_ITEMS) found.push({ start: first.start, end: last.end });
    items = [];
  };
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const words = spokenWords(piece, index);
    const and = words.findIndex(({ word }) => word === 'and' || word === 'or');
    const [before, after] = [words.slice(0, Math.max(0, and)), words.slice(and + 1)];
    if (isItem(words)) items.push(...spanOf(words));
    else if (items.length > 0 && and >= 0 && (and === 0 || isItem(before)) && isItem(after)) {
      items.push(...spanOf(before), ...spanOf(after));
      settle();
    } else {
      settle();
      const opening = words.slice(words.findLastIndex(({ word }) => isFunctionWord(word)) + 1);
      if (opening.length < words.length && isItem(opening) && piece.endsWith(',')) items.push(...spanOf(opening));
    }
    if (/[.?!…]$/.test(piece)) settle();
  }
  settle();
  return found;
}
