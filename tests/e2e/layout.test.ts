import type { Page } from '@playwright/test';
import { holdCalls } from '#tests/support/hold-calls.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { signUp } from '#tests/support/signed-up.ts';
import { turnTo } from '#tests/support/walk.ts';

const form = (page: Page) => page.getByRole('heading', { name: 'Ready to Interview?' });
const dashboard = (page: Page) => page.getByRole('heading', { name: /^Welcome/ });

test('a signed-in user finds the dashboard, sees who is signed in, signs out, and is shown at once after signing in', async ({
  page,
}) => {
  const { email, password } = await signUp(page.request);
  await test.step('finds the dashboard at / and at /dashboard, and the setup form at /home', async () => {
    for (const address of ['/', '/dashboard']) {
      await page.goto(address);
      await expect(dashboard(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    }
    await page.goto('/home');
    await expect(form(page)).toBeVisible();
  });

  await test.step('stays signed in, and is told so, when the server cannot be reached to sign out', async () => {
    await page.goto('/practice');
    await page.route('**/api/auth/sign-out', (route) => route.abort());
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await sidebar.hover();
    await sidebar.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'You are still signed in' })).toBeAttached();
    await expect(sidebar.getByRole('button', { name: 'Sign Out' })).toBeEnabled();
    expect(new URL(page.url()).pathname).toBe('/practice');
  });

  await test.step('sees who is signed in, and signing out forgets everything and leads to /', async () => {
    await page.unroute('**/api/auth/sign-out');
    await page.goto('/practice');
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar.locator('[data-part="initial"]')).toHaveText('A');
    await expect(sidebar.getByText('Ada', { exact: true })).toBeAttached();
    await expect(sidebar.getByText(email)).toBeAttached();
    await expect(sidebar.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    await expect(sidebar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');

    await page.evaluate(() => {
      localStorage.setItem('tempInterviewData', '{"interviewId":"int_1"}');
      sessionStorage.setItem('interview_transcript_int_1', '[]');
      (window as { sameDocument?: boolean }).sameDocument = true;
    });
    const told = page.waitForRequest((request) => request.url().endsWith('/api/auth/sign-out'));
    await sidebar.hover();
    await sidebar.getByRole('button', { name: 'Sign Out' }).click();
    expect((await told).method()).toBe('POST');
    await expect(form(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    const left = await page.evaluate(() => ({
      interview: localStorage.getItem('tempInterviewData') ?? sessionStorage.getItem('tempInterviewData'),
      transcript: sessionStorage.getItem('interview_transcript_int_1'),
      sameDocument: (window as { sameDocument?: boolean }).sameDocument,
    }));
    expect(left).toEqual({ interview: null, transcript: null, sameDocument: true });
    await expect(sidebar.getByRole('link', { name: 'Sign In' })).toBeAttached();
  });

  await test.step('is shown at once after signing in, without a reload', async () => {
    await page.goto('/login');
    await page.evaluate(() => {
      (window as { sameDocument?: boolean }).sameDocument = true;
    });
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(dashboard(page)).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Sidebar' }).getByText(email)).toBeAttached();
    expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true);
  });

  await test.step('without a first name is named by the e-mail address', async () => {
    await page.route('**/api/auth/get-session', async (route) => {
      const user = { id: 'u', email: 'zoe@example.com', name: '', firstName: '', phoneNumber: null, createdAt: '' };
      await route.fulfill({ json: { success: true, data: { user } } });
    });
    await page.goto('/practice');
    const who = page.getByRole('complementary', { name: 'Sidebar' }).locator('[data-part="who"]');
    await expect(who.locator('[data-part="initial"]')).toHaveText('Z');
    await expect(who.locator('strong')).toHaveText('zoe@example.com');
  });
});

test('sees no page while nobody knows who it is, then the form, every public screen, and the way to signing in', async ({
  page,
}) => {
  await test.step('a spinner stands in the sidebar while nobody knows yet who is signed in, and no page shows before', async () => {
    const answer = await holdCalls(page, '**/api/auth/get-session');
    await page.goto('/dashboard');
    await expect(page.getByRole('status', { name: 'Loading your session' })).toBeVisible();
    await expect(page.getByText('Loading your session…')).toBeVisible();
    await expect(dashboard(page)).toHaveCount(0);
    answer();
    await expect(form(page)).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading your session' })).toHaveCount(0);
  });

  await test.step('reaches the setup form without signing in', async () => {
    for (const address of ['/', '/home']) {
      await page.goto(address);
      await expect(form(page)).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
      await expect(page).toHaveTitle(/· Greenroom$/);
    }
  });

  await test.step('opens every public screen', async () => {
    await page.goto('/terms');
    for (const [address, words] of [
      ['/interview', 'No active interview session'],
      ['/login', 'Sign in'],
      ['/register', 'Sign up'],
      ['/verify-email', 'Verify your email'],
      ['/forgot-password', 'Forgot password'],
      ['/reset-password', 'Choose a password'],
      ['/signup-for-results/int_0123456789', 'Interview Complete!'],
      ['/signup-for-results/unknown', 'Interview Complete!'],
    ] as const) {
      await turnTo(page, address);
      await expect(page.getByRole('heading', { name: words, level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(address);
      await expect(page).toHaveTitle(/· Greenroom$/);
    }
  });

  await test.step('is taken from the dashboard to the setup form', async () => {
    await page.goto('/dashboard');
    await expect(form(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/home');
  });

  await test.step('is asked to sign up where a report, or anything of it, would be', async () => {
    await page.goto('/');
    await expect(form(page)).toBeVisible();
    for (const [address, prompt] of [
      ['/results', 'unknown'],
      ['/results/int_1', 'int_1'],
      ['/results/int_1/question-analysis/1', 'int_1'],
      ['/results/int_1/question-analysis/1/problem-answer', 'int_1'],
      ['/results/int_1/question-analysis/1/conciseness', 'int_1'],
      ['/results/int_1/question-analysis/1/structure', 'int_1'],
      ['/results/int_1/question-analysis/1/delivery', 'int_1'],
      ['/results/int_1/question-analysis/1/problem-answer/adaptability', 'int_1'],
      ['/question-analysis/1', 'unknown'],
      ['/question-analysis/q_1/structure', 'unknown'],
      ['/question-analysis/q_1/problem-answer/adaptability', 'unknown'],
    ] as const) {
      await turnTo(page, address);
      await expect(page, address).toHaveURL(({ pathname }) => pathname === `/signup-for-results/${prompt}`);
      await expect(page.getByText('Sign Up to See Your Results')).toBeVisible();
    }
  });

  await test.step('finds the way to an interview and to signing in beside every page, and two things that are not open', async () => {
    await page.goto('/settings');
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar.getByRole('button', { name: 'Dashboard' })).toBeDisabled();
    await expect(sidebar.getByRole('button', { name: 'Practice Modules' })).toBeDisabled();
    await expect(sidebar.getByRole('link', { name: 'Take Interview' })).toHaveAttribute('href', '/home');
    await expect(sidebar.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    await expect(sidebar.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
    await sidebar.getByRole('link', { name: 'Greenroom home' }).click();
    await expect(form(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/home');
  });
});

test('the sidebar is a rail that opens under the pointer and for the keyboard, can be skipped, is not on the stage, and is a menu on a small screen', async ({
  page,
}) => {
  await test.step('is a rail of icons that opens under the pointer and for the keyboard', async () => {
    await page.goto('/practice');
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    const width = async () => (await sidebar.boundingBox())?.width ?? 0;
    const shownWords = () =>
      sidebar
        .locator('a span, button span')
        .evaluateAll((words) => words.map((word) => getComputedStyle(word).opacity));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Practice Modules' })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Sign In' })).toBeAttached();
    expect(await width()).toBeLessThan(80);
    expect(await shownWords()).toEqual(['0', '0', '0', '0']);

    await sidebar.hover();
    await expect.poll(width).toBeGreaterThan(200);
    await expect.poll(shownWords).toEqual(['1', '1', '1', '1']);
    // The page moves aside: an open rail lies over no headline.
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1024, height: 768 },
    ]) {
      await page.setViewportSize(viewport);
      const headline = main.getByRole('heading', { name: 'Practice Modules' });
      await expect.poll(async () => ((await headline.boundingBox())?.x ?? 0) - (await width())).toBeGreaterThan(0);
    }

    await page.mouse.move(900, 500);
    await expect.poll(width).toBeLessThan(80);
    await sidebar.getByRole('link', { name: 'Greenroom home' }).focus();
    await page.keyboard.press('Tab');
    await expect(sidebar.getByRole('link', { name: 'Take Interview' })).toBeFocused();
    await expect.poll(width).toBeGreaterThan(200);
  });

  await test.step('can be skipped by the keyboard', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/practice');
    await expect(page.getByRole('heading', { name: 'Practice Modules' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip to the page' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^Start Practice/ }).first()).toBeFocused();
  });

  await test.step('is not on the stage of the interview', async () => {
    await page.goto('/interview');
    await expect(page.getByText('No active interview session')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toHaveCount(0);
  });

  await test.step('opens by the menu button over the page, and closes by button, Escape, overlay and link', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/practice');
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    const overlay = page.locator('[data-part="scrim"]');
    await expect(sidebar).toBeHidden();
    const open = async () => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(sidebar).toBeInViewport({ ratio: 1 });
      await expect(overlay).toBeVisible();
      await expect(page.locator('main')).toHaveAttribute('inert', '');
    };
    const expectClosed = async () => {
      await expect(sidebar).toBeHidden();
      await expect(overlay).toHaveCount(0);
    };
    await open();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expectClosed();
    await open();
    await page.keyboard.press('Escape');
    await expectClosed();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await open();
    await overlay.click({ position: { x: 360, y: 600 } });
    await expectClosed();
    await open();
    await sidebar.getByRole('link', { name: 'Take Interview' }).click();
    await expect(form(page)).toBeVisible();
    await expectClosed();
  });
});

test('an address that leads nowhere leads home, a page that breaks is replaced alone, and nothing moves while one loads', async ({
  page,
}) => {
  await test.step('an address that leads nowhere says so and leads home', async () => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Greenroom');
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
    await expect(page.getByText('There is no page at /no/such/page.')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(form(page)).toBeVisible();
  });

  await test.step('a page that breaks is replaced alone, and Reload brings it back', async () => {
    await page.route('**/assets/practice-page*.js', (route) => route.abort());
    await page.goto('/practice');
    await expect(page.getByText('An error occurred. Please try again later.')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
    await page.unroute('**/assets/practice-page*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'Practice Modules' })).toBeVisible();
  });

  await test.step('nothing moves while a page of the layout loads', async () => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const address of ['/home', '/progress', '/practice', '/settings', '/feedback', '/debug/storage']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect({ address, moved: moved.reduce((sum, each) => sum + each, 0) < 0.01 }).toEqual({ address, moved: true });
    }
  });
});
