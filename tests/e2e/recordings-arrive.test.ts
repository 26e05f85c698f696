import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { Segment } from '#contract/recording-calls.ts';
import { createInterview, enterInterview, FULL_ANSWER } from '#tests/support/interview-steps.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { SpeechServer } from '#tests/support/speech-server.ts';
import { watchArrivals } from '#tests/support/stored-media.ts';
import { TalkingMicrophone } from '#tests/support/talking-microphone.ts';

const PUT = '**/api/segmented-recording/object/**';
const isPut = (request: { method(): string }) => request.method() === 'PUT';

test('an answer that is recorded while uploads fail arrives once and whole, over a minute offline, a reload and a server that dies in mid-upload', async ({
  browser,
}) => {
  const speech = await SpeechServer.start({ spokenMs: 300 });
  const server = await ServerProcess.start({ ...speech.ttsSettings, ...speech.sttSettings });
  const context = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const microphone = await TalkingMicrophone.install(page);
    const listening = page.locator('[data-part="status"]').filter({ hasText: 'Listening' });
    // What is recorded cannot be sent yet.
    await page.route(PUT, (route) => route.abort());
    await createInterview(page);
    await enterInterview(page);
    const id = await page.evaluate(() => JSON.parse(sessionStorage.getItem('tempInterviewData') ?? '{}').interviewId);
    const segments = async (): Promise<Segment[]> =>
      (await (await context.request.get(`/api/segmented-recording/segments/${id}`)).json()).data.segments;
    await expect(listening).toBeVisible({ timeout: 30_000 });
    speech.say(FULL_ANSWER);
    await microphone.say('I led a team of five engineers, and we delivered the project two weeks early.');
    const refused = page.waitForEvent('requestfailed', isPut);
    await page.keyboard.press('Space');
    await refused;
    // Nobody waits for it: the interview goes on.
    await expect(listening).toBeVisible({ timeout: 30_000 });
    expect(await segments()).toEqual([]);

    // For a minute the browser is offline, on another page. The queue tries again after waits that grow.
    await page.clock.install();
    await page.addInitScript(() => {
      const triedAtMs: number[] = [];
      let underWay = 0;
      const send = window.fetch.bind(window);
      window.fetch = async (what, how) => {
        if (String(what).endsWith('/api/segmented-recording/upload')) triedAtMs.push(Date.now());
        underWay += 1;
        return send(what, how).finally(() => {
          underWay -= 1;
        });
      };
      Object.assign(window, { triedAtMs, isSending: () => underWay > 0 });
    });
    const isSending = () => page.evaluate(() => (window as unknown as { isSending: () => boolean }).isSending());
    const triedAtMs = () => page.evaluate(() => (window as unknown as { triedAtMs: number[] }).triedAtMs);
    await page.goto('/home');
    await expect.poll(async () => (await triedAtMs()).length).toBeGreaterThan(0);
    await context.setOffline(true);
    for (let seconds = 0; seconds < 60; seconds++) {
      // A try takes real time, which the page's clock does not wait for.
      await expect.poll(isSending).toBe(false);
      await page.clock.runFor(1_000);
    }
    // Waits that stayed at a second would make sixty tries of it. How long each is, is shown below the browser.
    const tries = (await triedAtMs()).length;
    expect(tries).toBeGreaterThanOrEqual(3);
    expect(tries).toBeLessThanOrEqual(9);
    expect(await segments()).toEqual([]);

    // Once the connection is back it is tried at once, …
    const tried = page.waitForEvent('requestfailed', isPut);
    await context.setOffline(false);
    await tried;
    const slow = await context.newCDPSession(page);
    const network = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 20_000 };
    await slow.send('Network.emulateNetworkConditions', network);
    await page.unroute(PUT);
    const isUnderWay = watchArrivals(server.stateFolder);
    await page.clock.runFor(2_000);
    await expect.poll(isUnderWay, { timeout: 60_000 }).toBe(true);
    // … and in mid-upload the page is reloaded, to one that is not the interview's.
    const isUnderWayAgain = watchArrivals(server.stateFolder);
    await page.goto('/home');
    await expect.poll(isUnderWayAgain, { timeout: 60_000 }).toBe(true);
    // The server dies under the next one.
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
