import type { Page } from '@playwright/test';
import { expectNoFindings } from '#tests/support/axe.ts';
import { createInterview, enterInterview } from '#tests/support/interview-steps.ts';
import { expect, test } from '#tests/support/spoken-test.ts';
import type { TalkingMicrophone } from '#tests/support/talking-microphone.ts';

test.use({ speaking: { recogniser: 'scripted' } });

const OVER_IT = 'Sorry, one thing before that, the lad had only started on the Monday of that very week.';

const status = (page: Page, text: string) => page.locator('[data-part="status"]').filter({ hasText: text });
const caption = (page: Page) => page.locator('[data-part="caption"]');
const unsaid = (page: Page) => page.locator('[data-part="unsaid"]');

/** Onto the stage, and to where the first question is being asked: the greeting before it is heard to its end. */
async function listenToQuestion(page: Page): Promise<void> {
  await createInterview(page);
  await enterInterview(page);
  await expect(status(page, 'Interviewer speaking')).toBeVisible({ timeout: 60_000 });
}

/** The greeting is heard to its end, so it is said again until somebody is listened to. */
async function interrupt(page: Page, microphone: TalkingMicrophone): Promise<void> {
  await expect(async () => {
    await microphone.say(OVER_IT);
    await expect(page.locator('[data-part="seen-status"]')).toContainText('Go on, I am listening.', { timeout: 500 });
  }).toPass({ timeout: 40_000 });
}

test('a voice stops the interviewer in mid-question, and its words are the beginning of the answer', async ({
  page,
  microphone,
  speech,
}) => {
  await listenToQuestion(page);
  const spokenBefore = speech.spoken.length;
  speech.say('Sorry, one thing before that.', 'and that was all');
  // A cough and the space bar stop nothing.
  await microphone.cough(200);
  await page.locator('body').press('Space');
  await expect(status(page, 'Interviewer speaking')).toBeVisible();
  await interrupt(page, microphone);
  // What was not said of the question stays to be read, paler.
  await expect(unsaid(page)).not.toBeEmpty();
  await expect(page.locator('[data-part="seen-status"]')).toHaveText('Go on, I am listening. The question waits.');
  // What was said is written down, stands under the question, and is gone on with.
  await expect(page.locator('[data-part="heard"]')).toContainText('one thing before that', { timeout: 20_000 });
  await expect(status(page, 'Listening')).toBeVisible({ timeout: 20_000 });
  const question = await caption(page).textContent();
  await page.locator('body').press('Space');
  await expect(status(page, 'Interviewer speaking')).toBeVisible({ timeout: 60_000 });
  // The question was not said again: what is spoken next is the answer's reply.
  expect(speech.spoken.slice(spokenBefore).map(({ text }) => text)).not.toContain(question);
  const id = await page.evaluate(() => JSON.parse(sessionStorage.getItem('tempInterviewData') ?? '{}').interviewId);
  const { data } = await (await page.request.get(`/api/transcript/full/${id}`)).json();
  const answers = data.entries.filter(({ speaker }: { speaker: string }) => speaker === 'human');
  expect(answers.map(({ text }: { text: string }) => text).join(' ')).toContain('Sorry, one thing before that.');
});

test('a voice without words is no interruption: the interviewer goes on where it stopped', async ({
  page,
  microphone,
  speech,
}) => {
  await listenToQuestion(page);
  const spokenBefore = speech.spoken.length;
  await interrupt(page, microphone);
  await expect(status(page, 'Interviewer speaking')).toBeVisible({ timeout: 20_000 });
  await expect(unsaid(page)).toHaveCount(0);
  // The rest of the same speech, and then the turn: nothing was asked for anew.
  await expect(status(page, 'Listening')).toBeVisible({ timeout: 60_000 });
  expect(speech.spoken.length).toBe(spokenBefore);
});

for (const [width, height] of [
  [1_440, 900],
  [1_024, 768],
  [390, 844],
] as const)
  test(`an interruption is seen and free of findings at ${width}×${height}`, async ({ page, microphone }) => {
    await page.setViewportSize({ width, height });
    await listenToQuestion(page);
    await interrupt(page, microphone);
    await page.screenshot({ path: test.info().outputPath(`interrupted-${width}.png`) });
    await expect(unsaid(page)).toBeVisible();
    await expectNoFindings(page);
  });
