/** What a coach would tell somebody of an answer first, in the words of those who were asked. */
export const ADVICE = [
  'own_part',
  'outcome',
  'example',
  'why',
  'this_job',
  'answer_asked',
  'to_the_point',
  'more',
  'speaks_ill',
  'too_modest',
  'boast',
  'lesson',
  'how',
  'tone',
] as const;
export type Advised = (typeof ADVICE)[number];

/** And what they would praise. */
export const PRAISE = [
  'case',
  'result',
  'own_part',
  'figures',
  'reason',
  'mistake',
  'order',
  'people',
  'lesson',
  'link',
  'direct',
] as const;
export type Praised = (typeof PRAISE)[number];

/** One thing that a coach would say: both lists have an own part and a lesson. */
export type Coached = `advise ${Advised}` | `praise ${Praised}`;
export const COACHED: readonly Coached[] = [
  ...ADVICE.map((each) => `advise ${each}` as const),
  ...PRAISE.map((each) => `praise ${each}` as const),
];
