/** What holds of one example, by name, and how much. */
export type NamedFeatures = Readonly<Record<string, number>>;

export interface LogisticModel {
  offset: number;
  weights: Record<string, number>;
}

export interface Example {
  features: NamedFeatures;
  isTrue: boolean;
}

interface Options {
  /** Pull towards 0 on each weight. */
  penalty?: number;
  /** A feature that fewer examples have is left out. */
  fewest?: number;
  rounds?: number;
}

/** Examples by feature instead of by example, with names as numbers: made once where several fits share examples. */
export interface Table {
  size: number;
  names: readonly string[];
  columns: readonly { at: Int32Array; value: Float64Array }[];
}

export function tabulate(examples: readonly NamedFeatures[]): Table {
  const columns = new Map<string, { at: number[]; value: number[] }>();
  examples.forEach((features, i) => {
    for (const name in features) {
      const value = features[name] as number;
      if (value === 0) continue;
      const column = columns.get(name) ?? { at: [], value: [] };
      columns.set(name, column);
      column.at.push(i);
      column.value.push(value);
    }
  });
  const names = [...columns.keys()].sort();
  return {
    size: examples.length,
    names,
    columns: names.map((name) => {
      const { at, value } = columns.get(name) as { at: number[]; value: number[] };
      return { at: Int32Array.from(at), value: Float64Array.from(value) };
    }),
  };
}

export const fitLogistic = (examples: readonly Example[], options: Options = {}): LogisticModel =>
  fitTable(
    tabulate(examples.map(({ features }) => features)),
    examples.map(({ isTrue }) => (isTrue ? 1 : 0)),
    options,
  );

/**
 * Logistic regression with a pull towards 0, by damped Newton steps, one weight at a time: no step size to choose, and
 * the same result each time. An example whose label is undefined is left out.
 */
export function fitTable(
  table: Table,
  labels: readonly (0 | 1 | undefined)[],
  { penalty = 1, fewest = 1, rounds = 60 }: Options = {},
): LogisticModel {
  const used = Uint8Array.from(labels, (label) => (label === undefined ? 0 : 1));
  const count = used.reduce((total, one) => total + one, 0);
  const columns = table.columns
    .map(({ at, value }, j) => {
      const name = table.names[j] as string;
      if (count === table.size) return { name, at, value };
      const kept = [...at.keys()].filter((k) => used[at[k] as number]);
      return {
        name,
        at: Int32Array.from(kept, (k) => at[k] as number),
        value: Float64Array.from(kept, (k) => value[k] as number),
      };
    })
    .filter(({ at }) => at.length >= fewest);
  const residual = new Float64Array(table.size);
  const curve = new Float64Array(table.size);
  const score = new Float64Array(table.size);
  const weights = new Float64Array(columns.length);
  let offset = 0;
  for (let round = 0; round < rounds; round++) {
    let slope = 0;
    let bend = 1e-9;
    for (let i = 0; i < score.length; i++) {
      if (!used[i]) continue;
      const p = logistic(score[i] as number);
      residual[i] = (labels[i] as number) - p;
      curve[i] = Math.max(p * (1 - p), 0.01);
      slope += residual[i] as number;
      bend += curve[i] as number;
    }
    if (count === 0) break;
    const shift = slope / bend;
    offset += shift;
    for (let i = 0; i < score.length; i++) {
      score[i] = (score[i] as number) + shift;
      residual[i] = (residual[i] as number) - shift * (curve[i] as number);
    }
    columns.forEach(({ at, value }, j) => {
      const old = weights[j] as number;
      let gradient = -penalty * old;
      let bound = penalty;
      for (let k = 0; k < at.length; k++) {
        const i = at[k] as number;
        const x = value[k] as number;
        gradient += x * (residual[i] as number);
        bound += x * x * (curve[i] as number);
      }
      const step = Math.max(-1, Math.min(1, gradient / (1.3 * bound)));
      weights[j] = old + step;
      for (let k = 0; k < at.length; k++) {
        const i = at[k] as number;
        const change = step * (value[k] as number);
        score[i] = (score[i] as number) + change;
        residual[i] = (residual[i] as number) - change * (curve[i] as number);
      }
    });
  }
  return { offset, weights: Object.fromEntries(columns.map(({ name }, j) => [name, weights[j] as number])) };
}

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** 0..1: how likely the model holds it. */
export function readLogistic({ offset, weights }: LogisticModel, features: NamedFeatures): number {
  let score = offset;
  for (const name in features) score += (weights[name] ?? 0) * (features[name] as number);
  return logistic(score);
}
