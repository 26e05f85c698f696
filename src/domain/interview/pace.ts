import type { DurationId } from '#contract/words.ts';

/** How much somebody has talked beside what was planned. */
export type Pace = 'short' | 'even' | 'long';

/** Of an interview's minutes, so much is planned for the candidate's own talking. */
const SHARE_OF_TALK = 1 / 3;
const MINUTES: Record<DurationId, number> = { '10min': 10, '30min': 30, '60min': 60 };
/** At which words are counted as time where nobody measured how long they took. */
const WORDS_A_MINUTE = 150;
const MS_A_MINUTE = 60_000;
const LITTLE = 0.5;
const MUCH = 1.5;

/** How long somebody would talk who says so many words. */
export const talkOfWords = (words: number): number => (words / WORDS_A_MINUTE) * MS_A_MINUTE;

/** How somebody stands who talked so long in the first `questions` of `planned`. */
export function paceOf(talkedMs: number, questions: number, planned: number, length: DurationId): Pace {
  if (questions === 0) return 'even';
  const dueMs = MINUTES[length] * MS_A_MINUTE * SHARE_OF_TALK * (questions / planned);
  if (talkedMs < LITTLE * dueMs) return 'short';
  return talkedMs >= MUCH * dueMs ? 'long' : 'even';
}
