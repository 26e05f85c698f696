import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { Segment } from '#contract/recording-calls.ts';
import { createInterview, enterInterview, FULL_ANSWER } from '#tests/support/interview-steps.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { SpeechServer } from '#tests/support/speech-server.ts';
import { TalkingMicrophone } from '#tests/support/talking-microphone.ts';

const PUT = '**/api/segmented-recording/object/**';

test('an answer that is recorded while uploads fail arrives once and whole, over a reload and a server that dies in mid-upload', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const speech = await SpeechServer.start({ spokenMs: 300 });
  const server = await ServerProcess.start({ ...speech.ttsSettings, ...speech.sttSettings });
  const context = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const microphone = await TalkingMicrophone.install(page);
    const listening = page.locator('[data-part="status"]').filter({ hasText: 'Listening' });
    // Offline, as far as recordings are concerned.
    await page.route(PUT, (route) => route.abort());
    await createInterview(page);
    await enterInterview(page);
    const id = await page.evaluate(() => JSON.parse(sessionStorage.getItem('tempInterviewData') ?? '{}').interviewId);
    const segments = async (): Promise<Segment[]> =>
      (await (await context.request.get(`/api/segmented-recording/segments/${id}`)).json()).data.segments;
    await expect(listening).toBeVisible({ timeout: 30_000 });
    speech.say(FULL_ANSWER);
    await microphone.say('I led a team of five engineers, and we delivered the project two weeks early.');
    const refused = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
    await page.keyboard.press('Space');
    await refused;
    // Nobody waits for it: the interview goes on.
    await expect(listening).toBeVisible({ timeout: 30_000 });
    expect(await segments()).toEqual([]);

    // In mid-upload the page is reloaded …
    await page.unroute(PUT);
    const slow = await context.newCDPSession(page);
    const network = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 };
    await slow.send('Network.emulateNetworkConditions', network);
    const isPut = (request: { method(): string }) => request.method() === 'PUT';
    let putting = page.waitForRequest(isPut, { timeout: 60_000 });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await putting;
    putting = page.waitForRequest(isPut, { timeout: 60_000 });
    // … to a page that is not the interview's.
    await page.goto('/home');
    await putting;
    // … and the server dies under the next one.
    await page.waitForTimeout(500);
    await server.kill();
    await slow.send('Network.emulateNetworkConditions', { ...network, uploadThroughput: -1 });
    await server.startAgain();

    await expect.poll(async () => (await segments()).length, { timeout: 90_000 }).toBe(1);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('unsentRecordings'))).toBeNull();
    const [segment, ...others] = await segments();
    expect(others).toEqual([]);
    const played = await context.request.get(segment?.url ?? '');
    const bytes = await played.body();
    expect(bytes.length).toBe(segment?.fileSize);
    expect(played.headers().etag).toBe(`"${createHash('md5').update(bytes).digest('hex')}"`);
  } finally {
    await context.close();
    await Promise.all([server.stop(), speech.stop()]);
  }
});
