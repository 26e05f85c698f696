import { checkSources } from './check-sources.ts';
import { requireBrowser } from './find-browser.ts';
import { runTool } from './run-tool.ts';

/** The parts of the test run, in order; `npm test -- unit e2e` runs those two. */
const PARTS: Record<string, () => Promise<void>> = {
  check: checkSources,
  unit: () => runTool('vitest', ['run', '--project', 'unit']),
  worker: () => runTool('vitest', ['run', '--project', 'worker']),
  deploy: () => runTool('vitest', ['run', '--project', 'deploy']),
  e2e: async () => {
    const browser = requireBrowser();
    await runTool('playwright', ['test'], { env: { GREENROOM_CHROMIUM: browser } });
  },
};

export async function runTests(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new Error(`No test part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);
  for (const [name, run] of Object.entries(PARTS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const begun = Date.now();
    await run();
    console.log(`${name}: passed in ${Math.round((Date.now() - begun) / 1_000)} s\n`);
  }
}
