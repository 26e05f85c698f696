/** What holds of one example, by name, and how much. */
export type NamedFeatures = Readonly<Record<string, number>>;

export interface LogisticModel {
  offset: number;
  weights: Record<string, number>;
}

interface Options {
  /** Pull towards 0 on each weight. */
  penalty?: number;
  /** A feature that fewer examples have is left out. */
  fewest?: number;
  rounds?: number;
}

/**
 * Logistic regression over named features with a pull towards 0, by damped Newton steps, one weight at a time: no
 * step size to choose, and the same result each time.
 */
export function fitLogistic(
  examples: readonly { features: NamedFeatures; isTrue: boolean }[],
  { penalty = 1, fewest = 1, rounds = 60 }: Options = {},
): LogisticModel {
  const columns = new Map<string, { at: number[]; value: number[] }>();
  examples.forEach(({ features }, i) => {
    for (const [name, value] of Object.entries(features)) {
      if (value === 0) continue;
      const column = columns.get(name) ?? { at: [], value: [] };
      column.at.push(i);
      column.value.push(value);
      columns.set(name, column);
    }
  });
  const names = [...columns.keys()].filter((name) => (columns.get(name)?.at.length ?? 0) >= fewest).sort();
  const score = new Float64Array(examples.length);
  const weights: Record<string, number> = {};
  let offset = 0;
  for (let round = 0; round < rounds; round++) {
    let slope = 0;
    let curve = 1e-9;
    for (let i = 0; i < examples.length; i++) {
      const p = logistic(score[i] as number);
      slope += (examples[i]?.isTrue ? 1 : 0) - p;
      curve += Math.max(p * (1 - p), 0.02);
    }
    const shift = slope / curve;
    offset += shift;
    for (let i = 0; i < score.length; i++) score[i] = (score[i] as number) + shift;
    for (const name of names) {
      const { at, value } = columns.get(name) as { at: number[]; value: number[] };
      const old = weights[name] ?? 0;
      let gradient = -penalty * old;
      let bound = penalty + 1e-9;
      for (let k = 0; k < at.length; k++) {
        const i = at[k] as number;
        const x = value[k] as number;
        const p = logistic(score[i] as number);
        gradient += x * ((examples[i]?.isTrue ? 1 : 0) - p);
        bound += x * x * Math.max(p * (1 - p), 0.1);
      }
      const step = gradient / bound;
      if (Math.abs(step) < 1e-7) continue;
      weights[name] = old + step;
      for (let k = 0; k < at.length; k++)
        score[at[k] as number] = (score[at[k] as number] as number) + step * (value[k] as number);
    }
  }
  return { offset, weights };
}

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** 0..1: how likely the model holds it. */
export function readLogistic({ offset, weights }: LogisticModel, features: NamedFeatures): number {
  let score = offset;
  for (const [name, value] of Object.entries(features)) score += (weights[name] ?? 0) * value;
  return logistic(score);
}
