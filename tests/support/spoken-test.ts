import { test as base, expect } from './product-test.ts';
import { ServerProcess } from './server-process.ts';
import { SpeechServer } from './speech-server.ts';
import { TalkingMicrophone } from './talking-microphone.ts';

interface Speaking {
  recogniser: 'scripted' | 'available' | 'none';
  spokenMs?: number;
}

/** The interviewer speaks briefly, and nothing on the server listens. Files that use this very object share its servers. */
export const NOBODY_LISTENS: Speaking = { recogniser: 'none', spokenMs: 300 };

interface WorkerFixtures {
  /** How the speech service behaves, and whether the product listens by it at all; a file chooses by `test.use`. */
  speaking: Speaking;
  speech: SpeechServer;
}

/** A test against the running product with a speech service behind it and a microphone that the test speaks into. */
export const test = base.extend<{ microphone: TalkingMicrophone }, WorkerFixtures>({
  speaking: [
    { recogniser: 'scripted', spokenMs: 300 },
    { option: true, scope: 'worker' },
  ],
  speech: [
    async ({ speaking }, use) => {
      const { recogniser, ...spoken } = speaking;
      const speech = await SpeechServer.start({ ...spoken, ...(recogniser === 'none' ? {} : { recogniser }) });
      await use(speech);
      await speech.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ speaking, speech }, use) => {
      const listens = speaking.recogniser !== 'none';
      const server = await ServerProcess.start({ ...speech.ttsSettings, ...(listens ? speech.sttSettings : {}) });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  microphone: async ({ page }, use) => use(await TalkingMicrophone.install(page)),
});

export { expect };
