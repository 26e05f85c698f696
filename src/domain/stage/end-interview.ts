import {
  commonOf,
  type Ending,
  type In,
  mayEnd,
  recordingOf,
  type StageEffect,
  type StageEvent,
  type StageState,
  type Step,
  wordsDueOf,
} from './stage.ts';
import { after, keep, keepHeld, stay } from './stage-moves.ts';
import { FINISH_FALLBACK_MS, LAST_WORDS_MS } from './timing.ts';

/** The last question has been answered. */
export const finish = (state: StageState): Step => end(state, 'last_question');

export const endPressed = (state: StageState): Step =>
  mayEnd(state) && state.stage !== 'idle' ? end(state, 'candidate') : stay(state);

/** What is still being said or written down is waited for, but not for long: its words are added whenever they come. */
function end(state: StageState, by: Ending['by']): Step {
  const due = wordsDueOf(state);
  const isRecording = recordingOf(state) !== null;
  const isByHand = by === 'candidate';
  const ended: In<'idle'> = {
    ...commonOf(state),
    stage: 'idle',
    unheard: false,
    lateWords:
      due === null ? state.lateWords : [...state.lateWords, { recording: due, questionIndex: state.questionIndex }],
    ending: { by, asked: false, answered: false, routed: false },
  };
  const effects: StageEffect[] = [];
  if (isRecording) {
    effects.push({
      kind: 'stop_recording',
      stopReason: isByHand ? 'manual_emergency_stop' : 'interview_finished_delayed',
    });
  }
  if (isByHand) effects.push({ kind: 'cancel_speech' });
  effects.push(...keepHeld(state));
  if (state.unheard || state.lateWords.length > 0) effects.push({ kind: 'recognise_again' });
  if (due === null) return after(effects, askForReport(ended));
  return { state: ended, effects: [...effects, { kind: 'start_timer', name: 'last_words', ms: LAST_WORDS_MS }] };
}

/** Who ended it by hand is led on at once; at the natural end the interviewer may finish speaking first. */
function askForReport(state: In<'idle'>): Step {
  const { ending } = state;
  if (ending.asked) return stay(state);
  const isByHand = ending.by === 'candidate';
  return {
    state: { ...state, ending: { ...ending, asked: true, routed: isByHand } },
    effects: [
      { kind: 'call_results_agent' },
      isByHand
        ? { kind: 'route_to_results' }
        : { kind: 'start_timer', name: 'finish_fallback', ms: FINISH_FALLBACK_MS },
    ],
  };
}

function route(state: In<'idle'>): Step {
  if (state.ending.routed) return stay(state);
  return { state: { ...state, ending: { ...state.ending, routed: true } }, effects: [{ kind: 'route_to_results' }] };
}

const routeWhenSilent = (state: In<'idle'>): Step =>
  state.ending.answered && state.voice !== 'speaking' ? route(state) : stay(state);

/** All that still happens once the interview is over. */
export function stepEnding(state: In<'idle'>, event: StageEvent): Step {
  switch (event.type) {
    case 'speech_ended':
      return routeWhenSilent(state);
    case 'results_answered':
      return routeWhenSilent({ ...state, ending: { ...state.ending, answered: true } });
    case 'timer_fired':
      if (event.name === 'last_words') return askForReport(state);
      return event.name === 'finish_fallback' ? route(state) : stay(state);
    case 'transcription_failed':
      return state.ending.asked ? stay(state) : askForReport(state);
    default:
      return stay(state);
  }
}

/** Words that come after their turn was left, also after the end. */
export function keepLateWords(
  state: StageState,
  { recording, answer }: Extract<StageEvent, { type: 'answer_heard' }>,
): Step {
  const late = state.lateWords.find((words) => words.recording === recording);
  if (!late) return stay(state);
  const rest: StageState = { ...state, lateWords: state.lateWords.filter((words) => words !== late) };
  const isAllThere = rest.stage === 'idle' && rest.lateWords.length === 0;
  return after(keep(answer, late.questionIndex), isAllThere ? askForReport(rest) : stay(rest));
}
