import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { toolPath } from '../run-tool.ts';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium that the browser tests use: named by GREENROOM_CHROMIUM, the system's, or Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env.GREENROOM_CHROMIUM;
  if (named) return named;
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find((place) => place && existsSync(place));
}

/** Finds a browser, installing one when there is none. */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('Installing a browser for the tests.');
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (asRoot) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  }
  if (!findBrowser()) spawnSync(toolPath('playwright'), ['install', 'chromium'], { stdio: 'inherit' });
  const installed = findBrowser();
  if (!installed)
    throw new Error('No browser could be installed. Name one: GREENROOM_CHROMIUM=/path/to/chromium npm test');
  return installed;
}
