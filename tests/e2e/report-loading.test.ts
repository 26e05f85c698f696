import type { Page } from '@playwright/test';
import { finishInterview } from '#tests/support/finished-interview.ts';
import { POSTING } from '#tests/support/interview-steps.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { signUp } from '#tests/support/signed-up.ts';

async function startInterview(page: Page): Promise<string> {
  const started = await page.request.post('/api/webhook/initialize', {
    data: { start: true, description: POSTING, client_ts: Date.now(), length: '10min', interviewType: 'normal' },
  });
  return (await started.json()).interview_id;
}

const refusal = (status: number, more: object = {}) => ({
  status,
  json: { success: false, error: 'No', message: 'No', code: 'not_ready', requestId: 'r', ...more },
});

test('a session that ended leads to the prompt for the interview that is asked for, or to the form', async ({
  page,
}) => {
  const { email, password } = await signUp(page.request);
  const interviewId = await finishInterview(page.request);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  // The page still takes itself for signed in; the server no longer does.
  await page.context().clearCookies();
  await page.getByRole('link', { name: /Senior Software Engineer/ }).click();
  const join = page.getByRole('heading', { name: 'Sign Up to See Your Results' });
  await expect(join.getByRole('link')).toHaveAttribute('href', '/register');
  expect(new URL(page.url()).pathname).toBe(`/signup-for-results/${interviewId}`);
  await expect(page.getByText('Unauthorized')).toHaveCount(0);

  await page.request.post('/api/auth/sign-in/email', { data: { email, password } });
  await page.goto('/progress');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Ready to Interview?' })).toBeVisible();
});

test('a signed-in user is led on where a report is not there, none is named, the dashboard fails or the connection is lost', async ({
  page,
  context,
}) => {
  await signUp(page.request);
  await test.step('an interview that goes on has no report yet, and the page leads back into it', async () => {
    const interviewId = await startInterview(page);
    await page.goto(`/results/${interviewId}`);
    await expect(page.getByText('No results found for this interview')).toBeVisible();
    await page.getByRole('link', { name: 'Go on with the interview' }).click();
    await page.waitForURL('**/interview');
  });

  await test.step('addresses without an id show the newest report in place', async () => {
    await finishInterview(page.request);
    await page.goto('/results');
    await expect(page.getByRole('heading', { name: 'Interview Report' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/results');
    await page.goto('/question-analysis/1/structure');
    await expect(page.getByRole('heading', { name: 'Q1: Structure Breakdown' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/question-analysis/1/structure');
    await page.getByRole('link', { name: 'Back to Question 1' }).click();
    await expect(page.getByRole('heading', { name: 'Score Analysis' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Results' })).toHaveAttribute('href', '/results');
  });

  await test.step('a dashboard whose interviews cannot be fetched says so and tries again', async () => {
    await page.route('**/api/dashboard/overview*', (route) => route.fulfill(refusal(503)));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Dashboard Error' })).toBeVisible();
    await expect(page.getByText('Failed to load dashboard data')).toBeVisible();
    await page.unroute('**/api/dashboard/overview*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  });

  await test.step('without a connection the way home stays in the product', async () => {
    const interviewId = await finishInterview(page.request);
    await page.route(`**/api/results/${interviewId}`, () => undefined);
    await page.goto(`/results/${interviewId}`);
    await expect(page.getByText('Loading your report…')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  });
});

test('a report that is still written after the wait can be asked for again', async ({ page }) => {
  await page.clock.install();
  await signUp(page.request);
  const interviewId = await finishInterview(page.request);
  await page.route(`**/api/results/${interviewId}`, (route) => route.fulfill(refusal(404, { status: 'processing' })));
  await page.goto(`/results/${interviewId}`);
  await page.clock.runFor(1_000);
  await expect(page.getByText('Loading your report…')).toBeVisible();
  const ask = page.getByRole('button', { name: 'Ask again' });
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(ask).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await page.unroute(`**/api/results/${interviewId}`);
  await ask.click();
  await expect(page.getByRole('heading', { name: 'Interview Report' })).toBeVisible();
});

test('a server without words, a cut link and the wait for a code are told on the account pages', async ({ page }) => {
  await test.step('a server without words leaves each account form its own', async () => {
    await page.route('**/api/auth/**', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
        : route.fallback(),
    );
    await page.goto('/login');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Correct horse 7');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Login failed.*try again/);

    await page.goto('/reset-password?token=abcdefghijklmnopqrstuvwxyz');
    await page.getByLabel('New password').fill('Correct horse 8');
    await page.getByLabel('Confirm password').fill('Correct horse 8');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Failed to reset password.*try again/);
  });

  await test.step('a link whose token was cut says that it is invalid or expired', async () => {
    await page.unroute('**/api/auth/**');
    for (const token of ['cut', 'x'.repeat(300)]) {
      await page.goto(`/verify-email?token=${token}`);
      await expect(page.getByRole('alert')).toHaveText('Invalid or expired verification link');
    }
  });

  await test.step('the wait for the next code is told in seconds from the moment of signing up', async () => {
    await page.goto('/register');
    await page.getByLabel('Name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill(`wait${Date.now()}@example.com`);
    await page.getByLabel('Phone').fill(`415555${String(Date.now()).slice(-4)}`);
    await page.getByLabel('Password', { exact: true }).fill('Correct horse 7');
    await page.getByLabel('Confirm password').fill('Correct horse 7');
    await page.getByLabel('I accept').check();
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText(/^You can ask for the next one in \d+ seconds?\.$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resend code' })).toBeDisabled();
  });
});
