const BANDS = [90, 85, 80, 75, 70, 65, 60, 55, 50];

/** The band that colours a score: from 90 down to 50, below that low, below 0 none. */
export function bandOf(score: number): string {
  if (score < 0) return 'none';
  return String(BANDS.find((floor) => score >= floor) ?? 'low');
}

/** The dashboard's three: green from 80, yellow from 65, red below. */
export const dashboardBandOf = (score: number): string => threeBands(score, 65);

/** The dots of its recent activity have a yellow that begins at 60. */
export const activityBandOf = (score: number): string => threeBands(score, 60);

function threeBands(score: number, yellowFrom: number): string {
  if (score < 0) return 'none';
  if (score >= 80) return '85';
  return score >= yellowFrom ? '70' : 'low';
}
