import { interruptionHeard, interruptionInField, takeTurn } from './interruption.ts';
import { ask, goOn } from './interviewer-turn.ts';
import { isLeavingQuestion, isSilence, present } from './silence.ts';
import {
  type Answer,
  awaitsWords,
  commonOf,
  type DetectorState,
  isLate,
  isTurn,
  type Purpose,
  purposeOf,
  recordingOf,
  type StageEffect,
  type StageEvent,
  type StageState,
  type Step,
  type Turn,
  transcribedOf,
} from './stage.ts';
import { after, awaitReply, keep, pend, quieten, stay } from './stage-moves.ts';
import { STOP_AFTER_SPEECH_MS } from './timing.ts';

const isOpening = (detector: DetectorState) => detector === 'initializing' || detector === 'permission_prompt';
const mayListen = (detector: DetectorState) => detector === 'ready' || detector === 'idle';

/** The pause before the turn is over. */
export function turnStarts(state: StageState): Step {
  if (state.stage !== 'user_turn_pending' || state.voice !== 'silent') return stay(state);
  if (!state.canRecord) return stay({ ...state, stage: 'user_responding', recording: null, spaceArmed: true });
  return mayListen(state.detector) ? respond(state) : stay(state);
}

/** A detector that is ready late begins the turn that has waited for it. */
export function detectorChanged(before: StageState, detector: DetectorState): Step {
  const isBack = detector === 'speech_detected' && isLeavingQuestion(before);
  const state = { ...(isBack ? present(before) : before), detector };
  const isWaiting = state.stage === 'user_turn_pending' && state.voice === 'silent';
  return isWaiting && mayListen(detector) && !mayListen(before.detector) ? pend(state, state.purpose) : stay(state);
}

/** Hearing comes and goes: with the microphone, and with the candidate's wish to type. */
export function canRecordChanged(before: StageState, canRecord: boolean): Step {
  // Who types instead, or has lost the microphone, is not silent.
  const state = { ...(canRecord ? before : present(before)), canRecord };
  if (state.stage !== 'user_responding') return stay(state);
  if (!canRecord && state.recording !== null) {
    return { state: { ...state, recording: null }, effects: [{ kind: 'stop_recording', stopReason: 'manual' }] };
  }
  return canRecord && state.recording === null && state.voice === 'silent' ? pend(state, state.purpose) : stay(state);
}

function respond(state: StageState): Step {
  const recording = state.recordings + 1;
  return {
    state: {
      ...commonOf(state),
      stage: 'user_responding',
      purpose: purposeOf(state),
      recordings: recording,
      recording,
      unheard: false,
      spaceArmed: true,
    },
    effects: [{ kind: 'start_recording', recording }],
  };
}

const transcribe = (state: StageState, recording: number): StageState => ({
  ...commonOf(state),
  stage: 'processing_user_response',
  unheard: false,
  work: { kind: 'transcribing', recording, purpose: purposeOf(state) },
});

export const recordingEnded = (state: StageState, recording: number): Step =>
  stay(recordingOf(state) === recording ? transcribe(state, recording) : state);

export function stopRecording(state: StageState): Step {
  const recording = recordingOf(state);
  if (recording === null) return stay(state);
  return { state: transcribe(state, recording), effects: [{ kind: 'stop_recording', stopReason: 'manual' }] };
}

/** Sound that is kept may be recognised again; without it the turn begins anew. */
export function transcriptionFailed(state: StageState, { recording, isKept }: OfType<'transcription_failed'>): Step {
  if (isLate(state, recording)) return stay(state);
  const wasForField = isTurn(state) && recordingOf(state) === null && state.recordings === recording;
  if (wasForField) return stay({ ...state, unheard: isKept });
  if (transcribedOf(state) !== recording) return stay(state);
  const given = pend({ ...state, unheard: isKept, spaceArmed: true }, purposeOf(state));
  return isKept ? stay(given.state) : given;
}

export const transcriptionRetried = (state: StageState): Step =>
  stay(isTurn(state) && state.unheard && recordingOf(state) === null ? transcribe(state, state.recordings) : state);

/** The candidate would rather type: what was said is in the field, and the turn is theirs. */
export function answerMovedToField(state: StageState, recording: number): Step {
  if (transcribedOf(state) === recording) return interruptionInField(state);
  return stay(recording === state.recordings ? { ...state, unheard: false } : state);
}

export function answerHeard(state: StageState, { recording, answer }: OfType<'answer_heard'>): Step {
  if (!awaitsWords(state, recording)) return stay(state);
  const unheard = interruptionHeard(state, answer);
  if (unheard) return unheard;
  const taken = takeTurn(state);
  return after(taken.effects, give(taken.state, answer));
}

/** An answer from the field, or one that is sent again. What is being said meanwhile goes on behind it. */
export function answerTyped(state: StageState, answer: Answer): Step {
  if (!isTurn(state) || answer.text.trim() === '') return stay(state);
  if (recordingOf(state) === null)
    return after([...quieten(state), ...endUnheard(state)], give(setAside(state), answer));
  const { questionIndex, purpose } = state;
  switch (purpose.for) {
    case 'caption':
      return {
        state: { ...state, purpose: { for: 'coming_reply', held: [] }, emptyTurns: 0 },
        effects: [{ kind: 'request_reply', answer, questionIndex }],
      };
    case 'coming_reply':
      return stay({ ...state, purpose: { ...purpose, held: [...purpose.held, answer] } });
    case 'past_question':
      return after(keep(answer, questionIndex), stay(state));
  }
}

/** Sound that was not heard is an answer by itself, once another one is given; it can still be recognised. */
const setAside = (state: Turn): StageState =>
  state.unheard
    ? {
        ...state,
        unheard: false,
        lateWords: [...state.lateWords, { recording: state.recordings, questionIndex: state.questionIndex }],
      }
    : state;

const endUnheard = (state: Turn): StageEffect[] => (state.unheard ? [{ kind: 'end_answer' }] : []);

/** Gives an answer to what it is for. */
function give(state: StageState, answer: Answer): Step {
  const purpose = purposeOf(state);
  const isBlank = answer.text.trim() === '';
  switch (purpose.for) {
    case 'caption':
      return answerCaption(state, answer, isBlank);
    case 'coming_reply':
      return stay(awaitReply(state, isBlank ? purpose.held : [...purpose.held, answer]));
    case 'past_question':
      return after(keep(answer, state.questionIndex), leaveQuestion(state, purpose.next));
  }
}

function answerCaption(state: StageState, answer: Answer, isBlank: boolean): Step {
  const emptyTurns = isBlank ? state.emptyTurns + 1 : 0;
  if (isBlank && !isSilence(emptyTurns)) return pend({ ...state, emptyTurns }, { for: 'caption' });
  const { questionIndex } = state;
  return {
    state: awaitReply({ ...state, emptyTurns }, []),
    effects: [{ kind: 'request_reply', answer, questionIndex }],
  };
}

function leaveQuestion(state: StageState, next: Extract<Purpose, { for: 'past_question' }>['next']): Step {
  const over: StageState = {
    ...commonOf(state),
    stage: 'processing_user_response',
    work: { kind: 'awaiting_next' },
  };
  if (next === 'asked') return stay(over);
  return next === 'not_asked' ? goOn(over) : ask(over, next);
}

/** The candidate is there and says nothing yet: the question stays. */
export const stayed = (state: StageState): Step => stay(isLeavingQuestion(state) ? present(state) : state);

/** The space bar or the record toggle. */
export function manualStop(state: StageState, by: 'space' | 'toggle'): Step {
  if (state.stage === 'initializing_interview' || (by === 'space' && !state.spaceArmed)) return stay(state);
  if (isLeavingQuestion(state)) return stayed(state);
  const used = by === 'space' ? { ...state, spaceArmed: false } : state;
  const isRecording = recordingOf(state) !== null;
  if (state.voice === 'speaking') {
    if (!isRecording) return stay(state);
    const stop: StageEffect = { kind: 'start_timer', name: 'stop_after_speech', ms: STOP_AFTER_SPEECH_MS };
    return { state: used, effects: [{ kind: 'cancel_speech' }, stop] };
  }
  if (!state.canRecord) return stay(state);
  if (isOpening(state.detector)) {
    const waiting: StageState = isRecording
      ? state
      : { ...commonOf(state), stage: 'user_turn_pending', purpose: purposeOf(state) };
    return { state: waiting, effects: [{ kind: 'initialise_detector' }] };
  }
  if (isRecording) return stopRecording(used);
  // Words that are still on their way are not to come over the candidate's.
  return after(quieten(used), respond(used));
}

type OfType<T extends StageEvent['type']> = Extract<StageEvent, { type: T }>;
