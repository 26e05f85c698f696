import type { Page } from '@playwright/test';
import { holdCalls } from '#tests/support/hold-calls.ts';
import { POSTING } from '#tests/support/interview-steps.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { openEmptyForm, openSetupForm } from '#tests/support/setup-form.ts';
import { signUp } from '#tests/support/signed-up.ts';

const INITIALIZE = '**/api/webhook/initialize';
const START = '**/api/interview/start';

const navigationState = (page: Page) => page.evaluate(() => history.state as Record<string, unknown>);

/** Lets a start fail with this answer, as the form shows it. */
async function failedStart(page: Page, address: string, status: number, json: object) {
  await page.route(address, (route) => route.fulfill({ status, json }));
  const form = await openEmptyForm(page);
  if (address === START) await form.chooseRole('Barista');
  else await form.description.fill(POSTING);
  await form.create.click();
  await expect(page).toHaveURL(/\/$/);
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('Unable to Create Interview');
  return { form, banner };
}

test('what was chosen is started: five fields or a role, by a guest or for a profile', async ({ page }) => {
  await test.step('the form hands its five fields to the ready page, which starts what was chosen and keeps the answer', async () => {
    const { description, style, duration, create } = await openSetupForm(page);
    await description.fill(`\n  ${POSTING}  \n`);
    await style.press('ArrowRight');
    await page.getByText('10 questions').click();
    await expect(duration(60)).toBeChecked();
    const letThrough = await holdCalls(page, INITIALIZE);
    const answered = page.waitForResponse(INITIALIZE);
    const kept = page.waitForRequest('**/api/webhook/save-interview-data');
    await create.click();
    await expect(page).toHaveURL(/\/interview-ready$/);
    expect(await navigationState(page)).toMatchObject({
      link: '',
      description: `\n  ${POSTING}  \n`,
      selectedInterview: '',
      length: '60min',
      interviewType: 'technical',
    });
    letThrough();
    const response = await answered;
    const sent = response.request().postDataJSON();
    expect(sent).toMatchObject({ start: true, description: POSTING, length: '60min', interviewType: 'technical' });
    expect(Math.abs(Date.now() - Date.parse(sent.client_ts))).toBeLessThan(60_000);
    const answer = await response.json();
    expect(answer.data.questions.map(({ id }: { id: string }) => id)).toEqual(
      Array.from({ length: 10 }, (_, place) => `q_${place + 1}`),
    );
    expect((await kept).postDataJSON().jobDescriptionData.originalResponse).toEqual(answer);
    await expect(page.getByRole('button', { name: 'Start Interview' })).toBeEnabled();
  });

  await test.step('a role is started by its company and title', async () => {
    const { chooseRole, roles, create } = await openEmptyForm(page);
    await chooseRole('Financial Analyst');
    const [role, company] = ((await roles.textContent()) ?? '').split(' - ');
    const answered = page.waitForResponse(START);
    await create.click();
    const response = await answered;
    expect(response.request().postDataJSON()).toMatchObject({
      userId: 'anonymous',
      interviewType: 'general',
      selectedInterview: `company: ${company} title: ${role}`,
    });
    expect((await response.json()).data.questions).toHaveLength(6);
    await expect(page.getByRole('button', { name: 'Start Interview' })).toBeEnabled();
  });

  await test.step("a started interview is put on the signed-in user's profile, and is ready though that failed", async () => {
    await signUp(page.request);
    const { description, create } = await openEmptyForm(page);
    await description.fill(POSTING);
    const started = page.waitForResponse(INITIALIZE);
    // The form asks for the list of interviews at the same address.
    const claimed = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/user/interviews'),
    );
    await create.click();
    const { interview_id: interviewId } = await (await started).json();
    const claim = await claimed;
    expect(claim.postDataJSON()).toEqual({ interviewId });
    expect((await claim.response())?.ok()).toBe(true);

    const refused: string[] = [];
    for (const address of ['**/api/webhook/save-interview-data', '**/api/user/interviews']) {
      await page.route(address, (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        refused.push(new URL(route.request().url()).pathname);
        return route.fulfill({ status: 500, json: { success: false } });
      });
    }
    await openEmptyForm(page);
    await description.fill(POSTING);
    await create.click();
    await expect(page.getByRole('button', { name: 'Start Interview' })).toBeEnabled();
    await expect
      .poll(() => refused)
      .toEqual(expect.arrayContaining(['/api/webhook/save-interview-data', '/api/user/interviews']));
  });
});

test('the form stays until the next page is there, says what it prepares, and says so where that page cannot be fetched', async ({
  page,
}) => {
  await test.step('the form stays, with words, while the next page cannot be fetched, and goes on once it can', async () => {
    await page.route(/\/ready-page-[^/]+\.js$/, (route) => route.abort());
    const { description, create } = await openSetupForm(page);
    await description.fill(POSTING);
    await create.click();
    await expect(page.getByRole('alert')).toContainText('The next page cannot be loaded');
    await expect(page).toHaveURL(/\/home$/);
    await expect(description).toHaveValue(POSTING);
    await page.unroute(/\/ready-page-[^/]+\.js$/);
    await create.click();
    await expect(page.getByRole('button', { name: 'Start Interview' })).toBeEnabled();
  });

  await test.step('from the press until the next page stands, the window says what it prepares', async () => {
    const letThrough = await holdCalls(page, /\/ready-page-[^/]+\.js$/);
    const { description, create } = await openEmptyForm(page);
    await description.fill(POSTING);
    await create.click();
    const overlay = page.getByRole('dialog', { name: 'Preparing your interview...' });
    await expect(overlay).toContainText('Setting up AI interviewer');
    expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    await expect(create).toHaveText('Preparing...');
    await expect(overlay.getByRole('button', { name: 'Back to the form' })).toBeVisible({ timeout: 30_000 });
    await overlay.getByRole('button', { name: 'Back to the form' }).click();
    await expect(overlay).toBeHidden();
    await expect(create).toHaveText('Create Mock Interview');
    await expect(description).toHaveValue(POSTING);
    await expect(page).toHaveURL(/\/home$/);
    letThrough();
    await create.click();
    await expect(page).toHaveURL(/\/interview-ready$/);
    await expect(overlay).toBeHidden();
  });
});

test('what follows the form is fetched ahead, so a lost connection comes back to it with words', async ({
  page,
  context,
}) => {
  const fetched = [/\/ready-page-[^/]+\.js$/, /\/interview-page-[^/]+\.js$/].map((name) => page.waitForResponse(name));
  const { description, create } = await openSetupForm(page);
  const files = await Promise.all(fetched);
  // An answer may have begun and not have come; a page is there when everything that it is made of is.
  await page.evaluate(
    (addresses) => Promise.all(addresses.map((each) => import(each))),
    files.map((file) => file.url()),
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll('link')].every(({ rel, sheet }) => rel !== 'stylesheet' || sheet),
  );
  await description.fill(POSTING);
  await context.setOffline(true);
  await create.click();
  await expect(page.getByRole('alert')).toContainText('Unable to Create Interview');
  await expect(page.getByRole('alert')).toContainText('please check your connection and try again');
  await expect(description).toHaveValue(POSTING);
});

test('a description over the limit is refused at the field, with the number, and starts nothing', async ({ page }) => {
  let starts = 0;
  await page.route(INITIALIZE, () => void starts++);
  const { description, create } = await openSetupForm(page);
  await description.fill('a'.repeat(50_210));
  await expect(page.getByRole('alert')).toHaveText(
    'This is 210 characters over the limit of 50,000. Please shorten it.',
  );
  await expect(description).toHaveAttribute('aria-invalid', 'true');
  await create.click();
  await expect(description).toBeFocused();
  await description.fill(POSTING);
  await expect(page.getByRole('alert')).toBeHidden();
  expect(starts).toBe(0);
});

test.describe('a failed start comes back to the form', () => {
  test('comes with its reason, its tone and everything that was given, for guests and for who is signed in', async ({
    page,
  }) => {
    await test.step('in red with the reason, which a reload does not repeat', async () => {
      const { banner } = await failedStart(page, INITIALIZE, 500, { success: false, message: 'No room' });
      await expect(banner).toContainText('Webhook failed with status: 500 - No room');
      await expect(banner).toHaveAttribute('data-tone', 'danger');
      await expect.poll(() => navigationState(page)).not.toHaveProperty('interviewFailed');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner).toBeHidden();
    });

    await test.step('in grey when the text says too little', async () => {
      const { banner } = await failedStart(page, INITIALIZE, 599, {});
      await expect(banner).toContainText('Not enough data, please enter in at least a position and a company');
      await expect(banner).toHaveAttribute('data-tone', 'neutral');
      const colours = await banner.evaluate((element) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
        return [color, backgroundColor, borderTopColor];
      });
      for (const colour of colours) {
        const channels = (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
        expect(Math.max(...channels) - Math.min(...channels), colour).toBeLessThan(32);
      }
    });

    await test.step('in red with its words and the role when a role could not be started', async () => {
      const { banner, form } = await failedStart(page, START, 503, { message: 'The service is full' });
      await expect(banner).toContainText('The service is full');
      await expect(banner).toHaveAttribute('data-tone', 'danger');
      await expect(form.roles).toContainText('Barista');
    });

    await test.step('with everything that was given, until it is dismissed or mended', async () => {
      const { banner, form } = await failedStart(page, INITIALIZE, 500, { message: 'No room' });
      await expect(form.description).toHaveValue(POSTING);
      await expect(form.description).toHaveAttribute('aria-invalid', 'true');
      await expect(form.description).toHaveAccessibleDescription(/Unable to Create Interview/);
      await expect(form.create).toBeInViewport({ ratio: 1 });
      const stands = async () => {
        const [field, button] = await Promise.all([form.description.boundingBox(), form.create.boundingBox()]);
        return { fieldTop: field?.y, button };
      };
      const before = await stands();
      await form.description.press('Control+End');
      await page.keyboard.type('!');
      await expect(banner).toBeHidden();
      // Nothing moves under the writer's hands, and the field takes the banner's room back.
      expect(await stands()).toEqual(before);
      await expect(form.description).toHaveAttribute('aria-invalid', 'false');
      await form.create.click();
      await expect(banner).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(banner).toBeHidden();
      await expect(form.description).toHaveValue(`${POSTING}!`);
    });

    await test.step('for who is signed in too, in place of the dashboard', async () => {
      await signUp(page.request);
      const { banner } = await failedStart(page, INITIALIZE, 500, { message: 'No room' });
      await expect(banner).toContainText('No room');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready to Interview?');
    });
  });
});
