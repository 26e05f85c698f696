/** What can stand in the way of hearing the candidate. Each has words and a way on in the screens; none has them here. */
export const HEARING_REASONS = [
  /** This browser, or a page without https, has no microphone to offer. */
  'not_supported',
  /** The visitor or a policy said no. */
  'permission_denied',
  'no_microphone',
  /** Another program holds the microphone, or the system refuses it. */
  'microphone_busy',
  /** It was unplugged or stopped giving sound, and no other took over. What was heard is kept. */
  'microphone_lost',
  /** It was lost and another one took over; the answer goes on. */
  'microphone_changed',
  /** The system or a switch on the device mutes it. */
  'microphone_muted',
  /** It is open and unmuted and gives nothing but zeros: switched off on the device itself. */
  'microphone_silent',
  /** There is more than one; the wrong one may be in use. */
  'several_microphones',
  /** The browser lets no sound in before a click or a key. */
  'audio_blocked',
  /** The voice model could not be loaded; loudness alone decides what is speech. */
  'model_unavailable',
  /** Nobody spoke until the turn ended. */
  'no_speech',
  /** The answer reached the longest that is kept, and ended there. */
  'answer_too_long',
] as const;
export type HearingReason = (typeof HEARING_REASONS)[number];

/** Thrown when the microphone cannot be opened. */
export class HearingError extends Error {
  readonly reason: HearingReason;

  constructor(reason: HearingReason, cause?: unknown) {
    super(`The microphone cannot be opened: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Why `getUserMedia` refused. */
export function reasonOfRefusal(error: unknown): HearingReason {
  switch (error instanceof Error || error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'permission_denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'no_microphone';
    case 'TypeError':
      return 'not_supported';
    default:
      return 'microphone_busy';
  }
}
