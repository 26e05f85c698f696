import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/check/find-browser.ts';
import { sameServers } from './tests/support/same-servers.ts';

const browser = findBrowser();

/** Whole interviews at the pace of speech, most with a server of their own: begun last, nobody else would still be at work. */
const LONG = /(?:realtime-.*|voice-interview|recordings-arrive|spoken-turns|whole-job|wrangler-dev)\.test\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/build-first.ts',
  // Most of a browser test is waiting, for a voice or a silence.
  workers: 3,
  // Else the longest file would be one worker's alone, long after the others are done.
  fullyParallel: true,
  projects: [
    { name: 'long', testMatch: LONG },
    ...sameServers('tests/e2e').map(({ files, ...group }) => ({ ...group, testMatch: files, testIgnore: LONG })),
  ],
  retries: 0,
  // Limits against hanging, which nobody waits for: a machine that has much else to do multiplies everything.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    // Drawing every frame without a graphics card takes longer than everything else; what moves is tested as it moves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-ui-for-media-stream',
        // Its picture is drawn, shown and recorded by the processor; no test looks at how it moves.
        '--use-fake-device-for-media-stream=fps=5',
      ],
    },
  },
});
