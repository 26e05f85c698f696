/**
 * Points within 0 and the most of each that add up to what all points add up to, as far as there is room: what one has
 * beyond its most, or lacks below 0, is shared by the others by how much each can have at most.
 */
export function withinLimits(points: readonly number[], most: readonly number[]): number[] {
  const at = (shift: number) =>
    points.map((value, i) => {
      const limit = most[i] ?? 0;
      return Math.min(limit, Math.max(0, value + shift * limit));
    });
  const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const wanted = total(points);
  // More than this shifts every one of them to its limit.
  let high = 1 + Math.max(0, ...points.map((value, i) => Math.abs(value) / Math.max(1, most[i] ?? 1)));
  let low = -high;
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (total(at(middle)) < wanted) low = middle;
    else high = middle;
  }
  return at(high);
}

const STEPS = 40;
