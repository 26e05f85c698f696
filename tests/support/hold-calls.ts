import type { Page } from '@playwright/test';

/** Holds back what a page asks for at an address, from now on and until the returned function is called. */
export async function holdCalls(page: Page, address: string | RegExp): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
