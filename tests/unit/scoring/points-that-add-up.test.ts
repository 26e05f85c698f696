import { describe, expect, it } from 'vitest';
import { wholePoints } from '#domain/scoring/whole-points.ts';
import { withinLimits } from '#domain/scoring/within-limits.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('whole points', () => {
  it.each([[[0.4, 0.4, 0.4]], [[13.75, 8.25, 11, 0, 8.25, 5.5]], [[20.3, 11.6, -3.4]], [[]]])(
    'of %j add up to the rounded sum, each less than one away from its own',
    (values: number[]) => {
      const whole = wholePoints(values);
      expect(sum(whole)).toBe(Math.round(sum(values)));
      whole.forEach((points, i) => {
        expect(Math.abs(points - (values[i] ?? 0))).toBeLessThan(1);
      });
    },
  );

  it('give nothing to what has nothing', () => {
    expect(wholePoints([0, 1.5, 0, 1.5])).toEqual([0, 2, 0, 1]);
  });
});

describe('points within their limits', () => {
  const MOST = [25, 15, 20, 15, 15, 10];

  it('stay as they are where none is beyond its limits', () => {
    const points = [20, 10, 0, 15, 3, 4];
    withinLimits(points, MOST).forEach((value, i) => {
      expect(value).toBeCloseTo(points[i] ?? 0, 6);
    });
  });

  it.each([
    ['what one has beyond its most goes to the others', [40, 5, 5, 5, 5, 5]],
    ['what one lacks below nought is taken from the others', [-20, 15, 20, 10, 10, 5]],
  ])('keep their sum: %s', (_what, points) => {
    const kept = withinLimits(points, MOST);
    expect(sum(kept)).toBeCloseTo(sum(points), 6);
    kept.forEach((value, i) => {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(MOST[i] ?? 0);
    });
  });

  it('end at all or nothing where the sum has no room', () => {
    expect(sum(withinLimits([60, 60, 0, 0, 0, 0], MOST))).toBeCloseTo(100, 6);
    expect(sum(withinLimits([-60, 10, 0, 0, 0, 0], MOST))).toBeCloseTo(0, 6);
  });
});
