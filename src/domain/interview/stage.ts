import type { Stage } from '#contract/words.ts';

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

export interface StageState {
  stage: Stage;
  questions: readonly { id: string; text: string }[];
  /** 0-based. */
  questionIndex: number;
  followUpIndex: number;
  /** Whether this browser can hear the candidate; without it every answer is typed. */
  canRecord: boolean;
  detector: DetectorState;
  /** The interviewer's next words were asked for and cannot be heard yet. */
  speechComing: boolean;
  speaking: boolean;
  recording: boolean;
  /** The answer has ended and its words are being recognised. */
  transcribing: boolean;
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
      /** An answer to `latestText` that the server does not have yet. */
      unsentAnswer?: string;
    }
  | { type: 'speech_started' }
  | { type: 'speech_ended' }
  | { type: 'detector_changed'; detector: DetectorState }
  | { type: 'can_record_changed'; canRecord: boolean }
  /** The recorder has ended the answer by its own rules. */
  | { type: 'recording_ended' }
  | { type: 'transcription_failed' }
  | { type: 'transcription_retried' }
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
  speechComing: false,
  speaking: false,
  recording: false,
  transcribing: false,
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

/** End Interview opens once the first question has been passed. */
export const mayEnd = (state: StageState): boolean => state.questionIndex >= 1;
