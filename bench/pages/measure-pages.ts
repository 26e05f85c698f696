import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { DEVELOPMENT_BUILD } from '#scripts/build-product.ts';
import { requireBrowser } from '#scripts/check/find-browser.ts';
import { finishInterview } from '#tests/support/finished-interview.ts';
import { POSTING } from '#tests/support/interview-steps.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { signUp } from '#tests/support/signed-up.ts';
import { withEmptyPage } from '../first-load/build-empty-page.ts';
import { measureFirstLoad } from '../first-load/measure-first-load.ts';
import { serveFolder } from '../first-load/serve-folder.ts';
import { measureWorkerSize } from './measure-worker-size.ts';
import { type PageTimes, SHORTEST_PRESS_MS, type TimedPage, timePage } from './time-page.ts';

const ROUNDS = 9;
/** Beside the empty page, whose answer to a press is the shortest that is told: what is 200 ms there is 12.5 times it. */
const MOST_TIMES = { firstPaintMs: 4.5, pressMs: 12.5 };
/** What is commonly called good. */
const MOST_SHIFT = 0.1;
const MOST_PRESS_MS = 200;

/**
 * What a page costs a visitor beside an empty one of the same build, both from the same server and in turns: what it loads,
 * its first paint, its answer to a press, what moves by itself; and the size of the Worker. Rejects above a limit.
 */
export async function measurePages(): Promise<void> {
  await measureFirstLoad();
  const product = await ServerProcess.start();
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
  });
  try {
    await withEmptyPage(async (folder) => {
      const served = await serveFolder(path.join(DEVELOPMENT_BUILD, 'client'), product.address);
      const empty = await serveFolder(folder);
      try {
        await timeBeside(browser, emptyPage(empty.address), await productPages(browser, served.address));
      } finally {
        served.close();
        empty.close();
      }
    });
  } finally {
    await browser.close();
    await product.stop();
  }
  await measureWorkerSize();
}

const emptyPage = (address: string): TimedPage => ({
  name: 'an empty page of React and the router',
  address,
  ready: (page) => page.getByText('Nothing here'),
  pressed: (page) => page.getByText('Nothing here'),
});

async function productPages(browser: Browser, address: string): Promise<TimedPage[]> {
  const owner = await browser.newContext({ baseURL: address });
  await signUp(owner.request);
  const interviewId = await finishInterview(owner.request);
  const ofOwner = { storage: await owner.storageState(), session: {} };
  await owner.close();
  const guest = await browser.newContext({ baseURL: address, permissions: ['camera', 'microphone'] });
  const ofGuest = await withInterview(guest);
  await guest.close();
  return [
    {
      name: 'landing page, and a length chosen',
      address,
      ready: (page) => page.getByRole('heading', { name: 'Ready to Interview?' }),
      pressed: (page) => page.getByText('60min'),
    },
    {
      name: 'ready page, and the test of the microphone',
      address: `${address}/interview-ready`,
      remembered: ofGuest,
      ready: (page) => page.getByRole('button', { name: 'Start Interview' }),
      pressed: (page) => page.getByRole('button', { name: /microphone/i }).first(),
    },
    {
      name: 'stage, and its explanation turned over',
      address: `${address}/interview`,
      remembered: ofGuest,
      ready: (page) => page.getByRole('dialog'),
      pressed: (page) => page.getByRole('dialog').getByRole('button', { name: 'Next' }),
    },
    {
      name: 'report, and its first question opened',
      address: `${address}/results/${interviewId}`,
      remembered: ofOwner,
      ready: (page) => page.getByRole('heading', { name: 'Interview Report' }),
      pressed: (page) => page.getByRole('link', { name: /^Question 1 / }).first(),
    },
  ];
}

/** A guest's browser on the ready page, with an interview made: what it remembers then. */
async function withInterview(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto('/home');
  await page.getByLabel('Job Description').fill(POSTING);
  await page.getByRole('button', { name: 'Create Mock Interview' }).click();
  await page.getByRole('button', { name: 'Start Interview' }).waitFor();
  const session = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
  return { storage: await context.storageState(), session };
}

async function timeBeside(browser: Browser, empty: TimedPage, pages: readonly TimedPage[]): Promise<void> {
  const times = new Map<TimedPage, PageTimes[]>([empty, ...pages].map((page) => [page, []]));
  // The first round warms everything up and is not counted; who is first changes from round to round.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const page of round % 2 === 0 ? [empty, ...pages] : [...pages, empty]) {
      const taken = await timePage(browser, page);
      if (round > 0) times.get(page)?.push(taken);
    }
  }
  const of = (page: TimedPage): PageTimes => medians(times.get(page) ?? []);
  const beside = of(empty);
  console.log(`  ${figures(beside)}  ${empty.name}`);
  const faults: string[] = [];
  for (const page of pages) {
    const own = of(page);
    const paint = own.firstPaintMs / beside.firstPaintMs;
    const press = Math.max(own.pressMs, SHORTEST_PRESS_MS) / Math.max(beside.pressMs, SHORTEST_PRESS_MS);
    console.log(
      `  ${figures(own)}  ${page.name}: ${paint.toFixed(2)} × to the first paint, ${press.toFixed(2)} × to the answer`,
    );
    if (paint > MOST_TIMES.firstPaintMs) faults.push(`${page.name}: the first paint comes late`);
    if (press > MOST_TIMES.pressMs || own.pressMs > MOST_PRESS_MS)
      faults.push(`${page.name}: a press is answered late`);
    if (own.shift > MOST_SHIFT) faults.push(`${page.name}: it moves by itself`);
  }
  console.log(
    `  medians of ${ROUNDS}; limits: first paint ${MOST_TIMES.firstPaintMs} ×, answer to a press ${MOST_TIMES.pressMs} × and ${MOST_PRESS_MS} ms, moved ${MOST_SHIFT}`,
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

const figures = ({ firstPaintMs, pressMs, shift }: PageTimes): string =>
  [
    `${firstPaintMs.toFixed(0).padStart(5)} ms`,
    pressMs === 0 ? `under ${SHORTEST_PRESS_MS} ms` : `${pressMs.toFixed(0).padStart(5)} ms`,
    `moved ${shift.toFixed(3)}`,
  ].join('  ');

function medians(times: readonly PageTimes[]): PageTimes {
  const of = (name: keyof PageTimes) => {
    const sorted = times.map((each) => each[name]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return { firstPaintMs: of('firstPaintMs'), pressMs: of('pressMs'), shift: of('shift') };
}
