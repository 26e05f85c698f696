import { isInvitation } from '#domain/interview/invite.ts';
import { goodLength } from '#domain/scoring/good-length.ts';
import type { StageState } from '#domain/stage/stage.ts';

/** How long a good answer to the question that stands is, once the candidate has it to think about. */
export interface ShownLength {
  fromSeconds: number;
  toSeconds: number;
  words: string;
}

/** Null while the candidate is still greeted, and once the question is over. */
export function goodLengthOf(stage: StageState): ShownLength | null {
  const question = stage.questions[stage.questionIndex];
  const isOver = stage.stage === 'processing_user_response' && stage.work.kind !== 'transcribing';
  if (
    !question ||
    isOver ||
    isInvitation(stage.caption) ||
    stage.stage === 'greeting_only' ||
    stage.stage === 'initializing_interview'
  )
    return null;
  const length = goodLength(question.text, stage.captionIsFollowUp);
  return { ...length, words: inWords(length.fromSeconds, length.toSeconds) };
}

/** Rounded towards the middle, so that what is said is always a good length: '30 to 45 seconds'. */
function inWords(fromSeconds: number, toSeconds: number): string {
  const from = Math.ceil(fromSeconds / 5) * 5;
  if (toSeconds < 60) return `${from} to ${Math.floor(toSeconds / 5) * 5} seconds`;
  const halfMinutes = Math.floor(toSeconds / 30);
  if (halfMinutes === 2) return `${from} seconds to a minute`;
  const minutes = `${Math.floor(halfMinutes / 2)}${halfMinutes % 2 === 1 ? '½' : ''}`;
  return `${from} seconds to ${minutes} minutes`;
}
