import { spokenWords } from '#domain/reading/words.ts';

/** Whether two texts share so many words in a row, whatever marks and capitals stand between them. */
export function sharesRun(text: string, other: string, length: number): boolean {
  const own = wordsOf(text);
  const runs = ` ${wordsOf(other).join(' ')} `;
  return own.some((_, i) => i + length <= own.length && runs.includes(` ${own.slice(i, i + length).join(' ')} `));
}

const wordsOf = (text: string): string[] => spokenWords(text).map(({ word }) => word);
