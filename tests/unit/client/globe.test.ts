import { describe, expect, it } from 'vitest';
import { engraveGlobe, linesFor, traceGlobe } from '#client/ui/globe-geometry.ts';

describe('the engraved globe', () => {
  const points = (level: number) => {
    const traced: [number, number][] = [];
    const add = (x: number, y: number) => void traced.push([x, y]);
    traceGlobe({ moveTo: add, lineTo: add, closePath: () => undefined }, engraveGlobe(44, 100), 100, level, 2);
    return traced;
  };

  it('has fewer lines where it is small, so that they stay lines', () => {
    expect([276, 164, 96].map(linesFor)).toEqual([44, 26, 15]);
    expect(linesFor(1_000)).toBe(44);
  });

  it('is round at rest: no point lies outside its radius by more than a hair', () => {
    const farthest = Math.max(...points(0).map(([x, y]) => Math.hypot(x, y)));
    expect(farthest).toBeGreaterThan(97);
    expect(farthest).toBeLessThan(101.5);
  });

  it('has thicker lines on the upper left, where the light is', () => {
    const thickness = (side: (x: number, y: number) => boolean) =>
      Math.max(
        ...engraveGlobe(44, 100).flatMap(({ x, y, half }) =>
          Array.from(half).filter((_, i) => side(x[i] ?? 0, y[i] ?? 0)),
        ),
      );
    expect(thickness((x, y) => x < -0.3 && y < -0.3)).toBeGreaterThan(3 * thickness((x, y) => x > 0.3 && y > 0.3));
  });

  it('bends more the louder the voice is', () => {
    const rest = points(0);
    const moved = (level: number) => Math.max(...points(level).map(([, y], i) => Math.abs(y - (rest[i]?.[1] ?? 0))));
    expect(moved(0.4)).toBeGreaterThan(2);
    expect(moved(0.8)).toBeGreaterThan(1.8 * moved(0.4));
  });
});
