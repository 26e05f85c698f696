import type { StopReason } from '#domain/interview/stage.ts';

/**
 * What hears the candidate during a turn. The stage machine says when to listen; what was heard goes back to it as
 * `answer_given`, and how far the detector is as `detector_changed`.
 */
export interface AnswerSource {
  /** False where nothing listens: the candidate then types every answer. */
  readonly canRecord: boolean;
  initialise(): void;
  startRecording(): void;
  stopRecording(stopReason: StopReason): void;
}

/** Nothing listens; the answer form is the only way to answer. */
export const typedAnswers: AnswerSource = {
  canRecord: false,
  initialise: () => undefined,
  startRecording: () => undefined,
  stopRecording: () => undefined,
};
