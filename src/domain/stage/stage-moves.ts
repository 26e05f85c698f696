import {
  type Answer,
  commonOf,
  type Purpose,
  purposeOf,
  type StageEffect,
  type StageState,
  type Step,
} from './stage.ts';
import { TURN_START_DELAY_MS } from './timing.ts';

/** The moves that the parts of the stage machine share. */

export const stay = (state: StageState): Step => ({ state, effects: [] });

/** Effects that come before what a step asks for. */
export const after = (effects: readonly StageEffect[], { state, effects: more }: Step): Step => ({
  state,
  effects: [...effects, ...more],
});

export const speak = (state: StageState, text: string): Step => ({
  state: { ...state, voice: 'coming', spoken: text, interruption: null },
  effects: [{ kind: 'speak', text }],
});

export const quieten = (state: StageState): StageEffect[] =>
  state.voice === 'silent' ? [] : [{ kind: 'cancel_speech' }];

/** Gives the candidate the turn; recording begins a moment later. */
export const pend = (state: StageState, purpose: Purpose): Step => ({
  state: { ...commonOf(state), stage: 'user_turn_pending', purpose },
  effects: [{ kind: 'start_timer', name: 'turn_start', ms: TURN_START_DELAY_MS }],
});

export const awaitReply = (state: StageState, held: readonly Answer[]): StageState => ({
  ...commonOf(state),
  stage: 'processing_user_response',
  work: { kind: 'awaiting_reply', held },
});

/** Stores an answer without asking for a reply to it. */
export const keep = (answer: Answer, questionIndex: number): StageEffect[] =>
  answer.text.trim() === '' ? [] : [{ kind: 'keep_answer', answer, questionIndex }];

/** Stores the answers that wait for a reply which is not waited for any more. */
export function keepHeld(state: StageState): StageEffect[] {
  const purpose = purposeOf(state);
  const held = purpose.for === 'coming_reply' ? purpose.held : [];
  return held.flatMap((answer) => keep(answer, state.questionIndex));
}
