import type { HearingReason } from '#client/audio/hearing-reason.ts';
import type { MicrophoneChoice } from '#client/audio/list-microphones.ts';
import type { StageState } from '#domain/interview/stage.ts';
import type { VoiceTrouble } from './interviewer-voice.ts';
import type { RecogniserKind } from './recogniser.ts';
import type { Answer } from './turn-calls.ts';

/** Why the interview is not where it was left: it was come back to, it went on elsewhere, or an answer went out late. */
export type Notice = 'welcome_back' | 'moved_on' | 'sent_again' | null;

/** Everything that the live screen shows. */
export interface LiveView {
  stage: StageState;
  isReachable: boolean;
  notice: Notice;
  voiceTrouble: VoiceTrouble;
  /** Unknown until the browser has been asked. */
  recogniser: RecogniserKind | 'unknown';
  troubles: readonly HearingReason[];
  microphones: { inUse: MicrophoneChoice; all: readonly MicrophoneChoice[] } | null;
  /** The candidate's words as they are heard, where the recogniser tells them. */
  heardWords: string;
  /** By the page's clock. */
  recordingSinceMs: number | null;
  /** Why the words of the answer could not be had; its sound is kept. */
  unheard: string | null;
  /** The answer that got no reply; it is kept. */
  unsent: Answer | null;
  typing: boolean;
  draft: string;
  /** What was being said when the field was opened is still being written into it. */
  isDraftComing: boolean;
}

export const freshView = (stage: StageState): LiveView => ({
  stage,
  isReachable: true,
  notice: null,
  voiceTrouble: null,
  recogniser: 'unknown',
  troubles: [],
  microphones: null,
  heardWords: '',
  recordingSinceMs: null,
  unheard: null,
  unsent: null,
  typing: false,
  draft: '',
  isDraftComing: false,
});
