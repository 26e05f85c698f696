import type { Page } from '@playwright/test';

const HOUR_MS = 3_600_000;

/**
 * A page's clock that a test can stop, for what stands there for a moment only or must not fall into a pause of a busy
 * machine; to be asked for before the page is opened. Until the first stop it goes as any clock does; behind one,
 * `page.clock.runFor` moves it and `page.clock.resume` lets it go again. Each stop is an hour after the one before, so
 * that all that was due by then is over.
 */
export async function stoppableClock(page: Page): Promise<() => Promise<void>> {
  let stopsAtMs = Date.now();
  await page.clock.install({ time: stopsAtMs });
  return async () => {
    stopsAtMs += HOUR_MS;
    await page.clock.pauseAt(stopsAtMs);
  };
}
