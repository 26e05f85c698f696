/** Rows of sparse features: row i has the columns `at[from[i]..from[i+1]]`. */
export interface SparseRows {
  from: Int32Array;
  at: Int32Array;
  value: Float32Array;
  columns: number;
}

export interface SoftmaxModel {
  classes: number;
  columns: number;
  /** Column-major by class: weight of class k for column j at j * classes + k; the last `classes` are offsets. */
  weights: Float64Array;
}

interface Options {
  /** Pull towards 0 on each weight, in units of one example. */
  penalty: number;
  rounds?: number;
  /** How much each row counts. */
  rowWeights?: Float64Array;
}

/**
 * Multinomial logistic regression with a pull towards 0, by L-BFGS: no chance in it, so the same rows give the same
 * weights. `wanted` holds a class a row; -1 leaves a row out.
 */
export function fitSoftmax(rows: SparseRows, wanted: Int32Array, classes: number, options: Options): SoftmaxModel {
  const { penalty, rounds = 60, rowWeights } = options;
  const size = (rows.columns + 1) * classes;
  const offsets = rows.columns * classes;
  const used = [...wanted.keys()].filter((i) => (wanted[i] as number) >= 0);
  const score = new Float64Array(classes);

  const evaluate = (x: Float64Array, gradient: Float64Array): number => {
    let loss = 0;
    for (let j = 0; j < offsets; j++) {
      const weight = x[j] as number;
      loss += 0.5 * penalty * weight * weight;
      gradient[j] = penalty * weight;
    }
    gradient.fill(0, offsets);
    for (const i of used) {
      const begin = rows.from[i] as number;
      const end = rows.from[i + 1] as number;
      for (let k = 0; k < classes; k++) score[k] = x[offsets + k] as number;
      for (let n = begin; n < end; n++) {
        const base = (rows.at[n] as number) * classes;
        const value = rows.value[n] as number;
        for (let k = 0; k < classes; k++) score[k] = (score[k] as number) + value * (x[base + k] as number);
      }
      let most = Number.NEGATIVE_INFINITY;
      for (let k = 0; k < classes; k++) most = Math.max(most, score[k] as number);
      let total = 0;
      for (let k = 0; k < classes; k++) {
        score[k] = Math.exp((score[k] as number) - most);
        total += score[k] as number;
      }
      const counts = rowWeights ? (rowWeights[i] as number) : 1;
      const label = wanted[i] as number;
      loss -= counts * Math.log(Math.max(1e-300, (score[label] as number) / total));
      for (let k = 0; k < classes; k++) score[k] = counts * ((score[k] as number) / total - (k === label ? 1 : 0));
      for (let n = begin; n < end; n++) {
        const base = (rows.at[n] as number) * classes;
        const value = rows.value[n] as number;
        for (let k = 0; k < classes; k++)
          gradient[base + k] = (gradient[base + k] as number) + value * (score[k] as number);
      }
      for (let k = 0; k < classes; k++)
        gradient[offsets + k] = (gradient[offsets + k] as number) + (score[k] as number);
    }
    return loss;
  };
  return { classes, columns: rows.columns, weights: minimise(evaluate, size, rounds) };
}

/**
 * One yes or no for each label, all in one pass over the rows: as a softmax of two classes a label, of which the weights of
 * yes are kept. `wanted` holds 1, 0 or -1 (not known) for each label of each row, row by row.
 */
export function fitEach(rows: SparseRows, wanted: Int8Array, labels: number, options: Options): SoftmaxModel {
  // Two classes share their pull: half of it on the difference of their weights.
  const penalty = options.penalty / 2;
  const size = (rows.columns + 1) * labels;
  const offsets = rows.columns * labels;
  const used = Array.from({ length: rows.from.length - 1 }, (_, i) => i).filter((i) =>
    wanted.subarray(i * labels, (i + 1) * labels).some((is) => is >= 0),
  );
  const score = new Float64Array(labels);

  const evaluate = (x: Float64Array, gradient: Float64Array): number => {
    let loss = 0;
    for (let j = 0; j < offsets; j++) {
      const weight = x[j] as number;
      loss += 0.5 * penalty * weight * weight;
      gradient[j] = penalty * weight;
    }
    gradient.fill(0, offsets);
    for (const i of used) {
      const begin = rows.from[i] as number;
      const end = rows.from[i + 1] as number;
      for (let k = 0; k < labels; k++) score[k] = x[offsets + k] as number;
      for (let n = begin; n < end; n++) {
        const base = (rows.at[n] as number) * labels;
        const value = rows.value[n] as number;
        for (let k = 0; k < labels; k++) score[k] = (score[k] as number) + value * (x[base + k] as number);
      }
      for (let k = 0; k < labels; k++) {
        const is = wanted[i * labels + k] as number;
        const likely = 1 / (1 + Math.exp(-(score[k] as number)));
        if (is >= 0) loss -= Math.log(Math.max(1e-300, is === 1 ? likely : 1 - likely));
        score[k] = is < 0 ? 0 : likely - is;
      }
      for (let n = begin; n < end; n++) {
        const base = (rows.at[n] as number) * labels;
        const value = rows.value[n] as number;
        for (let k = 0; k < labels; k++)
          gradient[base + k] = (gradient[base + k] as number) + value * (score[k] as number);
      }
      for (let k = 0; k < labels; k++) gradient[offsets + k] = (gradient[offsets + k] as number) + (score[k] as number);
    }
    return loss;
  };
  return { classes: labels, columns: rows.columns, weights: minimise(evaluate, size, options.rounds ?? 60) };
}

const KEPT_STEPS = 6;

/** L-BFGS with halved steps; from 0. */
function minimise(
  evaluate: (x: Float64Array, gradient: Float64Array) => number,
  size: number,
  rounds: number,
): Float64Array {
  let x = new Float64Array(size);
  let gradient = new Float64Array(size);
  let loss = evaluate(x, gradient);
  if (!Number.isFinite(loss)) throw new Error('There is something in the rows that is no number');
  const steps: { s: Float64Array; y: Float64Array; rho: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const direction = Float64Array.from(gradient);
    const alphas: number[] = [];
    for (let k = steps.length - 1; k >= 0; k--) {
      const { s, y, rho } = steps[k] as { s: Float64Array; y: Float64Array; rho: number };
      const alpha = rho * dot(s, direction);
      alphas[k] = alpha;
      addTo(direction, y, -alpha);
    }
    const latest = steps.at(-1);
    const scale = latest
      ? dot(latest.s, latest.y) / dot(latest.y, latest.y)
      : 1 / Math.max(1, Math.sqrt(dot(gradient, gradient)));
    for (let j = 0; j < size; j++) direction[j] = (direction[j] as number) * scale;
    steps.forEach(({ s, y, rho }, k) => {
      addTo(direction, s, (alphas[k] as number) - rho * dot(y, direction));
    });
    const slope = -dot(gradient, direction);
    if (slope > -1e-9) break;
    let length = 1;
    let nextX = new Float64Array(size);
    let nextGradient = new Float64Array(size);
    let nextLoss = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 20; tries++) {
      nextX = Float64Array.from(x);
      addTo(nextX, direction, -length);
      nextGradient = new Float64Array(size);
      nextLoss = evaluate(nextX, nextGradient);
      if (nextLoss <= loss + 1e-4 * length * slope) break;
      length /= 2;
    }
    if (!(nextLoss < loss)) break;
    const s = new Float64Array(size);
    const y = new Float64Array(size);
    for (let j = 0; j < size; j++) {
      s[j] = (nextX[j] as number) - (x[j] as number);
      y[j] = (nextGradient[j] as number) - (gradient[j] as number);
    }
    const curve = dot(s, y);
    if (curve > 1e-10) {
      steps.push({ s, y, rho: 1 / curve });
      if (steps.length > KEPT_STEPS) steps.shift();
    }
    const gain = (loss - nextLoss) / Math.max(1, Math.abs(loss));
    x = nextX;
    gradient = nextGradient;
    loss = nextLoss;
    if (gain < 1e-6) break;
  }
  return x;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

function addTo(a: Float64Array, b: Float64Array, factor: number): void {
  for (let i = 0; i < a.length; i++) a[i] = (a[i] as number) + factor * (b[i] as number);
}

/** Likelihood of each class for row i. */
export function likelihoods({ classes, columns, weights }: SoftmaxModel, rows: SparseRows, i: number): number[] {
  const offsets = columns * classes;
  const score = Array.from({ length: classes }, (_, k) => weights[offsets + k] as number);
  for (let n = rows.from[i] as number; n < (rows.from[i + 1] as number); n++) {
    const base = (rows.at[n] as number) * classes;
    for (let k = 0; k < classes; k++)
      score[k] = (score[k] as number) + (rows.value[n] as number) * (weights[base + k] as number);
  }
  const most = Math.max(...score);
  const odds = score.map((each) => Math.exp(each - most));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}
