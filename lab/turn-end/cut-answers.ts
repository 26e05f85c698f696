import { writtenWords } from '#domain/reading/words.ts';
import { heardWords } from '#domain/turn-end/finished-words.ts';

/** Words up to a pause, and whether the answer ended there. */
export interface CutAnswer {
  words: string;
  isEnd: boolean;
}

/** Where one pauses and goes on: a sentence may be over, a clause, or nothing. */
const SENTENCE_END = /(?<=[.!?…])\s+/;
const CLAUSE_END = /(?<=[,;:–—])\s+/;

/** What is said in place of nothing before a pause, and what hangs on to it. */
const HANGING = [
  'um',
  'uh',
  'er',
  'and',
  'and um',
  'so',
  'so um',
  'but',
  'but er',
  'like',
  'you know',
  'because',
  'and then',
];
/** Behind so many of a hundred pauses within an answer something hangs. */
const HANGING_SHARE = 30;
/** Pauses at ends of sentences that an answer is cut at, at most. */
const SENTENCE_PAUSES = 3;

/** Cuts whole answers where their speakers may have paused: at ends of sentences most, then of clauses, then anywhere. */
export function cutAnswer(text: string): CutAnswer[] {
  const dice = diceOf(text);
  const sentences = text.trim().split(SENTENCE_END);
  const before = (count: number) => sentences.slice(0, count).join(' ');
  const pauses: string[] = [];
  for (let tried = 0; tried < SENTENCE_PAUSES && tried < sentences.length - 1; tried++)
    pauses.push(before(1 + dice(sentences.length - 1)));
  for (const count of [dice(sentences.length), dice(sentences.length)]) {
    const sentence = sentences[count] ?? '';
    const clauses = sentence.split(CLAUSE_END);
    const words = writtenWords(sentence).map(({ word }) => word);
    if (clauses.length > 1) pauses.push(`${before(count)} ${clauses.slice(0, 1 + dice(clauses.length - 1)).join(' ')}`);
    if (words.length > 2) pauses.push(`${before(count)} ${words.slice(0, 1 + dice(words.length - 2)).join(' ')}`);
  }
  const inside = [...new Set(pauses)].map((words) =>
    dice(100) < HANGING_SHARE ? `${words} ${HANGING[dice(HANGING.length)]}` : words,
  );
  return [{ words: text, isEnd: true }, ...inside.map((words) => ({ words, isEnd: false }))].filter(
    ({ words }) => heardWords(words).length > 0,
  );
}

/** The same throws for the same text. */
function diceOf(text: string): (sides: number) => number {
  let state = 2_166_136_261;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16_777_619);
  return (sides) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) ^ Math.imul(state ^ (state >>> 13), 3_266_489_917);
    return sides === 0 ? 0 : (state >>> 0) % sides;
  };
}
