import type { Page } from '@playwright/test';
import { answersOf, createInterview, enterInterview } from '#tests/support/interview-steps.ts';
import { NoisyRoom } from '#tests/support/noisy-room.ts';
import { expect, expectedSentences, test } from '#tests/support/realtime-test.ts';
import { LiveRegionWatch } from '#tests/support/watch-live-regions.ts';
import { StageWatch } from '#tests/support/watch-stage.ts';

test.use({ voice: 'embedded' });

const TELEVISION =
  'The weather for tomorrow is cloudy in the north with some rain by the evening, and brighter in the south later on.';
/** A main question follows in any interview, and takes its time: what may be asked on is over before one can interrupt. */
const ANSWER = 'I have nothing to say to this one, so can we go to the next question, please?';
const SECOND_QUESTION = 'main:has([data-dot="now"]:nth-child(2)) [data-who="them"]';
const OVER_IT = 'Sorry, before you go on, the lad had only started on the Monday of that very week.';

/** A page that stands still for a while may be mistaken once; who cannot tell them apart stops again and again. */
const MISTAKEN = 2;

const status = (page: Page, text: string) => page.locator('[data-part="status"]').filter({ hasText: text });

test('only the candidate stops the interviewer, their words are kept as they come, and all is told once', async ({
  page,
  microphone,
  deepgram,
}) => {
  const stage = await StageWatch.install(page);
  const regions = await LiveRegionWatch.install(page);
  const room = await NoisyRoom.install(page);
  await microphone.learn(ANSWER, OVER_IT);
  deepgram.flux.line().options = { sentences: await expectedSentences([ANSWER, OVER_IT]), pauseMs: 700 };
  await createInterview(page);
  await expect(page.getByRole('button', { name: 'Start Interview' })).toBeVisible();
  await room.echo(10);
  const fallSilent = await room.talk(TELEVISION, { below: 26, speaker: 'rms' });
  await enterInterview(page);
  await test.step('not its own voice, nor a television before anybody knows how loud the candidate is', async () => {
    await stage.shows('Your turn');
    await fallSilent();
    await expect(status(page, 'Listening')).toBeVisible({ timeout: 60_000 });
    expect(await stage.interruptions()).toBeLessThan(MISTAKEN);
  });

  await test.step('the candidate, beside its own voice', async () => {
    const fromMs = await stage.nowMs();
    const saying = microphone.say(OVER_IT, { onceShown: SECOND_QUESTION });
    await microphone.say(ANSWER);
    await expect(page.locator('[data-part="heard"]')).toContainText('next question');
    await page.keyboard.press('Space');
    await saying;
    expect(await stage.interruptions(fromMs), JSON.stringify(await stage.shown())).toBeGreaterThan(0);
    await expect(page.locator('[data-part="unsaid"]')).not.toBeEmpty();
    await expect(page.locator('[data-part="heard"]')).toContainText('Monday of that very week', { timeout: 20_000 });
    await expect(status(page, 'Listening')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(status(page, 'Interviewer speaking')).toBeVisible({ timeout: 60_000 });
    const answers = await answersOf(page);
    expect(answers).toHaveLength(2);
    expect(answers[1]).toContain('before you go on');
    expect(answers[1]).toContain('Monday of that very week');
  });
  // Who hears the page instead of seeing it is told of each question, note and state once.
  const onStageMs = (await stage.shown()).find((shown) => shown.status !== '')?.atMs;
  expect(await regions.doubles(onStageMs)).toEqual([]);
  expect(await regions.repeats(onStageMs)).toEqual([]);
});
