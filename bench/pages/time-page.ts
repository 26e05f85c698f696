import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';

/** A page as somebody comes to it, and what they press there first. */
export interface TimedPage {
  name: string;
  address: string;
  /** What the browser remembers when it comes. */
  remembered?: { storage: BrowserContextOptions['storageState']; session: Record<string, string> };
  /** Stands once there is something to do. */
  ready: (page: Page) => Locator;
  pressed: (page: Page) => Locator;
}

export interface PageTimes {
  firstPaintMs: number;
  /** From the press to the next frame that is drawn, as the browser itself tells, to 8 ms. */
  pressMs: number;
  /** Everything that moved by itself, added up. */
  shift: number;
}

interface Seen {
  firstPaintMs: number;
  pressMs: number;
  shift: number;
}

/** The browser tells of no shorter one. */
export const SHORTEST_PRESS_MS = 16;
const VIEWPORT = { width: 1440, height: 900 };

/** Opens a page in a browser that has nothing of it yet, waits until it is at rest, and presses what is there to be pressed. */
export async function timePage(browser: Browser, timed: TimedPage): Promise<PageTimes> {
  const { storage, session = {} } = { storage: undefined, ...timed.remembered };
  const context = await browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    permissions: ['camera', 'microphone'],
    ...(storage ? { storageState: storage } : {}),
  });
  try {
    const page = await context.newPage();
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    }, session);
    await page.addInitScript(observe);
    await page.goto(timed.address);
    await timed.ready(page).waitFor();
    await page.waitForLoadState('networkidle');
    await timed.pressed(page).click();
    return await page.evaluate(told);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function observe(): void {
  const seen: Seen = { firstPaintMs: 0, pressMs: 0, shift: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaintMs = startTime;
  });
  watch('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) seen.shift += value;
  });
  watch(
    'event',
    (entry) => {
      const { interactionId } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0) seen.pressMs = Math.max(seen.pressMs, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

/** Runs in the page, once what was pressed has been drawn and told. */
async function told(): Promise<Seen> {
  for (let frames = 0; frames < 6; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, 200));
  return (window as unknown as { seen: Seen }).seen;
}
