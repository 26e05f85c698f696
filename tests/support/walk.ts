import type { Page, Request } from '@playwright/test';

/** As long as a browser waits before it calls a page's network idle. */
const IDLE_MS = 500;
const LOOK_AGAIN_MS = 50;

/** Changes a page's address as its own links do; what comes of it is to be waited for. */
export const turnTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), address);

/**
 * Leads a page through addresses as its own links do, and each time until nothing has been asked for a while. Every
 * address begins with the same document, and loading it anew for each costs a second of a processor.
 */
export class Walk {
  readonly #page: Page;
  readonly #underWay = new Set<Request>();
  #askedMs = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      this.#underWay.add(request);
      this.#askedMs = Date.now();
    });
    const isOver = (request: Request) => void this.#underWay.delete(request);
    page.on('requestfinished', isOver);
    page.on('requestfailed', isOver);
  }

  async to(address: string): Promise<void> {
    this.#askedMs = Date.now();
    await turnTo(this.#page, address);
    while (this.#underWay.size > 0 || Date.now() - this.#askedMs < IDLE_MS)
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
