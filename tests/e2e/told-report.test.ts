import type { Page } from '@playwright/test';
import type { InterviewResults } from '#contract/results.ts';
import { expectNoFindings } from '#tests/support/axe.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { signUp } from '#tests/support/signed-up.ts';
import { harderReport, TOLD_CLAUSES, toldReport } from '#tests/support/told-report.ts';

/** The page asks for these, as if they had been stored long ago. */
async function answerWith(page: Page, ...reports: readonly InterviewResults[]): Promise<void> {
  await signUp(page.request);
  for (const report of reports) {
    const json = { success: true, data: report };
    await page.route(`**/api/results/${report.interview_id}`, (route) => route.fulfill({ json }));
  }
}

test('a question begins with what was told, and each bill ends with the rest', async ({ page }) => {
  await answerWith(page, toldReport());
  await page.goto('/results/int_told/question-analysis/1');
  const told = page.getByRole('region', { name: 'What you told' });
  await expect(told.locator('q')).toHaveText(Object.values(TOLD_CLAUSES));
  await expect(told).toContainText('How did it end?');
  await expect(told.getByText('Structure −18')).toBeVisible();
  // What is told has no points; nothing was recorded, so that there is nothing to play.
  await expect(told.getByText('−')).toHaveCount(2);
  await expect(told.getByRole('button')).toHaveCount(0);

  const bill = page.getByRole('region', { name: 'Points of Main response' });
  for (const [lens, last] of [
    ['Conciseness', 'The rest'],
    ['Structure', 'The rest'],
    ['Problem Answer', 'The rest'],
  ] as const) {
    await page.getByRole('radio', { name: lens }).check();
    await expect(bill.getByRole('listitem').nth(-2)).toContainText(last);
    await expect(bill.getByRole('listitem').nth(-2).locator('button, summary')).toHaveCount(0);
    await expect(page.getByText('Nothing single to point at.')).toHaveCount(1);
  }

  await page.getByRole('link', { name: /^Structure/ }).click();
  await expect(page.getByText('still missing')).toHaveCount(1);
  await expect(page.getByText('How did it end?', { exact: true })).toBeVisible();
});

test('a report tells what shows across the interview, or sets something harder, on the screen and on paper', async ({
  page,
}) => {
  await answerWith(page, toldReport(), harderReport());
  await page.goto('/results/int_told');
  const across = page.locator('section', { has: page.getByRole('heading', { name: 'Across the interview' }) });
  await expect(across.getByRole('listitem')).toHaveCount(2);
  const paper = await pdfText(await page.pdf({ format: 'A4' }));
  for (const words of [
    'Across the interview',
    'they never once fixed that tail lift',
    'The rest: How readers took answers told like this one.',
    'What you told',
    'How did it end?',
    'Problem Answer −15, Structure −18',
  ]) {
    expect(paper).toContain(words);
  }
  await across.getByRole('link', { name: 'Question 3' }).first().click();
  await page.waitForURL('**/results/int_told/question-analysis/3');
  await expect(page.getByRole('heading', { name: 'Q3', level: 1 })).toBeVisible();

  await page.goto('/results/int_harder');
  await expect(page.getByText('We found nothing that is surely wrong. So here is something harder.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Practise next' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Answer it again' }).click();
  await page.waitForURL('**/results/int_harder/question-analysis/1/again');
});

test('all of it fits every width in either light, and axe finds nothing on it', async ({ page }) => {
  await answerWith(page, toldReport(), harderReport());
  for (const address of ['/results/int_told', '/results/int_told/question-analysis/1', '/results/int_harder']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Areas for Improvement' })).toBeVisible();
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [1024, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectNoFindings(page);
    }
  }
});
