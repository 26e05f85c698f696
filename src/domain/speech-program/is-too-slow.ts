/** Slower than this share of the time it was said in, words fall behind the voice. */
const MOST_OF_REAL_TIME = 0.7;

/** Whether writing down took too long for a device to keep up with somebody who speaks. */
export const isTooSlow = (tookMs: number, soundMs: number): boolean => tookMs > MOST_OF_REAL_TIME * soundMs;
