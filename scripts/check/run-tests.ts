import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTool } from '../run-tool.ts';
import { checkSources } from './check-sources.ts';
import { requireBrowser } from './find-browser.ts';
import { readTimedTests, slowestLines } from './slowest-tests.ts';

/** Runs a part of the tests; what it leaves in `report` tells how long each test took. */
type Part = (report: string) => Promise<void>;

const vitest =
  (project: string): Part =>
  (report) =>
    runTool('vitest', [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);

/** The parts of the test run, in order; `npm test -- unit e2e` runs those two. */
const PARTS: Record<string, Part> = {
  check: checkSources,
  unit: vitest('unit'),
  worker: vitest('worker'),
  deploy: vitest('deploy'),
  e2e: (report) =>
    runTool('playwright', ['test', '--reporter=list,json'], {
      env: { GREENROOM_CHROMIUM: requireBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
};

export async function runTests(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new Error(`No test part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);
  const reports = await mkdtemp(path.join(tmpdir(), 'greenroom-tests-'));
  const begun = Date.now();
  try {
    for (const [name, run] of Object.entries(PARTS)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const partBegun = Date.now();
      await run(path.join(reports, name));
      console.log(`${name}: passed in ${seconds(partBegun)}\n`);
    }
  } finally {
    const tests = await Promise.all(Object.keys(PARTS).map((name) => readTimedTests(path.join(reports, name))));
    const slowest = slowestLines(tests.flat());
    if (slowest.length > 0) console.log(`The slowest tests:\n${slowest.join('\n')}\n`);
    await rm(reports, { recursive: true });
  }
  console.log(`Everything passed in ${seconds(begun)}.`);
}

const seconds = (begun: number): string => `${Math.round((Date.now() - begun) / 1_000)} s`;
