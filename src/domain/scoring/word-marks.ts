import type { WordAt } from '#domain/reading/words.ts';
import { plainTerm } from './terms.ts';

/** What is known of one word where it stands, for telling a filler or a hedge from the same word at work. */
export function wordFeatures(text: string, tokens: readonly WordAt[], i: number, noise: number): string[] {
  const at = (k: number) => {
    const token = tokens[k];
    return token ? plainTerm(token.word) : '^';
  };
  const between = (k: number) => {
    const left = tokens[k];
    const right = tokens[k + 1];
    const gap = text.slice(left ? left.end : 0, right ? right.start : text.length);
    return /[.?!]/.test(gap) || !left || !right ? '.' : /[,;:…–—-]/.test(gap) ? ',' : ' ';
  };
  const word = at(i);
  const [one, two, b1, b2, a1, a2] = [at(i - 1), at(i - 2), between(i - 1), between(i - 2), between(i), between(i + 1)];
  const again = repeats(tokens, i, word);
  return [
    word,
    `${word}|${b1}${a1}`,
    `${word}|n${noise}`,
    `${one}${b1}${word}`,
    `${word}${a1}${at(i + 1)}`,
    `${two}${b2}${one}${b1}${word}`,
    `${one}${b1}${word}${a1}${at(i + 1)}`,
    `${word}${a1}${at(i + 1)}${a2}${at(i + 2)}`,
    ...again,
    `<${one}`,
    `>${at(i + 1)}`,
    `${b1}*${a1}`,
  ];
}

/** Words that start again: “the, um, the”, “it matters when, it matters when”. */
function repeats(tokens: readonly WordAt[], i: number, word: string): string[] {
  const same = (a: number, b: number) => tokens[a] !== undefined && tokens[a]?.word === tokens[b]?.word;
  const names: string[] = [];
  const plain = (k: number) => !SURE_NOISE.test(tokens[k]?.word ?? '');
  let back = i - 1;
  while (back >= 0 && !plain(back)) back--;
  let ahead = i + 1;
  while (ahead < tokens.length && !plain(ahead)) ahead++;
  if (same(i, back)) names.push('=before', `=before|${word}`);
  if (same(i, ahead)) names.push('=ahead', `=ahead|${word}`);
  for (let k = 2; k <= 8; k++) {
    if (same(i, i - k) && same(i + 1, i - k + 1)) names.push('=pair');
    if (same(i, i - k) && same(i - 1, i - k - 1)) names.push('=pairEnd');
    if (same(i, i + k) && same(i + 1, i + k + 1)) names.push('=pairAhead');
  }
  return [...new Set(names)];
}

const SURE_NOISE = /^(?:u+m+|u+h+|erm*|ehm|hmm+|mm+)$/;

/** 0..3: how much of this answer is noise beyond doubt; one who says "um" all the time also says "like". */
export function noiseLevel(tokens: readonly WordAt[]): number {
  const sure = tokens.filter(
    ({ word }, i) =>
      SURE_NOISE.test(word) ||
      (word === 'know' && tokens[i - 1]?.word === 'you') ||
      (word === 'mean' && tokens[i - 1]?.word === 'i'),
  ).length;
  const rate = (100 * sure) / Math.max(40, tokens.length);
  return rate === 0 ? 0 : rate < 1.5 ? 1 : rate < 4 ? 2 : 3;
}
