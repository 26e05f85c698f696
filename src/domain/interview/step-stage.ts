import {
  DEFAULT_GREETING,
  type DetectorState,
  FALLBACK_REPLY,
  mayEnd,
  type StageEffect,
  type StageEvent,
  type StageState,
  type Step,
  type StopReason,
  type TimerName,
} from './stage.ts';
import { FINISH_FALLBACK_MS, NEXT_QUESTION_DELAY_MS, STOP_AFTER_SPEECH_MS, TURN_START_DELAY_MS } from './timing.ts';

/** After this many empty turns running the interviewer is told of the silence. */
const EMPTY_TURNS_BEFORE_SILENCE = 2;

const stay = (state: StageState): Step => ({ state, effects: [] });

/**
 * One step of the live interview. It is driven by events alone and does nothing itself: what has to happen comes back
 * as effects, in order. An event that means nothing in a stage changes nothing.
 */
export function step(state: StageState, event: StageEvent): Step {
  const next = decide(state, event);
  if (!next.effects.some(({ kind }) => kind === 'speak')) return next;
  return { ...next, state: { ...next.state, speechComing: true } };
}

function decide(state: StageState, event: StageEvent): Step {
  if (event.type === 'failed') return stay({ ...state, stage: 'error', error: event.message });
  if (state.stage === 'error' || state.routed) return stay(state);
  switch (event.type) {
    case 'begin':
      return state.stage === 'initializing_interview' ? greet(state, event.greeting) : stay(state);
    case 'resume':
      return state.finished ? stay(state) : resume(state, event);
    case 'speech_started':
      return stay({ ...state, speechComing: false, speaking: true });
    case 'speech_ended':
      return speechEnded({ ...state, speechComing: false, speaking: false });
    case 'detector_changed':
      return detectorChanged(state, event.detector);
    case 'can_record_changed':
      return canRecordChanged(state, event.canRecord);
    case 'recording_ended':
      return state.recording ? stay(transcribe(state)) : stay(state);
    case 'transcription_failed':
      return stay(
        state.transcribing ? { ...state, stage: 'user_turn_pending', transcribing: false, spaceArmed: true } : state,
      );
    case 'transcription_retried':
      return stay(state.stage === 'user_turn_pending' && !state.recording ? transcribe(state) : state);
    case 'timer_fired':
      return timerFired(state, event.name);
    case 'answer_given':
      return answerGiven(state, event.text);
    case 'reply_received':
      return replyReceived(state, event);
    case 'reply_failed':
      return state.awaitingReply ? keepTurn(state) : stay(state);
    case 'next_received':
      return event.question ? ask(state, event.question.index, event.question.text) : finish(state);
    case 'next_failed':
      return askFromOwnList(state);
    case 'manual_stop':
      return manualStop(state, event.by);
    case 'end_pressed':
      return endPressed(state);
    case 'results_answered':
      return routeWhenSilent({ ...state, resultsAnswered: true });
  }
}

/** A detector that became ready late begins the turn that has waited for it. */
function detectorChanged(state: StageState, detector: DetectorState): Step {
  const changed = { ...state, detector };
  const wasWaiting = state.detector === 'initializing' || state.detector === 'permission_prompt';
  return wasWaiting && state.stage === 'user_turn_pending' && !state.speaking && !state.speechComing
    ? pend(changed)
    : stay(changed);
}

/** Hearing comes and goes: with the microphone, and with the candidate's wish to type. */
function canRecordChanged(state: StageState, canRecord: boolean): Step {
  const changed = { ...state, canRecord, recording: state.recording && canRecord };
  const isIdleTurn = state.stage === 'user_responding' && !state.recording;
  return canRecord && isIdleTurn && !state.speaking ? pend(changed) : stay(changed);
}

const transcribe = (state: StageState): StageState => ({
  ...state,
  stage: 'processing_user_response',
  recording: false,
  transcribing: true,
});

/** The greeting and the first question are one turn of speech; a greeting that asks it already is enough. */
function greet(state: StageState, greeting: string | null): Step {
  const first = state.questions[0]?.text ?? '';
  const words = greeting?.trim() || DEFAULT_GREETING;
  const text = words.includes(first) ? words : `${words} ${first}`;
  return {
    state: { ...state, stage: 'greeting_only', caption: first, captionIsFollowUp: false },
    effects: [{ kind: 'speak', text }],
  };
}

function resume(state: StageState, event: Extract<StageEvent, { type: 'resume' }>): Step {
  const at: StageState = {
    ...state,
    recording: false,
    transcribing: false,
    awaitingReply: false,
    advancing: false,
    questionIndex: event.questionIndex,
    followUpIndex: event.followUpIndex,
    caption: event.latestText,
    captionIsFollowUp: event.isFollowUp,
  };
  const stop: StageEffect[] = state.recording ? [{ kind: 'stop_recording', stopReason: 'manual' }] : [];
  if (event.phase === 'processing_user_response' || event.phase === 'idle') {
    const next = afterQuestion({ ...at, advancing: true });
    return { ...next, effects: [...stop, ...next.effects] };
  }
  if (event.unsentAnswer !== undefined) {
    return {
      state: { ...at, stage: 'processing_user_response', awaitingReply: true },
      effects: [...stop, { kind: 'request_reply', text: event.unsentAnswer }],
    };
  }
  return {
    state: { ...at, stage: 'ai_asking_question' },
    effects: [...stop, { kind: 'speak', text: event.latestText }],
  };
}

function speechEnded(state: StageState): Step {
  if (state.finished) return routeWhenSilent(state);
  if (state.advancing) return startTimer(state, 'next_question', NEXT_QUESTION_DELAY_MS);
  if (state.stage === 'greeting_only' || state.stage === 'ai_asking_question') return pend(state);
  if (state.stage === 'user_turn_pending') return startTimer(state, 'turn_start', TURN_START_DELAY_MS);
  return stay(state);
}

const startTimer = (state: StageState, name: TimerName, ms: number): Step => ({
  state,
  effects: [{ kind: 'start_timer', name, ms }],
});

const pend = (state: StageState): Step =>
  startTimer({ ...state, stage: 'user_turn_pending' }, 'turn_start', TURN_START_DELAY_MS);

function timerFired(state: StageState, name: TimerName): Step {
  switch (name) {
    case 'turn_start':
      if (state.stage !== 'user_turn_pending' || state.speaking || state.speechComing) return stay(state);
      if (!state.canRecord) return stay({ ...state, stage: 'user_responding', spaceArmed: true });
      return state.detector === 'ready' || state.detector === 'idle' ? respond(state) : stay(state);
    case 'next_question':
      return state.advancing && !state.speaking ? afterQuestion(state) : stay(state);
    case 'stop_after_speech':
      return state.recording ? stopRecording(state, 'manual') : stay(state);
    case 'finish_fallback':
      return state.finished ? route(state) : stay(state);
  }
}

const respond = (state: StageState): Step => ({
  state: { ...state, stage: 'user_responding', recording: true, spaceArmed: true },
  effects: [{ kind: 'start_recording' }],
});

const stopRecording = (state: StageState, stopReason: StopReason): Step => ({
  state: transcribe(state),
  effects: [{ kind: 'stop_recording', stopReason }],
});

function answerGiven(state: StageState, text: string): Step {
  const isTurn = state.stage === 'user_turn_pending' || state.stage === 'user_responding';
  if (!isTurn && !state.transcribing) return stay(state);
  const heard = { ...state, recording: false, transcribing: false };
  const stop: StageEffect[] = state.recording ? [{ kind: 'stop_recording', stopReason: 'manual' }] : [];
  const quiet: StageEffect[] = state.speaking || state.speechComing ? [{ kind: 'cancel_speech' }] : [];
  if (text.trim() === '') {
    const emptyTurns = state.emptyTurns + 1;
    if (emptyTurns < EMPTY_TURNS_BEFORE_SILENCE) {
      const pending = pend({ ...heard, emptyTurns });
      return { ...pending, effects: [...stop, ...pending.effects] };
    }
  }
  return {
    state: { ...heard, stage: 'processing_user_response', awaitingReply: true, emptyTurns: 0 },
    effects: [...stop, ...quiet, { kind: 'request_reply', text }],
  };
}

function replyReceived(state: StageState, event: Extract<StageEvent, { type: 'reply_received' }>): Step {
  if (!state.awaitingReply) return stay(state);
  if (event.isFollowUp === undefined) return keepTurn(state);
  const heard: StageState = {
    ...state,
    awaitingReply: false,
    caption: event.text,
    captionIsFollowUp: event.isFollowUp,
    followUpIndex: event.followUpIndex ?? state.followUpIndex,
  };
  const effects: StageEffect[] = [{ kind: 'speak', text: event.text }];
  return event.isFollowUp
    ? { state: { ...heard, stage: 'user_turn_pending' }, effects }
    : { state: { ...heard, stage: 'processing_user_response', advancing: true }, effects };
}

/** A reply that failed, or does not say whether it is a follow-up, never moves on. */
const keepTurn = (state: StageState): Step => ({
  state: {
    ...state,
    stage: 'user_turn_pending',
    awaitingReply: false,
    caption: FALLBACK_REPLY,
    captionIsFollowUp: false,
  },
  effects: [{ kind: 'speak', text: FALLBACK_REPLY }],
});

function afterQuestion(state: StageState): Step {
  if (state.questionIndex >= state.questions.length - 1) return finish(state);
  return {
    state: { ...state, stage: 'processing_user_response', advancing: false },
    effects: [{ kind: 'request_next', questionIndex: state.questionIndex }],
  };
}

const ask = (state: StageState, questionIndex: number, text: string): Step => ({
  state: {
    ...state,
    stage: 'ai_asking_question',
    questionIndex,
    followUpIndex: 0,
    advancing: false,
    caption: text,
    captionIsFollowUp: false,
  },
  effects: [{ kind: 'speak', text }],
});

function askFromOwnList(state: StageState): Step {
  const question = state.questions[state.questionIndex + 1];
  return question ? ask(state, state.questionIndex + 1, question.text) : finish(state);
}

function finish(state: StageState): Step {
  if (state.finished) return stay(state);
  const stop: StageEffect[] = state.recording
    ? [{ kind: 'stop_recording', stopReason: 'interview_finished_delayed' }]
    : [];
  return {
    state: { ...state, stage: 'idle', finished: true, recording: false, advancing: false },
    effects: [
      ...stop,
      { kind: 'call_results_agent' },
      { kind: 'start_timer', name: 'finish_fallback', ms: FINISH_FALLBACK_MS },
    ],
  };
}

const route = (state: StageState): Step =>
  state.routed ? stay(state) : { state: { ...state, routed: true }, effects: [{ kind: 'route_to_results' }] };

const routeWhenSilent = (state: StageState): Step =>
  state.finished && state.resultsAnswered && !state.speaking ? route(state) : stay(state);

/** The space bar or the record toggle. */
function manualStop(state: StageState, by: 'space' | 'toggle'): Step {
  if (by === 'space' && !state.spaceArmed) return stay(state);
  const used = { ...state, spaceArmed: by === 'space' ? false : state.spaceArmed };
  if (state.finished || state.stage === 'initializing_interview') return stay(state);
  if (state.speaking) {
    if (!state.recording) return stay(state);
    return {
      state: used,
      effects: [
        { kind: 'cancel_speech' },
        { kind: 'start_timer', name: 'stop_after_speech', ms: STOP_AFTER_SPEECH_MS },
      ],
    };
  }
  if (!state.canRecord) return stay(state);
  const detectorWaits = state.detector === 'ready' || state.detector === 'idle';
  const betweenTurns = state.stage === 'processing_user_response' || state.stage === 'ai_asking_question';
  const turned: StageState =
    betweenTurns || (detectorWaits && !state.recording)
      ? { ...used, stage: 'user_turn_pending', transcribing: false, awaitingReply: false, advancing: false }
      : used;
  if (state.detector === 'initializing' || state.detector === 'permission_prompt') {
    return { state: turned, effects: [{ kind: 'initialise_detector' }] };
  }
  if (turned.recording) return stopRecording(turned, 'manual');
  const listening = respond(turned);
  // Words that are still on their way are not to come over the candidate's.
  return turned.speechComing ? { ...listening, effects: [{ kind: 'cancel_speech' }, ...listening.effects] } : listening;
}

function endPressed(state: StageState): Step {
  if (!mayEnd(state) || state.finished) return stay(state);
  const stop: StageEffect[] = state.recording ? [{ kind: 'stop_recording', stopReason: 'manual_emergency_stop' }] : [];
  return {
    state: {
      ...state,
      stage: 'idle',
      finished: true,
      recording: false,
      speaking: false,
      advancing: false,
      routed: true,
    },
    effects: [...stop, { kind: 'cancel_speech' }, { kind: 'call_results_agent' }, { kind: 'route_to_results' }],
  };
}
