import {
  answerHeard,
  answerMovedToField,
  answerTyped,
  canRecordChanged,
  detectorChanged,
  manualStop,
  recordingEnded,
  stayed,
  stopRecording,
  transcriptionFailed,
  transcriptionRetried,
  turnStarts,
} from './candidate-turn.ts';
import { endPressed, keepLateWords, stepEnding } from './end-interview.ts';
import { interrupted, interruptionLooked, isHeld, takeTurn } from './interruption.ts';
import {
  goOn,
  greet,
  leave,
  nextFailed,
  nextReceived,
  replyFailed,
  replyReceived,
  resume,
  speechEnded,
} from './interviewer-turn.ts';
import { commonOf, isLate, type StageEvent, type StageState, type Step } from './stage.ts';
import { after, stay } from './stage-moves.ts';

/**
 * One step of the live interview. It is driven by events alone and does nothing itself: what has to happen comes back
 * as effects, in order. An event that means nothing in a stage changes nothing.
 */
export function step(before: StageState, event: StageEvent): Step {
  if (before.stage === 'error') return stay(before);
  const current = withoutLost(withVoice(before, event), event);
  if (!TAKES_TURN.has(event.type) || !isHeld(current)) return stepOn(current, event);
  const { state, effects } = takeTurn(current);
  return after(effects, stepOn(state, event));
}

/** What ends an interruption, whatever is said in it: the candidate takes the turn, the interview leaves it, or there is nothing left to go on with. */
const TAKES_TURN: ReadonlySet<StageEvent['type']> = new Set([
  'speech_ended',
  'words_heard',
  'manual_stop',
  'can_record_changed',
  'answer_typed',
  'transcription_failed',
  'resume',
  'left',
  'end_pressed',
]);

function stepOn(state: StageState, event: StageEvent): Step {
  if (event.type === 'answer_heard' && isLate(state, event.recording)) return keepLateWords(state, event);
  if (state.stage === 'idle') return stepEnding(state, event);
  switch (event.type) {
    case 'begin':
      return state.stage === 'initializing_interview' ? greet(state, event.greeting) : stay(state);
    case 'resume':
      return resume(state, event);
    case 'speech_started':
      return stay(state);
    case 'speech_ended':
      return speechEnded(state);
    case 'interrupted':
      return interrupted(state, event);
    case 'words_heard':
      return stay(state);
    case 'detector_changed':
      return detectorChanged(state, event.detector);
    case 'can_record_changed':
      return canRecordChanged(state, event.canRecord);
    case 'recording_ended':
      return recordingEnded(state, event.recording);
    case 'answer_heard':
      return answerHeard(state, event);
    case 'answer_moved_to_field':
      return answerMovedToField(state, event.recording);
    case 'transcription_failed':
      return transcriptionFailed(state, event);
    case 'transcription_retried':
      return transcriptionRetried(state);
    case 'answer_typed':
      return answerTyped(state, event.answer);
    case 'timer_fired':
      return timerFired(state, event);
    case 'reply_received':
      return replyReceived(state, event);
    case 'reply_failed':
      return replyFailed(state);
    case 'next_received':
      return nextReceived(state, event.question);
    case 'next_failed':
      return nextFailed(state);
    case 'manual_stop':
      return manualStop(state, event.by);
    case 'stayed':
      return stayed(state);
    case 'left':
      return leave(state);
    case 'end_pressed':
      return endPressed(state);
    case 'results_answered':
      return stay(state);
    case 'failed':
      return fail(state, event.message);
  }
}

function withVoice(state: StageState, { type }: StageEvent): StageState {
  if (type === 'speech_started') return { ...state, voice: 'speaking' };
  return type === 'speech_ended' ? { ...state, voice: 'silent' } : state;
}

/** Words that can never come are not waited for any more. */
const withoutLost = (state: StageState, event: StageEvent): StageState =>
  event.type === 'transcription_failed' && !event.isKept && isLate(state, event.recording)
    ? { ...state, lateWords: state.lateWords.filter(({ recording }) => recording !== event.recording) }
    : state;

function timerFired(state: StageState, { name, recording }: Extract<StageEvent, { type: 'timer_fired' }>): Step {
  switch (name) {
    case 'turn_start':
      return turnStarts(state);
    case 'next_question': {
      const isClosing = state.stage === 'processing_user_response' && state.work.kind === 'closing';
      return isClosing && state.voice === 'silent' ? goOn(state) : stay(state);
    }
    case 'stop_after_speech':
      return stopRecording(state);
    case 'interruption':
      return interruptionLooked(state, recording);
    case 'last_words':
    case 'finish_fallback':
      return stay(state);
  }
}

/** Nothing goes on from an error; an interview that has ended is not failed by what comes late. */
const fail = (state: StageState, message: string): Step =>
  stay(state.stage === 'idle' ? state : { ...commonOf(state), stage: 'error', message });
