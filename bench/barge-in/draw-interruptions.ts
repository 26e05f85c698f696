import { readFileSync } from 'node:fs';
import path from 'node:path';

const CORPUS = path.join(import.meta.dirname, '../../lab/corpus');
const LEAST_WORDS = 6;
const MOST_WORDS = 14;

/** What candidates say to an interviewer beside their answers, of labelled sets by other hands: a sentence each. */
export function drawInterruptions(sets: readonly string[]): string[] {
  return sets.flatMap((set) => {
    const asides: { said: string }[] = JSON.parse(readFileSync(path.join(CORPUS, `${set}.json`), 'utf8'));
    return asides
      .map(({ said }) => said)
      .filter((said) => {
        const words = said.split(' ').length;
        return words >= LEAST_WORDS && words <= MOST_WORDS;
      });
  });
}
