import { spokenWords } from '#domain/reading/words.ts';

const heardIn = (text: string): string[] => spokenWords(text).map(({ word }) => word);

/**
 * Whether at most such a share of the words that were heard is another in a correction. A word that was put in, left out
 * or replaced counts once.
 */
export function differsAtMost(share: number, heard: string, corrected: string): boolean {
  const before = heardIn(heard);
  return isWithin(Math.floor(share * before.length), before, heardIn(corrected));
}

/** The edit distance, looked for no further than `most` beside the diagonal: half a second for the longest answers. */
function isWithin(most: number, before: readonly string[], after: readonly string[]): boolean {
  if (Math.abs(before.length - after.length) > most) return false;
  const ids = new Map<string, number>();
  const numbers = (words: readonly string[]) =>
    Int32Array.from(words, (word) => ids.get(word) ?? ids.set(word, ids.size).size - 1);
  const [from, to] = [numbers(before), numbers(after)];
  const tooFar = most + 1;
  let row = Int32Array.from({ length: to.length + 1 }, (_, j) => Math.min(j, tooFar));
  for (let i = 1; i <= from.length; i++) {
    const next = new Int32Array(to.length + 1).fill(tooFar);
    if (i <= most) next[0] = i;
    let nearest = next[0] as number;
    for (let j = Math.max(1, i - most); j <= Math.min(to.length, i + most); j++) {
      const kept = (row[j - 1] as number) + Number(from[i - 1] !== to[j - 1]);
      const distance = Math.min(kept, (row[j] as number) + 1, (next[j - 1] as number) + 1, tooFar);
      next[j] = distance;
      if (distance < nearest) nearest = distance;
    }
    if (nearest > most) return false;
    row = next;
  }
  return (row[to.length] as number) <= most;
}
