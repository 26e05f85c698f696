import {
  type Answer,
  commonOf,
  type Interruption,
  purposeOf,
  recordingOf,
  type StageEffect,
  type StageEvent,
  type StageState,
  type Step,
} from './stage.ts';
import { after, pend, stay } from './stage-moves.ts';
import { INTERRUPTION_LOOK_MS, INTERRUPTION_WORDS_MS } from './timing.ts';

/** Whether something is being said that the candidate may speak over: a question, and neither thanks nor a farewell. */
export const mayBeInterrupted = (state: StageState): boolean =>
  state.voice === 'speaking' &&
  state.canRecord &&
  recordingOf(state) === null &&
  (state.stage === 'greeting_only' || state.stage === 'ai_asking_question' || state.stage === 'user_turn_pending') &&
  purposeOf(state).for === 'caption' &&
  state.caption !== '' &&
  state.spoken.endsWith(state.caption);

/** The speech that stopped and may go on. */
export const isHeld = ({ interruption }: StageState): boolean => interruption !== null && interruption.held !== null;

/** The interviewer falls silent, and what the candidate says is recorded. Greeting and thanks are heard to their end. */
export function interrupted(state: StageState, event: Extract<StageEvent, { type: 'interrupted' }>): Step {
  const saidChars = event.saidChars - (state.spoken.length - state.caption.length);
  if (!mayBeInterrupted(state) || saidChars < 0) return stay(state);
  const recording = state.recordings + 1;
  const held = state.stage === 'user_turn_pending' ? state.stage : 'ai_asking_question';
  return {
    state: {
      ...commonOf(state),
      stage: 'user_responding',
      purpose: purposeOf(state),
      voice: 'silent',
      interruption: { saidChars, held, hearsWords: event.hearsWords },
      recordings: recording,
      recording,
      unheard: false,
      spaceArmed: true,
    },
    effects: [
      { kind: 'hold_speech' },
      { kind: 'start_recording', recording, isInterruption: true },
      { kind: 'start_timer', name: 'interruption', ms: INTERRUPTION_WORDS_MS, recording },
    ],
  };
}

/** The candidate has something to say, or has taken the turn: what the interviewer had left to say is not said. */
export function takeTurn<S extends StageState>(state: S): { state: S; effects: StageEffect[] } {
  const { interruption } = state;
  if (!interruption?.held) return { state, effects: [] };
  const over: Interruption = { ...interruption, held: null };
  return { state: { ...state, interruption: over }, effects: [{ kind: 'cancel_speech' }] };
}

/** Nothing was heard by now. Who still speaks where words come only behind a recording is heard to the end. */
export function interruptionLooked(state: StageState, recording: number | undefined): Step {
  if (!isHeld(state) || recordingOf(state) !== recording || recording === undefined) return stay(state);
  if (!state.interruption?.hearsWords && state.detector === 'speech_detected') {
    return {
      state,
      effects: [{ kind: 'start_timer', name: 'interruption', ms: INTERRUPTION_LOOK_MS, recording }],
    };
  }
  return {
    state: {
      ...commonOf(state),
      stage: 'processing_user_response',
      work: { kind: 'transcribing', recording, purpose: purposeOf(state) },
    },
    effects: [{ kind: 'stop_recording', stopReason: 'manual' }],
  };
}

/** What an interruption came to, once it was written down: without a word in it the interviewer goes on. */
export function interruptionHeard(state: StageState, answer: Answer): Step | undefined {
  const held = state.interruption?.held;
  if (!held || answer.text.trim() !== '') return undefined;
  const common = { ...commonOf(state), voice: 'speaking', interruption: null } as const;
  return {
    state:
      held === 'ai_asking_question'
        ? { ...common, stage: held }
        : { ...common, stage: held, purpose: { for: 'caption' } },
    effects: [{ kind: 'go_on_speaking' }],
  };
}

/** Words that were written down behind an interruption are the beginning of what is said next. */
export function interruptionInField(state: StageState): Step {
  const taken = takeTurn(state);
  return after(taken.effects, pend(taken.state, purposeOf(taken.state)));
}
