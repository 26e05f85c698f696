/** A stretch of the unmodified text: UTF-16 offsets, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

export interface Sentence extends Span {
  text: string;
  /** Lower-case words without punctuation. */
  words: string[];
}

/** Speech without punctuation is cut before these, so that one endless sentence can still be read in parts. */
const CUTS = /^(so|then|after|eventually|finally|because|but|and)$/;
const LONGEST_SENTENCE_WORDS = 45;
const SHORTEST_PIECE_WORDS = 12;

export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (let i = 0; i <= text.length; i++) {
    const char = text[i];
    const ends =
      i === text.length ||
      char === '\n' ||
      ((char === '.' || char === '?' || char === '!') && !/\d/.test(text[i + 1] ?? ''));
    if (!ends) continue;
    sentences.push(...cutLong(text, start, Math.min(i + 1, text.length)));
    start = i + 1;
  }
  return sentences.filter((sentence) => sentence.words.length > 0);
}

function cutLong(text: string, from: number, to: number): Sentence[] {
  const tokens = tokenise(text.slice(from, to), from);
  if (tokens.length <= LONGEST_SENTENCE_WORDS) return [toSentence(text, from, to)];
  const pieces: Sentence[] = [];
  let pieceStart = from;
  let piece = 0;
  for (const token of tokens) {
    if (piece >= SHORTEST_PIECE_WORDS && CUTS.test(token.word)) {
      pieces.push(toSentence(text, pieceStart, token.start));
      pieceStart = token.start;
      piece = 0;
    }
    piece += 1;
  }
  pieces.push(toSentence(text, pieceStart, to));
  return pieces;
}

function toSentence(text: string, from: number, to: number): Sentence {
  const raw = text.slice(from, to);
  const start = from + (raw.length - raw.trimStart().length);
  const end = Math.max(start, from + raw.trimEnd().length);
  return {
    start,
    end,
    text: text.slice(start, end),
    words: tokenise(text.slice(start, end), start).map(({ word }) => word),
  };
}

export interface Token extends Span {
  word: string;
}

/** Words with their offsets; an apostrophe belongs to its word, a number keeps its point. */
export function tokenise(text: string, offset = 0): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’.,][\p{L}\p{N}]+)*/gu)].map((match) => ({
    word: match[0].toLowerCase().replaceAll('’', "'"),
    start: offset + match.index,
    end: offset + match.index + match[0].length,
  }));
}

const FUNCTION_WORDS = new Set(
  "a an the and or but if so as of to in on at by for with from into about over after before then than that this these those it its it's i i'm i'd i've me my mine we we're us our you your he him his she her they them their there here is are was were be been being am do does did done have has had having will would can could should may might must not no nor just also very really when while where who what which how why because up out off down only own same too more most some any all each both few other such".split(
    ' ',
  ),
);

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);

/** A crude stem: enough to match 'deployed' with 'deploy' and 'queries' with 'query'. */
export function stem(word: string): string {
  let stemmed = word.replace(/'s$/, '');
  for (const suffix of [
    'ations',
    'ation',
    'ments',
    'ment',
    'ings',
    'ing',
    'ies',
    'ied',
    'ers',
    'ed',
    'es',
    'er',
    'ly',
    's',
    'e',
    'y',
  ]) {
    if (stemmed.length - suffix.length >= 3 && stemmed.endsWith(suffix)) {
      stemmed = stemmed.slice(0, -suffix.length);
      break;
    }
  }
  return stemmed.replace(/([b-df-hj-np-tv-z])\1$/, '$1');
}

export const contentStems = (words: readonly string[]): Set<string> =>
  new Set(words.filter((word) => word.length > 2 && !isFunctionWord(word)).map(stem));
