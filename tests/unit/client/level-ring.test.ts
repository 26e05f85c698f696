import { describe, expect, it } from 'vitest';
import { ageOf, hear, ringOf, silentRing, TICK_SECONDS, TICKS } from '#client/ui/level-ring-geometry.ts';

describe('the ring of ticks', () => {
  it('goes round once a minute', () => expect(TICKS * TICK_SECONDS).toBe(60));

  it('keeps the loudest level of each third of a second', () => {
    const ring = silentRing();
    hear(ring, 0, 0.2);
    hear(ring, 0.1, 0.7);
    hear(ring, 0.2, 0.4);
    hear(ring, 0.34, 0.3);
    expect([...ring.levels.slice(0, 3)].map((level) => Number(level.toFixed(2)))).toEqual([0.7, 0.3, -1]);
  });

  it('shows silence, not nothing, for ticks that passed unmeasured', () => {
    const ring = silentRing();
    hear(ring, 0, 0.5);
    hear(ring, 1.1, 0.5);
    expect([...ring.levels.slice(0, 5)]).toEqual([0.5, 0, 0, 0.5, -1]);
  });

  it('writes over the minute before', () => {
    const ring = silentRing();
    hear(ring, 0, 1);
    hear(ring, 60.1, 0.25);
    expect(ring.levels[0]).toBe(0.25);
  });

  it('takes levels beyond the scale as its ends', () => {
    const ring = silentRing();
    hear(ring, 0, 3);
    hear(ring, 0.4, -1);
    expect([...ring.levels.slice(0, 2)]).toEqual([1, 0]);
  });

  it('draws a recording that is over from the top on, however long it was', () => {
    const short = ringOf([50, 0, 100]);
    expect([...short.levels.slice(0, 4)]).toEqual([0.5, 0, 1, -1]);
    expect(short.now).toBe(2);
    const long = ringOf(Array.from({ length: 2 * TICKS }, (_, i) => (i === 3 ? 80 : 10)));
    expect([...long.levels].map((level) => Number(level.toFixed(2))).slice(0, 3)).toEqual([0.1, 0.8, 0.1]);
    expect(long.now).toBe(TICKS - 1);
  });

  it('tells how old a tick is, from now to a minute ago', () => {
    const ring = silentRing();
    hear(ring, 10, 0.5);
    expect(ageOf(ring, ring.now)).toBe(0);
    expect(ageOf(ring, ring.now + 1)).toBe(1);
  });
});
