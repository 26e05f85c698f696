import { countWords } from '#domain/results/count-words.ts';

/** '130 words in 54 seconds', or without the time where it was not measured. */
export function saidLength(answer: string, durationMs = 0): string {
  const count = countWords(answer);
  const words = `${count} ${count === 1 ? 'word' : 'words'}`;
  const seconds = Math.round(durationMs / 1_000);
  return seconds > 0 ? `${words} in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : words;
}
