import path from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { sampleReport } from '#domain/results/sample-report.ts';

/** Long enough to be a secret, and plainly none. */
const TEST_SECRET = 'a-secret-for-tests-that-is-no-secret-at-all';

/** Unless it is told, the runner leaves a core to itself, which is half of two. */
const ALL_CORES = '100%';

/** A test that expects nothing cannot fail. What is polled has time, however busy the machine is. */
const expectation = { requireAssertions: true, poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    // What is written to wait together mostly waits.
    maxConcurrency: 10,
    projects: [
      {
        define: { SAMPLE_REPORT: JSON.stringify(sampleReport()) },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          // One process a core for many files: loading the same rules anew costs more than most files take. What a test
          // stands in for is gone before the next.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          maxWorkers: ALL_CORES,
          testTimeout: 60_000,
          expect: expectation,
        },
      },
      {
        test: {
          name: 'deploy',
          include: ['tests/deploy/**/*.test.ts'],
          maxWorkers: ALL_CORES,
          testTimeout: 120_000,
          expect: expectation,
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            // The product itself, and an interview object whose engines a test may hold.
            main: './tests/worker/support/worker-under-test.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                SERVER_SECRET: TEST_SECRET,
                TEST_MIGRATIONS: await readD1Migrations('./migrations'),
                // How much `npm run fuzz` sends, and by which seed.
                FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '2000',
                FUZZ_SEED: process.env.FUZZ_SEED ?? '1',
                FUZZ_IS_TIMED: process.env.FUZZ_IS_TIMED ?? 'false',
              },
            },
          })),
        ],
        // The embedded voice costs seconds a file to load; it is heard in the browser tests.
        define: { EMBEDDED_SPEECH: 'false' },
        // No pages are built for these tests, so nothing lies beside them; the browser tests fetch from there.
        resolve: {
          alias: {
            '#models/reading': path.resolve('scripts/serve/built-in/reading-weights.ts'),
            '#knowledge/bank': path.resolve('scripts/serve/built-in/read-bank.ts'),
          },
        },
        test: {
          name: 'worker',
          // One runtime a core for many files: starting it and loading the product costs more than most files take. What
          // a test changes for all, it sets back.
          isolate: false,
          maxWorkers: ALL_CORES,
          include: ['tests/worker/**/*.test.ts'],
          globalSetup: ['tests/worker/global-setup.ts'],
          setupFiles: ['tests/worker/setup.ts'],
          // A limit against hanging: the cost of a password hash is real, and a busy machine multiplies it.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: expectation,
        },
      },
    ],
  },
});
