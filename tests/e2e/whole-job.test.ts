import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/product-test.ts';

const POSTING = 'Senior Software Engineer - Acme Corp\nYou will own our order service. We need Python, SQL and Docker.';
const ANSWER =
  'Last year our order service was slow at peak times. I had to bring the response time down before the December sale. I measured the queries, found two missing indexes and rewrote the worst query, and then I load tested it with 500 users. As a result the response time dropped by 60 percent and we had no outage.';

async function create(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Ready to Interview?' })).toBeVisible();
  await page.getByLabel('Job Description').fill(POSTING);
  await page.getByText('10min').click();
  await page.getByRole('button', { name: 'Create Mock Interview' }).click();
  await enter(page);
}

/** From the ready page through the explanation to the stage. */
async function enter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Interview' }).click();
  for (let steps = 0; steps < 3; steps++) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: "I'm Ready" }).click();
}

/** Answers whatever is asked until the interview ends. Tells how many answers that took. */
async function answerEverything(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Type instead' }).click();
  for (let answers = 0; ; answers++) {
    const myTurn = page.getByText('Ctrl and Enter sends it too.');
    const over = page.getByText('Interview Complete!').or(page.getByText('Interview Report'));
    await expect(myTurn.or(over)).toBeVisible({ timeout: 60_000 });
    if (await over.isVisible()) return answers;
    const before = (await page.locator('.spoken').textContent()) ?? '';
    await page.getByLabel('Your answer').fill(`${ANSWER} Answer ${answers}.`);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.locator('.spoken')).not.toHaveText(before);
  }
}

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

async function expectReport(page: Page): Promise<void> {
  await expect(page.getByText('Interview Report')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('img', { name: /^Overall score: \d+ out of 100$/ })).toBeVisible();
  for (const axis of ['Problem Answer', 'Conciseness', 'Structure']) {
    await expect(page.locator('.axes').getByText(axis)).toBeVisible();
  }
  await expect(page.locator('.qgrid a')).toHaveCount(3);
}

test('a guest is interviewed by voice, registers and reads a report whose points add up', async ({ page }) => {
  const spoken: number[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/tts/generate')) spoken.push((await response.body()).length);
  });
  await create(page);
  expect(await answerEverything(page)).toBeGreaterThanOrEqual(3);
  // Each thing that the interviewer said came as sound of more than a second at 16 kHz.
  expect(spoken.length).toBeGreaterThanOrEqual(3);
  for (const bytes of spoken) expect(bytes).toBeGreaterThan(16_000);

  await page.getByRole('link', { name: 'Sign Up' }).click();
  await register(page, `guest${Date.now()}@example.com`);
  await expectReport(page);

  await page.locator('.qgrid a').nth(1).click();
  await expect(page.getByRole('heading', { name: 'Score Analysis' })).toBeVisible();
  for (const ledger of await page.locator('.ledger').all()) {
    const cells = await ledger.locator('tr:not(.total) td').allInnerTexts();
    const total = Number(await ledger.locator('tr.total td').textContent());
    const points = cells.map((cell) => Number.parseInt(cell.replace('−', '-'), 10));
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(total);
  }
});

test('a signed-in user goes straight to the report, and finds it again on the dashboard', async ({ page }) => {
  await page.goto('/register');
  await register(page, `user${Date.now()}@example.com`);
  await expect(page.getByText('No interviews yet.')).toBeVisible();
  await page.goto('/home');
  await createSignedIn(page);
  await answerEverything(page);
  await expectReport(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /Senior Software Engineer at Acme Corp/ })).toBeVisible();
});

/** The same form for who is signed in, at /home. */
async function createSignedIn(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Trending Interviews' }).click();
  await page.getByRole('option', { name: 'Barista' }).click();
  await expect(page.getByLabel('Job Description')).toHaveValue('');
  await page.getByLabel('Job Description').fill(POSTING);
  await expect(page.getByRole('combobox', { name: 'Trending Interviews' })).toHaveText('Or pick a role');
  await page.getByText('10min').click();
  await page.getByRole('button', { name: 'Create Mock Interview' }).click();
  await enter(page);
}

test('a text that says too little comes back to the form with the reason', async ({ page }) => {
  await page.goto('/home');
  await page.getByLabel('Job Description').fill('hello there');
  await page.getByRole('button', { name: 'Create Mock Interview' }).click();
  await expect(page.getByText('Unable to Create Interview')).toBeVisible();
  await expect(page.getByText('Not enough data, please enter in at least a position and a company')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Unable to Create Interview')).toBeHidden();
});
