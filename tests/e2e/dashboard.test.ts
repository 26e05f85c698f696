import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '#tests/support/axe.ts';
import { finishInterview } from '#tests/support/finished-interview.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { signUp } from '#tests/support/signed-up.ts';
import { type IndexedInterview, storeInterviews } from '#tests/support/stored-interviews.ts';

const DAY_MS = 86_400_000;

/**
 * Interviews of seven weeks back, one a week, the newest scored highest; and one that was left midway. The newest began
 * moments ago, because what began before midnight may have been last week's or last month's.
 */
function season(ownerId: string): IndexedInterview[] {
  const nowMs = Date.now();
  const scored = [58, 64, 61, 70, 74, 78, 82].map((overallScore, week) => ({
    ownerId,
    overallScore,
    concisenessScore: overallScore - 6,
    company: week % 2 === 0 ? 'Copper Kettle Coffee' : 'First Meridian Bank',
    role: week % 2 === 0 ? 'Barista' : 'Financial Analyst',
    createdAt: nowMs - (6 - week) * 7 * DAY_MS - 2_000,
    completedAt: nowMs - (6 - week) * 7 * DAY_MS,
  }));
  const none = { overallScore: -1, problemAnswerScore: -1, concisenessScore: -1, structureScore: -1 };
  const midway = { ownerId, ...none, role: 'Usher', company: '', status: 'in_progress' as const, completedAt: null };
  return [...scored, { ...midway, questionNumber: 4, createdAt: nowMs - 1_000 }];
}

const activity = (page: Page) => page.getByRole('region', { name: 'Recent Activity' }).getByRole('link');

/** How many pixels of the last column of a drawing are not blank; null while there is nothing in it. */
const inkAtRightEdge = (canvas: Locator) =>
  canvas.evaluate((drawing: HTMLCanvasElement) => {
    const inkOf = (x: number, width: number) =>
      drawing
        .getContext('2d')
        ?.getImageData(x, 0, width, drawing.height)
        .data.filter((value, i) => i % 4 === 3 && value > 0).length ?? 0;
    return drawing.clientWidth <= innerWidth && inkOf(0, drawing.width) > 0 ? inkOf(drawing.width - 1, 1) : null;
  });

test('a season of interviews is told in figures, lines, months and a list', async ({ page, server }) => {
  await signUp(page.request, 'Maya Ortiz');
  const { data } = await (await page.request.get('/api/auth/get-session')).json();
  const ids = storeInterviews(server.stateFolder, season(data.user.id));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible();
  await expect(page.getByRole('main').locator('header')).toHaveText('GreenroomHello, MayaSign Out');

  const figures = (name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name }) });
  await expect(figures('All time')).toContainText('8interviews, 2 companies');
  await expect(figures('This week')).toContainText(/interviews?, \d/);
  await expect(figures('Average score')).toContainText('70of 7 interviews with a score');
  await expect(figures('Averages by axis')).toContainText('70Problem answer64Conciseness70Structure');

  // The picture is the library's; the keyboard and a screen reader get the same numbers.
  const chart = page.getByRole('figure', { name: 'Interview Performance' });
  await expect(chart.locator('canvas')).toBeVisible();
  await expect(chart).toContainText('last 5 weeks with a score. Scale from 40 to 100.');
  // Nothing that is drawn is cut at its right edge.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => inkAtRightEdge(chart.locator('canvas'))).toBe(0);
  }
  await chart.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(chart.getByRole('columnheader')).toHaveText([
    'Week of',
    'Overall',
    'Problem answer',
    'Conciseness',
    'Structure',
  ]);
  await expect(chart.getByRole('row').nth(5).getByRole('cell')).toHaveText(['82', '82', '76', '82']);
  await expect(chart.getByRole('row')).toHaveCount(6);

  const months = page.getByRole('region', { name: 'Monthly Distribution' });
  for (const words of ['Excellent 80+1', 'Good 65-79', 'Needs Work below 65'])
    await expect(months).toContainText(words);
  await expect(months.getByRole('button', { name: 'Next month' })).toBeDisabled();
  const month = (back: number) => {
    const now = new Date();
    return new Date(now.getFullYear(), now.getMonth() - back, 15).toLocaleDateString('en-US', { month: 'long' });
  };
  await expect(months).toContainText(month(0));
  const previous = months.getByRole('button', { name: 'Previous month' });
  for (let back = 1; back <= 11; back++) await previous.click();
  await expect(months).toContainText(month(11));
  await expect(months).toContainText('No interview was scored in');
  await expect(previous).toBeDisabled();

  await expect(activity(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'View All Activity' }).click();
  await expect(activity(page)).toHaveCount(8);
  await page.getByRole('button', { name: 'Show Less' }).click();
  await expect(activity(page)).toHaveCount(5);
  await expect(activity(page).nth(1)).toHaveAttribute('href', `/results/${ids[6]}`);
  await expect(activity(page).nth(1)).toContainText('Barista - Copper Kettle Coffee');
  await expect(activity(page).nth(1)).toContainText('82');
  await expect(page.getByRole('region', { name: 'Unfinished' })).toContainText('Usher, stopped at question 4 of 6.');
  await expectNoFindings(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Ready to Interview?' })).toBeVisible();
});

test('interviews that were taken stand against each other, and are deleted by a second click', async ({ page }) => {
  await signUp(page.request, 'Maya Ortiz');
  const [before, last] = [await finishInterview(page.request), await finishInterview(page.request)];
  const asked = await page.request.post('/api/interview/start', {
    data: { selectedInterview: 'company: Odeon title: Usher', length: '10min' },
  });
  const { interviewId: midway } = (await asked.json()).data;
  await page.goto('/');
  await expect(page.getByText(/^in your last interview, .* in the one before\./)).toBeVisible();
  await expect(page.getByText('The weekly lines begin when you have interviews in two different weeks.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where to gain most' })).toBeVisible();
  const raise = page.getByRole('link', { name: /See what would raise Question \d/ });
  await expect(raise).toHaveAttribute('href', new RegExp(`^/results/${last}/question-analysis/\\d/`));
  await expectNoFindings(page);

  await activity(page).nth(1).click();
  await expect(page).toHaveURL(`/results/${last}`);
  await expect(page.getByRole('heading', { name: 'Interview Report' })).toBeVisible();
  await page.goBack();

  await page
    .getByRole('button', { name: /^Delete Senior Software Engineer/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Keep' }).click();
  await page
    .getByRole('button', { name: /^Delete Senior Software Engineer/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(activity(page)).toHaveCount(2);
  expect((await page.request.get(`/api/results/${before}`)).status()).toBe(403);

  await page.getByRole('link', { name: 'Go on with Usher - Odeon' }).click();
  await expect(page).toHaveURL('/interview');
  expect(await page.evaluate(() => localStorage.getItem('tempInterviewData'))).toContain(midway);
});

test('without an interview there are three that begin at once, and a report that is named a sample', async ({
  page,
}) => {
  await signUp(page.request, 'Maya Ortiz');
  await page.goto('/dashboard');
  await expect(page.locator('figure').filter({ hasText: 'Sample report' })).toContainText('Interview Report');
  await expect(page.locator('canvas')).toHaveCount(0);
  await expectNoFindings(page);
  await page.getByRole('link', { name: /^Barista/ }).click();
  await expect(page.getByRole('button', { name: 'Start Interview' })).toBeVisible({ timeout: 15_000 });
  const { data } = await (await page.request.get('/api/dashboard/stats')).json();
  expect(data.recentActivity).toEqual([
    expect.objectContaining({ title: 'Barista - Copper Kettle Coffee', status: 'in_progress' }),
  ]);
});
