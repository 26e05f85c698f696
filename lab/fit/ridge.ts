/**
 * The lower triangle L with L·Lᵀ = kernel + penalty·I. With it a model of many words and a few features is fitted in
 * one go: in the coordinates that `whiten` gives, what the words can explain no longer counts.
 */
export function cholesky(kernel: readonly Float64Array[], penalty: number): Float64Array[] {
  const lower: Float64Array[] = [];
  kernel.forEach((row, i) => {
    const out = new Float64Array(i + 1);
    for (let j = 0; j <= i; j++) {
      const other = j === i ? out : (lower[j] as Float64Array);
      let value = (row[j] as number) + (i === j ? penalty : 0);
      for (let k = 0; k < j; k++) value -= (out[k] as number) * (other[k] as number);
      out[j] = i === j ? Math.sqrt(Math.max(value, 1e-12)) : value / (other[j] as number);
    }
    lower.push(out);
  });
  return lower;
}

/** L⁻¹·x. */
export function whiten(lower: readonly Float64Array[], column: ArrayLike<number>): Float64Array {
  const x = Float64Array.from(column);
  for (let i = 0; i < lower.length; i++) {
    const row = lower[i] as Float64Array;
    let value = x[i] as number;
    for (let k = 0; k < i; k++) value -= (row[k] as number) * (x[k] as number);
    x[i] = value / (row[i] as number);
  }
  return x;
}

/** (L·Lᵀ)⁻¹·x: the weight of each row in the ridge solution for the target x. */
export function solve(lower: readonly Float64Array[], target: ArrayLike<number>): Float64Array {
  const x = whiten(lower, target);
  for (let i = lower.length - 1; i >= 0; i--) {
    const row = lower[i] as Float64Array;
    x[i] = (x[i] as number) / (row[i] as number);
    for (let k = 0; k < i; k++) x[k] = (x[k] as number) - (row[k] as number) * (x[i] as number);
  }
  return x;
}

/** Inner products of sparse rows. */
export function kernelOf(rows: readonly ReadonlyMap<number, number>[]): Float64Array[] {
  const columns = new Map<number, { at: number[]; value: number[] }>();
  const kernel = rows.map(() => new Float64Array(rows.length));
  rows.forEach((row, i) => {
    for (const [j, value] of row) {
      const column = columns.get(j) ?? { at: [], value: [] };
      column.at.push(i);
      column.value.push(value);
      columns.set(j, column);
    }
  });
  for (const { at, value } of columns.values())
    for (let a = 0; a < at.length; a++) {
      const out = kernel[at[a] as number] as Float64Array;
      const x = value[a] as number;
      for (let b = 0; b < at.length; b++) {
        const j = at[b] as number;
        out[j] = (out[j] as number) + x * (value[b] as number);
      }
    }
  return kernel;
}
