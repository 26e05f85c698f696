import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/product-test.ts';
import { openReady } from '#tests/support/ready-page.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('the camera preview', () => {
  const preview = (page: Page) => page.getByRole('region', { name: 'Camera preview' });

  test('shows the candidate, 320 by 240, is dragged and moved by the keyboard but never out of the window, and tells what broke', async ({
    page,
  }) => {
    await test.step('shows the candidate, 320 by 240, and can be dragged but never out of the window', async () => {
      await openReady(page);
      await page.getByRole('button', { name: 'Show Camera' }).click();
      await expect(preview(page)).toBeVisible();
      // It stands in the page and covers nothing, until it is dragged off.
      const docked = await preview(page).boundingBox();
      if (!docked) throw new Error('The preview has no place');
      expect(docked).toMatchObject({ width: 320, height: 240 });
      for (const name of ['Hide Camera', 'Test Microphone', 'Start Interview']) {
        const button = await page.getByRole('button', { name }).boundingBox();
        const isBeside = button && (button.y >= docked.y + docked.height || button.x + button.width <= docked.x);
        expect(isBeside, name).toBe(true);
      }
      const video = preview(page).locator('video');
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(640);
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);

      const start = await page.getByRole('button', { name: 'Start Interview' }).boundingBox();
      await page.mouse.move(docked.x + 150, docked.y + 120);
      await page.mouse.down();
      await page.mouse.move(450, 320, { steps: 5 });
      await page.mouse.up();
      await expect.poll(() => preview(page).boundingBox()).toMatchObject({ x: 300, y: 200 });
      // Its place in the page stays.
      expect(await page.getByRole('button', { name: 'Start Interview' }).boundingBox()).toEqual(start);
      await page.mouse.move(450, 320);
      await page.mouse.down();
      await page.mouse.move(1_439, 899, { steps: 5 });
      await page.mouse.up();
      await expect.poll(() => preview(page).boundingBox()).toMatchObject({ x: 1_440 - 320, y: 900 - 240 });
      await page.setViewportSize({ width: 1_024, height: 768 });
      await expect.poll(() => preview(page).boundingBox()).toMatchObject({ x: 1_024 - 320, y: 768 - 240 });

      const track = await video.evaluateHandle(
        (element: HTMLVideoElement) => (element.srcObject as MediaStream).getVideoTracks()[0],
      );
      await page.getByRole('button', { name: 'Hide Camera' }).click();
      await expect(preview(page)).toHaveCount(0);
      expect(await track.evaluate((held) => held?.readyState)).toBe('ended');
    });

    await test.step('moves by the keyboard too', async () => {
      await page.setViewportSize({ width: 1_440, height: 900 });
      await openReady(page);
      await page.getByRole('button', { name: 'Show Camera' }).click();
      const { x = 0, y = 0 } = (await preview(page).boundingBox()) ?? {};
      await page.getByRole('button', { name: /^Move the camera preview/ }).focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => preview(page).boundingBox()).toMatchObject({ x: x - 20, y: y + 20 });
      await page.keyboard.press('Enter');
      await expect.poll(() => preview(page).boundingBox()).toMatchObject({ x: 1_440 - 340, y: 900 - 260 });
    });

    await test.step('tells a picture that could not be loaded from one that broke off, and what that means', async () => {
      await openReady(page);
      await page.getByRole('button', { name: 'Show Camera' }).click();
      const video = preview(page).locator('video');
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
      const alert = preview(page).getByRole('alert');
      const breakOff = () => video.evaluate((element) => element.dispatchEvent(new Event('error')));
      await breakOff();
      await expect(alert).toContainText('Video playback error');
      await expect(alert).toContainText('Your camera is on, but this page cannot show its picture.');
      await page.getByRole('button', { name: 'Retry Camera' }).click();
      await expect(alert).toHaveCount(0);
      // A picture that is yet to come takes away what was wrong before it.
      await expect(preview(page).getByText('Preview only')).toBeVisible();
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
      await video.evaluate((element) => Object.defineProperty(element, 'currentTime', { value: 0 }));
      await breakOff();
      await expect(alert).toContainText('Video load error');
    });
  });

  test('says why there is no picture, and tries again', async ({ page }) => {
    await page.addInitScript(() => {
      const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      // The camera, asked for with the microphone and then alone.
      let refusals = 2;
      navigator.mediaDevices.getUserMedia = async (wishes) => {
        if (wishes?.video && refusals-- > 0) throw new DOMException('no', 'NotAllowedError');
        return ask(wishes);
      };
    });
    await openReady(page);
    await page.getByRole('button', { name: 'Show Camera' }).click();
    const alert = preview(page).getByRole('alert');
    await expect(alert).toContainText('Camera Error');
    await expect(alert).toContainText('Camera access denied. Please enable camera permissions.');
    await page.getByRole('button', { name: 'Retry Camera' }).click();
    await expect(alert).toHaveCount(0);
    const video = preview(page).locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(640);
  });
});
