/** A word of a text with its place. */
export interface Token {
  text: string;
  /** Folded form: lower case, singular, one spelling for British and American. */
  folded: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*[+#]*/gu;

/** The words of a text in order. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = match[0];
    tokens.push({ text: word, folded: foldWord(word), start: match.index, end: match.index + word.length });
  }
  return tokens;
}

/** A text says most of its words many times, and is read for roles, names and skills; so each word is folded once. */
const FOLDED = new Map<string, string>();
const MOST_FOLDED = 20_000;
const LONGEST_KEPT = 40;

/** Folds case, plural, possessive and the differences between British and American spelling. */
export function foldWord(word: string): string {
  const known = FOLDED.get(word);
  if (known !== undefined) return known;
  const folded = fold(word);
  if (FOLDED.size >= MOST_FOLDED) FOLDED.clear();
  if (word.length <= LONGEST_KEPT) FOLDED.set(word, folded);
  return folded;
}

function fold(word: string): string {
  let folded = word.toLowerCase().replace('’', "'");
  if (folded.length <= 3) return folded;
  folded = folded.replace(/'s?$/, '');
  if (folded.endsWith('ies') && folded.length > 4) folded = `${folded.slice(0, -3)}y`;
  else if (folded.endsWith('s') && !/(?:ss|us|is)$/.test(folded)) folded = folded.slice(0, -1);
  return folded
    .replace('our', 'or')
    .replace(/is(e|ed|er|ing|ation)$/, 'iz$1')
    .replace('programme', 'program')
    .replace('centre', 'center');
}

/** A folded word without its ending: 'pruning' and 'prune', 'settlement' and 'settle'. */
export const stemOf = (folded: string): string => {
  let stem = folded;
  for (let i = 0; i < 2; i++) stem = stem.replace(/(?<=\p{L}{3})(?:ings?|ed|er|ment|ation|ion|al|e|s)$/u, '');
  return stem;
};

export const foldText = (text: string): string =>
  tokenise(text)
    .map(({ folded }) => folded)
    .join(' ');

export interface Term<T> {
  words: readonly string[];
  /** The words as written, when only this case counts. */
  exact: readonly string[] | undefined;
  value: T;
}

export interface Hit<T> {
  term: Term<T>;
  /** Index of the first token and of the one after the last. */
  from: number;
  to: number;
}

/** Terms by their first word, longest first. */
export type TermIndex<T> = ReadonlyMap<string, readonly Term<T>[]>;

export function indexTerms<T>(entries: Iterable<{ text: string; exactCase?: boolean; value: T }>): TermIndex<T> {
  const index = new Map<string, Term<T>[]>();
  for (const { text, exactCase, value } of entries) {
    const tokens = tokenise(text);
    const first = tokens[0]?.folded;
    if (first === undefined) continue;
    const exact = exactCase ? tokens.map((token) => token.text) : undefined;
    const terms = index.get(first) ?? [];
    terms.push({ words: tokens.map(({ folded }) => folded), exact, value });
    index.set(first, terms);
  }
  for (const terms of index.values()) terms.sort((a, b) => b.words.length - a.words.length);
  return index;
}

/** The words of one term stand this close together; a comma or a line end parts them. */
const JOINT = /^(?: |-| - |\/|\.|&| & | \/ |'|)$/;

/** Every term in the tokens, the longest at each place, none overlapping. */
export function findTerms<T>(text: string, tokens: readonly Token[], index: TermIndex<T>): Hit<T>[] {
  const hits: Hit<T>[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const term = index.get(tokens[i]?.folded ?? '')?.find((candidate) => fits(candidate, text, tokens, i));
    if (!term) continue;
    hits.push({ term, from: i, to: i + term.words.length });
    i += term.words.length - 1;
  }
  return hits;
}

function fits<T>(term: Term<T>, text: string, tokens: readonly Token[], at: number): boolean {
  for (let k = 0; k < term.words.length; k++) {
    const token = tokens[at + k];
    if (!token || token.folded !== term.words[k]) return false;
    if (term.exact && token.text !== term.exact[k]) return false;
    const previous = k > 0 ? tokens[at + k - 1] : undefined;
    if (previous && !JOINT.test(text.slice(previous.end, token.start))) return false;
  }
  return true;
}
