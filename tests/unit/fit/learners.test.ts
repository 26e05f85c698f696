import { describe, expect, it } from 'vitest';
import { fitLogistic, readLogistic } from '#lab/fit/logistic.ts';
import { solveNonNegative } from '#lab/fit/non-negative-least-squares.ts';
import { cholesky, kernelOf, solve } from '#lab/fit/ridge.ts';

/** A fixed sequence that looks random, from 0 to 1. */
const noise = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
};

describe('the learners', () => {
  it('ridge finds the weights that made the numbers', () => {
    const next = noise(7);
    const rows = Array.from({ length: 30 }, () => [next(), next(), next()]);
    const y = Float64Array.from(rows.map(([a = 0, b = 0, c = 0]) => 3 * a - 2 * b + c));
    const dual = solve(cholesky(kernelOf(rows.map((row) => new Map(row.entries()))), 1e-6), y);
    const weights = [0, 1, 2].map((j) => rows.reduce((sum, row, i) => sum + (row[j] ?? 0) * (dual[i] ?? 0), 0));
    for (const [j, wanted] of [3, -2, 1].entries()) expect(weights[j]).toBeCloseTo(wanted, 3);
  });

  it('non-negative least squares leaves a harmful feature at nothing', () => {
    const next = noise(11);
    const rows = Array.from({ length: 60 }, () => [next(), next()]);
    const columns = [rows.map(() => 1), ...[0, 1].map((j) => rows.map((row) => row[j] ?? 0))].map((column) =>
      Float64Array.from(column),
    );
    const [offset = 0, helpful, harmful] = solveNonNegative(
      columns,
      Float64Array.from(rows.map(([a = 0, b = 0]) => 5 + 4 * a - 3 * b)),
      { free: 1 },
    );
    expect(helpful).toBeGreaterThan(3);
    expect(harmful).toBe(0);
    expect(offset).toBeLessThan(5);
  });

  it('logistic regression tells what holds from what does not', () => {
    const next = noise(13);
    const examples = Array.from({ length: 200 }, () => {
      const x = next();
      return { features: { x, ...(next() > 0.5 ? { irrelevant: 1 } : {}) }, isTrue: x > 0.6 };
    });
    const model = fitLogistic(examples, { penalty: 0.1 });
    expect(readLogistic(model, { x: 0.9 })).toBeGreaterThan(0.8);
    expect(readLogistic(model, { x: 0.2 })).toBeLessThan(0.2);
    expect(Math.abs(model.weights.irrelevant ?? 0)).toBeLessThan(0.5 * (model.weights.x ?? 0));
  });
});
