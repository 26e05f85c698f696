import path from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { runTool } from '../run-tool.ts';
import { findDeadNames, findLongPages, findUnsourcedFigures } from './check-pages.ts';
import { findStyleFaults } from './check-styles.ts';

const TSCONFIGS = ['src/domain', 'src/worker', 'src/client', 'tests/worker', '.'];

/** Format, lint with the import walls, where styles reach, which files pages name, how long they are and where their figures are from, and types. */
export async function checkSources(): Promise<void> {
  const checks = [
    runTool('biome', ['check', '--error-on-warnings', '.'], { quiet: true }),
    ...TSCONFIGS.map((folder) => runTool('tsc', ['--noEmit', '-p', `${folder}/tsconfig.json`], { quiet: true })),
  ];
  const failed = (await Promise.allSettled(checks)).filter((check) => check.status === 'rejected');
  const faults = [
    ...failed.map((check) => String(check.reason.message)),
    ...findStyleFaults(path.join(ROOT, 'src/client')),
    ...findDeadNames(ROOT),
    ...findLongPages(ROOT),
    ...findUnsourcedFigures(ROOT),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
  console.log('Format, lint and types are fine.');
}
