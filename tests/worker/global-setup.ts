import type { TestProject } from 'vitest/node';
import { CarrierServer } from '#tests/support/carrier-server.ts';
import { DeepgramServer } from '#tests/support/deepgram-server.ts';

const DEEPGRAM_KEY = 'a-key-that-nobody-may-see';

/** Carriers of e-mail and SMS and a recogniser run in Node, on this machine; tests inside workerd reach them by HTTP. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const carriers = new CarrierServer();
  project.provide('carrierUrl', await carriers.start());
  const deepgram = await DeepgramServer.start({ apiKey: DEEPGRAM_KEY });
  project.provide('deepgram', { url: deepgram.address, apiKey: DEEPGRAM_KEY });
  return async () => {
    await carriers.stop();
    await deepgram.stop();
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    carrierUrl: string;
    deepgram: { url: string; apiKey: string };
  }
}
