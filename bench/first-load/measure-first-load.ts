import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { buildProduct, DEVELOPMENT_BUILD } from '../../scripts/build-product.ts';
import { requireBrowser } from '../../scripts/check/find-browser.ts';
import { withEmptyPage } from './build-empty-page.ts';
import { serveFolder } from './serve-folder.ts';

const LIMIT_KB = 150;
const LIMIT_OVER_EMPTY_KB = 55;
/** As CDNs compress on the fly. */
const GZIP_LEVEL = 6;

interface Script {
  name: string;
  gzipBytes: number;
}

/**
 * Opens the landing route in a browser and adds up every script that it loads by itself until nothing more comes; the
 * same for an empty page of React and the router, built in this run. Rejects when a limit is passed.
 */
export async function measureFirstLoad(): Promise<void> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] });
  try {
    await buildProduct();
    const landing = await scriptsOf(browser, path.join(DEVELOPMENT_BUILD, 'client'), 'Ready to Interview?');
    const empty = await withEmptyPage((folder) => scriptsOf(browser, folder, 'Nothing here'));
    report(landing, empty);
  } finally {
    await browser.close();
  }
}

async function scriptsOf(browser: Browser, folder: string, words: string): Promise<Script[]> {
  const served = await serveFolder(folder);
  const page = await browser.newPage();
  try {
    const scripts: Promise<Script>[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.endsWith('.js')) return;
      const measured = response.body().then((body) => ({
        name: path.basename(pathname),
        gzipBytes: gzipSync(body, { level: GZIP_LEVEL }).length,
      }));
      scripts.push(measured);
    });
    await page.goto(served.address, { waitUntil: 'networkidle' });
    await page.getByText(words).first().waitFor();
    return await Promise.all(scripts);
  } finally {
    await page.close();
    served.close();
  }
}

function report(landing: readonly Script[], empty: readonly Script[]): void {
  const landingKb = sumKb(landing);
  const emptyKb = sumKb(empty);
  const overKb = landingKb - emptyKb;
  for (const { name, gzipBytes } of [...landing].sort((a, b) => b.gzipBytes - a.gzipBytes)) {
    console.log(`  ${(gzipBytes / 1_000).toFixed(1).padStart(7)} KB  ${name}`);
  }
  console.log(`  ${landingKb.toFixed(1).padStart(7)} KB  JavaScript of the landing route, gzip (limit ${LIMIT_KB})`);
  console.log(`  ${emptyKb.toFixed(1).padStart(7)} KB  an empty React and router page`);
  console.log(`  ${overKb.toFixed(1).padStart(7)} KB  over the empty page (limit ${LIMIT_OVER_EMPTY_KB})`);
  if (landingKb > LIMIT_KB || overKb > LIMIT_OVER_EMPTY_KB) throw new Error('The landing route loads too much.');
}

const sumKb = (scripts: readonly Script[]) => scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1_000;
