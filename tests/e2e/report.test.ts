import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { InterviewResults } from '#contract/results.ts';
import { expectNoFindings } from '#tests/support/axe.ts';
import { finishInterview } from '#tests/support/finished-interview.ts';
import { FULL_ANSWER } from '#tests/support/interview-steps.ts';
import { madeReport, SIX_ANSWERS } from '#tests/support/made-report.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { signUp } from '#tests/support/signed-up.ts';
import { storeRecording } from '#tests/support/store-recording.ts';

const keptReports = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) =>
      Object.keys(storage).filter((key) => key.startsWith('interview_results_')),
    ),
  );

test('a report is read, put on paper, complained about and deleted', async ({ page }) => {
  await signUp(page.request);
  const interviewId = await finishInterview(page.request, `Um, so, you know, it was, um, hard. ${FULL_ANSWER}`);
  const files = [];
  for (const question of [0, 1, 2]) files.push(await storeRecording(page.request, interviewId, question));
  const { data }: { data: InterviewResults } = await (await page.request.get(`/api/results/${interviewId}`)).json();

  await page.goto(`/results/${interviewId}`);
  await expect(page.getByRole('img', { name: `Overall score: ${data.overall.score} out of 100` })).toBeVisible();
  await expect
    .poll(() => keptReports(page))
    .toEqual([[`interview_results_${interviewId}`], [`interview_results_${interviewId}`]]);

  // Paper: every score, every quote and every word that was said, and nothing of what is pressed on a screen.
  const text = await pdfText(await page.pdf({ format: 'A4' }));
  const quotes = data.questions.flatMap((question) => [
    ...question.question_overall.problem_answer.criteria.map(({ quote }) => quote),
    ...question.question_overall.structure.penalties.map(({ quote }) => quote),
    ...question.responses.flatMap(({ conciseness }) => conciseness.penalties.map(({ quote }) => quote)),
  ]);
  const flat = (words: string) => words.replace(/\s+/g, ' ').trim();
  for (const quote of quotes) expect(text).toContain(flat(quote));
  const count = (mark: string) => text.split(mark).length - 1;
  expect(text).toContain('1. “');
  expect(count('”')).toBe(count('“'));
  data.questions.forEach(({ question, overall_score: score, question_overall: axes }, i) => {
    const { problem_answer: problemAnswer, conciseness, structure } = axes;
    const scores = [problemAnswer, conciseness, structure].map((axis) => axis.overall_score);
    expect(text).toContain(`Q${i + 1}: ${question}`);
    expect(text).toContain(`Score ${score}: Answer ${scores[0]}, Conciseness ${scores[1]}, Structure ${scores[2]}`);
  });
  for (const pressed of ['Back to Home', 'Save as PDF', 'Delete this interview', 'Dashboard']) {
    expect(text).not.toContain(pressed);
  }
  // On the screen the printed part is gone again.
  await expect(page.getByRole('heading', { name: /^Q1/ })).toHaveCount(0);

  // An issue: its type is asked for, and a failure is nobody's wait.
  await page.getByRole('button', { name: 'Report Issues' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Issues' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please select an issue you encountered');
  await expectNoFindings(page);
  await dialog.getByRole('combobox').click();
  await expect(page.getByRole('option')).toHaveCount(11);
  await page.getByRole('option', { name: 'Speech recognition' }).click();
  await dialog.getByLabel('Description').fill('x'.repeat(5_100));
  await expect(dialog.getByText('0 characters left')).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/issue-reports'));
  await page.route('**/api/issue-reports', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await dialog.getByRole('button', { name: 'Submit' }).click();
  expect((await sent).postDataJSON()).toEqual({
    interviewId,
    issueType: 'speech_recognition',
    description: 'x'.repeat(5_000),
  });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Report Issues' })).toBeFocused();

  // The recordings: each or all of them taken away by one press, and deleted by two.
  const recordings = async () => {
    const { data: listed } = await (await page.request.get(`/api/segmented-recording/segments/${interviewId}`)).json();
    return listed.segments.map(({ questionIndex }: { questionIndex: number }) => questionIndex);
  };
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Question 2' }).click();
  expect(await readFile(await (await download).path())).toEqual(files[1]);
  const names: string[] = [];
  page.on('download', (each) => names.push(each.suggestedFilename()));
  await page.getByRole('button', { name: 'Download all answers' }).click();
  await expect
    .poll(() => names.toSorted())
    .toEqual([1, 2, 3].map((n) => `Question ${n}, Senior Software Engineer, 1970-01-01.webm`));
  await page.getByRole('button', { name: 'Delete Question 2', exact: true }).click();
  expect(await recordings()).toEqual([0, 1, 2]);
  await page.getByRole('button', { name: 'Delete Question 2 for good' }).click();
  await expect(page.getByRole('button', { name: 'Download Question 2' })).toHaveCount(0);
  await expect.poll(recordings).toEqual([0, 2]);
  await page.getByRole('button', { name: 'Delete all answers', exact: true }).click();
  await page.getByRole('button', { name: 'Delete all answers for good' }).click();
  await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0);
  await expect.poll(recordings).toEqual([]);

  // Deleted: one click asks, the second does it, everywhere.
  await page.getByRole('button', { name: 'Delete this interview' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome, Ada/ })).toBeVisible();
  await expect.poll(() => keptReports(page)).toEqual([[], []]);
  expect((await page.request.get(`/api/results/${interviewId}`)).status()).toBe(403);
  await expect(page.getByRole('link', { name: /Senior Software Engineer/ })).toHaveCount(0);
});

test('a second user of the same browser sees nothing of the first one’s reports', async ({ page }) => {
  await signUp(page.request, 'Ada Lovelace');
  const interviewId = await finishInterview(page.request);
  await page.goto(`/results/${interviewId}`);
  await expect(page.getByRole('heading', { name: 'Interview Report' })).toBeVisible();

  // The tab stays open, and somebody else signs in.
  await page.context().clearCookies();
  await signUp(page.request, 'Bob Brown');
  await page.goto('/home');
  await expect.poll(() => keptReports(page)).toEqual([[], []]);
  await page.goto('/results');
  await expect(page.getByRole('alert')).toContainText('Could not load interview results');
  await expect(page.getByRole('alert')).toContainText('No results found');
  await page.goto(`/results/${interviewId}/question-analysis/1`);
  await expect(page.getByRole('alert')).toContainText('Could not load question data');

  // Signing out leaves nothing either.
  await finishInterview(page.request);
  await page.goto('/results');
  await expect(page.getByRole('heading', { name: 'Interview Report' })).toBeVisible();
  await expect.poll(async () => (await keptReports(page)).flat()).toHaveLength(2);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Ready to Interview?' })).toBeVisible();
  await expect.poll(() => keptReports(page)).toEqual([[], []]);
});

test('a report of six answers or ten fits every width, and axe finds nothing on it', async ({ page }) => {
  await signUp(page.request);
  const reports = {
    int_ten: madeReport([...SIX_ANSWERS, ...SIX_ANSWERS.slice(0, 4)], 'int_ten'),
    int_made: madeReport(SIX_ANSWERS),
  };
  for (const [id, report] of Object.entries(reports)) {
    const json = { success: true, data: { ...report, recordingsKeptUntil: '2026-12-20T10:00:00.000Z' } };
    await page.route(`**/api/results/${id}`, (route) => route.fulfill({ json }));
  }
  for (const [width, id, count] of [
    [1440, 'int_ten', 'Ten'],
    [390, 'int_ten', 'Ten'],
    [1024, 'int_made', 'Six'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/results/${id}`);
    await expect(page.getByRole('heading', { name: `${count} answers at a glance` })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoFindings(page);
  }
  // A card opens its question, and the way back leads here.
  await page.getByRole('link', { name: /^Question 3 Describe a disagreement/ }).click();
  await page.waitForURL('**/results/int_made/question-analysis/3');
  await page.getByRole('link', { name: 'Back to Results' }).click();
  await page.waitForURL('**/results/int_made');

  // The browser's own way back leads to where one was reading.
  const card = page.getByRole('link', { name: /^Question 1 Walk me/ });
  await card.scrollIntoViewIfNeeded();
  const placeOf = () => page.evaluate(() => Math.round(scrollY));
  const wasAt = await placeOf();
  expect(wasAt).toBeGreaterThan(300);
  await card.click();
  await expect(page.getByRole('heading', { name: /^Q1/ })).toBeVisible();
  expect(await placeOf()).toBe(0);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(placeOf).toBe(wasAt);
});
