import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '#tests/support/product-test.ts';

const SCREENS = [
  '/home',
  '/login',
  '/register',
  '/verify-email',
  '/reset-password',
  '/signup-for-results/unknown',
  '/interview',
  '/nowhere',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });
    for (const screen of SCREENS) {
      test(`axe finds nothing on ${screen}`, async ({ page }) => {
        await page.goto(screen);
        await expect(page.locator('main')).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
      });
    }
  });
}
