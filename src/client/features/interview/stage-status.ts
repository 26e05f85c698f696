import type { StageState } from '#domain/interview/stage.ts';

export interface StageStatus {
  text: string;
  /** Whose voice the colour is of. */
  who: 'them' | 'you' | '';
}

/** The one line that tells what is going on: never that somebody speaks or is heard who is not. */
export function statusOf(state: StageState): StageStatus {
  if (state.speaking) return { text: 'Interviewer speaking', who: 'them' };
  if (state.recording) return { text: 'Listening', who: 'you' };
  const isTurn = state.stage === 'user_responding' || state.stage === 'user_turn_pending';
  if (isTurn && !state.speechComing) return { text: 'Your turn', who: 'you' };
  return { text: 'Processing', who: '' };
}
