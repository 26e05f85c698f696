import { chromium, type Locator, type Page } from '@playwright/test';
import { chooseTyping, createInterview, enterInterview, openStage } from '#tests/support/interview-steps.ts';
import { expect, NOBODY_LISTENS, test } from '#tests/support/spoken-test.ts';
import { TalkingMicrophone } from '#tests/support/talking-microphone.ts';
import { requireBrowser } from '../../scripts/check/find-browser.ts';

test.use({ speaking: NOBODY_LISTENS });

const status = (page: Page, text: string) => page.locator('[data-part="status"]').filter({ hasText: text });

/**
 * A recognition service as Chromium has it, with the words that the test gives it. This Chromium cannot reach its
 * maker's service, so that is the one thing that is stood in for; `failure` is the error it answers with instead.
 */
async function giveRecognition(page: Page, script: { words: string[]; failure?: string }): Promise<void> {
  await page.addInitScript(({ words, failure }) => {
    class Recognition extends EventTarget {
      static async available() {
        return 'unavailable';
      }
      start(silence?: MediaStreamTrack) {
        setTimeout(() => {
          if (failure) {
            this.dispatchEvent(Object.assign(new Event('error'), { error: failure }));
            this.dispatchEvent(new Event('end'));
            return;
          }
          this.dispatchEvent(new Event('audiostart'));
          if (silence) return;
          const said = [{ isFinal: true, 0: { transcript: words.shift() ?? '' } }];
          this.dispatchEvent(Object.assign(new Event('result'), { results: said }));
        }, 300);
      }
      stop() {
        setTimeout(() => this.dispatchEvent(new Event('end')), 50);
      }
      abort() {
        this.stop();
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  }, script);
}

/** In every window: the question, whose turn it is, the last answer and what one does, none of it under the camera. */
async function expectEverythingInView(page: Page): Promise<void> {
  await expect(status(page, 'Listening')).toBeVisible({ timeout: 30_000 });
  const preview = page.getByRole('region', { name: 'Camera preview' });
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const parts = ['caption', 'status', 'kept-answer'].map((name) => page.locator(`[data-part="${name}"]`));
    const controls = ['Type instead', 'End Interview', 'Space: end the answer'].map((name) =>
      page.getByRole('button', { name }),
    );
    for (const part of [...parts, ...controls]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      await expect.poll(() => isCovered(part, preview)).toBe(false);
    }
  }
}

async function isCovered(part: Locator, by: Locator): Promise<boolean | undefined> {
  const [box, cover] = [await part.boundingBox(), await by.boundingBox()];
  if (!box || !cover) return undefined;
  const overlapsAcross = box.x < cover.x + cover.width && box.x + box.width > cover.x;
  const overlapsDown = box.y < cover.y + cover.height && box.y + box.height > cover.y;
  return overlapsAcross && overlapsDown;
}

async function storedAnswers(page: Page): Promise<string[]> {
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('tempInterviewData') ?? '{}').interviewId);
  const { data } = await (await page.request.get(`/api/transcript/full/${id}`)).json();
  return data.entries.filter((entry: { speaker: string }) => entry.speaker === 'human').map(textOf);
}
const textOf = ({ text }: { text: string }) => text;

test("without a recogniser on the server the browser's own hears the answer, and shows it while it is said", async ({
  page,
  microphone,
}) => {
  await giveRecognition(page, { words: ['I led a team of five', 'It took a year'] });
  await openStage(page);
  await expect(status(page, 'Listening')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Google's service turns your speech into text.")).toBeVisible();
  await expect(page.locator('[data-part="heard"]')).toHaveText('I led a team of five');
  await microphone.say('I led a team of five.');
  await page.keyboard.press('Space');
  await expect.poll(() => storedAnswers(page)).toEqual(['I led a team of five']);
  await expectEverythingInView(page);
});

test('a browser whose recognition does not work says so and lets the candidate type', async ({ page }) => {
  await giveRecognition(page, { words: [], failure: 'network' });
  await createInterview(page);
  // Known before anything is said.
  await expect(page.getByText('Chrome cannot reach the service that turns speech into words.')).toBeVisible();
  await enterInterview(page);
  await expect(page.getByText(/^Speech service initialization failed: /)).toBeVisible({
    timeout: 30_000,
  });
  await expect(status(page, 'Listening')).toBeHidden();
  await page.getByLabel('Your answer').fill('I led a team of five engineers for two years.');
  await page.getByText('Ctrl and Enter sends it too.').waitFor();
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => storedAnswers(page)).toEqual(['I led a team of five engineers for two years.']);
});

test('a refused microphone is told in words, can be asked for again, and does not end the interview', async ({
  server,
}) => {
  // There are devices, and nobody who gives permission.
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--no-first-run', '--use-fake-device-for-media-stream'],
  });
  try {
    const page = await (await browser.newContext({ baseURL: server.address })).newPage();
    const microphone = await TalkingMicrophone.install(page);
    await giveRecognition(page, { words: ['I led a team'] });
    await createInterview(page);
    await enterInterview(page);
    const denied = page.getByText('Microphone access denied. Please enable microphone permissions.');
    await expect(denied).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Camera access denied. Please enable camera permissions.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry Camera' })).toBeVisible();
    const refused = await microphone.refusedCount();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => microphone.refusedCount()).toBe(refused + 1);
    await expect(denied).toBeVisible();
    await page.getByLabel('Your answer').fill('I led a team of five engineers for two years.');
    await page.getByText('Ctrl and Enter sends it too.').waitFor({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect.poll(() => storedAnswers(page)).toHaveLength(1);
  } finally {
    await browser.close();
  }
});

test('without a voice the words stay long enough to be read, and the turn comes', async ({ page }) => {
  await page.route('**/api/speech/tts/generate', (route) => route.fulfill({ status: 503, json: { success: false } }));
  await openStage(page);
  await expect(page.locator('[data-part="caption"]')).not.toHaveText('');
  await expect(status(page, 'Interviewer speaking')).toBeHidden();
  await chooseTyping(page);
  await expect(page.getByText('Ctrl and Enter sends it too.')).toBeVisible({ timeout: 60_000 });
});
