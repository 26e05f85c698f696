import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/product-test.ts';
import { openReady } from '#tests/support/ready-page.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('the microphone test', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Test Microphone' });
  const state = (page: Page, name: string) => dialog(page).locator('dl div').filter({ hasText: name }).locator('dd');

  /** Opens the dialog on a ready page. */
  async function openTest(page: Page): Promise<void> {
    await openReady(page);
    await page.getByRole('button', { name: 'Test Microphone' }).click();
    await expect(dialog(page)).toBeVisible();
  }

  test('goes from unknown to Ready, records five seconds, hears them, and plays them back', async ({ page }) => {
    // Notes what the browser is asked for, and holds its answer until it is let go.
    await page.addInitScript(() => {
      const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      const asked: unknown[] = [];
      let allow = () => {};
      const allowed = new Promise<void>((resolve) => {
        allow = resolve;
      });
      navigator.mediaDevices.getUserMedia = async (wishes) => {
        asked.push(wishes?.audio);
        await allowed;
        return ask(wishes);
      };
      const constrain = MediaStreamTrack.prototype.applyConstraints;
      MediaStreamTrack.prototype.applyConstraints = function (wishes) {
        asked.push(wishes);
        return constrain.call(this, wishes);
      };
      const Recorder = window.MediaRecorder;
      window.MediaRecorder = class extends Recorder {
        constructor(stream: MediaStream, options?: MediaRecorderOptions) {
          super(stream, options);
          asked.push(options);
          Object.assign(window, { heldTrack: stream.getAudioTracks()[0] });
        }
      };
      Object.assign(window, { asked, allow });
    });
    await openTest(page);
    await expect(state(page, 'Microphone')).toHaveText('Unknown');
    await expect(dialog(page).getByRole('button', { name: 'Start Recording' })).toBeDisabled();
    await page.evaluate(() => (window as unknown as { allow: () => void }).allow());
    await expect(state(page, 'Microphone')).toHaveText('Ready');
    await expect(state(page, 'Recording')).toHaveText('Not started');

    // The false microphone beeps now and then, too short to be met by looking from outside.
    await dialog(page)
      .getByRole('meter', { name: 'Input level' })
      .evaluate((meter) => {
        const levels: number[] = [];
        const look = () => levels.push(Number(meter.getAttribute('aria-valuenow')));
        new MutationObserver(look).observe(meter, { attributes: true });
        Object.assign(window, { levels });
      });
    const begun = Date.now();
    await dialog(page).getByRole('button', { name: 'Start Recording' }).click();
    await expect(state(page, 'Recording')).toContainText('Recording');
    await expect(state(page, 'Recording')).toHaveText('Recorded');
    expect(Date.now() - begun).toBeGreaterThan(4_900);
    await expect(dialog(page).getByText('Your microphone works: we can hear you.')).toBeVisible();
    expect(
      Math.max(...(await page.evaluate(() => (window as unknown as { levels: number[] }).levels))),
    ).toBeGreaterThan(10);

    // So that it is not over before it is paused.
    await dialog(page)
      .locator('audio')
      .evaluate((audio: HTMLAudioElement) => {
        audio.loop = true;
      });
    await dialog(page).getByRole('button', { name: 'Play' }).click();
    await dialog(page).getByRole('button', { name: 'Pause' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Play' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Record Again' }).click();
    await dialog(page).getByRole('button', { name: 'Stop Recording' }).click();
    await expect(state(page, 'Recording')).toHaveText('Recorded');

    expect(await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked.slice(0, 3))).toEqual([
      // The interview's own sound; the test tries a copy of it.
      expect.objectContaining({ echoCancellation: true, channelCount: 1 }),
      { sampleRate: 16_000, channelCount: 1 },
      { mimeType: 'audio/webm', audioBitsPerSecond: 128_000 },
    ]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Record again' })).toBeFocused();
    // What it came to stays beside the camera.
    await expect(page.getByText(/^We (hear you well|did not hear anything)\./)).toBeVisible();
    // What is played is silent while something is recorded again, which begins at once.
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByRole('button', { name: 'Record again' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Stop Recording' })).toBeVisible();
    expect(await page.locator('section audio').evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { heldTrack: MediaStreamTrack }).heldTrack.readyState)).toBe(
      'ended',
    );
  });

  test('says that access was denied and asks again, warns when nothing was loud enough, and says that recording could not start', async ({
    page,
  }) => {
    await test.step('says that access was denied, and asks again', async () => {
      await page.addInitScript(() => {
        const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        // The microphone, asked for with the camera and then alone.
        let refusals = 2;
        navigator.mediaDevices.getUserMedia = async (wishes) => {
          if (wishes?.audio && refusals-- > 0) throw new DOMException('no', 'NotAllowedError');
          return ask(wishes);
        };
      });
      await openTest(page);
      await expect(state(page, 'Microphone')).toHaveText('No Access');
      await expect(
        dialog(page).getByText('Microphone access denied. Please enable microphone permissions.'),
      ).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Try again' }).click();
      await expect(state(page, 'Microphone')).toHaveText('Ready');
    });

    await test.step('warns when nothing was loud enough', async () => {
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = async () => new AudioContext().createMediaStreamDestination().stream;
      });
      await openTest(page);
      await dialog(page).getByRole('button', { name: 'Start Recording' }).click();
      await dialog(page).getByRole('button', { name: 'Stop Recording' }).click();
      await expect(dialog(page).getByText(/No audio detected\./)).toBeVisible();
      await expect(dialog(page).getByText('we can hear you')).toHaveCount(0);
    });

    await test.step('says that recording could not start', async () => {
      await page.addInitScript(() => {
        window.MediaRecorder.prototype.start = () => {
          throw new DOMException('no', 'NotSupportedError');
        };
      });
      await openTest(page);
      await dialog(page).getByRole('button', { name: 'Start Recording' }).click();
      await expect(
        dialog(page).getByText('Failed to start recording. Please check microphone permissions.'),
      ).toBeVisible();
      await expect(dialog(page).getByRole('button', { name: 'Start Recording' })).toBeEnabled();
    });
  });
});
