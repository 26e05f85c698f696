import type { QuestionType } from '#contract/words.ts';
import { TOUGHER } from '#domain/report/catalogue.ts';
import { expectNoFindings } from '#tests/support/axe.ts';
import { finishInterview } from '#tests/support/finished-interview.ts';
import { holdCalls } from '#tests/support/hold-calls.ts';
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
  const letThrough = await holdCalls(page, /\/retries\?/);
  await page.reload();
  await expect(answer).toHaveValue(FULL_ANSWER);
  // Earlier tries are still looked for when it has been scored.
  const scored = page.waitForResponse((response) => response.request().method() === 'POST');
  await answer.press('Control+Enter');
  await scored;
  letThrough();
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

test('the tougher question of a report without a fault is answered itself, and scored by itself', async ({ page }) => {
  await signUp(page.request);
  const interviewId = await finishInterview(page.request, FULL_ANSWER);
  const { data } = await (await page.request.get(`/api/results/${interviewId}`)).json();
  const asks = TOUGHER[data.questions[0].question_type as QuestionType].asks;
  data.overall.advice = [];
  data.overall.harder = [
    { title: 'The best answer again', asks: data.questions[1].question, question_number: 2 },
    { title: 'A tougher question', asks, question_number: 1, is_tougher: true },
  ];
  await page.route(`**/api/results/${interviewId}`, (route) => route.fulfill({ json: { success: true, data } }));

  await page.goto(`/results/${interviewId}`);
  await expect(page.getByText(/^Question 2\. Last time: \d+ words, about \d+ seconds aloud\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Answer it now' }).click();
  await expect(page.getByRole('heading', { name: 'Q1: A tougher question' })).toBeVisible();
  await expect(page.getByText(asks, { exact: true })).toBeVisible();
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await answer.fill(FULL_ANSWER);
  await answer.press('Control+Enter');
  const came = page.getByRole('region', { name: 'What it came to' });
  await expect(page.getByRole('heading', { name: 'What it came to' })).toBeFocused();
  await expect(came).toContainText(FULL_ANSWER.slice(0, 40));
  await expect(came.getByRole('region', { name: 'Points of Main response' })).toBeVisible();
  await expect(came.getByText('→')).toHaveCount(0);
  await expectNoFindings(page);

  // It is no try of the question that it goes on from, and is there again.
  await page.reload();
  await expect(came).toContainText(FULL_ANSWER.slice(0, 40));
  await page.goto(`/results/${interviewId}/question-analysis/1/again`);
  await expect(page.getByRole('textbox', { name: 'Your new answer' })).toBeVisible();
  await expect(page.getByText('Looking for your earlier tries…')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What changed' })).toHaveCount(0);
});
