import type { Page } from '@playwright/test';
import { enterInterview } from '#tests/support/interview-steps.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { create, fillForm, openReady, POSTING } from '#tests/support/ready-page.ts';
import { stoppableClock } from '#tests/support/stoppable-clock.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const tip = (page: Page) => page.locator('[data-part="tip"] p:not([data-shown="no"])');

test('while the interview is made five steps and the tips go by the clock, until the form comes back with what was given', async ({
  page,
}) => {
  const stopClock = await stoppableClock(page);
  await page.route('**/api/webhook/initialize', () => undefined);
  await fillForm(page);
  // The steps and the tips begin at nought, and go on only as they are told to.
  await stopClock();
  await create(page);
  await expect(page.getByRole('heading', { name: 'Preparing your interview...' })).toBeVisible();

  await test.step('the second step names what is read', async () => {
    await expect(page.getByRole('region', { name: 'Progress' }).getByRole('listitem')).toHaveText([
      /^Processing request/,
      /^Scraping jobs/,
      /^Generating questions/,
      /^Preparing interview/,
      /^Almost ready/,
    ]);
    const current = page.locator('[aria-current="step"]');
    await expect(current).toHaveText('Processing request');
    for (const [ms, words] of [
      [6_000, 'Scraping jobsScraping a discussion site'],
      [10_000, 'Scraping jobsScraping a company-review site'],
      [10_000, 'Scraping jobsScraping the web'],
      [10_000, 'Generating questions'],
      [12_000, 'Preparing interview'],
      [12_000, 'Almost ready'],
    ] as const) {
      await page.clock.runFor(ms);
      await expect(current).toHaveText(words);
    }
    await expect(page.getByText('This takes longer than usual.')).toHaveCount(0);
    await page.clock.runFor(12_000);
    await expect(current).toHaveText('Almost ready');
    await expect(page.getByText('This takes longer than usual.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Interview' })).toHaveCount(0);
  });

  await test.step('after two minutes the form comes back and says why', async () => {
    await page.clock.runFor(121_000 - 72_000);
    await expect(page.getByText('Unable to Create Interview')).toBeVisible();
    await expect(page.getByText('The interview could not be prepared in time.')).toBeVisible();
    await expect(page.getByLabel('Job Description')).toHaveValue(POSTING);
  });

  await test.step('a tip fades in half a second and makes way for the next after 6.1 to 8 seconds', async () => {
    await create(page);
    await expect(page.getByRole('heading', { name: 'Preparing your interview...' })).toBeVisible();
    expect(await tip(page).evaluate((shown) => getComputedStyle(shown).transitionDuration)).toBe('0.5s');
    // The page's own clock tells when each one came.
    await page.evaluate(() => {
      const cameAtMs: number[] = [];
      let shown: string | null | undefined;
      const look = () => {
        const now = document.querySelector('[data-part="tip"] p:not([data-shown="no"])')?.textContent;
        if (now !== shown) cameAtMs.push(performance.now());
        shown = now;
      };
      new MutationObserver(look).observe(document.querySelector('[data-part="tip"]') as Element, {
        attributes: true,
        subtree: true,
      });
      Object.assign(window, { cameAtMs });
    });
    const cameAtMs = () => page.evaluate(() => (window as unknown as { cameAtMs: number[] }).cameAtMs);
    while ((await cameAtMs()).length < 5) await page.clock.runFor(100);
    const times = (await cameAtMs()).slice(1);
    for (const [i, ms] of times.slice(1).entries()) {
      const stoodMs = ms - (times[i] ?? 0);
      expect(stoodMs).toBeGreaterThanOrEqual(6_100);
      expect(stoodMs).toBeLessThanOrEqual(8_500);
    }
  });

  await test.step('a tip stays for who wants to read on', async () => {
    await page.getByRole('button', { name: 'Stay on this tip' }).click();
    const stays = await tip(page).textContent();
    await page.clock.runFor(20_000);
    await expect(tip(page)).toHaveText(stays ?? '');
  });

  await test.step('Cancel goes back to the form with what was given', async () => {
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Ready to Interview?' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/home');
    await expect(page.getByLabel('Job Description')).toHaveValue(POSTING);
  });
});

test('an interview is made once, tells themes and no question, and what was read is set right until the interview asks by it', async ({
  page,
}) => {
  let starts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/webhook/initialize')) starts++;
  });
  const answered = page.waitForResponse('**/api/webhook/initialize');
  await openReady(page);
  const { data } = await (await answered).json();
  await expect(page.getByRole('heading', { name: 'Your interview is ready' })).toBeVisible();
  await expect(page).toHaveTitle('Your interview is ready · Greenroom');
  await expect(page.getByRole('heading', { name: 'Your interview is ready' })).toBeFocused();
  // Whether this browser hears decides how it is said.
  await expect(
    page.getByText(
      /^(Your spoken answers are|An answer that you speak all the same is) recorded, with picture and sound\.$/,
    ),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Progress' }).getByRole('listitem')).toHaveCount(5);
  await page.reload();
  await expect(page.getByText('Barista at Copper Kettle Coffee.')).toBeVisible();

  const texts = () =>
    page.evaluate(() => {
      const { jobDescriptionData } = JSON.parse(sessionStorage.getItem('tempInterviewData') ?? '{}');
      return jobDescriptionData.questions.map((question: { text: string }) => question.text);
    });
  await test.step('themes are told and no question, and who hears', async () => {
    const themes = page.getByRole('region', { name: 'What you will be asked' });
    await expect(themes.getByRole('listitem')).toHaveCount(data.questions.length);
    for (const { text } of data.questions) await expect(page.getByText(text)).toHaveCount(0);
    await expect(page.getByText('3 questions, about 10 minutes.')).toBeVisible();
    await expect(
      page
        .getByRole('group', { name: 'Who writes down what you say' })
        .getByRole('radio', { name: 'Type your answers' }),
    ).toBeVisible();
  });

  await test.step('another role draws other questions before the interview starts, and another company does not', async () => {
    const save = async (label: string, value: string) => {
      await page.getByRole('button', { name: 'Change' }).click();
      await page.getByLabel(label).fill(value);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('button', { name: 'Change' })).toBeFocused();
    };
    const themes = page.getByRole('region', { name: 'What you will be asked' }).getByRole('listitem');
    const [questionsBefore, themesBefore] = [await texts(), await themes.allTextContents()];
    await save('Company', 'Odeon Lane');
    expect(await texts()).toEqual(
      questionsBefore.map((text: string) => text.replaceAll('Copper Kettle Coffee', 'Odeon Lane')),
    );
    await save('Role', 'Registered Nurse');
    await expect(page.getByText('Registered Nurse at Odeon Lane.')).toBeVisible();
    expect(await texts()).toHaveLength(questionsBefore.length);
    expect(await texts()).not.toEqual(questionsBefore);
    expect(await themes.allTextContents()).not.toEqual(themesBefore);
  });

  await test.step('what was read is set right on the page, and the interview speaks of it', async () => {
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByLabel('Role')).toBeFocused();
    await page.getByLabel('Role').fill('Usher');
    await page.getByLabel('Company').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Usher, no company named.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change' })).toBeFocused();
    const stored = await page.evaluate(() => sessionStorage.getItem('tempInterviewData') ?? '');
    expect(JSON.parse(stored).jobDescriptionData.customGreeting).toMatch(/\busher\b/i);
    await page.reload();
    await expect(page.getByText('Usher, no company named.')).toBeVisible();
  });

  await test.step('Start Interview goes to it, and the stage asks what was drawn', async () => {
    const [first] = await texts();
    await enterInterview(page);
    await page.waitForURL('**/interview');
    expect(starts).toBe(1);
    await expect(page.locator('[data-part="caption"]')).toContainText(first, { timeout: 30_000 });
  });
});

test('without an interview the page leads to the form, and what was read stays, with words, once an answer was given elsewhere', async ({
  page,
}) => {
  await test.step('without an interview and without anything to start, the page leads to the form and starts nothing', async () => {
    await page.goto('/interview-ready');
    await expect(page.getByRole('heading', { name: 'Ready to Interview?' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  await test.step('what was read stays, with words, once an answer was given elsewhere', async () => {
    // A failure to keep a copy of the interview data holds nothing up.
    await page.route('**/api/webhook/save-interview-data', (route) => route.abort());
    await openReady(page);
    const id = await page.evaluate(() => JSON.parse(sessionStorage.getItem('tempInterviewData') ?? '{}').interviewId);
    const answer = { interviewId: id, userText: 'I have made coffee for three years.' };
    expect((await page.request.post('/api/llm/complete', { data: answer })).ok()).toBe(true);
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByLabel('Role').fill('Usher');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('You have already given an answer');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Barista at Copper Kettle Coffee.')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^You are at question 1/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change' })).toHaveCount(0);
  });
});
