import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findDeadNames } from '#scripts/check/check-pages.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'greenroom-pages-'));
  mkdirSync(path.join(root, 'docs'));
  mkdirSync(path.join(root, 'src'));
  for (const name of ['docs/tides.md', 'src/moon.ts', 'src/sun.ts']) writeFileSync(path.join(root, name), '');
});
afterEach(() => rmSync(root, { recursive: true }));

it('finds the files that a page names and that do not exist', () => {
  const lines = [
    'All is in `moon.ts`, `src/*.ts`, `src/{moon,sun}.ts` and [there](docs/tides.md#high).',
    'Nothing is in `mars.ts`, `docs/moon.ts`, `src/{sun,venus}.ts`, `tides/*.ts` or [here](tides.md).',
    'Neither `npm test` nor `a.b` is a file, and [that](https://example.com/x.md) is elsewhere.',
  ];
  writeFileSync(path.join(root, 'README.md'), lines.join('\n'));
  expect(findDeadNames(root)).toEqual(
    ['mars.ts', 'docs/moon.ts', 'src/{sun,venus}.ts', 'tides/*.ts', 'tides.md'].map(
      (name) => `README.md:2 names ${name}, which does not exist`,
    ),
  );
});
