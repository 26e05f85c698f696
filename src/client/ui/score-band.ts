const BANDS = [90, 85, 80, 75, 70, 65, 60, 55, 50];

/** The band that colours a score: from 90 down to 50, below that low, below 0 none. */
export function bandOf(score: number): string {
  if (score < 0) return 'none';
  return String(BANDS.find((floor) => score >= floor) ?? 'low');
}
