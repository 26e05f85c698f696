import { POSTING } from '#tests/support/interview-steps.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { openEmptyForm, openSetupForm } from '#tests/support/setup-form.ts';
import { signUp } from '#tests/support/signed-up.ts';

/** Makes an interview by the product's own calls, for whoever's request it is. */
async function startInterview(request: import('@playwright/test').APIRequestContext): Promise<string> {
  const data = { start: true, description: POSTING, length: '10min', interviewType: 'technical' };
  const started = await request.post('/api/webhook/initialize', { data });
  return (await started.json()).interview_id;
}

test('what was typed and chosen stands after going back, a role can be undone, and a small window shows the button', async ({
  page,
}) => {
  await test.step('back from the ready page stands everything that was typed and chosen', async () => {
    await page.route('**/api/webhook/initialize', () => undefined);
    const { description, duration, style, create } = await openSetupForm(page);
    await description.fill(POSTING);
    await style.press('ArrowRight');
    await page.getByText('10 questions').click();
    await create.click();
    await expect(page).toHaveURL(/\/interview-ready$/);
    await page.goBack();
    await expect(description).toHaveValue(POSTING);
    await expect(style).toHaveAttribute('aria-valuetext', 'Technical');
    await expect(duration(60)).toBeChecked();
    await description.fill('A newer text');
    await page.reload();
    await expect(description).toHaveValue('A newer text');
  });

  await test.step('a chosen role can be undone, and the text that made room for it comes back', async () => {
    await page.unroute('**/api/webhook/initialize');
    const { description, roles, chooseRole, create } = await openEmptyForm(page);
    await chooseRole('Barista');
    await page.getByRole('button', { name: 'Undo the role' }).click();
    await expect(roles).toHaveText('Or pick a role');
    await expect(create).toBeDisabled();
    await description.fill(POSTING);
    await chooseRole('Clown');
    await page.getByRole('button', { name: 'Undo the role' }).click();
    await expect(description).toHaveValue(POSTING);
    await expect(page.getByRole('button', { name: 'Undo the role' })).toHaveCount(0);
  });

  await test.step('a window of 1024×768 shows the button, also below a banner', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.route('**/api/webhook/initialize', (route) =>
      // The longest words that our own server has for it.
      route.fulfill({ status: 500, json: { message: 'Something went wrong on our side. Please try again.' } }),
    );
    const { description, create } = await openEmptyForm(page);
    await expect(create).toBeInViewport({ ratio: 1 });
    await description.fill(POSTING);
    await create.click();
    await expect(page.getByText('Unable to Create Interview')).toBeVisible();
    await expect(create).toBeInViewport({ ratio: 1 });
  });
});

test('whoever comes back finds the form at once, the way into the interview, and the same job', async ({ page }) => {
  await test.step('a pending session on / shows a guest the form at once', async () => {
    await page.route('**/api/auth/get-session', () => undefined);
    const { description } = await openSetupForm(page, '/');
    await description.fill('Typed before anybody knew who it was');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready to Interview?');
    // Who was signed in last gets the outline of the page that comes, and the rail that goes with it.
    await page.evaluate(() => localStorage.setItem('signedInLast', 'true'));
    await page.goto('/');
    await expect(page.getByRole('status', { name: 'Loading your dashboard' })).toBeVisible();
    const rail = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(rail.locator('[aria-current="page"]')).toHaveText('Dashboard');
  });

  await test.step('a guest who left midway finds the way back into the interview', async () => {
    await page.unroute('**/api/auth/get-session');
    await page.evaluate(() => localStorage.removeItem('signedInLast'));
    const interviewId = await startInterview(page.request);
    await page.goto('/terms');
    await page.evaluate(
      (id) => localStorage.setItem('tempInterviewData', JSON.stringify({ interviewId: id })),
      interviewId,
    );
    const goOn = page.getByRole('link', { name: /^Go on with your interview/ });
    await openEmptyForm(page);
    // One that nobody has answered yet has only been prepared.
    await page.waitForLoadState('networkidle');
    await expect(goOn).toHaveCount(0);
    await page.request.post('/api/llm/complete', {
      data: { interviewId, userText: 'I measured the slow queries first.' },
    });
    await page.reload();
    await expect(goOn).toContainText('question 1 of 3');
    await goOn.click();
    await expect(page).toHaveURL(/\/interview$/);
  });

  await test.step('a signed-in user takes the same job again', async () => {
    await signUp(page.request);
    await startInterview(page.request);
    const { description, style, duration } = await openEmptyForm(page);
    await description.fill('Something else');
    await page.getByRole('button', { name: /^Same job again/ }).click();
    await expect(description).toHaveValue(POSTING);
    await expect(style).toHaveAttribute('aria-valuetext', 'Technical');
    await expect(duration(10)).toBeChecked();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(description).toHaveValue('Something else');
  });
});
