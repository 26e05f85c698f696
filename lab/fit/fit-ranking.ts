import type { Features, Weights } from '#domain/planning/ranking.ts';

/** One text with its candidates, of which at least one is right. */
export interface RankingCase {
  candidates: readonly Features[];
  /** Whether each is right; undefined: nearly right, left out of the fit. */
  right: readonly (boolean | undefined)[];
  /** How much it counts beside others; 1 unless said. One that counts for less makes no feature known. */
  weight?: number;
}

const STEPS = 200;
const RATE = 0.15;
/** What weighs less moves nothing and is not kept. */
const LEAST_WEIGHT = 0.05;

/**
 * Weights under which the right candidates of each case are the likeliest (conditional logistic regression). `ridge`
 * holds weights small; features seen in fewer cases than `fewest` get none. Deterministic.
 */
export function fitRanking(cases: readonly RankingCase[], ridge: number, fewest: number): Weights {
  const seen = new Map<string, number>();
  for (const { candidates } of cases.filter(({ weight = 1 }) => weight === 1))
    for (const name of new Set(candidates.flatMap((features) => [...features.keys()])))
      seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen]
    .filter(([, count]) => count >= fewest)
    .map(([name]) => name)
    .sort();
  const index = new Map(names.map((name, i) => [name, i]));
  const { starts, cells, values, firsts, right, weight: counts } = tabled(cases, index);
  const weights = new Float64Array(names.length);
  const mean = new Float64Array(names.length);
  const square = new Float64Array(names.length);
  const powers = new Float64Array(right.length);
  for (let step = 1; step <= STEPS; step++) {
    const gradient = new Float64Array(names.length);
    for (let row = 0; row < right.length; row++) {
      let score = 0;
      for (let k = starts[row] ?? 0; k < (starts[row + 1] ?? 0); k++)
        score += (values[k] ?? 0) * (weights[cells[k] ?? 0] ?? 0);
      powers[row] = score;
    }
    for (let one = 0; one < counts.length; one++) {
      const [from, to] = [firsts[one] ?? 0, firsts[one + 1] ?? 0];
      const most = powers.subarray(from, to).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
      let all = 0;
      let good = 0;
      for (let row = from; row < to; row++) {
        const power = Math.exp((powers[row] ?? 0) - most);
        powers[row] = power;
        all += power;
        if (right[row]) good += power;
      }
      for (let row = from; row < to; row++) {
        const power = powers[row] ?? 0;
        const pull = (counts[one] ?? 0) * (power / all - (right[row] ? power / good : 0));
        if (Math.abs(pull) <= 1e-9) continue;
        for (let k = starts[row] ?? 0; k < (starts[row + 1] ?? 0); k++) {
          const cell = cells[k] ?? 0;
          gradient[cell] = (gradient[cell] ?? 0) + pull * (values[k] ?? 0);
        }
      }
    }
    const rate = RATE * (1 - step / (STEPS + 1));
    for (let i = 0; i < names.length; i++) {
      const slope = (gradient[i] ?? 0) + ridge * (weights[i] ?? 0);
      mean[i] = 0.9 * (mean[i] ?? 0) + 0.1 * slope;
      square[i] = 0.99 * (square[i] ?? 0) + 0.01 * slope * slope;
      weights[i] =
        (weights[i] ?? 0) -
        (rate * ((mean[i] ?? 0) / (1 - 0.9 ** step))) / (Math.sqrt((square[i] ?? 0) / (1 - 0.99 ** step)) + 1e-8);
    }
  }
  return Object.fromEntries(
    names.flatMap((name, i) => {
      const weight = Math.round((weights[i] ?? 0) * 100) / 100;
      return Math.abs(weight) < LEAST_WEIGHT ? [] : [[name, weight]];
    }),
  );
}

/** The candidates of all cases below each other, those that are nearly right and cases without a right one left out. */
function tabled(cases: readonly RankingCase[], index: ReadonlyMap<string, number>) {
  const starts = [0];
  const cells: number[] = [];
  const values: number[] = [];
  /** The first row of each case. */
  const firsts = [0];
  const right: boolean[] = [];
  const weight: number[] = [];
  for (const one of cases) {
    if (!one.right.includes(true)) continue;
    one.candidates.forEach((features, k) => {
      if (one.right[k] === undefined) return;
      for (const [name, value] of features) {
        const cell = index.get(name);
        if (cell === undefined) continue;
        cells.push(cell);
        values.push(value);
      }
      starts.push(cells.length);
      right.push(one.right[k] === true);
    });
    firsts.push(right.length);
    weight.push(one.weight ?? 1);
  }
  return { starts, cells: Int32Array.from(cells), values: Float64Array.from(values), firsts, right, weight };
}
