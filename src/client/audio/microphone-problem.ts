import type { HearingReason } from './hearing-reason.ts';

const PROBLEMS: Partial<Record<HearingReason, string>> = {
  permission_denied: 'Microphone access denied. Please enable microphone permissions.',
  no_microphone: 'No microphone was found. Connect one and try again.',
  not_supported: 'This browser cannot open a microphone here.',
  microphone_lost: 'The microphone was unplugged or taken away. Connect it and try again.',
};

/** The words for a microphone that cannot be opened, or is there no more. */
export const microphoneProblem = (reason: HearingReason): string =>
  PROBLEMS[reason] ?? 'The microphone could not be opened. Another program may be using it.';
