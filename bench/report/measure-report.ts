import { type APIRequestContext, type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '#scripts/check/find-browser.ts';
import { finishInterview } from '#tests/support/finished-interview.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { signUp } from '#tests/support/signed-up.ts';

const PAIRS = 61;
const MOST_TIMES = 1.5;
const CLICKS = 9;
const MOST_MS = 100;

/**
 * Reads a report in turns with a route that makes one call to the same object, and opens one that the browser keeps by
 * a click while the server cannot be reached for it. Rejects when either takes too long.
 */
export async function measureReport(): Promise<void> {
  const product = await ServerProcess.start();
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ baseURL: product.address, reducedMotion: 'reduce' });
    await signUp(context.request);
    const interviewId = await finishInterview(context.request);
    const times = await measureCall(context.request, interviewId);
    const clickMs = await measureClick(context, interviewId);
    if (times > MOST_TIMES) throw new Error('Reading a report takes too long beside a call of its object.');
    if (clickMs > MOST_MS) throw new Error('A report that the browser keeps takes too long to show.');
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function measureCall(request: APIRequestContext, interviewId: string): Promise<number> {
  const report: number[] = [];
  const bare: number[] = [];
  // The first round warms both up and is not counted.
  for (let round = 0; round <= PAIRS; round++) {
    const inOrder = [
      { path: `/api/results/${interviewId}`, kept: report },
      { path: `/api/interview/${interviewId}`, kept: bare },
    ];
    // Who is first changes from round to round.
    for (const { path, kept } of round % 2 === 0 ? inOrder : inOrder.reverse()) {
      const begun = performance.now();
      const response = await request.get(path);
      await response.body();
      if (!response.ok()) throw new Error(`${path} was answered with ${response.status()}`);
      if (round > 0) kept.push(performance.now() - begun);
    }
  }
  const ratio = median(report) / median(bare);
  const figures = `${median(report).toFixed(1)} ms against ${median(bare).toFixed(1)} ms`;
  console.log(
    `  ${ratio.toFixed(2)} ×  GET results: ${figures} of one call of the object, ${PAIRS} pairs (limit ${MOST_TIMES})`,
  );
  return ratio;
}

async function measureClick(context: BrowserContext, interviewId: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`/results/${interviewId}`);
  await page.getByRole('heading', { name: 'Interview Report' }).waitFor();
  // Broken off and not kept waiting: the dashboard asks for it too, and would never be at rest.
  await page.route(`**/api/results/${interviewId}`, (route) => route.abort());
  const taken: number[] = [];
  for (let n = 0; n < CLICKS; n++) {
    // A whole new page each time: nothing is in memory, and the report in the browser's storage alone.
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    taken.push(
      await page.evaluate(async (id) => {
        const link = document.querySelector<HTMLElement>(`a[href="/results/${id}"]`);
        if (!link) throw new Error('The dashboard does not list the interview');
        const begun = performance.now();
        link.click();
        const isShown = () => document.querySelector('h1')?.textContent === 'Interview Report';
        while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve));
        return performance.now() - begun;
      }, interviewId),
    );
  }
  console.log(
    `  ${median(taken).toFixed(0)} ms from the click to a report that the browser keeps, median of ${CLICKS} (limit ${MOST_MS})`,
  );
  return median(taken);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
