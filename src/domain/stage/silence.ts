import { MAX_REACTIONS } from '#domain/interview/progress.ts';
import { isTurn, type StageState } from './stage.ts';

/** After so many empty turns running the interviewer is told of the silence, and again after as many more. */
const EMPTY_TURNS_A_SILENCE = 2;

/** Whether the interviewer is told of the silence after so many empty turns. */
export const isSilence = (emptyTurns: number): boolean => emptyTurns > 0 && emptyTurns % EMPTY_TURNS_A_SILENCE === 0;

const isListening = (state: StageState): boolean =>
  isTurn(state) && state.canRecord && state.voice === 'silent' && state.purpose.for === 'caption' && !state.unheard;

const isHeard = ({ detector }: StageState): boolean =>
  detector === 'speech_detected' || detector === 'silence_detected';

/** Whether a turn has just passed without a word, and nothing is heard in this one either. */
export const isStillSilent = (state: StageState): boolean =>
  isListening(state) && state.emptyTurns > 0 && !isSilence(state.emptyTurns) && !isHeard(state);

/** Whether the interview goes on without an answer if this silence lasts: all that it says to silence was said. */
export const isLeavingQuestion = (state: StageState): boolean =>
  isListening(state) && state.emptyTurns > 0 && state.reactions >= MAX_REACTIONS;

/** The candidate is there: the count of silence begins anew. */
export const present = <S extends StageState>(state: S): S =>
  state.emptyTurns === 0 ? state : { ...state, emptyTurns: 0 };
