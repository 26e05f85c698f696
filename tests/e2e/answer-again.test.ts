import { expectNoFindings } from '#tests/support/axe.ts';
import { finishInterview } from '#tests/support/finished-interview.ts';
import { FULL_ANSWER } from '#tests/support/interview-steps.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { signUp } from '#tests/support/signed-up.ts';

/** Fillers and a repetition, and a word that nobody says of orders. */
const HEARD =
  'Um, so, you know, last spring our biggest customer could not open their orders two days before the season began. ' +
  'I looked at the slowest hundred requests first, because an average hides them, and, um, I wrote an in decks and ' +
  'rolled it out at night. I made sure to roll it back first. I made sure to roll it back first because, basically, ' +
  'that seemed right, you know.';
const SAID = HEARD.replace('an in decks', 'an index');

test('a misheard word is set right, and the question answered again from the report', async ({ page }) => {
  await signUp(page.request);
  const interviewId = await finishInterview(page.request, HEARD);
  await page.goto(`/results/${interviewId}/question-analysis/1`);

  // More than three words in ten are another answer; a misheard word is scored again, and says by whom it was corrected.
  await page.getByRole('button', { name: 'I didn’t say that' }).first().click();
  const field = page.getByRole('textbox', { name: 'What you said' });
  await expect(field).toHaveValue(HEARD);
  await field.fill(FULL_ANSWER);
  await page.getByRole('button', { name: 'Score it again' }).click();
  await expect(page.getByRole('alert')).toContainText('three words in ten');
  await field.fill(SAID);
  await page.getByRole('button', { name: 'Score it again' }).click();
  await expect(field).toHaveCount(0);
  const response = page.locator('section', { has: page.getByRole('heading', { name: 'Main response' }) }).first();
  await expect(response).toContainText('I wrote an index');
  await expect(response.getByText('in decks')).toBeHidden();
  await response.getByText('Corrected by you').click();
  await expect(response.getByText('in decks')).toBeVisible();

  // What to practise next opens that very question.
  await page.getByRole('link', { name: 'Back to Results' }).click();
  const overall = page.getByRole('img', { name: /^Overall score/ });
  const score = await overall.getAttribute('aria-label');
  await page.getByRole('link', { name: /^Answer Question \d/ }).click();
  await expect(page.getByRole('heading', { name: /^Q\d: Answer it again$/ })).toBeVisible();
  const answer = page.getByRole('textbox', { name: 'Your new answer' });
  await expect(page.getByRole('button', { name: 'Score this answer' })).toBeDisabled();
  await answer.fill(FULL_ANSWER);

  // Typed and not sent: a reload, which asks first, brings it back.
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(answer).toHaveValue(FULL_ANSWER);
  await answer.press('Control+Enter');
  const compared = page.getByRole('region', { name: 'What changed' });
  await expect(page.getByRole('heading', { name: 'What changed' })).toBeFocused();
  await expect(compared).toContainText('Gone');
  await expect(compared.getByRole('region', { name: 'In the interview' })).toContainText('biggest customer');
  await expect(compared.getByRole('region', { name: 'Answered again' })).toContainText(FULL_ANSWER.slice(0, 40));
  await expect(answer).toHaveValue('');
  await expectNoFindings(page);

  // Each try is kept and can be looked at again; the report is what it was.
  await answer.fill('No.');
  await page.getByRole('button', { name: 'Score this answer' }).click();
  await expect(compared.getByRole('region', { name: 'Answered again' })).toContainText('No.');
  await page.reload();
  await page.getByRole('radio', { name: /^Try 1/ }).check();
  await expect(answer).toHaveValue('');
  await expect(compared.getByRole('region', { name: 'Answered again' })).toContainText(FULL_ANSWER.slice(0, 40));
  await page.goto(`/results/${interviewId}`);
  await expect(overall).toHaveAttribute('aria-label', `${score}`);
});
