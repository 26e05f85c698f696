export const STEPS = [
  'Processing request',
  'Scraping jobs',
  'Generating questions',
  'Preparing interview',
  'Almost ready',
] as const;

/** When each step after the first begins, in milliseconds since the start. */
const BEGINS_MS = [5_000, 35_000, 47_000, 59_000];

/** Index of the step that an elapsed time belongs to; the last one stays. */
export const stageAt = (elapsedMs: number): number => BEGINS_MS.filter((beginMs) => elapsedMs >= beginMs).length;
