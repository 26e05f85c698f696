import { POSTING } from '#tests/support/interview-steps.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { openSetupForm } from '#tests/support/setup-form.ts';
import { signUp } from '#tests/support/signed-up.ts';

test('signing out leaves nothing of its person in another tab: neither on the page nor in what the tab keeps', async ({
  page,
  context,
}) => {
  await signUp(page.request);
  const other = await context.newPage();
  const kept = () => other.evaluate(() => Object.values({ ...sessionStorage }).join());
  const { description } = await openSetupForm(other);
  await description.fill(POSTING);
  await expect.poll(kept).toContain('Acme');

  await page.goto('/home');
  const reloaded = other.waitForEvent('load');
  await page.locator('header').getByRole('button', { name: 'Sign Out' }).click();
  await reloaded;
  await expect(other).toHaveURL(/\/$/);
  expect(await kept()).not.toContain('Acme');
  await expect(other.getByLabel('Job Description')).toHaveValue('');
  await other.reload();
  await expect(other.getByLabel('Job Description')).toHaveValue('');
});

test('a guest who signs in keeps what another tab has written', async ({ page, context }) => {
  const other = await context.newPage();
  const { description } = await openSetupForm(other);
  await description.fill(POSTING);
  await page.goto('/home');
  await signUp(page.request);
  await page.reload();
  await expect(page.locator('header').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await other.reload();
  await expect(description).toHaveValue(POSTING);
});
