import type { Page } from '@playwright/test';
import { answerEverything, createInterview, enterInterview, expectReport } from '#tests/support/interview-steps.ts';
import { expect, test } from '#tests/support/product-test.ts';

test('a guest is interviewed by voice, registers and reads a report whose points add up', async ({ page }) => {
  const spoken: number[] = [];
  // By its size: what was streamed into a player is not always kept to be read a second time.
  page.on('requestfinished', async (request) => {
    if (request.url().endsWith('/tts/generate')) spoken.push((await request.sizes()).responseBodySize);
  });
  await createInterview(page);
  await enterInterview(page);
  expect(await answerEverything(page)).toBeGreaterThanOrEqual(3);
  // Each thing that the interviewer said came as sound of more than a second at 16 kHz.
  expect(spoken.length).toBeGreaterThanOrEqual(3);
  for (const bytes of spoken) expect(bytes).toBeGreaterThan(16_000);

  await register(page, `guest${Date.now()}@example.com`);
  await expectReport(page);

  await page.getByRole('link', { name: /^Question 2 .*Conciseness/ }).click();
  await expect(page.getByRole('heading', { name: 'Score Analysis' })).toBeVisible();
  const bill = page.getByRole('region', { name: 'Points of Main response' }).getByRole('list').first();
  for (const lens of ['Problem Answer', 'Conciseness', 'Structure']) {
    await page.getByRole('radio', { name: lens }).check();
    const rows = await bill.locator('> li').all();
    const cells = await Promise.all(rows.map((row) => row.locator('b').first().textContent()));
    const points = cells.map((cell) => Number.parseInt((cell ?? '').replace('−', '-'), 10));
    const total = points.pop();
    expect(points.length).toBeGreaterThan(0);
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(total);
  }
});

async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(String(Date.now()).slice(-10));
  await page.getByLabel('Password', { exact: true }).fill('Correct horse 7');
  await page.getByLabel('Confirm password').fill('Correct horse 7');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  const outbox = await page.request.get(`/api/dev/outbox?to=${email}`);
  await page.getByLabel('Code').fill((await outbox.json()).data[0].code);
  await page.getByRole('button', { name: 'Verify' }).click();
}
