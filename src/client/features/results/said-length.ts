import { countWords } from '#domain/reading/words.ts';
import { WORDS_A_SECOND } from '#domain/scoring/good-length.ts';

/** What takes less to say has no length worth telling. */
const FEWEST_SECONDS = 3;

/** '130 words in 54 seconds', or about how long they take to say where that was not measured. Nothing else tells it. */
export function saidLength(answer: string, durationMs = 0): string {
  const count = countWords(answer);
  const words = counted(count, 'word');
  const measured = Math.round(durationMs / 1_000);
  if (measured > 0) return `${words} in ${lengthOf(measured)}`;
  const spoken = Math.round(count / WORDS_A_SECOND);
  return spoken < FEWEST_SECONDS ? words : `${words}, about ${lengthOf(roughly(spoken))} aloud`;
}

/** '54 seconds', '13 minutes 47 seconds'. */
function lengthOf(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 && counted(minutes, 'minute'), rest > 0 && counted(rest, 'second')].filter(Boolean).join(' ');
}

/** Nobody knows of minutes to the second how long words take. */
const roughly = (seconds: number): number => (seconds < 90 ? seconds : Math.round(seconds / 60) * 60);

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
