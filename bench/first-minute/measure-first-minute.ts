import { chromium } from '@playwright/test';
import { requireBrowser } from '#scripts/check/find-browser.ts';
import { walkAsNewcomer } from '#tests/support/newcomer-walk.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

const RUNS = 3;
const MOST_MS = 20_000;
/** Of somebody who glances at what is new and presses what stands out. */
const PAUSES = { newMs: 1_200, sameMs: 700 };
/** And of somebody who reads every word, 240 a minute. */
const WORD_MS = 250;

/** A newcomer's way from the address to the first question, three times with a stopwatch. Rejects a run above 20 s. */
export async function measureFirstMinute(): Promise<void> {
  const product = await ServerProcess.start();
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
  });
  try {
    const slow: number[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      // Somebody who never was here: nothing of the pages is in the browser's cache.
      const context = await browser.newContext({ baseURL: product.address, viewport: { width: 1440, height: 900 } });
      const { clicks, reached, explainedWords } = await walkAsNewcomer(await context.newPage(), PAUSES);
      await context.close();
      const stations = reached.map(({ what, ms }) => `${what} ${seconds(ms)}`);
      const { newMs, sameMs } = PAUSES;
      console.log(
        `  run ${run}, ${clicks} clicks, ${newMs} ms before each in a new view and ${sameMs} ms before the rest:`,
      );
      console.log(`    ${stations.join(', ')}`);
      if (run === RUNS)
        console.log(`  to read the explanation's ${explainedWords} words: ${seconds(explainedWords * WORD_MS)}`);
      const asked = reached.find(({ what }) => what === 'the first question')?.ms ?? Number.NaN;
      if (!(asked <= MOST_MS)) slow.push(run);
    }
    if (slow.length > 0) throw new Error(`Above ${MOST_MS / 1_000} s to the first question: run ${slow.join(', ')}.`);
  } finally {
    await browser.close();
    await product.stop();
  }
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
