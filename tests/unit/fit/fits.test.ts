import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FITS } from '#lab/fit/all-fits.ts';

it('everything that is learned has a file here that learns it again', () => {
  const files = FITS.map(({ name }) => path.join(import.meta.dirname, `${name}-fit.test.ts`));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(0);
});
