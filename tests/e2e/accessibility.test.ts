import type { Page } from '@playwright/test';
import { expectNoFindings } from '#tests/support/axe.ts';
import { finishInterview } from '#tests/support/finished-interview.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { signUp } from '#tests/support/signed-up.ts';
import { Walk } from '#tests/support/walk.ts';

const SCREENS: Record<string, readonly string[]> = {
  'the pages about an account': [
    '/login',
    '/register',
    '/verify-email',
    '/forgot-password',
    '/reset-password',
    '/undo-reset',
  ],
  'the pages around an interview': [
    '/home',
    '/interview',
    '/signup-for-results/unknown',
    '/nowhere',
    '/terms',
    '/privacy',
  ],
  'the pages beside it': ['/progress', '/practice', '/settings', '/feedback', '/operator', '/debug/storage'],
};

async function openReady(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByLabel('Job Description').fill('Barista - Copper Kettle Coffee\nWe need espresso and latte art.');
  await page.getByRole('button', { name: 'Create Mock Interview' }).click();
  await expect(page.getByRole('button', { name: 'Start Interview' })).toBeVisible();
}

/** Looks at each, led from one to the next as the page's own links lead. */
async function findNothingOn(page: Page, screens: readonly string[]): Promise<void> {
  const walk = new Walk(page);
  let before = '';
  const shown = () => page.locator('main').evaluateAll((all) => all.map(({ textContent }) => textContent).join(''));
  for (const screen of screens)
    await test.step(screen, async () => {
      await (screen === screens[0] ? page.goto(screen) : walk.to(screen));
      await expect.poll(async () => ['', before].includes(await shown())).toBe(false);
      // Some screens ask the server first.
      await page.waitForLoadState('networkidle');
      await expectNoFindings(page);
      before = await shown();
    });
}

for (const [name, screens] of Object.entries(SCREENS)) {
  test(`axe finds nothing on ${name}`, async ({ page }) => findNothingOn(page, screens));
}

test('axe finds nothing on what a signed-in user reads', async ({ page }) => {
  await signUp(page.request);
  const interviewId = await finishInterview(page.request);
  const question = `/results/${interviewId}/question-analysis/1`;
  const metrics = ['problem-answer', 'conciseness', 'structure', 'delivery'].map((name) => `${question}/${name}`);
  await findNothingOn(page, ['/', '/account', `/results/${interviewId}`, question, ...metrics]);
});

test('axe finds nothing on the ready page, its camera preview and its microphone test', async ({ page }) => {
  await openReady(page);
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Change' }).click();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Show Camera' }).click();
  await expect(page.getByText('Preview only')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Test Microphone' }).click();
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeEnabled();
  await expectNoFindings(page);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('axe finds nothing on the open menu', async ({ page }) => {
    await page.goto('/practice');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeInViewport({ ratio: 1 });
    await expectNoFindings(page);
  });
});
