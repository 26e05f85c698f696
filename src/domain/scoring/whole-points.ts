/**
 * Whole numbers that add up to the rounded sum of some numbers, each less than 1 away from its own: what is rounded away
 * in one row is not lost from the sum.
 */
export function wholePoints(values: readonly number[]): number[] {
  const whole = values.map(Math.floor);
  const rest = values.map((value, i) => value - (whole[i] as number));
  const up = Math.round(rest.reduce((total, value) => total + value, 0));
  const byRest = rest.map((_, i) => i).sort((a, b) => (rest[b] as number) - (rest[a] as number) || a - b);
  for (const i of byRest.slice(0, up)) whole[i] = (whole[i] as number) + 1;
  return whole;
}
