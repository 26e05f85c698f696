import { holdCalls } from '#tests/support/hold-calls.ts';
import { POSTING } from '#tests/support/interview-steps.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { openEmptyForm, openSetupForm } from '#tests/support/setup-form.ts';
import { signUp } from '#tests/support/signed-up.ts';

const NOTHING_GIVEN = 'Please provide a job link, description, or select a past interview type.';

test.describe('the header', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('pulses while the session loads, leads a guest in, greets who is signed in, and signing out forgets everything that was pending', async ({
    page,
  }) => {
    await test.step('pulses while the session loads, and leads a guest to signing in and to signing up', async () => {
      const release = await holdCalls(page, '**/api/auth/get-session');
      const { header } = await openSetupForm(page, '/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready to Interview?');
      const placeholder = header.getByRole('status', { name: 'Loading your session' });
      await expect(placeholder).toBeVisible();
      await expect(placeholder.locator('i')).toHaveCSS('animation-name', /pulse/);
      await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden();
      release();
      await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
      await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
      await expect(placeholder).toBeHidden();
    });

    await test.step('greets by e-mail who has no name', async () => {
      const user = {
        id: 'u',
        email: 'nameless@example.com',
        name: '',
        firstName: '',
        phoneNumber: null,
        createdAt: '',
      };
      await page.route('**/api/auth/get-session', (route) =>
        route.fulfill({ json: { success: true, data: { user } } }),
      );
      const { header } = await openSetupForm(page);
      await expect(header).toContainText('nameless@example.com');
      user.email = 'a.very.long.address.indeed@some-company-name.example.com';
      await page.setViewportSize({ width: 390, height: 844 });
      await page.reload();
      await expect(header).toContainText(user.email);
      await expect(header.getByRole('button', { name: 'Sign Out' })).toBeInViewport({ ratio: 1 });
    });

    await test.step('greets who is signed in by name, and signing out forgets everything that was pending', async () => {
      await page.unroute('**/api/auth/get-session');
      await page.setViewportSize({ width: 1440, height: 900 });
      await signUp(page.request, 'Grace Hopper');
      const { header } = await openSetupForm(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready to Interview?');
      await expect(header).toContainText('Grace Hopper');
      await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden();
      await page.evaluate(() => {
        localStorage.setItem('tempInterviewData', '{"interviewId":"int_1"}');
        localStorage.setItem('pendingVerificationEmail', 'a@example.com');
        localStorage.setItem('pendingVerificationPhone', '+12125550100');
        localStorage.setItem('pendingResultsInterviewId', 'int_1');
        sessionStorage.setItem('pendingResultsInterviewId', 'int_1');
      });
      await header.getByRole('button', { name: 'Sign Out' }).click();
      await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
      expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []]);
      const session = await page.request.get('/api/auth/get-session');
      expect((await session.json()).data).toBeNull();
    });
  });
});

test.describe('the form', () => {
  test('offers its fields, holds a description or a role, says what is missing, and is filled in with the keyboard alone', async ({
    page,
  }) => {
    await test.step('offers roles, styles and durations, and keeps the job link for later', async () => {
      const { roles, style, duration } = await openSetupForm(page);
      const link = page.getByLabel('Job Link');
      await expect(link).toBeDisabled();
      await expect(link).toHaveAttribute('placeholder', 'Coming Soon');
      await expect(link).toHaveAccessibleDescription('Coming Soon');

      await roles.click();
      await expect(page.getByRole('option')).toHaveText([
        /^Software Engineer - .+software company$/,
        /^Barista - .+$/,
        /^Sales Associate - .+$/,
        /^Crew Member - .+fast-food chain$/,
        /^Consultant - .+$/,
        /^Financial Analyst - .+bank$/,
        /^Clown - .+circus company$/,
      ]);
      await page.keyboard.press('Escape');

      await expect(page.locator('[data-part="stops"] span')).toHaveText(['Behavioral', 'Normal', 'Technical']);
      await expect(style).toHaveAttribute('aria-valuetext', 'Normal');
      await style.press('ArrowRight');
      await expect(style).toHaveAttribute('aria-valuetext', 'Technical');
      // The slider lies over the names.
      const name = await page.getByText('Behavioral').boundingBox();
      if (!name) throw new Error('The name has no place');
      await page.mouse.click(name.x + name.width / 2, name.y + name.height / 2);
      await expect(style).toHaveAttribute('aria-valuetext', 'Behavioral');

      const cards = page.getByRole('group', { name: 'Duration' }).locator('label');
      await expect(cards).toHaveText(['10min3 questions', '30min6 questions', '60min10 questions']);
      await expect(duration(30)).toBeChecked();
      await cards.nth(2).click();
      await expect(duration(60)).toBeChecked();
      await expect(duration(30)).not.toBeChecked();
    });

    await test.step('can be sent with a description or a role, and not with blanks alone', async () => {
      const { create, description, chooseRole } = await openEmptyForm(page);
      await expect(create).toHaveText('Create Mock Interview');
      await expect(create).toBeDisabled();
      await description.fill('  \n ');
      await expect(create).toBeDisabled();
      await description.fill(POSTING);
      await expect(create).toBeEnabled();
      await description.fill('');
      await expect(create).toBeDisabled();
      await chooseRole('Clown');
      await expect(create).toBeEnabled();
    });

    await test.step('holds a description or a role, never both, and gives back the text that a role took away', async () => {
      const { description, roles, chooseRole } = await openEmptyForm(page);
      await description.fill(POSTING);
      await chooseRole('Barista');
      await expect(description).toHaveValue('');
      await expect(roles).toContainText('Barista');
      await page.getByRole('button', { name: 'Bring it back' }).click();
      await expect(description).toHaveValue(POSTING);
      await expect(roles).toHaveText('Or pick a role');
      await chooseRole('Consultant');
      await description.fill('  ');
      await expect(roles).toContainText('Consultant');
      await description.fill('Nurse');
      await expect(roles).toHaveText('Or pick a role');
    });

    await test.step('says what is missing when it is sent empty, until anything changes', async () => {
      const { description, chooseRole, style, submitAnyway } = await openEmptyForm(page);
      const message = page.getByText(NOTHING_GIVEN);
      const changes = [
        () => style.press('ArrowLeft'),
        () => page.getByText('10 questions').click(),
        () => description.fill(' '),
      ];
      for (const change of changes) {
        await submitAnyway();
        await expect(message).toBeVisible();
        await change();
        await expect(message).toBeHidden();
      }
      await submitAnyway();
      await chooseRole('Clown');
      await expect(message).toBeHidden();
      await expect(page).toHaveURL(/\/home$/);
    });

    await test.step('is filled in and sent with the keyboard alone', async () => {
      const { description, create, duration, style } = await openEmptyForm(page);
      await description.focus();
      await page.keyboard.type('Nurse at Acme Corp');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('combobox', { name: 'Trending Interviews' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('option').first()).toBeHidden();
      await expect(page.getByRole('combobox', { name: 'Trending Interviews' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(style).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Tab');
      await expect(duration(30)).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(duration(10)).toBeChecked();
      await page.keyboard.press('Tab');
      await expect(create).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/interview-ready$/);
    });
  });
});

const REFUSAL = 'Interviews are not supported on mobile devices. Please use a desktop or laptop computer.';

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  });

  test('the form is shown, and refuses in words to begin', async ({ page }) => {
    const { create, description, submitAnyway } = await openSetupForm(page);
    // Said before anybody fills the form.
    await expect(page.locator('form').getByText(REFUSAL)).toHaveCount(0);
    await expect(page.getByText(REFUSAL)).toBeInViewport();
    await description.fill(POSTING);
    await expect(create).toHaveText('Mobile devices are currently not supported');
    await expect(create).toBeDisabled();
    await submitAnyway();
    await expect(page.getByRole('alert')).toHaveText(REFUSAL);
    await expect(page).toHaveURL(/\/home$/);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
