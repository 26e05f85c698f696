import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What the colours of a page can break; everything else is the same in all of them. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds nothing on the page as it stands, in light and in dark colours. */
export async function expectNoFindings(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Axe weighs a colour half way through a transition as it finds it.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => {
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      return Promise.allSettled(ending.map(({ finished }) => finished));
    });
    const axe = new AxeBuilder({ page })
      // No page frames another of ours: else each look would open a page only to join what frames say, for twice the cost.
      .setLegacyMode(true)
      // To write down what was found in order takes as long as to look.
      .options({ resultTypes: ['violations'] })
      // The library's guards at both ends of a list only pass the focus on; nobody ever stands on one.
      .exclude('[data-base-ui-focus-guard]');
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(OF_COLOURS)).analyze();
    const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    expect(findings, `in ${colorScheme} colours`).toEqual([]);
  }
}
