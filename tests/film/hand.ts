import type { Locator, Page } from '@playwright/test';

const MOVE_MS = 550;
const STEP_MS = 16;
/** On what is pressed, before it is. */
const REST_MS = 160;

/** Moves a pointer that can be seen, at the pace of a hand. */
export class Hand {
  readonly #page: Page;
  #x = 640;
  #y = 560;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Before the page is opened. */
  static async install(page: Page): Promise<Hand> {
    await page.addInitScript(drawPointer);
    return new Hand(page);
  }

  async press(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const place = await this.#placeOn(target);
    await this.#moveTo(place.x, place.y);
    await this.#page.waitForTimeout(REST_MS);
    // What moved away from under the pointer meanwhile is pressed all the same.
    await target.click({ position: place.within, delay: STEP_MS * 4 });
  }

  async #placeOn(target: Locator) {
    const box = await target.boundingBox();
    if (!box) throw new Error('There is nothing to press');
    const within = { x: Math.min(box.width / 2, 120), y: box.height / 2 };
    return { x: box.x + within.x, y: box.y + within.y, within };
  }

  async #moveTo(x: number, y: number): Promise<void> {
    const [fromX, fromY, begun] = [this.#x, this.#y, performance.now()];
    for (let done = 0; done < 1; ) {
      await this.#page.waitForTimeout(STEP_MS);
      done = Math.min(1, (performance.now() - begun) / MOVE_MS);
      const share = done * done * (3 - 2 * done);
      await this.#page.mouse.move(fromX + (x - fromX) * share, fromY + (y - fromY) * share);
    }
    [this.#x, this.#y] = [x, y];
  }
}

/** Runs in the page. The pointer is gone while it rests, as over a film. */
function drawPointer(): void {
  const GONE_MS = 1_400;
  const SVG = 'http://www.w3.org/2000/svg';
  const pointer = document.createElementNS(SVG, 'svg');
  const arrow = document.createElementNS(SVG, 'path');
  const attributes = {
    d: 'M2 1 L2 19 L6.8 14.9 L9.8 21.6 L12.9 20.2 L9.9 13.7 L16 13.1 Z',
    fill: '#111',
    stroke: '#fff',
  };
  for (const [name, value] of Object.entries({ ...attributes, 'stroke-width': '1.4' })) arrow.setAttribute(name, value);
  pointer.append(arrow);
  for (const [name, value] of Object.entries({ width: '24', height: '24', 'aria-hidden': 'true' }))
    pointer.setAttribute(name, value);
  Object.assign(pointer.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    zIndex: '2147483647',
    pointerEvents: 'none',
    opacity: '0',
    transition: 'opacity 200ms',
    transformOrigin: '2px 1px',
  });
  let gone: ReturnType<typeof setTimeout> | undefined;
  const show = ({ clientX, clientY, buttons }: MouseEvent) => {
    if (!pointer.isConnected) document.documentElement.append(pointer);
    pointer.style.transform = `translate(${clientX - 2}px, ${clientY - 1}px) scale(${buttons > 0 ? 0.84 : 1})`;
    pointer.style.opacity = '1';
    clearTimeout(gone);
    gone = setTimeout(() => {
      pointer.style.opacity = '0';
    }, GONE_MS);
  };
  for (const type of ['mousemove', 'mousedown', 'mouseup'] as const) addEventListener(type, show, true);
}
