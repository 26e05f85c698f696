/**
 * Ridge regression in its dual form, for more features than rows: solves (K + λI) a = y for several y at once, where K
 * holds the inner products of the rows. A prediction is the sum of a times the inner products with the rows.
 */
export function solveRidge(
  kernel: readonly Float64Array[],
  targets: readonly Float64Array[],
  penalty: number,
): Float64Array[] {
  const lower = cholesky(kernel, penalty);
  return targets.map((target) => substitute(lower, target));
}

/** The lower triangle L with L·Lᵀ = matrix + penalty·I. */
function cholesky(matrix: readonly Float64Array[], penalty: number): Float64Array[] {
  const lower: Float64Array[] = [];
  matrix.forEach((row, i) => {
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

function substitute(lower: readonly Float64Array[], target: Float64Array): Float64Array {
  const x = Float64Array.from(target);
  const n = lower.length;
  for (let i = 0; i < n; i++) {
    const row = lower[i] as Float64Array;
    for (let k = 0; k < i; k++) x[i] = (x[i] as number) - (row[k] as number) * (x[k] as number);
    x[i] = (x[i] as number) / (row[i] as number);
  }
  for (let i = n - 1; i >= 0; i--) {
    const row = lower[i] as Float64Array;
    x[i] = (x[i] as number) / (row[i] as number);
    for (let k = 0; k < i; k++) x[k] = (x[k] as number) - (row[k] as number) * (x[i] as number);
  }
  return x;
}
