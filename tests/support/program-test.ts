import { tmpdir } from 'node:os';
import type { Page } from '@playwright/test';
import { type MadeProgram, makeProgram } from './made-program.ts';
import { test as base, expect } from './product-test.ts';
import { ProgramHost, putProgram } from './program-host.ts';
import { ServerProcess } from './server-process.ts';
import { SpeechServer } from './speech-server.ts';
import { TalkingMicrophone } from './talking-microphone.ts';

interface WorkerFixtures {
  program: MadeProgram;
  /** Whose program it is: a host of its own, or us. */
  from: 'host' | 'us';
  host: ProgramHost;
  speech: SpeechServer;
}

/** Some megabytes, so that fetching it can be watched. */
const BALLAST = 3_400_000;

/** A test against the product that offers a speech program, with a voice but without recognition on the server. */
export const test = base.extend<{ microphone: TalkingMicrophone }, WorkerFixtures>({
  program: [makeProgram({ ballast: BALLAST, partBytes: 1_000_000 }), { option: true, scope: 'worker' }],
  from: ['host', { option: true, scope: 'worker' }],
  host: [
    async ({ program }, use) => {
      const host = await ProgramHost.start(program);
      await use(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  speech: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that fixtures have
    async ({}, use) => {
      const speech = await SpeechServer.start({ spokenMs: 300 });
      await use(speech);
      await speech.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ program, from, host, speech }, use) => {
      const settings = { ...speech.ttsSettings, ...(from === 'host' ? { ASR_MODELS_URL: host.address } : {}) };
      const prepare = putProgram(program, from === 'us');
      const server = await ServerProcess.start(settings, undefined, tmpdir(), prepare);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  microphone: async ({ page }, use) => use(await TalkingMicrophone.install(page)),
});

/** Says a sentence in the microphone test, which ends by itself, and closes it. */
export async function passMicrophoneTest(page: Page, microphone: TalkingMicrophone): Promise<void> {
  await page.getByRole('button', { name: 'Test Microphone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Test Microphone' });
  await dialog.getByRole('button', { name: 'Start Recording' }).click();
  await microphone.say('Good morning, I am here about the job.');
  await expect(dialog.getByText('we can hear you')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

export { expect };
