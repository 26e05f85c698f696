import { readFileSync } from 'node:fs';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '#scripts/bootstrap.mjs';
import { finishInterview } from '#tests/support/finished-interview.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { signUp } from '#tests/support/signed-up.ts';
import { Walk } from '#tests/support/walk.ts';

const BELOW = '/greenroom';

/** Every address that the router knows, of an interview where it is about one. */
function addresses(interviewId: string): string[] {
  const router = readFileSync(path.join(ROOT, 'src/client/routes/router.tsx'), 'utf8');
  const paths = [...router.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, found = '']) => found);
  const places: Record<string, string> = { $interviewId: interviewId, $questionNumber: '1' };
  places.$category = 'problem-answer';
  places.$subcategory = 'adaptability';
  const fill = (pattern: string) => pattern.replaceAll(/\$\w+/g, (name) => places[name] ?? name);
  return [...new Set(paths.map(fill))];
}

/** Goes to each; the page of these tests tells of whoever else is asked for anything. */
async function goEverywhere(page: Page, walk: Walk, interviewId: string): Promise<void> {
  const all = addresses(interviewId);
  expect(all.length).toBeGreaterThan(30);
  await page.goto('/');
  for (const address of all) {
    await walk.to(address);
    await expect(page.locator('#root > *').first()).toBeVisible();
  }
}

test('no address of the product asks anybody else for anything, a guest’s nor an owner’s', async ({ page }) => {
  const walk = new Walk(page);
  await goEverywhere(page, walk, 'int_of_nobody');
  await signUp(page.request);
  await goEverywhere(page, walk, await finishInterview(page.request));
});

test('below a path of a proxy the page says that it needs a host of its own', async ({ browser, server }) => {
  const { hostname, port } = new URL(server.address);
  const proxy = createServer(({ url = '', method, headers }, response) => {
    if (!url.startsWith(BELOW)) return response.writeHead(404).end();
    const asked = ask({ hostname, port, method, headers, path: url.slice(BELOW.length) || '/' }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  try {
    const { port: taken } = proxy.address() as AddressInfo;
    const visitor = await browser.newPage();
    await visitor.goto(`http://localhost:${taken}${BELOW}/`);
    await expect(visitor.getByText('Greenroom cannot be reached below a path.')).toBeVisible();
    await visitor.close();
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
});
