import { answerEverything, createInterview, enterInterview, expectReport } from '#tests/support/interview-steps.ts';
import { signUp } from '#tests/support/signed-up.ts';
import { expect, test } from '#tests/support/spoken-test.ts';

test.use({ speaking: { recogniser: 'none', spokenMs: 300 } });

test('a signed-in user goes straight to the report, and finds it again on the dashboard', async ({ page }) => {
  await signUp(page.request);
  await page.goto('/dashboard');
  await expect(page.getByText('No interviews yet.')).toBeVisible();
  await createInterview(page);
  await enterInterview(page);
  await answerEverything(page);
  await expectReport(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /Senior Software Engineer at Acme Corp/ })).toBeVisible();
});

test('the screen is explained to a user with one interview, and not to one with two', async ({ page }) => {
  await signUp(page.request);
  await createInterview(page);
  await enterInterview(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 1');
  await page.evaluate(() => sessionStorage.clear());
  await createInterview(page);
  await page.getByRole('button', { name: 'Start Interview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 1');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Who cannot be counted is shown it rather than not.
  await page.evaluate(() => sessionStorage.clear());
  await page.route('**/api/user/interviews', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await page.reload();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Welcome' })).toBeVisible();
});
