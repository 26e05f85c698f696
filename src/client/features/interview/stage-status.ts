import { isTurn, recordingOf, type StageState } from '#domain/stage/stage.ts';

export interface StageStatus {
  text: string;
  /** Whose voice the colour is of. */
  who: 'them' | 'you' | '';
}

/** The one line that tells what is going on: never that somebody speaks or is heard who is not. */
export function statusOf(state: StageState): StageStatus {
  if (state.voice === 'speaking') return { text: 'Interviewer speaking', who: 'them' };
  if (recordingOf(state) !== null) return { text: 'Listening', who: 'you' };
  if (isTurn(state) && state.voice === 'silent') return { text: 'Your turn', who: 'you' };
  return { text: 'Processing', who: '' };
}
