import type { Page } from '@playwright/test';
import { enterInterview } from '#tests/support/interview-steps.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { stoppableClock } from '#tests/support/stoppable-clock.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const POSTING = 'Barista - Copper Kettle Coffee\nWe need espresso, latte art and customer service.';

async function fillForm(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByLabel('Job Description').fill(POSTING);
  await page.getByText('10min').click();
}

/** Leaves the form for the ready page. */
async function create(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Mock Interview' }).click();
  await page.waitForURL('**/interview-ready');
}

/** The ready page with an interview that is there. */
async function openReady(page: Page): Promise<void> {
  await fillForm(page);
  await create(page);
  await expect(page.getByRole('button', { name: 'Start Interview' })).toBeVisible();
}

const tip = (page: Page) => page.locator('[data-part="tip"] p:not([data-shown="no"])');

test.describe('while the interview is made', () => {
  test.beforeEach(async ({ page }) => {
    const stopClock = await stoppableClock(page);
    await page.route('**/api/webhook/initialize', () => undefined);
    await fillForm(page);
    // The steps and the tips begin at nought, and go on only as they are told to.
    await stopClock();
    await create(page);
    await expect(page.getByRole('heading', { name: 'Preparing your interview...' })).toBeVisible();
  });

  test('five steps go by the clock, and the second names what is read', async ({ page }) => {
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

  test('after two minutes the form comes back with what was given, and says why', async ({ page }) => {
    await page.clock.runFor(121_000);
    await expect(page.getByText('Unable to Create Interview')).toBeVisible();
    await expect(page.getByText('The interview could not be prepared in time.')).toBeVisible();
    await expect(page.getByLabel('Job Description')).toHaveValue(POSTING);
  });

  test('Cancel goes back to the form with what was given', async ({ page }) => {
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Ready to Interview?' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/home');
  });

  test('a tip fades in half a second and makes way for the next after 6.1 to 8 seconds', async ({ page }) => {
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

  test('a tip stays for who wants to read on', async ({ page }) => {
    await page.getByRole('button', { name: 'Stay on this tip' }).click();
    const stays = await tip(page).textContent();
    await page.clock.runFor(20_000);
    await expect(tip(page)).toHaveText(stays ?? '');
  });
});

test('an interview is made once, also over a reload, and Start Interview goes to it', async ({ page }) => {
  let starts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/webhook/initialize')) starts++;
  });
  await openReady(page);
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
  await page.getByRole('button', { name: 'Start Interview' }).click();
  await page.waitForURL('**/interview');
  expect(starts).toBe(1);
});

test('themes are told and no question, and who hears', async ({ page }) => {
  const answered = page.waitForResponse('**/api/webhook/initialize');
  await openReady(page);
  const { data } = await (await answered).json();
  const themes = page.getByRole('region', { name: 'What you will be asked' });
  await expect(themes.getByRole('listitem')).toHaveCount(data.questions.length);
  for (const { text } of data.questions) await expect(page.getByText(text)).toHaveCount(0);
  await expect(page.getByText('3 questions, about 10 minutes.')).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'Who writes down what you say' }).getByRole('radio', { name: 'Type your answers' }),
  ).toBeVisible();
});

test('what was read is set right on the page, and the interview speaks of it', async ({ page }) => {
  await openReady(page);
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

test('another role draws other questions before the interview starts, and another company does not', async ({
  page,
}) => {
  await openReady(page);
  const texts = () =>
    page.evaluate(() => {
      const { jobDescriptionData } = JSON.parse(sessionStorage.getItem('tempInterviewData') ?? '{}');
      return jobDescriptionData.questions.map((question: { text: string }) => question.text);
    });
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
  // The stage asks what was drawn.
  const [first] = await texts();
  await enterInterview(page);
  await expect(page.locator('[data-part="caption"]')).toContainText(first, { timeout: 30_000 });
});

test('what was read stays, with words, once an answer was given elsewhere', async ({ page }) => {
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

test('without an interview and without anything to start, the page leads to the form and starts nothing', async ({
  page,
}) => {
  await page.goto('/interview-ready');
  await expect(page.getByRole('heading', { name: 'Ready to Interview?' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a failure to keep a copy of the interview data holds nothing up', async ({ page }) => {
  await page.route('**/api/webhook/save-interview-data', (route) => route.abort());
  await openReady(page);
});

test.describe('the camera preview', () => {
  const preview = (page: Page) => page.getByRole('region', { name: 'Camera preview' });

  test('shows the candidate, 320 by 240, and can be dragged but never out of the window', async ({ page }) => {
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

  test('moves by the keyboard too', async ({ page }) => {
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

  test('tells a picture that could not be loaded from one that broke off, and what that means', async ({ page }) => {
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

  test('warns when nothing was loud enough', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = async () => new AudioContext().createMediaStreamDestination().stream;
    });
    await openTest(page);
    await dialog(page).getByRole('button', { name: 'Start Recording' }).click();
    await dialog(page).getByRole('button', { name: 'Stop Recording' }).click();
    await expect(dialog(page).getByText(/No audio detected\./)).toBeVisible();
    await expect(dialog(page).getByText('we can hear you')).toHaveCount(0);
  });

  test('says that access was denied, and asks again', async ({ page }) => {
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

  test('says that recording could not start', async ({ page }) => {
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
