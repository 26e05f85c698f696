import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readTimedTests, slowestLines } from '#scripts/check/slowest-tests.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'greenroom-slowest-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, report: unknown): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it('lists the slowest tests of both runners, the slowest first', async () => {
  const units = write('unit', {
    testResults: [
      {
        assertionResults: [
          { fullName: 'a rule holds', duration: 1_500 },
          { fullName: 'another holds', duration: null },
        ],
      },
    ],
  });
  const browser = write('e2e', {
    suites: [
      {
        title: 'home.test.ts',
        specs: [{ title: 'is shown', tests: [{ results: [{ duration: 900 }] }] }],
        suites: [{ title: 'the form', specs: [{ title: 'is sent', tests: [{ results: [{ duration: 12_345 }] }] }] }],
      },
    ],
  });
  const tests = [...(await readTimedTests(units)), ...(await readTimedTests(browser))];
  expect(slowestLines(tests, 3)).toEqual([
    '  12.3 s  home.test.ts › the form › is sent',
    '   1.5 s  a rule holds',
    '   0.9 s  home.test.ts › is shown',
  ]);
  expect(await readTimedTests(path.join(folder, 'nothing'))).toEqual([]);
});
