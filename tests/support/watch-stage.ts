import type { Page } from '@playwright/test';

/** What the stage showed from a moment on, by the page's own clock. */
interface Shown {
  atMs: number;
  /** The status, as it is told. */
  status: string;
  /** What is seen in its place; '' where that is the status itself. */
  seen: string;
}

/**
 * Notes every change of the stage's status, however short it was: who looks only now and then may miss the moment between
 * two turns and take the second one's end for the first's.
 *
 * ```ts
 * const stage = await StageWatch.install(page); // before the page is opened
 * ...
 * const fromMs = await stage.nowMs();
 * await stage.leaves('Listening', fromMs); // when it was no longer listening, by the same clock
 * ```
 */
export class StageWatch {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async install(page: Page): Promise<StageWatch> {
    await page.addInitScript(watchInPage);
    return new StageWatch(page);
  }

  nowMs(): Promise<number> {
    return this.#page.evaluate(() => performance.now());
  }

  shown(): Promise<readonly Shown[]> {
    return this.#page.evaluate(() => window.shownOnStage);
  }

  /** How often a voice has stopped the interviewer since then. */
  async interruptions(fromMs = 0): Promise<number> {
    return (await this.shown()).filter(({ atMs, seen }) => atMs >= fromMs && seen.startsWith('Go on, I am')).length;
  }

  /** Waits until the stage has shown this status since then. */
  async shows(status: string, fromMs = 0): Promise<void> {
    await this.#page.waitForFunction(
      ([name, from]) => window.shownOnStage.some((shown) => shown.atMs >= from && shown.status === name),
      [status, fromMs] as const,
      { timeout: 90_000 },
    );
  }

  /** When the stage first showed another status than this after a moment; waits for it. */
  async leaves(status: string, fromMs: number): Promise<number> {
    const left = await this.#page.waitForFunction(
      ([name, from]) => window.shownOnStage.find((shown) => shown.atMs >= from && shown.status !== name)?.atMs,
      [status, fromMs] as const,
      { timeout: 20_000 },
    );
    return (await left.jsonValue()) as number;
  }
}

declare global {
  interface Window {
    shownOnStage: Shown[];
  }
}

/** Runs in the page, so it can use nothing from outside. */
function watchInPage(): void {
  window.shownOnStage = [];
  const textOf = (part: string) => document.querySelector(`[data-part="${part}"]`)?.textContent ?? '';
  new MutationObserver(() => {
    const now = { status: textOf('status'), seen: textOf('seen-status') };
    const last = window.shownOnStage.at(-1);
    if (last?.status !== now.status || last.seen !== now.seen)
      window.shownOnStage.push({ atMs: performance.now(), ...now });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
