import type { HearingReason } from '#client/audio/hearing-reason.ts';

interface HearingWords {
  text: string;
  /** Whether asking for the microphone again may help. */
  mayAskAgain: boolean;
}

export const VAD_ERROR = 'VAD Error: the voice model could not be loaded.';
export const SERVICE_FAILED = 'Speech service initialization failed: your browser has no recognition that works here.';

const told = (text: string): HearingWords => ({ text, mayAskAgain: false });
const askable = (text: string): HearingWords => ({ text, mayAskAgain: true });

/** What stands in the way of hearing the candidate, the gravest first, in words that say what to do. */
export const HEARING_WORDS: Record<HearingReason, HearingWords | null> = {
  permission_denied: askable(
    'Microphone access denied. Please enable microphone permissions. Until then you can type your answers.',
  ),
  no_microphone: askable('No microphone was found. Plug one in, or type your answers.'),
  microphone_busy: askable(
    'The microphone cannot be opened. Another program may be using it, and until it is free you can type.',
  ),
  microphone_lost: askable('Your microphone is no longer there. What you said until then is kept.'),
  not_supported: told('This browser offers no microphone here, so type your answers. They count the same.'),
  audio_blocked: told('Press any key or click, so that your browser lets the microphone in.'),
  microphone_muted: told('Your microphone is muted on this computer. Nothing you say is heard.'),
  microphone_silent: told('Your microphone gives no sound at all. It may be switched off on the device.'),
  microphone_changed: told('Your microphone was lost, and another one has taken over. What you said is kept.'),
  answer_too_long: told('That answer reached ten minutes and was ended. All of it is kept.'),
  // The stage counts the turns without a word.
  no_speech: null,
  several_microphones: null,
  // Loudness listens as well, so it stands behind everything else.
  model_unavailable: null,
};

/** The gravest of the troubles that has words. */
export function gravest(troubles: readonly HearingReason[]): HearingReason | undefined {
  const order = Object.keys(HEARING_WORDS) as HearingReason[];
  return order.find((reason) => troubles.includes(reason) && HEARING_WORDS[reason] !== null);
}
