export const STEPS = [
  'Processing request',
  'Scraping jobs',
  'Generating questions',
  'Preparing interview',
  'Almost ready',
] as const;

/** When each step after the first begins, in milliseconds since the start. */
const BEGINS_MS = [5_000, 35_000, 47_000, 59_000];

const SOURCES = ['Scraping a discussion site', 'Scraping a company-review site', 'Scraping the web'] as const;
const SOURCE_MS = 10_000;
const SCRAPING = 1;

/** Index of the step that an elapsed time belongs to; the last one stays. */
export const stageAt = (elapsedMs: number): number => BEGINS_MS.filter((beginMs) => elapsedMs >= beginMs).length;

/** What stands below the second step, another every 10 s; undefined in every other step. */
export function sourceAt(elapsedMs: number): string | undefined {
  if (stageAt(elapsedMs) !== SCRAPING) return undefined;
  const turn = Math.floor((elapsedMs - (BEGINS_MS[0] ?? 0)) / SOURCE_MS);
  return SOURCES[turn % SOURCES.length];
}

/** From here on the wait is called long: the last step should be over. */
export const SLOW_AFTER_MS = 71_000;
