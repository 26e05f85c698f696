import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTool } from '../run-tool.ts';
import { checkSources } from './check-sources.ts';
import { requireBrowser } from './find-browser.ts';
import { readTimedTests, slowestLines } from './slowest-tests.ts';

/** What the runner of Node and workerd knows; all that are wanted are one run, so that the cores are never waiting for one part's last file. */
const PROJECTS = ['unit', 'worker', 'deploy'];
/** The parts of the test run, in order; `npm test -- unit e2e` runs those two. */
const PARTS = ['check', ...PROJECTS, 'e2e'];

export async function runTests(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !PARTS.includes(name));
  if (unknown.length > 0) throw new Error(`No test part ${unknown.join(', ')}; there are ${PARTS.join(', ')}`);
  const isWanted = (name: string) => names.length === 0 || names.includes(name);
  const reports = await mkdtemp(path.join(tmpdir(), 'greenroom-tests-'));
  const reportOf = { vitest: path.join(reports, 'vitest'), e2e: path.join(reports, 'e2e') };
  const begun = Date.now();
  try {
    if (isWanted('check')) await timed('check', checkSources());
    const projects = PROJECTS.filter(isWanted);
    if (projects.length > 0) await timed(projects.join(', '), runVitest(projects, reportOf.vitest));
    if (isWanted('e2e')) await timed('e2e', runPlaywright(reportOf.e2e));
  } finally {
    const tests = await Promise.all(Object.values(reportOf).map(readTimedTests));
    const slowest = slowestLines(tests.flat());
    if (slowest.length > 0) console.log(`The slowest tests:\n${slowest.join('\n')}\n`);
    await rm(reports, { recursive: true });
  }
  console.log(`Everything passed in ${seconds(begun)}.`);
}

function runVitest(projects: readonly string[], report: string): Promise<void> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runTool('vitest', ['run', ...projects.flatMap((name) => ['--project', name]), ...reporters]);
}

const runPlaywright = (report: string): Promise<void> =>
  runTool('playwright', ['test', '--reporter=list,json'], {
    env: { GREENROOM_CHROMIUM: requireBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });

async function timed(name: string, part: Promise<void>): Promise<void> {
  const begun = Date.now();
  await part;
  console.log(`${name}: passed in ${seconds(begun)}\n`);
}

const seconds = (begun: number): string => `${Math.round((Date.now() - begun) / 1_000)} s`;
