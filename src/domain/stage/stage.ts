import type { Stage } from '#contract/words.ts';
import { type Caption, plainCaption } from './caption.ts';

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

/** Words of the candidate, under the id that they have had from their first sample on. */
export interface Answer {
  entryId: string;
  text: string;
}

export interface AskedQuestion {
  text: string;
  /** 0-based; without it the question is the one after the present one. */
  index?: number | undefined;
}

/** What the words of a turn are for. */
export type Purpose =
  /** They answer what the caption says. */
  | { for: 'caption' }
  /** An earlier answer's reply is still under way: they wait for it, behind what waits already. */
  | { for: 'coming_reply'; held: readonly Answer[] }
  /** That reply ended the question: they are added to it, then the next one is asked. */
  | { for: 'past_question'; next: 'not_asked' | 'asked' | AskedQuestion };

/** The interviewer's voice. Words that were asked for and cannot be heard yet are coming. */
export type Voice = 'silent' | 'coming' | 'speaking';

/** The candidate has spoken over the interviewer, who fell silent. */
export interface Interruption {
  /** So much of the caption was said until then. */
  saidChars: number;
  /** What was being said, while it is not known whether there are words to it: without any it goes on. */
  held: 'ai_asking_question' | 'user_turn_pending' | null;
  /** Words of the interruption come while they are said, and not only behind it. */
  hearsWords: boolean;
}

interface Common extends Caption {
  questions: readonly { id: string; text: string }[];
  /** 0-based. */
  questionIndex: number;
  followUpIndex: number;
  /** 0-based: the furthest question that was asked. */
  furthestIndex: number;
  /** The question that is still to be asked again after the last one. */
  putOffIndex: number | null;
  /** Whether this browser can hear the candidate; without it every answer is typed. */
  canRecord: boolean;
  detector: DetectorState;
  voice: Voice;
  /** What the interviewer says, or said last. */
  spoken: string;
  interruption: Interruption | null;
  /** Recordings begun so far. The newest one has this number, so that what comes late from another is told apart. */
  recordings: number;
  /** Recordings whose turn was left before their words came; these are added to the question that they were said to. */
  lateWords: readonly { recording: number; questionIndex: number }[];
  /** Sound is kept whose words could not be had. */
  unheard: boolean;
  /** Turns without a word, running, since the question was asked or the candidate was last there. */
  emptyTurns: number;
  /** Replies to this question that only reacted to what was said, or to silence. */
  reactions: number;
  spaceArmed: boolean;
}

/** What is done between the candidate's words and the interviewer's. */
export type Work =
  | { kind: 'transcribing'; recording: number; purpose: Purpose }
  | { kind: 'awaiting_reply'; held: readonly Answer[] }
  /** The last reply ended the question: the next one is asked once the interviewer is silent. */
  | { kind: 'closing' }
  | { kind: 'awaiting_next' };

/** How far the end is. */
export interface Ending {
  by: 'last_question' | 'candidate';
  /** The report has been asked for, answered; the candidate has been led to it. */
  asked: boolean;
  answered: boolean;
  routed: boolean;
}

type OfStage<S extends Stage, Own = unknown> = Common & { stage: S } & Own;

export type StageState =
  | OfStage<'initializing_interview'>
  /** The greeting is read while it is spoken. */
  | OfStage<'greeting_only', { greeting: string }>
  | OfStage<'ai_asking_question'>
  | OfStage<'user_turn_pending', { purpose: Purpose }>
  /** Without a recording the answer is typed. */
  | OfStage<'user_responding', { purpose: Purpose; recording: number | null }>
  | OfStage<'processing_user_response', { work: Work }>
  | OfStage<'error', { message: string }>
  | OfStage<'idle', { ending: Ending }>;

export type In<S extends Stage> = Extract<StageState, { stage: S }>;
/** The stages that are the candidate's turn. */
export type Turn = In<'user_turn_pending' | 'user_responding'>;

export type TimerName =
  | 'turn_start'
  | 'next_question'
  | 'stop_after_speech'
  | 'interruption'
  | 'last_words'
  | 'finish_fallback';
export type StopReason = 'manual' | 'interview_finished_delayed' | 'manual_emergency_stop';

export type StageEvent =
  | { type: 'begin'; greeting: string | null }
  | {
      type: 'resume';
      questionIndex: number;
      followUpIndex: number;
      furthestIndex: number;
      putOffIndex: number | null;
      phase: Stage;
      /** What the interviewer said last, and what the candidate reads of it. */
      latestText: string;
      caption: Caption;
      reactions: number;
      /** An answer to `latestText` that the server does not have yet. */
      unsentAnswer?: Answer | undefined;
    }
  | { type: 'speech_started' }
  | { type: 'speech_ended' }
  /** The candidate speaks over the interviewer, of whose words so much was said. */
  | { type: 'interrupted'; saidChars: number; hearsWords: boolean }
  /** There are words to what is being said. */
  | { type: 'words_heard' }
  | { type: 'detector_changed'; detector: DetectorState }
  | { type: 'can_record_changed'; canRecord: boolean }
  /** The recorder has ended a recording by its own rules. */
  | { type: 'recording_ended'; recording: number }
  /** The words of all that was said up to this recording. */
  | { type: 'answer_heard'; recording: number; answer: Answer }
  /** Those words went into the field to type in instead. */
  | { type: 'answer_moved_to_field'; recording: number }
  | { type: 'transcription_failed'; recording: number; isKept: boolean }
  | { type: 'transcription_retried' }
  | { type: 'answer_typed'; answer: Answer }
  /** `recording` where the timer is of one. */
  | { type: 'timer_fired'; name: TimerName; recording?: number | undefined }
  | {
      type: 'reply_received';
      text: string;
      isFollowUp: boolean | undefined;
      followUpIndex?: number | undefined;
      putOffIndex?: number | undefined;
    }
  | { type: 'reply_failed' }
  /** Without a question the interview is completed. */
  | { type: 'next_received'; question: AskedQuestion | undefined }
  | { type: 'next_failed' }
  | { type: 'manual_stop'; by: 'space' | 'toggle' }
  /** The candidate is there, and would rather not go on yet. */
  | { type: 'stayed' }
  /** The page is left, or the interview goes on in another tab. */
  | { type: 'left' }
  | { type: 'end_pressed' }
  | { type: 'results_answered' }
  | { type: 'failed'; message: string };

export type StageEffect =
  | { kind: 'speak'; text: string }
  | { kind: 'cancel_speech' }
  /** The speech stops where it is, and goes on from there. */
  | { kind: 'hold_speech' }
  | { kind: 'go_on_speaking' }
  /** `isInterruption`: it begins with the voice that was heard over the interviewer's. */
  | { kind: 'start_recording'; recording: number; isInterruption?: true }
  | { kind: 'stop_recording'; stopReason: StopReason }
  /** What was said until now is an answer by itself: the next recording does not go on with it. */
  | { kind: 'end_answer' }
  | { kind: 'recognise_again' }
  | { kind: 'initialise_detector' }
  | { kind: 'start_timer'; name: TimerName; ms: number; recording?: number }
  /** These are done in this order, each after the one before. */
  | { kind: 'keep_answer'; answer: Answer; questionIndex: number }
  | { kind: 'request_reply'; answer: Answer; questionIndex: number }
  | { kind: 'request_next'; questionIndex: number }
  | { kind: 'call_results_agent' }
  | { kind: 'route_to_results' };

export interface Step {
  state: StageState;
  effects: StageEffect[];
}

export const createStageState = (questions: Common['questions'], canRecord: boolean): StageState => ({
  stage: 'initializing_interview',
  questions,
  questionIndex: 0,
  followUpIndex: 0,
  furthestIndex: 0,
  putOffIndex: null,
  ...plainCaption(''),
  canRecord,
  detector: 'idle',
  voice: 'silent',
  spoken: '',
  interruption: null,
  recordings: 0,
  lateWords: [],
  unheard: false,
  emptyTurns: 0,
  reactions: 0,
  spaceArmed: false,
});

/** What every stage has; what only the stage that is left had stays behind. */
export const commonOf = (state: StageState): Common => ({
  questions: state.questions,
  questionIndex: state.questionIndex,
  followUpIndex: state.followUpIndex,
  furthestIndex: state.furthestIndex,
  putOffIndex: state.putOffIndex,
  caption: state.caption,
  captionIsFollowUp: state.captionIsFollowUp,
  acknowledgement: state.acknowledgement,
  canRecord: state.canRecord,
  detector: state.detector,
  voice: state.voice,
  spoken: state.spoken,
  interruption: state.interruption,
  recordings: state.recordings,
  lateWords: state.lateWords,
  unheard: state.unheard,
  emptyTurns: state.emptyTurns,
  reactions: state.reactions,
  spaceArmed: state.spaceArmed,
});

/** End Interview opens once the first question has been passed. */
export const mayEnd = (state: StageState): boolean => state.furthestIndex >= 1;

/** Whether nothing is asked after the present question. */
export const isLastQuestion = ({ questions, furthestIndex, putOffIndex }: StageState): boolean =>
  furthestIndex >= questions.length - 1 && putOffIndex === null;

/** What the candidate reads: the greeting while it is spoken, else what is asked. */
export const shownCaption = (state: StageState): string =>
  state.stage === 'greeting_only' ? state.greeting : state.caption;

export const isTurn = (state: StageState): state is Turn =>
  state.stage === 'user_turn_pending' || state.stage === 'user_responding';

/** The recording under way. */
export const recordingOf = (state: StageState): number | null =>
  state.stage === 'user_responding' ? state.recording : null;

/** The recording whose words are being recognised. */
export const transcribedOf = (state: StageState): number | null =>
  state.stage === 'processing_user_response' && state.work.kind === 'transcribing' ? state.work.recording : null;

export const awaitsReply = (state: StageState): boolean =>
  state.stage === 'processing_user_response' && state.work.kind === 'awaiting_reply';

export const awaitsWords = (state: StageState, recording: number): boolean =>
  transcribedOf(state) === recording || recordingOf(state) === recording;

export const isEndedByHand = (state: StageState): boolean => state.stage === 'idle' && state.ending.by === 'candidate';

/** Whether the turn that a recording was made in was left before its words came. */
export const isLate = (state: StageState, recording: number): boolean =>
  state.lateWords.some((late) => late.recording === recording);

/** The newest recording whose words are still to come. */
export const wordsDueOf = (state: StageState): number | null =>
  recordingOf(state) ?? transcribedOf(state) ?? (state.unheard ? state.recordings : null);

/** What words that the candidate says at this moment would be for. */
export function purposeOf(state: StageState): Purpose {
  if (isTurn(state)) return state.purpose;
  if (state.stage !== 'processing_user_response') return { for: 'caption' };
  switch (state.work.kind) {
    case 'transcribing':
      return state.work.purpose;
    case 'awaiting_reply':
      return { for: 'coming_reply', held: state.work.held };
    case 'closing':
      return { for: 'past_question', next: 'not_asked' };
    case 'awaiting_next':
      return { for: 'past_question', next: 'asked' };
  }
}
