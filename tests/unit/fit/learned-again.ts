import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FITS } from '#lab/fit/all-fits.ts';
import { weightsFile } from '#lab/fit/weights-file.ts';

/** Learning takes up to a minute and a half of processor time, more where others share it; so each fit has a file of its own. */
const LONGEST_MS = 600_000;

export function expectLearnedAgain(name: string): void {
  it(
    'is learned again to the letter from the files that are here',
    () => {
      const fit = FITS.find((each) => each.name === name);
      if (!fit) throw new Error(`There is no fit ${name}`);
      expect(readFileSync(fit.file, 'utf8')).toBe(weightsFile(fit, fit.learn(fit.learnsFrom)));
    },
    LONGEST_MS,
  );
}
