import { chooseTyping, FULL_ANSWER, openStage, typeAnswer } from '#tests/support/interview-steps.ts';
import { expect, NOBODY_LISTENS, test } from '#tests/support/spoken-test.ts';

test.use({ speaking: NOBODY_LISTENS });

test('a question that is put off comes back after the last one, and the interview ends after it', async ({ page }) => {
  await openStage(page);
  await chooseTyping(page);
  const heading = page.getByRole('heading', { level: 1 });
  const dots = (state: string) => page.locator(`[data-dot="${state}"]`);
  await typeAnswer(page, 'Can I come back to that one later, please?');
  await expect(heading).toHaveText('Question 2', { timeout: 30_000 });

  await test.step('after the last one it is asked again, and what was asked stays so', async () => {
    const again = page.getByRole('img', { name: 'Question 1 of 3' });
    const myTurn = page.getByText('Ctrl and Enter sends it too.');
    for (let answers = 0; answers < 8 && !(await again.isVisible()); answers++) {
      await typeAnswer(page, `${FULL_ANSWER} Answer ${answers}.`);
      await expect(myTurn).toBeVisible({ timeout: 60_000 });
    }
    await expect(again).toBeVisible();
    await expect(heading).toHaveText('Question 1');
    await expect(dots('done')).toHaveCount(2);
    await expect(dots('now')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'End Interview' })).toBeEnabled();
  });

  await test.step('also for a page that is loaded anew meanwhile', async () => {
    await page.reload();
    await expect(heading).toHaveText('Question 1', { timeout: 30_000 });
    await expect(dots('done')).toHaveCount(2);
  });

  await test.step('and then the interview is over', async () => {
    const over = page.getByText('Interview Complete!').or(page.getByText('Interview Report'));
    const myTurn = page.getByText('Ctrl and Enter sends it too.');
    await chooseTyping(page);
    for (let answers = 0; answers < 4 && !(await over.isVisible()); answers++) {
      await typeAnswer(page, `${FULL_ANSWER} At last ${answers}.`);
      await expect(myTurn.or(over)).toBeVisible({ timeout: 60_000 });
    }
    await expect(over).toBeVisible({ timeout: 30_000 });
  });
});
