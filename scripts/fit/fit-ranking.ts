import type { Features, Weights } from '#domain/planning/ranking.ts';

/** One text with its candidates, of which at least one is right. */
export interface RankingCase {
  candidates: readonly Features[];
  /** Whether each is right; undefined: nearly right, left out of the fit. */
  right: readonly (boolean | undefined)[];
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
  for (const { candidates } of cases)
    for (const name of new Set(candidates.flatMap((features) => [...features.keys()])))
      seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen]
    .filter(([, count]) => count >= fewest)
    .map(([name]) => name)
    .sort();
  const index = new Map(names.map((name, i) => [name, i]));
  const rows = cases
    .map(({ candidates, right }) =>
      candidates.flatMap((features, k) =>
        right[k] === undefined
          ? []
          : [
              {
                right: right[k] === true,
                cells: [...features].flatMap(([name, value]): [number, number][] => {
                  const i = index.get(name);
                  return i === undefined ? [] : [[i, value]];
                }),
              },
            ],
      ),
    )
    .filter((row) => row.some(({ right }) => right));
  const weights = new Float64Array(names.length);
  const mean = new Float64Array(names.length);
  const square = new Float64Array(names.length);
  for (let step = 1; step <= STEPS; step++) {
    const gradient = new Float64Array(names.length);
    for (const row of rows) {
      const scores = row.map(({ cells }) => cells.reduce((sum, [i, value]) => sum + value * (weights[i] ?? 0), 0));
      const most = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - most));
      const all = powers.reduce((a, b) => a + b, 0);
      const good = powers.reduce((a, b, k) => a + (row[k]?.right ? b : 0), 0);
      row.forEach(({ right, cells }, k) => {
        const pull = (powers[k] ?? 0) / all - (right ? (powers[k] ?? 0) / good : 0);
        if (Math.abs(pull) > 1e-9) for (const [i, value] of cells) gradient[i] = (gradient[i] ?? 0) + pull * value;
      });
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
