import type { HearingReason } from '#client/audio/hearing-reason.ts';
import type { MicrophoneChoice } from '#client/audio/list-microphones.ts';
import type { StageState } from '#domain/stage/stage.ts';
import { DEFAULT_PATIENCE, type Patience } from '#domain/turn-end/patience.ts';
import type { VoiceTrouble } from './interviewer-voice.ts';
import type { RecogniserKind, RecogniserTrouble } from './recogniser.ts';
import type { Unsent } from './turn-exchange.ts';
import { type HeardWords, NO_WORDS } from './utterance.ts';

/**
 * Why the interview is not where it was left: it was come back to, words that were being said when the page closed are
 * gone or were kept, an answer went out late, or it went on elsewhere. Or why the field is empty: its question is over.
 * Or that it stays where it is, as was wished.
 */
export type Notice =
  | 'welcome_back'
  | 'asked_again'
  | 'words_lost'
  | 'words_kept'
  | 'sent_again'
  | 'moved_on'
  | 'field_kept'
  | 'stays'
  | null;

/** Everything that the live screen shows. */
export interface LiveView {
  stage: StageState;
  isReachable: boolean;
  notice: Notice;
  voiceTrouble: VoiceTrouble;
  /** How fast the interviewer speaks, 1 as the voice was made. */
  pace: number;
  /** The interviewer's words are spoken, and not only shown. */
  isVoiceOn: boolean;
  /** The space bar begins and ends answers. */
  isSpaceKeyOn: boolean;
  /** How long the interviewer lets a pause last, and whether the one that there is is about to end the answer. */
  patience: Patience;
  isClosing: boolean;
  /** Unknown until the browser has been asked. */
  recogniser: RecogniserKind | 'unknown';
  /** Somebody was to recognise and could not. */
  recogniserFailed: boolean;
  troubles: readonly HearingReason[];
  isMicrophoneOn: boolean;
  /** Answers are recorded here, and what is wrong with that; '' when nothing is. */
  isRecorded: boolean;
  recordingProblem: string;
  microphones: { inUse: MicrophoneChoice; all: readonly MicrophoneChoice[] } | null;
  /** The candidate's words as they are heard, where the recogniser tells them. */
  heardWords: HeardWords;
  /** Why words do not come while they are said; the recording is heard another way. */
  recogniserTrouble: RecogniserTrouble | null;
  /** By the page's clock. */
  recordingSinceMs: number | null;
  /** Why the words of an answer could not be had, and whether its sound is kept to try again. */
  unheard: { message: string; isKept: boolean } | null;
  /** The newest answer that got no reply; it is kept. */
  unsent: (Unsent & { isTyped: boolean }) | null;
  /** What the candidate said last and the server holds; '' before the first. */
  keptAnswer: string;
  typing: boolean;
  /** An answer was given by typing here. */
  hasTyped: boolean;
  /** What is in the field to type in; while it is closed, the beginning of what is said. */
  draft: string;
  /** What of that has gone out, and is not known to be stored. */
  sentDraft: string;
  /** What was being said when the field was opened is still being written into it. */
  isDraftComing: boolean;
}

export const freshView = (stage: StageState): LiveView => ({
  stage,
  isReachable: true,
  notice: null,
  voiceTrouble: null,
  pace: 1,
  isVoiceOn: true,
  isSpaceKeyOn: true,
  patience: DEFAULT_PATIENCE,
  isClosing: false,
  recogniser: 'unknown',
  recogniserFailed: false,
  troubles: [],
  isMicrophoneOn: true,
  isRecorded: false,
  recordingProblem: '',
  microphones: null,
  heardWords: NO_WORDS,
  recogniserTrouble: null,
  recordingSinceMs: null,
  unheard: null,
  unsent: null,
  keptAnswer: '',
  typing: false,
  hasTyped: false,
  draft: '',
  sentDraft: '',
  isDraftComing: false,
});
