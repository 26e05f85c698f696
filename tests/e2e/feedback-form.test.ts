import { LoopbackServer } from '#tests/support/loopback-server.ts';
import { test as base, expect } from '#tests/support/product-test.ts';

/** The product with a form of somebody else's, on another address. */
const test = base.extend<object, { settings: Record<string, string> }>({
  settings: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture takes nothing, and Playwright reads the pattern
    async ({}, use) => {
      const form = await LoopbackServer.start(
        () => undefined,
        async ({ url }) =>
          new Response(`<!doctype html><h1>How was it?</h1><p>${url.pathname}</p>`, {
            headers: { 'content-type': 'text/html' },
          }),
      );
      await use({ FEEDBACK_FORM_URL: `${form.address}/our-form` });
      await form.stop();
    },
    { scope: 'worker' },
  ],
});

test('Feedback shows the form that the installation names, in place', async ({ page }) => {
  await page.goto('/feedback');
  const form = page.frameLocator('iframe[title="Feedback form"]');
  await expect(form.getByRole('heading', { name: 'How was it?' })).toBeVisible();
  await expect(form.getByText('/our-form')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
});
