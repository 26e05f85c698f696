import { SUBSEQUENT_IDLE_MS } from '#domain/stage/timing.ts';

/** How long the interviewer lets a pause last before it goes on; the candidate chooses. */
export const PATIENCES = ['take_your_time', 'natural', 'brisk'] as const;
export type Patience = (typeof PATIENCES)[number];

/** The specification's own: nothing but its eight seconds ends an answer. */
export const DEFAULT_PATIENCE: Patience = 'take_your_time';

/** At words that sound finished, and by the pause alone where no words are heard. */
const LIMITS = {
  natural: { finishedMs: 2_200, unheardMs: 3_000 },
  brisk: { finishedMs: 1_400, unheardMs: 2_000 },
} as const;

/** From here on words count as finished, and up to here as in the middle of something. */
const FINISHED = 0.5;
const UNFINISHED = 0.1;

/**
 * How much silence behind speech ends an answer. `finished` is how finished the words before it sound, 0..1, where
 * words are heard; the less they do, the longer it waits, and then longer than where none are.
 */
export function silenceLimitMs(patience: Patience, finished: number | undefined): number {
  if (patience === 'take_your_time') return SUBSEQUENT_IDLE_MS;
  const { finishedMs, unheardMs } = LIMITS[patience];
  if (finished === undefined) return unheardMs;
  if (finished >= FINISHED) return finishedMs;
  const lacking = Math.min(1, (FINISHED - finished) / (FINISHED - UNFINISHED));
  return unheardMs + lacking * (SUBSEQUENT_IDLE_MS - unheardMs);
}
