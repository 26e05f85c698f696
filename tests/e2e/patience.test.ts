import type { Page } from '@playwright/test';
import { expectNoFindings } from '#tests/support/axe.ts';
import { createInterview, enterInterview } from '#tests/support/interview-steps.ts';
import { expect, test } from '#tests/support/spoken-test.ts';

const status = (page: Page, text: string) => page.locator('[data-part="status"]').filter({ hasText: text });
const arc = (page: Page) => page.locator('[data-part="pause-arc"][data-shown]');
const choose = (page: Page, name: string) => page.getByRole('radio', { name });

/** How long the answer under way still lasts, by the page's own clock, when it ends by itself. */
async function lastsMs(page: Page): Promise<number> {
  const fromMs = Date.now();
  await expect(status(page, 'Listening')).toHaveCount(0, { timeout: 20_000 });
  return Date.now() - fromMs;
}

/** Onto the stage, in the candidate's own turn. */
async function openTurn(page: Page): Promise<void> {
  await createInterview(page);
  await enterInterview(page);
  await expect(status(page, 'Listening')).toBeVisible({ timeout: 60_000 });
}

test('an answer ends by itself, and the pause before is seen to close', async ({ page, microphone, speech }) => {
  const heardBefore = speech.heard.length;
  await openTurn(page);
  // By the keyboard: the specification's eight seconds are the default.
  await expect(choose(page, 'Take your time')).toBeChecked();
  await choose(page, 'Take your time').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choose(page, 'Natural')).toBeChecked();
  await expect(page.locator('[data-part="patience-line"]')).toHaveText('Waits as people do in conversation.');

  await microphone.say('I led a team of five engineers');
  // A pause shows that it closes.
  await expect(arc(page)).toBeVisible();
  await expect(page.locator('[data-part="seen-status"]')).toHaveText('Going on in a moment. Keep talking to stay.');
  await expect(page.getByText('goes on now.')).toBeVisible();
  // It ends by itself; after how long is measured where no browser takes its time (tests/unit/turn-end).
  await lastsMs(page);
  await expect.poll(() => speech.heard.length - heardBefore).toBeGreaterThanOrEqual(1);
});

test('a cough and a short noise keep no turn, and the choice is kept in the browser', async ({ page, microphone }) => {
  await page.addInitScript(() => localStorage.setItem('interviewer_patience', 'natural'));
  await openTurn(page);
  await expect(choose(page, 'Natural')).toBeChecked();
  await microphone.say('I led a team of five engineers');
  await page.waitForTimeout(1_500);
  await microphone.cough(250);
  const rest = await lastsMs(page);
  expect(rest).toBeLessThan(2_500);
});

for (const [width, height] of [
  [1_440, 900],
  [1_024, 768],
  [390, 844],
  [1_366, 625],
] as const)
  test(`patience and pause are seen, reached and free of findings at ${width}×${height}`, async ({
    page,
    microphone,
  }) => {
    await page.setViewportSize({ width, height });
    await openTurn(page);
    await page.locator('[data-part="patience-line"]').scrollIntoViewIfNeeded();
    for (const name of ['Take your time', 'Natural', 'Brisk']) {
      const box = await page.locator('label', { hasText: name }).boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width, name).toBe(true);
      expect(box?.height, name).toBeGreaterThanOrEqual(24);
    }
    await microphone.say('I led a team of five engineers');
    await expect(page.locator('[data-part="seen-status"]')).toBeVisible({ timeout: 8_000 });
    await page.screenshot({ path: test.info().outputPath(`patience-${width}.png`) });
    await microphone.say('and we delivered the project');
    await expectNoFindings(page);
  });
