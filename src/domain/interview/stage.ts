import type { Stage } from '#contract/words.ts';
import { FINISH_FALLBACK_MS, NEXT_QUESTION_DELAY_MS, STOP_AFTER_SPEECH_MS, TURN_START_DELAY_MS } from './timing.ts';

export type DetectorState =
  | 'idle'
  | 'initializing'
  | 'permission_prompt'
  | 'ready'
  | 'listening'
  | 'speech_detected'
  | 'silence_detected'
  | 'processing'
  | 'error';

/** Said when no reply came; the candidate keeps the turn. */
export const FALLBACK_REPLY = 'Thank you for your response.';
/** The client's own greeting when an interview has none. */
export const DEFAULT_GREETING = 'Hello, welcome to your mock interview session.';

/** After this many empty turns running the interviewer is told of the silence. */
const EMPTY_TURNS_BEFORE_SILENCE = 2;

export interface StageState {
  stage: Stage;
  questions: readonly { id: string; text: string }[];
  /** 0-based. */
  questionIndex: number;
  followUpIndex: number;
  /** Whether this browser can hear the candidate; without it every answer is typed. */
  canRecord: boolean;
  detector: DetectorState;
  speaking: boolean;
  recording: boolean;
  awaitingReply: boolean;
  /** The last reply ended the question: the next one is asked once the interviewer is silent. */
  advancing: boolean;
  emptyTurns: number;
  spaceArmed: boolean;
  finished: boolean;
  resultsAnswered: boolean;
  routed: boolean;
  /** What the caption shows, and whether it is a follow-up. */
  caption: string;
  captionIsFollowUp: boolean;
  error: string | null;
}

export type TimerName = 'turn_start' | 'next_question' | 'stop_after_speech' | 'finish_fallback';
export type StopReason = 'manual' | 'interview_finished_delayed' | 'manual_emergency_stop';

export type StageEvent =
  | { type: 'begin'; greeting: string | null }
  | {
      type: 'resume';
      questionIndex: number;
      followUpIndex: number;
      phase: Stage;
      latestText: string;
      isFollowUp: boolean;
    }
  | { type: 'speech_started' }
  | { type: 'speech_ended' }
  | { type: 'detector_changed'; detector: DetectorState }
  | { type: 'timer_fired'; name: TimerName }
  | { type: 'answer_given'; text: string }
  | { type: 'reply_received'; text: string; isFollowUp: boolean | undefined; followUpIndex?: number }
  | { type: 'reply_failed' }
  | { type: 'next_received'; question: { text: string; index: number } | undefined }
  | { type: 'next_failed' }
  | { type: 'manual_stop'; by: 'space' | 'toggle' }
  | { type: 'end_pressed' }
  | { type: 'results_answered' }
  | { type: 'failed'; message: string };

export type StageEffect =
  | { kind: 'speak'; text: string }
  | { kind: 'cancel_speech' }
  | { kind: 'start_recording' }
  | { kind: 'stop_recording'; stopReason: StopReason }
  | { kind: 'initialise_detector' }
  | { kind: 'start_timer'; name: TimerName; ms: number }
  | { kind: 'request_reply'; text: string }
  | { kind: 'request_next'; questionIndex: number }
  | { kind: 'call_results_agent' }
  | { kind: 'route_to_results' };

export interface Step {
  state: StageState;
  effects: StageEffect[];
}

export const createStageState = (questions: StageState['questions'], canRecord: boolean): StageState => ({
  stage: 'initializing_interview',
  questions,
  questionIndex: 0,
  followUpIndex: 0,
  canRecord,
  detector: 'idle',
  speaking: false,
  recording: false,
  awaitingReply: false,
  advancing: false,
  emptyTurns: 0,
  spaceArmed: false,
  finished: false,
  resultsAnswered: false,
  routed: false,
  caption: '',
  captionIsFollowUp: false,
  error: null,
});

const stay = (state: StageState): Step => ({ state, effects: [] });

/**
 * One step of the live interview. It is driven by events alone and does nothing itself: what has to happen comes back
 * as effects, in order. An event that means nothing in a stage changes nothing.
 */
export function step(state: StageState, event: StageEvent): Step {
  if (event.type === 'failed') return stay({ ...state, stage: 'error', error: event.message });
  if (state.stage === 'error' || state.routed) return stay(state);
  switch (event.type) {
    case 'begin':
      return state.stage === 'initializing_interview' ? greet(state, event.greeting) : stay(state);
    case 'resume':
      return state.stage === 'initializing_interview' ? resume(state, event) : stay(state);
    case 'speech_started':
      return stay({ ...state, speaking: true });
    case 'speech_ended':
      return speechEnded({ ...state, speaking: false });
    case 'detector_changed':
      return stay({ ...state, detector: event.detector });
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
    questionIndex: event.questionIndex,
    followUpIndex: event.followUpIndex,
    caption: event.latestText,
    captionIsFollowUp: event.isFollowUp,
  };
  if (event.phase === 'processing_user_response' || event.phase === 'idle')
    return afterQuestion({ ...at, advancing: true });
  return { state: { ...at, stage: 'ai_asking_question' }, effects: [{ kind: 'speak', text: event.latestText }] };
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
      if (state.stage !== 'user_turn_pending' || state.speaking) return stay(state);
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
  state: { ...state, recording: false },
  effects: [{ kind: 'stop_recording', stopReason }],
});

function answerGiven(state: StageState, text: string): Step {
  if (state.stage !== 'user_turn_pending' && state.stage !== 'user_responding') return stay(state);
  const heard = { ...state, recording: false };
  const stop: StageEffect[] = state.recording ? [{ kind: 'stop_recording', stopReason: 'manual' }] : [];
  const quiet: StageEffect[] = state.speaking ? [{ kind: 'cancel_speech' }] : [];
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
      ? { ...used, stage: 'user_turn_pending', awaitingReply: false, advancing: false }
      : used;
  if (state.detector === 'initializing' || state.detector === 'permission_prompt') {
    return { state: turned, effects: [{ kind: 'initialise_detector' }] };
  }
  return turned.recording ? stopRecording(turned, 'manual') : respond(turned);
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

/** End Interview opens once the first question has been passed. */
export const mayEnd = (state: StageState): boolean => state.questionIndex >= 1;
