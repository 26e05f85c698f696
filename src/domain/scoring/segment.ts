import { spokenWords, type WordAt } from '#domain/reading/words.ts';
/** A stretch of the unmodified text: UTF-16 offsets, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

export interface Sentence extends Span {
  text: string;
  tokens: WordAt[];
}

/** Speech without punctuation is cut before these, so that one endless sentence can still be read in parts. */
const CUT =
  /^(?:and then|so then|then i|so i|but i|and i|and we|and he|and she|and they|and it|and the|after that|after this|as a result|in the end|at the end|since then|eventually|finally|so they|so we|then we|then the|but the|but then|because of)\b/;
const LONGEST_SENTENCE_WORDS = 45;
const SHORTEST_PIECE_WORDS = 8;

/** Sentences with their offsets; a point inside a number ends none. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (let i = 0; i <= text.length; i++) {
    const char = text[i];
    const ends =
      i === text.length ||
      char === '\n' ||
      ((char === '.' || char === '?' || char === '!' || char === '…') && !/[\d\p{Ll}]/u.test(text[i + 1] ?? ''));
    if (!ends) continue;
    sentences.push(...cutLong(text, start, Math.min(i + 1, text.length)));
    start = i + 1;
  }
  return sentences.filter((sentence) => sentence.tokens.length > 0);
}

function cutLong(text: string, from: number, to: number): Sentence[] {
  const tokens = spokenWords(text.slice(from, to), from);
  if (tokens.length <= LONGEST_SENTENCE_WORDS) return [toSentence(text, from, to)];
  const pieces: Sentence[] = [];
  let pieceStart = from;
  let piece = 0;
  tokens.forEach((token, i) => {
    const two = `${token.word} ${tokens[i + 1]?.word ?? ''} ${tokens[i + 2]?.word ?? ''}`;
    if (piece >= SHORTEST_PIECE_WORDS && tokens.length - i >= 4 && CUT.test(two)) {
      pieces.push(toSentence(text, pieceStart, token.start));
      pieceStart = token.start;
      piece = 0;
    }
    piece += 1;
  });
  pieces.push(toSentence(text, pieceStart, to));
  return pieces;
}

function toSentence(text: string, from: number, to: number): Sentence {
  const raw = text.slice(from, to);
  const start = from + (raw.length - raw.trimStart().length);
  const end = Math.max(start, from + raw.trimEnd().length);
  return { start, end, text: text.slice(start, end), tokens: spokenWords(text.slice(start, end), start) };
}
