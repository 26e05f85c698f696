import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FITS } from '#scripts/fit/all-fits.ts';
import { weightsFile } from '#scripts/fit/weights-file.ts';

/** Learning takes half a minute of processor time, more where others share it. */
const LONGEST_MS = 600_000;

describe('what was learned from the corpus', () => {
  it.each(FITS.map((fit) => [fit.name, fit] as const))(
    '%s is learned again to the letter from the files that are here',
    (_name, fit) => {
      expect(readFileSync(fit.file, 'utf8')).toBe(weightsFile(fit, fit.learn(fit.learnsFrom)));
    },
    LONGEST_MS,
  );
});
