import type { Page } from '@playwright/test';

/** Something that a screen reader says by itself. */
interface Told {
  atMs: number;
  text: string;
}

/** Notes what live regions tell, as a screen reader takes it: what comes into one, or all of one that is told as a whole. */
export class LiveRegionWatch {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Before the page is opened. */
  static async install(page: Page): Promise<LiveRegionWatch> {
    await page.addInitScript(watchInPage);
    return new LiveRegionWatch(page);
  }

  /** All that was told since a moment of the page's clock. */
  told(fromMs = 0): Promise<readonly Told[]> {
    return this.#page.evaluate((from) => window.toldAloud.filter(({ atMs }) => atMs >= from), fromMs);
  }

  /** Texts of more than a word or two that were told more than once since then: a state may come again, a sentence not. */
  async doubles(fromMs = 0): Promise<string[]> {
    const texts = (await this.told(fromMs)).map(({ text }) => text).filter((text) => text.split(/\s+/).length > 2);
    return texts.filter((text, i) => texts.indexOf(text) !== i);
  }

  /** States that were told twice running, with no other between them. */
  async repeats(fromMs = 0): Promise<string[]> {
    const texts = (await this.told(fromMs)).map(({ text }) => text);
    return texts.filter((text, i) => text === texts[i - 1]);
  }
}

declare global {
  interface Window {
    toldAloud: Told[];
  }
}

/** Runs in the page, so it can use nothing from outside. */
function watchInPage(): void {
  window.toldAloud = [];
  const REGION = '[aria-live], [role="status"], [role="alert"]';
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
  new MutationObserver((changes) => {
    const news = new Map<Element, string[]>();
    const note = (region: Element | null | undefined, text: string) => {
      if (!region || region.getAttribute('aria-live') === 'off' || region.closest('[aria-hidden="true"]')) return;
      news.set(region, [...(news.get(region) ?? []), text]);
    };
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') note(elementOf(target)?.closest(REGION), target.textContent ?? '');
      for (const node of addedNodes) {
        note(elementOf(target)?.closest(REGION), node.textContent ?? '');
        if (node instanceof Element)
          for (const region of [node, ...node.querySelectorAll('*')].filter((each) => each.matches(REGION)))
            note(region, region.textContent ?? '');
      }
    }
    for (const [region, texts] of news) {
      const isWhole = region.hasAttribute('role') || region.getAttribute('aria-atomic') === 'true';
      const text = (isWhole ? (region.textContent ?? '') : texts.join(' ')).replace(/\s+/g, ' ').trim();
      if (region.isConnected && text !== '') window.toldAloud.push({ atMs: performance.now(), text });
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
