import type { Page } from '@playwright/test';
import { expectNoFindings } from '#tests/support/axe.ts';
import { answersOf, createInterview, enterInterview, openStage } from '#tests/support/interview-steps.ts';
import { NoisyRoom } from '#tests/support/noisy-room.ts';
import { expect, test } from '#tests/support/spoken-test.ts';
import type { TalkingMicrophone } from '#tests/support/talking-microphone.ts';
import { LiveRegionWatch } from '#tests/support/watch-live-regions.ts';
import { StageWatch } from '#tests/support/watch-stage.ts';

test.use({ speaking: { recogniser: 'scripted' } });

const TELEVISION =
  'The weather for tomorrow is cloudy in the north with some rain by the evening, and brighter in the south later on.';
const ANSWER = 'I asked the driver, turned him round and rang the shop myself.';
/** A question follows it, which takes its time: what is asked after less may be over before one can interrupt. */
const WHOLE_ANSWER =
  'Our orders were late last year, so I measured each step and changed the worst one, and the delay fell by half.';
const OVER_IT = 'Sorry, one thing before that, the lad had only started on the Monday of that very week.';

/** Longer than it takes to look at a page three times. */
const ON_AND_ON = Array.from({ length: 5 }, () => OVER_IT).join(' ');

/** A page that stands still for a while may be mistaken once; who cannot tell them apart stops again and again. */
const MISTAKEN = 2;

const status = (page: Page, text: string) => page.locator('[data-part="status"]').filter({ hasText: text });
const caption = (page: Page) => page.locator('[data-part="caption"]');
const unsaid = (page: Page) => page.locator('[data-part="unsaid"]');

/** The greeting is heard to its end, so it is said again until somebody is listened to. */
async function interrupt(page: Page, microphone: TalkingMicrophone): Promise<void> {
  await expect(async () => {
    await microphone.say(OVER_IT);
    await expect(page.locator('[data-part="seen-status"]')).toContainText('Go on, I am listening.', { timeout: 500 });
  }).toPass({ timeout: 40_000 });
}

test('only the candidate stops the interviewer, and what was said then is the beginning of the answer', async ({
  page,
  microphone,
  speech,
}) => {
  const stage = await StageWatch.install(page);
  const regions = await LiveRegionWatch.install(page);
  const room = await NoisyRoom.install(page);
  await microphone.learn(OVER_IT, ANSWER);
  await createInterview(page);
  await expect(page.getByRole('button', { name: 'Start Interview' })).toBeVisible();
  await room.echo(10);
  await enterInterview(page);
  await test.step('not its own voice out of a loudspeaker beside the microphone', async () => {
    await stage.shows('Your turn');
    expect(await stage.interruptions()).toBeLessThan(MISTAKEN);
    await expect(status(page, 'Listening')).toBeVisible({ timeout: 60_000 });
  });

  speech.say(ANSWER);
  await microphone.say(ANSWER);
  await room.echo(20);
  const fallSilent = await room.talk(TELEVISION, { below: 26, speaker: 'rms' });
  const answeredMs = await stage.nowMs();
  await page.keyboard.press('Space');
  await test.step('not a television, a cough or the space bar', async () => {
    await expect(status(page, 'Interviewer speaking')).toBeVisible({ timeout: 60_000 });
    await microphone.cough(200);
    await page.keyboard.press('Space');
    await stage.shows('Your turn', answeredMs);
    expect(await stage.interruptions(answeredMs)).toBeLessThan(MISTAKEN);
    await expect(status(page, 'Listening')).toBeVisible({ timeout: 60_000 });
  });

  speech.say(WHOLE_ANSWER, 'Sorry, one thing before that.', 'and that was all');
  await microphone.say(ANSWER);
  await page.keyboard.press('Space');
  await test.step('the candidate, with all of that beside', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 2', { timeout: 60_000 });
    await expect(status(page, 'Interviewer speaking')).toBeVisible();
    const question = await caption(page).textContent();
    const spokenBefore = speech.spoken.length;
    await interrupt(page, microphone);
    await fallSilent();
    // What was not said of the question stays to be read, paler.
    await expect(unsaid(page)).not.toBeEmpty();
    await expect(page.locator('[data-part="seen-status"]')).toHaveText('Go on, I am listening. The question waits.');
    // What was said is written down, stands under the question, and is gone on with.
    await expect(page.locator('[data-part="heard"]')).toContainText('one thing before that', { timeout: 20_000 });
    await expect(status(page, 'Listening')).toBeVisible({ timeout: 20_000 });
    await microphone.say(ANSWER);
    await page.keyboard.press('Space');
    await expect(status(page, 'Interviewer speaking')).toBeVisible({ timeout: 60_000 });
    // The question was not said again: what is spoken next is the answer's reply.
    expect(speech.spoken.slice(spokenBefore).map(({ text }) => text)).not.toContain(question);
    expect((await answersOf(page)).at(-1)).toBe('Sorry, one thing before that. and that was all');
  });
  // Who hears the page instead of seeing it is told of each question, note and state once.
  const onStageMs = (await stage.shown()).find((shown) => shown.status !== '')?.atMs;
  expect(await regions.doubles(onStageMs)).toEqual([]);
  expect(await regions.repeats(onStageMs)).toEqual([]);
});

test('a voice without words is no interruption: the interviewer goes on where it stopped', async ({
  page,
  microphone,
  speech,
}) => {
  await microphone.learn(OVER_IT);
  await openStage(page);
  await expect(status(page, 'Interviewer speaking')).toBeVisible({ timeout: 60_000 });
  await interrupt(page, microphone);
  const spokenBefore = speech.spoken.length;
  // The recogniser hears no words in it.
  await expect(status(page, 'Interviewer speaking')).toBeVisible({ timeout: 20_000 });
  await expect(unsaid(page)).toHaveCount(0);
  // The rest of the same speech, and then the turn: nothing was asked for anew.
  await expect(status(page, 'Listening')).toBeVisible({ timeout: 60_000 });
  expect(speech.spoken.length).toBe(spokenBefore);
});

test('an interruption is seen and free of findings in windows of every size', async ({ page, microphone }) => {
  await microphone.learn(OVER_IT, ON_AND_ON);
  await openStage(page);
  await expect(status(page, 'Interviewer speaking')).toBeVisible({ timeout: 60_000 });
  // Who goes on talking keeps the turn, however long a look takes; in one breath, as a page that is looked at starts no sound.
  const talking = microphone.say(ON_AND_ON, { onceShown: '[data-part="unsaid"]' });
  await interrupt(page, microphone);
  try {
    for (const [width, height] of [
      [1_440, 900],
      [1_024, 768],
      [390, 844],
    ] as const)
      await test.step(`${width}×${height}`, async () => {
        await page.setViewportSize({ width, height });
        await page.screenshot({ path: test.info().outputPath(`interrupted-${width}.png`) });
        await expect(unsaid(page)).toBeVisible();
        await expectNoFindings(page);
      });
  } finally {
    await talking;
  }
});
