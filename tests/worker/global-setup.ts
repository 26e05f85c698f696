import type { TestProject } from 'vitest/node';
import { CarrierServer } from '#tests/support/carrier-server.ts';

/** The carriers of e-mail and SMS run in Node, on this machine; tests inside workerd reach them by HTTP. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const carriers = new CarrierServer();
  project.provide('carrierUrl', await carriers.start());
  return () => carriers.stop();
}

declare module 'vitest' {
  interface ProvidedContext {
    carrierUrl: string;
  }
}
