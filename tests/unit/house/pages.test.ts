import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findDeadNames, findLongPages, findUnsourcedFigures } from '#scripts/check/check-pages.ts';

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

const write = (name: string, text: string) => {
  mkdirSync(path.join(root, 'docs/design'), { recursive: true });
  writeFileSync(path.join(root, 'docs/design', name), text);
};

it('finds the pages that are longer than two screens, tables and code aside', () => {
  const fence = '```';
  write(
    'short.md',
    `${'A line.\n'.repeat(100)}\n${'| a | b |\n'.repeat(50)}${fence}\n${'code\n'.repeat(50)}${fence}\n`,
  );
  write('long.md', `${'A line.\n'.repeat(99)}${'x'.repeat(121)}\n`);
  write('planning.md', 'All of it.\n');
  expect(findLongPages(root)).toEqual([
    'docs/design/long.md has 101 lines of 120 columns, and 100 are the most',
    'docs/design/planning.md is short enough now and needs no reason to be long',
  ]);
});

it('finds the tables of figures that nothing near them says the source of', () => {
  const table =
    '| what | then | now |\n| --- | ---: | ---: |\n| wait | 4 ms | 2.5 ms |\n| right | .79 / .81 | 90 % |\n';
  write('measured.md', `By \`npm run bench\`:\n\n${table}`);
  write('counted.md', `${table}\nThey stand in \`moon.ts\`.\n`);
  write('words.md', '| what | how |\n| --- | --- |\n| wait | at most 4 of them |\n');
  write('told.md', `# Told\n\n${table}`);
  write('far.md', `By \`npm run bench\`.\n${'\n'.repeat(12)}${table}`);
  expect(findUnsourcedFigures(root)).toEqual(
    ['far.md:14', 'told.md:3'].map(
      (place) => `docs/design/${place} has a table of figures without the command or the file that they are from`,
    ),
  );
});
