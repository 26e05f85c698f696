import type { Page } from '@playwright/test';
import { expectNoFindings } from '#tests/support/axe.ts';
import { openStage } from '#tests/support/interview-steps.ts';
import { expect, test } from '#tests/support/spoken-test.ts';
import { StageWatch } from '#tests/support/watch-stage.ts';

const status = (page: Page, text: string) => page.locator('[data-part="status"]').filter({ hasText: text });
const arc = (page: Page) => page.locator('[data-part="pause-arc"][data-shown]');
const choose = (page: Page, name: string) => page.getByRole('radio', { name });

const MORE = 'and we delivered the project two weeks early';

/** How long the answer lasts from now on, when it ends by itself. */
async function lastsMs(stage: StageWatch): Promise<number> {
  const fromMs = await stage.nowMs();
  return (await stage.leaves('Listening', fromMs)) - fromMs;
}

/** Onto the stage, in the candidate's own turn. */
async function openTurn(page: Page): Promise<void> {
  await openStage(page);
  await expect(status(page, 'Listening')).toBeVisible({ timeout: 60_000 });
}

test('an answer ends by itself as soon as its candidate likes, and not before', async ({
  page,
  microphone,
  speech,
}) => {
  const stage = await StageWatch.install(page);
  await microphone.learn(MORE);
  const heardBefore = speech.heard.length;
  await openTurn(page);
  // By the keyboard: the specification's eight seconds are the default.
  await expect(choose(page, 'Take your time')).toBeChecked();
  await choose(page, 'Take your time').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choose(page, 'Natural')).toBeChecked();
  await expect(page.locator('[data-part="patience-line"]')).toHaveText('Waits as people do in conversation.');

  speech.say('I led a team of five engineers and we delivered the project two weeks early');
  await microphone.say('I led a team of five engineers');
  // A pause shows that it closes; one word more keeps the turn, and takes the arc away.
  const saying = microphone.say(MORE, { onceShown: '[data-part="seen-status"]' });
  await expect(arc(page)).toBeVisible();
  await expect(arc(page)).toHaveCount(0);
  await saying;
  const naturalMs = await lastsMs(stage);
  // No words are told while they are said here, so the pause counts alone: 3.0 s, less the silence that ends the sound.
  expect(naturalMs).toBeGreaterThan(2_000);
  expect(naturalMs).toBeLessThan(6_000);
  const closing = (await stage.shown()).filter(({ seen }) => seen === 'Going on in a moment. Keep talking to stay.');
  expect(closing).toHaveLength(2);
  // Both parts were one answer.
  await expect.poll(() => speech.heard.length - heardBefore).toBe(1);

  await expect(status(page, 'Listening')).toBeVisible({ timeout: 60_000 });
  await choose(page, 'Brisk').check({ force: true });
  speech.say('We measured the slowest query');
  await microphone.say('We measured the slowest query');
  const briskMs = await lastsMs(stage);
  expect(briskMs).toBeGreaterThan(1_000);
  expect(briskMs).toBeLessThan(5_000);

  await expect(status(page, 'Listening')).toBeVisible({ timeout: 60_000 });
  await choose(page, 'Take your time').check({ force: true });
  await microphone.say('I called every customer myself');
  await page.waitForTimeout(4_500);
  await expect(status(page, 'Listening')).toBeVisible();
  // The key ends an answer at once, whatever the patience, also behind a choice that was made with the mouse.
  const pressedMs = await stage.nowMs();
  await page.keyboard.press('Space');
  expect((await stage.leaves('Listening', pressedMs)) - pressedMs).toBeLessThan(2_500);
});

test('a cough keeps no turn, the choice is kept in the browser, and patience and pause are seen, reached and free of findings in windows of every size', async ({
  page,
  microphone,
}) => {
  const stage = await StageWatch.install(page);
  await page.addInitScript(() => localStorage.setItem('interviewer_patience', 'natural'));
  await openTurn(page);
  await expect(choose(page, 'Natural')).toBeChecked();
  await microphone.say('I led a team of five engineers');
  const saidMs = await stage.nowMs();
  await page.waitForTimeout(1_500);
  await microphone.cough(250);
  expect((await stage.leaves('Listening', saidMs)) - saidMs).toBeLessThan(4_500);

  await expect(status(page, 'Listening')).toBeVisible({ timeout: 60_000 });
  await choose(page, 'Take your time').check({ force: true });
  const sizes = [
    [1_440, 900],
    [1_024, 768],
    [390, 844],
    [1_366, 625],
  ] as const;
  for (const [width, height] of sizes)
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.locator('[data-part="patience-line"]').scrollIntoViewIfNeeded();
      for (const name of ['Take your time', 'Natural', 'Brisk']) {
        const box = await page.locator('label', { hasText: name }).boundingBox();
        expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width, name).toBe(true);
        expect(box?.height, name).toBeGreaterThanOrEqual(24);
      }
      await expectNoFindings(page);
    });
  // A pause is seen for some seconds: a look that took too long has let it end the turn, and the next one is spoken into.
  const unseen: (readonly [number, number])[] = [...sizes];
  await expect(async () => {
    await expect(status(page, 'Listening')).toBeVisible({ timeout: 30_000 });
    await microphone.say('I led a team of five engineers');
    const pause = page.locator('[data-part="seen-status"]');
    await expect(pause).toBeVisible({ timeout: 8_000 });
    for (let size = unseen[0]; size; size = unseen[0]) {
      const [width, height] = size;
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: test.info().outputPath(`patience-${width}.png`) });
      await expect(pause).toBeVisible({ timeout: 500 });
      unseen.shift();
    }
  }).toPass({ timeout: 120_000 });
});
