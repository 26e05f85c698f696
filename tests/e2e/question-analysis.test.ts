import { finishInterview } from '#tests/support/finished-interview.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { signUp } from '#tests/support/signed-up.ts';

/** Fillers and a repetition among real work, so that there is something to mark on every axis. */
const ANSWER =
  'Um, so, you know, last spring our biggest customer could not open their orders two days before the season began. ' +
  'I looked at the slowest hundred requests first, because an average hides them, and, um, I wrote an index and rolled ' +
  'it out at night. In the morning the page opened in 200 milliseconds instead of nine seconds. I made sure to roll it ' +
  'back first. I made sure to roll it back first because, basically, that seemed right, you know.';

test('the words of an answer and its bill point at one another, by pointer and by keyboard', async ({ page }) => {
  await signUp(page.request);
  const interviewId = await finishInterview(page.request, ANSWER);
  const question = `/results/${interviewId}/question-analysis/1`;
  await page.goto(question);
  const marks = page.locator('mark > [role="button"]');
  const note = page.getByRole('note');
  const bill = page.getByRole('region', { name: 'Points of Main response' });

  // Pointing at words opens their note below them, and lights their row.
  const first = marks.first();
  await first.hover();
  await expect(note).toContainText('Instead:');
  await expect(bill.locator('[data-lit]').first()).toBeVisible();
  const [words, box] = [await first.boundingBox(), await note.boundingBox()];
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0) - 1);
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);

  // So does the keyboard.
  await marks.nth(1).focus();
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);

  // A row lights its words, and opens the note at the first of them.
  const row = bill.getByRole('button').first();
  await row.hover();
  await expect(page.locator('mark[data-lit]').first()).toBeVisible();
  await row.click();
  await expect(note).toBeVisible();

  // Another lens changes marks and bill together.
  const tones = () => page.locator('mark').evaluateAll((all) => [...new Set(all.map((mark) => mark.dataset.tone))]);
  expect(await tones()).not.toEqual([]);
  await page.getByRole('radio', { name: 'Problem Answer' }).check();
  await expect(note).toHaveCount(0);
  // What is told is marked as good, if anything is; nothing else is marked then.
  await expect.poll(async () => (await tones()).filter((tone) => tone !== 'good')).toEqual([]);
  await expect(bill).toContainText('of 25');

  // A metric leads to its page and back; samples win over nothing, and call nothing.
  await page.getByRole('link', { name: /^Structure/ }).click();
  await expect(page.getByRole('heading', { name: 'Q1: Structure Breakdown' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Question 1' }).click();
  await page.getByRole('link', { name: 'Question 2' }).click();
  await expect(page.getByRole('heading', { name: 'Q2', exact: true })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/results') && asked.push(request.url()));
  await page.goto(`${question}/problem-answer/adaptability`);
  await expect(page.getByRole('heading', { name: 'Adaptability' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('a bill counts down once, and stands still for whoever wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // It is over too soon to be looked for; the page itself remembers that it was seen.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('mark[data-waiting]')) sessionStorage.setItem('counted', 'yes');
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-waiting'] });
  });
  const waiting = page.locator('mark[data-waiting]');
  /** Whether a bill was counting since this was last asked; when the counting is over. */
  const hasCounted = async () => {
    await expect(page.locator('mark').first()).toBeVisible();
    await expect(waiting).toHaveCount(0);
    return page.evaluate(() => {
      const counted = sessionStorage.getItem('counted') !== null;
      sessionStorage.removeItem('counted');
      return counted;
    });
  };
  await signUp(page.request);
  const interviewId = await finishInterview(page.request, ANSWER);
  await page.goto(`/results/${interviewId}/question-analysis/1`);
  expect(await hasCounted()).toBe(true);
  await page.getByRole('link', { name: 'Question 2' }).click();
  await expect(page.getByRole('heading', { name: 'Q2', exact: true })).toBeVisible();
  expect(await hasCounted()).toBe(true);
  await page.getByRole('link', { name: 'Question 1' }).click();
  await expect(page.getByRole('heading', { name: 'Q1', exact: true })).toBeVisible();
  expect(await hasCounted()).toBe(false);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await hasCounted()).toBe(false);
});
