import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/product-test.ts';
import { turnTo } from '#tests/support/walk.ts';

const SESSION = '/api/auth/get-session';

/** Notes every call to the server but the one that asks who is signed in, which belongs to the layout. */
function noteCalls(page: Page): string[] {
  const called: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== SESSION) called.push(pathname);
  });
  return called;
}

test('the pages of the layout open beside the sidebar with a title, make no call and change nothing', async ({
  page,
}) => {
  await test.step('Settings can be tried, and nothing of it is sent or kept', async () => {
    const called = noteCalls(page);
    await page.goto('/settings');
    for (const name of ['Profile', 'Appearance', 'Notifications', 'Account', 'Security']) {
      await expect(page.getByRole('region', { name })).toBeVisible();
    }
    await expect(page.getByText('Pro Plan')).toBeVisible();
    await expect(page.getByText('$19.99/mo')).toBeVisible();

    const size = page.getByRole('group', { name: 'Font size' });
    await expect(size.getByRole('radio')).toHaveCount(3);
    await expect(size.getByRole('radio', { name: 'Medium' })).toBeChecked();
    await size.getByRole('radio', { name: 'Medium' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(size.getByRole('radio', { name: 'Large' })).toBeChecked();
    await page.getByRole('switch', { name: 'News about Greenroom' }).click();
    await expect(page.getByRole('switch', { name: 'News about Greenroom' })).toBeChecked();
    await page.getByLabel('Full name').fill('Somebody else');
    for (const name of ['Save profile', 'Manage plan', 'Change password'])
      await page.getByRole('button', { name }).click();
    await page.getByLabel('Full name').press('Enter');

    expect(new URL(page.url()).pathname).toBe('/settings');
    expect(called).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await page.reload();
    await expect(size.getByRole('radio', { name: 'Medium' })).toBeChecked();
    await expect(page.getByLabel('Full name')).toHaveValue('Maya Ortiz');
  });

  await test.step('every page of the layout opens beside the sidebar and with a title', async () => {
    await page.goto('/home');
    for (const [address, heading] of [
      ['/progress', 'Progress'],
      ['/practice', 'Practice Modules'],
      ['/settings', 'Settings'],
      ['/feedback', 'Feedback'],
      ['/debug/storage', 'Storage'],
    ] as const) {
      await turnTo(page, address);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
      await expect(page).toHaveTitle(`${heading} · Greenroom`);
    }
  });

  await test.step('Progress draws a season of samples and lists eleven interviews, without a call', async () => {
    const called = noteCalls(page);
    await page.goto('/progress');
    const chart = page.getByRole('figure', { name: 'Scores over time' });
    await expect(chart.locator('canvas')).toBeVisible();
    const isDrawn = () =>
      chart.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        return pixels.some((value) => value > 0);
      });
    await expect.poll(isDrawn).toBe(true);
    await expect(page.getByRole('region', { name: 'Past interviews' }).getByRole('listitem')).toHaveCount(11);
    await chart.getByText('Show the numbers').click();
    await expect(chart.getByRole('row')).toHaveCount(12);
    expect(called).toEqual([]);
  });

  await test.step('Practice shows six categories of three modules, whose buttons do nothing', async () => {
    const called = noteCalls(page);
    await page.goto('/practice');
    const categories = page.getByRole('region');
    await expect(categories).toHaveCount(6);
    for (const category of await categories.all()) await expect(category.getByRole('listitem')).toHaveCount(3);
    const buttons = page.getByRole('button', { name: /^Start Practice/ });
    await expect(buttons).toHaveCount(18);
    // Who is signed in comes later than the page, and changes what stands beside it.
    await expect(
      page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: 'Sign In' }),
    ).toBeAttached();
    const before = await page.locator('#root').innerHTML();
    for (const button of await buttons.all()) await button.click();
    expect(await page.locator('#root').innerHTML()).toBe(before);
    expect(new URL(page.url()).pathname).toBe('/practice');
    expect(called).toEqual([]);
  });
});

test('Storage names what is kept and never shows it, and Feedback says what is not there and tries again', async ({
  page,
}) => {
  await test.step('Storage names what the browser keeps and never shows it', async () => {
    await page.goto('/debug/storage');
    await expect(page.getByText('Nothing is kept at the moment.')).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem('interview_results_int_1', 'secret words');
      sessionStorage.setItem('tutorial_completed', 'true');
    });
    await page.getByRole('button', { name: 'Look again' }).click();
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect(row('interview_results_int_1')).toContainText('A report, so that it opens at once');
    await expect(row('tutorial_completed')).toContainText('This tab closes');
    await expect(page.getByText('secret words')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('interview_results_int_1'))).toBe('secret words');
  });

  await test.step('Feedback says that the server cannot be reached, and tries again', async () => {
    await page.route('**/api/config', (route) => route.abort());
    await page.goto('/feedback');
    await expect(page.getByRole('alert')).toContainText('The form could not be loaded');
    await page.unroute('**/api/config');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('region', { name: 'Place of the feedback form' })).toContainText(
      'There is no form here yet',
    );
  });

  await test.step('Feedback says that no form is set up where none is, and leads home', async () => {
    await page.goto('/feedback');
    await expect(page.getByRole('region', { name: 'Place of the feedback form' })).toContainText(
      'There is no form here yet',
    );
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByRole('heading', { name: 'Ready to Interview?' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
