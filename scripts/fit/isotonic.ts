/** One step of a staircase: from `from` on the value is `value`. */
export interface Step {
  from: number;
  value: number;
}

/** The non-decreasing staircase closest to the points, by pooling neighbours that violate the order. */
export function fitIsotonic(points: readonly { x: number; y: number }[]): Step[] {
  const pools: { from: number; total: number; count: number }[] = [];
  for (const { x, y } of [...points].sort((a, b) => a.x - b.x)) {
    pools.push({ from: x, total: y, count: 1 });
    for (;;) {
      const last = pools.at(-1);
      const before = pools.at(-2);
      if (!last || !before) break;
      if (before.total / before.count < last.total / last.count && before.from < last.from) break;
      pools.splice(-2, 2, { from: before.from, total: before.total + last.total, count: before.count + last.count });
    }
  }
  return pools.map(({ from, total, count }) => ({ from, value: total / count }));
}

/** The value of the staircase at x. */
export function readIsotonic(steps: readonly Step[], x: number): number {
  return (steps.findLast(({ from }) => from <= x) ?? steps[0])?.value ?? 0;
}
