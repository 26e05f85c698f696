import { test as base, expect } from '@playwright/test';
import { ServerProcess } from './server-process.ts';
import { watchAnswers } from './watch-answers.ts';
import { watchRequests } from './watch-requests.ts';
import { watchThirdParties } from './watch-third-parties.ts';

interface WorkerFixtures {
  /** The product's settings; a file chooses its own by `test.use`. */
  settings: Record<string, string>;
  server: ServerProcess;
}

/**
 * A test against the running product. The page fails its test on any request to somebody else than the server, any
 * violation of the content security policy, any error in the console, any uncaught exception and any answer of the server, to the page or to the test itself, that is
 * not as the contract declares it.
 */
export const test = base.extend<object, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ settings }, use) => {
      const server = await ServerProcess.start(settings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  page: async ({ page, server }, use) => {
    const faults: string[] = [];
    const readAnswerFaults = watchAnswers(page.context(), server.address);
    const readRequestFaults = watchRequests(page.context().request, server.address);
    watchThirdParties(page, server, (fault) => faults.push(fault));
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      // Chromium logs each refused or failed call; what the page makes of those is what a test looks at.
      const isNetworkNotice = /^(Failed to load resource|WebSocket connection to .* failed)/.test(message.text());
      if (message.type() === 'error' && !isNetworkNotice) faults.push(`console: ${message.text()}`);
    });
    await page.exposeFunction('reportViolation', (violation: string) => faults.push(`policy: ${violation}`));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
          `${event.violatedDirective} ${event.blockedURI}`,
        );
      });
    });
    await use(page);
    expect([...faults, ...(await readAnswerFaults()), ...readRequestFaults()]).toEqual([]);
  },
  request: async ({ request, server }, use) => {
    const readFaults = watchRequests(request, server.address);
    await use(request);
    expect(readFaults()).toEqual([]);
  },
});

export { expect };
