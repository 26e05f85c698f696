/**
 * Least squares with weights that are not negative, by coordinate descent: minimises |rows·w + offset - y|² + penalty·|w|².
 * The offset is free.
 */
export function solveNonNegative(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  penalty = 0,
  rounds = 400,
): { weights: number[]; offset: number } {
  const size = rows[0]?.length ?? 0;
  const weights = new Array<number>(size).fill(0);
  let offset = mean(targets);
  const rest = targets.map((target) => target - offset);
  const squares = weights.map((_, j) => rows.reduce((sum, row) => sum + (row[j] ?? 0) ** 2, 0));
  for (let round = 0; round < rounds; round++) {
    const shift = mean(rest);
    offset += shift;
    for (let i = 0; i < rest.length; i++) rest[i] = (rest[i] ?? 0) - shift;
    for (let j = 0; j < size; j++) {
      const square = squares[j] ?? 0;
      if (square === 0) continue;
      const old = weights[j] ?? 0;
      let slope = 0;
      for (let i = 0; i < rest.length; i++) slope += (rows[i]?.[j] ?? 0) * (rest[i] ?? 0);
      const next = Math.max(0, (slope + old * square) / (square + penalty));
      if (next === old) continue;
      for (let i = 0; i < rest.length; i++) rest[i] = (rest[i] ?? 0) - (next - old) * (rows[i]?.[j] ?? 0);
      weights[j] = next;
    }
  }
  return { weights, offset };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
