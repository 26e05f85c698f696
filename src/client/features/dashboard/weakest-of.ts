import { type Activity, AXES, type Axis } from './axes.ts';

/** The axis with the lowest score of an interview; undefined when none has one. */
export function weakestOf(interview: Activity): Axis | undefined {
  const scored = AXES.filter(({ of }) => interview[of] >= 0);
  return scored.toSorted((a, b) => interview[a.of] - interview[b.of])[0];
}

/** What became of the weakest axis since the interview before, if there was one. */
export function weakestWords({ of }: Axis, last: Activity, before: Activity | undefined): string {
  const change = before && before[of] >= 0 ? last[of] - before[of] : undefined;
  if (change === undefined) return 'It is the lowest of the three in your last interview.';
  if (change > 0) return `It rose by ${change} and is still the lowest of the three.`;
  if (change < 0) return `It fell by ${-change} and is the lowest of the three.`;
  return 'It has not changed and is the lowest of the three.';
}
