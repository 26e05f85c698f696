import type { Page } from '@playwright/test';

const LASTS_MS = 900;

/** So many pixels down, as slowly as a hand does it. */
export async function glide(page: Page, px: number): Promise<void> {
  await page.evaluate(
    async ({ px: to, lastsMs }) => {
      const [from, begun] = [scrollY, performance.now()];
      for (let done = 0; done < 1; ) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        done = Math.min(1, (performance.now() - begun) / lastsMs);
        window.scrollTo({ top: from + to * done * done * (3 - 2 * done), behavior: 'instant' });
      }
    },
    { px, lastsMs: LASTS_MS },
  );
}
