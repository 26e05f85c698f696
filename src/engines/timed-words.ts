import type { TimedWord } from '#contract/speech-calls.ts';
import { type Loose, objectsIn } from './json-answer.ts';

/**
 * Words with their times out of a vendor's list of `{word, start, end}` in seconds. What is no word or has no times is
 * left out; a time that runs backwards is brought into order. Undefined when nothing is left.
 */
export function timedWords(list: unknown): TimedWord[] | undefined {
  const words: TimedWord[] = [];
  let latestMs = 0;
  for (const entry of objectsIn(list)) {
    const word = wordOf(entry);
    if (word === '' || typeof entry.start !== 'number' || typeof entry.end !== 'number') continue;
    const startMs = Math.max(latestMs, Math.round(entry.start * 1_000));
    const endMs = Math.max(startMs, Math.round(entry.end * 1_000));
    latestMs = startMs;
    const confidence = typeof entry.confidence === 'number' ? { confidence: entry.confidence } : {};
    words.push({ word, startMs, endMs, ...confidence });
  }
  return words.length > 0 ? words : undefined;
}

function wordOf(entry: Loose): string {
  const word = entry.punctuated_word ?? entry.word ?? entry.text;
  return typeof word === 'string' ? word.trim() : '';
}
