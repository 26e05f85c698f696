import { holdCalls } from '#tests/support/hold-calls.ts';
import {
  answerEverything,
  chooseTyping,
  createInterview,
  enterInterview,
  expectReport,
  FULL_ANSWER,
  typeAnswer,
} from '#tests/support/interview-steps.ts';
import { signUp } from '#tests/support/signed-up.ts';
import { expect, NOBODY_LISTENS, test } from '#tests/support/spoken-test.ts';

test.use({ speaking: NOBODY_LISTENS });

test('a signed-in user has the screen explained once, goes back to what was ended by mistake, goes straight to the report, and finds it on the dashboard', async ({
  page,
}) => {
  await signUp(page.request);
  await page.goto('/dashboard');
  await expect(page.getByText('Your first interview takes ten minutes.')).toBeVisible();
  await createInterview(page);
  await enterInterview(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 1');

  await test.step('an interview that was ended by mistake is shown as ended, and gone back to from its report', async () => {
    await chooseTyping(page);
    const end = page.getByRole('button', { name: 'End Interview' });
    for (let turn = 0; turn < 6 && (await end.isDisabled()); turn++) {
      await typeAnswer(page, `${FULL_ANSWER} Answer ${turn}.`);
      await page.getByText('Ctrl and Enter sends it too.').waitFor({ timeout: 30_000 });
    }
    // A draft is gone on with behind its last word, also on a page that was loaded anew; ending sends it along.
    const field = page.getByLabel('Your answer');
    await field.fill('We had ten days,');
    await page.reload();
    await expect(field).toHaveValue('We had ten days,');
    await expect(field).toBeFocused();
    await page.keyboard.type(' and took eight.');
    await expect(field).toHaveValue('We had ten days, and took eight.');
    // The words stand until the interview is its user's, and for a second at least.
    const letThrough = await holdCalls(page, '**/api/user/interviews');
    await end.click();
    await expect(page.getByRole('heading', { name: 'Processing your interview results...' })).toBeVisible();
    await expect(page.getByText('This may take a moment')).toBeVisible();
    const typedIsKept = page.getByText('What you had typed is kept as part of your answer.');
    await expect(typedIsKept).toBeVisible();
    letThrough();
    await expect(page).toHaveURL(/\/results\/int_/);
    await expect(page.getByRole('heading', { name: 'Interview Report' })).toBeFocused();
    await expect(typedIsKept).toBeVisible();
    await page.getByText('Ended by mistake?').waitFor();
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL(/\/interview$/);
    await expect(page.getByText('Welcome back. Everything you said is kept.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Question 2 of 3' })).toBeVisible();
    await expect(page.getByText('Your last answer is kept')).toBeVisible();
  });

  await test.step('the last answer leads straight to the report, which is on the dashboard too', async () => {
    await answerEverything(page);
    await expectReport(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: /Senior Software Engineer - Acme Corp/ })).toBeVisible();
  });

  await test.step('with a second interview nothing is explained', async () => {
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
});
