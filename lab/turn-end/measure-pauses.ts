import { type Patience, silenceLimitMs } from '#domain/turn-end/patience.ts';
import type { Pause } from './pauses.ts';

/** What a patience makes of pauses. */
export interface PauseFigures {
  ends: number;
  inside: number;
  /** Inside pauses that would have been taken for the end. */
  cutOff: number;
  medianWaitMs: number;
  longWaitMs: number;
}

const LONG_WAIT = 0.9;

/**
 * How often somebody is cut off, and how long the wait is behind a real end. `finishedOf` tells how finished the words
 * before a pause sound; it is undefined where no words are heard.
 */
export function measurePauses(
  pauses: readonly Pause[],
  patience: Patience,
  finishedOf: ((pause: Pause) => number) | undefined,
): PauseFigures {
  const limitOf = (pause: Pause) => silenceLimitMs(patience, finishedOf?.(pause));
  const inside = pauses.filter(({ silentMs }) => silentMs !== null);
  const waits = pauses
    .filter(({ silentMs }) => silentMs === null)
    .map(limitOf)
    .sort((a, b) => a - b);
  const waitAt = (share: number) => waits[Math.floor(share * (waits.length - 1))] ?? 0;
  return {
    ends: waits.length,
    inside: inside.length,
    cutOff: inside.filter((pause) => (pause.silentMs ?? 0) >= limitOf(pause)).length,
    medianWaitMs: waitAt(0.5),
    longWaitMs: waitAt(LONG_WAIT),
  };
}
