import { expectNoFindings } from '#tests/support/axe.ts';
import { judgedReport } from '#tests/support/judged-report.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { signUp } from '#tests/support/signed-up.ts';

const IMPROVEMENT = 'You stop at your own question to him.';
const HOW = 'Say in one sentence whether he signed for the ten, and what became of the two.';
const SUMMARY =
  'You tell one delivery with a month, a place and your own steps. You leave open whether he took the ten.';

test('a language model’s summary, improvement and reasons stand on the question’s page, the report and on paper', async ({
  page,
}) => {
  await signUp(page.request);
  const json = { success: true, data: judgedReport() };
  await page.route('**/api/results/int_judged', (route) => route.fulfill({ json }));

  await page.goto('/results/int_judged/question-analysis/1');
  await expect(page.getByText(SUMMARY)).toBeVisible();
  const advice = page.locator('section', { has: page.getByRole('heading', { name: 'Areas for Improvement' }) });
  const first = advice.getByRole('listitem').first();
  await expect(first).toContainText(IMPROVEMENT);
  await expect(first).toContainText(HOW);
  await expect(first.locator('q')).toHaveText('Then I put the two to one side and asked him where he wanted the ten');
  await expect(advice.getByText('You stop before the end.')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'What you told' })).toContainText('How did it end?');

  for (const [label, reason] of [
    ['Off the question', 'You leave the yard here, and the listener waits for what you did.'],
    ['Too general', 'You could say this of any delivery.'],
  ] as const) {
    await page.getByRole('region', { name: 'Points of Main response' }).getByRole('button', { name: label }).click();
    await expect(page.getByRole('paragraph').filter({ hasText: reason })).toBeVisible();
    await page.keyboard.press('Escape');
  }

  await page.goto('/results/int_judged');
  await expect(page.getByText(IMPROVEMENT)).toBeVisible();
  await expect(page.getByText('The scores are made by the language model a-model.')).toBeVisible();
  const paper = (await pdfText(await page.pdf({ format: 'A4' }))).replace(/\s+/g, ' ');
  for (const words of [SUMMARY, IMPROVEMENT, HOW, 'You leave the yard here', 'You could say this of any delivery'])
    expect(paper).toContain(words);

  for (const address of ['/results/int_judged', '/results/int_judged/question-analysis/1']) {
    await page.goto(address);
    await expect(page.getByText(IMPROVEMENT)).toBeVisible();
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [1024, 'dark'],
      [390, 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByText(IMPROVEMENT)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectNoFindings(page);
    }
  }
});
