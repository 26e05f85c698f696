/** The rate at which answers are judged, kept and transcribed, in hertz. */
export const ANSWER_RATE_HZ = 16_000;

export const samplesOf = (durationMs: number): number => Math.round((durationMs * ANSWER_RATE_HZ) / 1_000);
export const durationOf = (samples: number): number => (samples * 1_000) / ANSWER_RATE_HZ;
