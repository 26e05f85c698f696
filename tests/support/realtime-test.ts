import { readWav } from '#domain/speech/wav.ts';
import { DeepgramServer } from './deepgram-server.ts';
import { speakAloud } from './flite-speech.ts';
import { test as base, expect } from './product-test.ts';
import { expectedSentence } from './sentence-ears.ts';
import { ServerProcess } from './server-process.ts';
import { TalkingMicrophone } from './talking-microphone.ts';

const API_KEY = 'a-deepgram-key';

interface WorkerFixtures {
  /** Deepgram's is a hum on this machine; the embedded one is a voice. A file chooses by `test.use`. */
  voice: 'deepgram' | 'embedded';
  deepgram: DeepgramServer;
}

/** A test against the product in realtime, with Deepgram on this machine and a microphone that the test speaks into. */
export const test = base.extend<{ microphone: TalkingMicrophone }, WorkerFixtures>({
  voice: ['deepgram', { option: true, scope: 'worker' }],
  deepgram: [
    async ({ browserName: _ }, use) => {
      const deepgram = await DeepgramServer.start({ apiKey: API_KEY });
      await use(deepgram);
      await deepgram.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ deepgram, voice }, use) => {
      const { address } = deepgram;
      const server = await ServerProcess.start({
        PIPELINE_MODE: 'realtime',
        STT_ENGINE: 'deepgram',
        STT_API_KEY: API_KEY,
        STT_BASE_URL: address,
        ...(voice === 'deepgram' ? { TTS_ENGINE: 'deepgram', TTS_API_KEY: API_KEY, TTS_BASE_URL: address } : {}),
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  microphone: async ({ page }, use) => use(await TalkingMicrophone.install(page)),
});

/** These in the embedded voice, for a recogniser that knows beforehand what will be said. */
export async function expectedSentences(texts: readonly string[]) {
  return Promise.all(
    texts.map(async (text) => {
      const { samples, sampleRateHz } = readWav(await speakAloud(text));
      return expectedSentence(text, samples, sampleRateHz);
    }),
  );
}

export { expect };
