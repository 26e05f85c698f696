/** Loudness (0..100) that counts as speech, before the detector's aggressiveness. */
const BASE_LOUDNESS = 15;
const AGGRESSIVENESS_FACTORS = [0.5, 0.75, 1, 1.5] as const;
export type Aggressiveness = 0 | 1 | 2 | 3;
export const DEFAULT_AGGRESSIVENESS: Aggressiveness = 3;

/** Probabilities at which the voice model's speech begins, and below which it ends; between them it goes on as it was. */
const SPEECH_BEGINS = 0.3;
const SPEECH_ENDS = 0.25;

/** The energy rules: whether a frame of this loudness (0..100) is speech. */
export const isLoudEnough = (loudness: number, aggressiveness: Aggressiveness = DEFAULT_AGGRESSIVENESS): boolean =>
  loudness >= BASE_LOUDNESS * AGGRESSIVENESS_FACTORS[aggressiveness];

/** The voice model's rules: whether a frame of this probability is speech, behind one that was or was not. */
export const isProbableEnough = (probability: number, wasSpeech: boolean): boolean =>
  probability >= (wasSpeech ? SPEECH_ENDS : SPEECH_BEGINS);
