/** One tick a third of a second: the ring is a minute all round. */
export const TICKS = 180;
export const TICK_SECONDS = 60 / TICKS;

/** The loudness heard in each third of a second of the last minute, 0..1; -1 where nothing was recorded yet. */
export interface HeardLevels {
  levels: Float32Array;
  /** The tick that is being heard, counted from the start of the recording; -1 before it. */
  now: number;
}

export const silentRing = (): HeardLevels => ({ levels: new Float32Array(TICKS).fill(-1), now: -1 });

/**
 * Notes a loudness (0..1) at a time since the recording began. A tick keeps the loudest that it heard; ticks that
 * passed without a measurement heard nothing.
 */
export function hear(ring: HeardLevels, seconds: number, level: number): void {
  const tick = Math.floor(seconds / TICK_SECONDS);
  if (tick < ring.now) return;
  for (let missed = Math.max(ring.now + 1, tick - TICKS + 1); missed <= tick; missed++) ring.levels[missed % TICKS] = 0;
  ring.now = tick;
  const place = tick % TICKS;
  ring.levels[place] = Math.max(ring.levels[place] ?? 0, Math.min(1, Math.max(0, level)));
}

/** A recording that is over, a tick each, from the top on. What is longer than the ring is drawn together to fit. */
export function ringOf(levels: readonly number[]): HeardLevels {
  const ring = silentRing();
  const ticks = Math.min(TICKS, levels.length);
  levels.forEach((level, i) => {
    const tick = Math.floor((i * ticks) / levels.length);
    ring.levels[tick] = Math.max(ring.levels[tick] ?? 0, level / 100);
  });
  ring.now = ticks - 1;
  return ring;
}

/** How old a place on the ring is, 0 for now and 1 for a minute ago. */
export const ageOf = (ring: HeardLevels, place: number): number =>
  ((((ring.now - place) % TICKS) + TICKS) % TICKS) / (TICKS - 1);
