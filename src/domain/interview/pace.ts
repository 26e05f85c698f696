import type { DurationId } from '#contract/words.ts';

/** How much somebody has talked beside what was planned. */
export type Pace = 'short' | 'even' | 'long';

/** Of an interview's minutes, so much is planned for the candidate's own talking. */
const SHARE_OF_TALK = 1 / 3;
const MINUTES: Record<DurationId, number> = { '10min': 10, '30min': 30, '60min': 60 };
/** At which words are counted as time, typed or spoken. */
const WORDS_A_MINUTE = 150;
const LITTLE = 0.5;
const MUCH = 1.5;

/** How somebody stood after each question that they answered, by the words said to it. */
export function pacesOf(wordsByQuestion: readonly number[], planned: number, length: DurationId): Pace[] {
  let words = 0;
  return wordsByQuestion.map((more, i) => {
    words += more;
    return paceOf(words, i + 1, planned, length);
  });
}

/** `words` were said to the first `questions` of `planned`. */
function paceOf(words: number, questions: number, planned: number, length: DurationId): Pace {
  const dueMinutes = MINUTES[length] * SHARE_OF_TALK * (questions / planned);
  const share = words / WORDS_A_MINUTE / dueMinutes;
  if (share < LITTLE) return 'short';
  return share >= MUCH ? 'long' : 'even';
}
