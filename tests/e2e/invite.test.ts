import { chooseTyping, enterInterview, FULL_ANSWER, POSTING, typeAnswer } from '#tests/support/interview-steps.ts';
import { expect, NOBODY_LISTENS, test } from '#tests/support/spoken-test.ts';

test.use({ speaking: NOBODY_LISTENS });

test('whoever has answered everything may ask, also after a reload, and a no ends the interview', async ({ page }) => {
  test.slow();
  await page.goto('/home');
  await page.getByLabel('Job Description').fill(`${POSTING}\nSalary: £52,000 a year.`);
  await page.getByText('30min').click();
  await page.getByRole('button', { name: 'Create Mock Interview' }).click();
  await enterInterview(page);
  await chooseTyping(page);
  const heading = page.getByRole('heading', { level: 1 });
  const caption = page.locator('[data-part="caption"]');
  const myTurn = page.getByText('Ctrl and Enter sends it too.');
  const over = page.getByText('Interview Complete!').or(page.getByText('Interview Report'));
  const invite = 'Is there anything that you would like to ask?';

  await expect(page.locator('[data-part="good-length"]')).toBeVisible();
  await test.step('after the last question', async () => {
    for (let answers = 0; answers < 20 && !(await caption.textContent())?.includes(invite); answers++) {
      await typeAnswer(page, `${FULL_ANSWER} Answer ${answers}.`);
      await expect(myTurn).toBeVisible({ timeout: 60_000 });
    }
    await expect(caption).toHaveText(invite);
    await expect(heading).toHaveText('Your Question');
    // How long a good answer is has nothing to do with it.
    await expect(page.locator('[data-part="good-length"]')).toHaveCount(0);
  });

  await test.step('also on a page that is loaded anew meanwhile, where it is answered', async () => {
    await page.reload();
    await expect(caption).toHaveText(invite, { timeout: 30_000 });
    await expect(heading).toHaveText('Your Question');
    await chooseTyping(page);
    await typeAnswer(page, 'Yes, what is the salary?');
    await expect(page.locator('[data-part="acknowledgement"]')).toContainText('Salary: £52,000 a year', {
      timeout: 30_000,
    });
    await expect(caption).toHaveText('Is there anything else that you would like to ask?');
  });

  await test.step('and then it is over', async () => {
    await typeAnswer(page, 'No, thank you.');
    await expect(over).toBeVisible({ timeout: 60_000 });
  });
});
