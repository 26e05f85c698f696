import { isTimeTold } from '#domain/interview/leaving.ts';
import type { SoFar } from '#domain/interview/moves.ts';
import { paceOf, talkOfWords } from '#domain/interview/pace.ts';
import { furthestIndex, putOffIndex } from '#domain/interview/progress.ts';
import { isProbe } from '#domain/probes/probes.ts';
import { wordsOf } from '#domain/reading/words.ts';
import type { InterviewRecord, InterviewStore, StoredEntry } from '#durable/store.ts';

interface Place extends Pick<InterviewRecord, 'progress' | 'length'> {
  questionIndex: number;
  /** How many questions the interview has. */
  planned: number;
}

/** How the interview has gone in the questions before this one, by what was said before a place. */
export function soFarOf(
  store: InterviewStore,
  entries: readonly StoredEntry[],
  { questionIndex, progress, planned, length }: Place,
): SoFar {
  // A question that was put off comes after questions with a higher index, and its time with it.
  const before = entries.filter((entry) => entry.questionIndex !== questionIndex);
  const answers = before.filter(({ speaker, scored }) => speaker === 'human' && scored);
  const followUps = before.filter(({ kind }) => kind === 'follow_up');
  const over = questionsOf(before.filter((entry) => entry.questionIndex !== putOffIndex(progress)));
  const spoken = store.speech.spokenMs();
  const talkedMs = answers.reduce((sum, { id, text }) => sum + (spoken.get(id) ?? talkOf(text)), 0);
  const pace = paceOf(talkedMs, over, planned, length);
  return {
    answered: questionsOf(answers),
    followedUp: questionsOf(followUps),
    probes: followUps.flatMap(({ gap }) => (isProbe(gap) ? [gap] : [])),
    pace,
    tellsTime: pace === 'long' && !entries.some(({ speaker, text }) => speaker === 'ai' && isTimeTold(text)),
    said: before.flatMap(({ speaker, text }) => (speaker === 'ai' ? [text] : [])),
    questionsLeft: planned - 1 - furthestIndex(progress, planned) + (putOffIndex(progress) === undefined ? 0 : 1),
  };
}

const questionsOf = (entries: readonly StoredEntry[]): number =>
  new Set(entries.map(({ questionIndex }) => questionIndex)).size;

const talkOf = (text: string): number => talkOfWords(wordsOf(text).words.length);
