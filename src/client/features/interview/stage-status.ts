import { isTurn, recordingOf, type StageState } from '#domain/stage/stage.ts';
import type { LiveView } from './live-view.ts';

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

/** Shown, and not told, in place of the status: what a screen reader says the microphone hears. */
export interface SeenStatus {
  text: string;
  more: string;
  who: 'closing' | 'you';
}

/** What a pause or an interruption comes to, for who sees the page; null where the status says it all. */
export function seenStatusOf({ stage, isClosing }: Pick<LiveView, 'stage' | 'isClosing'>): SeenStatus | null {
  if (recordingOf(stage) === null || stage.voice === 'speaking') return null;
  if (isClosing) return { text: 'Going on in a moment.', more: 'Keep talking to stay.', who: 'closing' };
  return stage.interruption ? { text: 'Go on, I am listening.', more: 'The question waits.', who: 'you' } : null;
}
