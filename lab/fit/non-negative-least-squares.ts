/**
 * Least squares by coordinate descent where no weight but the first `free` ones may be negative. `penalty` pulls the
 * others towards 0.
 */
export function solveNonNegative(
  columns: readonly Float64Array[],
  target: Float64Array,
  { free = 0, penalty = 0, rounds = 500 }: { free?: number; penalty?: number; rounds?: number } = {},
): number[] {
  const weights = columns.map(() => 0);
  const rest = Float64Array.from(target);
  const squares = columns.map((column) => column.reduce((sum, value) => sum + value * value, 0));
  for (let round = 0; round < rounds; round++) {
    let moved = 0;
    columns.forEach((column, j) => {
      const square = squares[j] as number;
      if (square === 0) return;
      const old = weights[j] as number;
      let slope = 0;
      for (let i = 0; i < rest.length; i++) slope += (column[i] as number) * (rest[i] as number);
      const best = (slope + old * square) / (square + (j < free ? 0 : penalty));
      const next = j < free ? best : Math.max(0, best);
      if (next === old) return;
      for (let i = 0; i < rest.length; i++) rest[i] = (rest[i] as number) - (next - old) * (column[i] as number);
      weights[j] = next;
      moved = Math.max(moved, Math.abs(next - old) * Math.sqrt(square));
    });
    if (moved < 1e-6) break;
  }
  return weights;
}
