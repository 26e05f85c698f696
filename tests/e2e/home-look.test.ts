import type { Page } from '@playwright/test';
import { expectNoFindings } from '#tests/support/axe.ts';
import { holdCalls } from '#tests/support/hold-calls.ts';
import { POSTING } from '#tests/support/interview-steps.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { openEmptyForm, openSetupForm, type SetupForm } from '#tests/support/setup-form.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

const STATES: Record<string, (page: Page, form: SetupForm) => Promise<void>> = {
  'the open list of roles': async (page, { roles }) => {
    await roles.click();
    await page.getByRole('option').first().waitFor();
  },
  'a chosen role and the text it set aside': async (_, { description, chooseRole }) => {
    await description.fill(POSTING);
    await chooseRole('Clown');
  },
  'a fixed typo': async (page, { description }) => {
    await description.pressSequentially('teh ');
    await page.getByText('Fixed one typo').waitFor();
  },
  'offered words': async (page, { description }) => {
    await description.pressSequentially('An enginerr');
    await page.getByRole('list', { name: /^Suggestions/ }).waitFor();
  },
  'a message': async (page, { submitAnyway }) => {
    await submitAnyway();
    await page.getByRole('alert').waitFor();
  },
  'a red banner': (page, form) => failStart(page, form, 500),
  'a grey banner': (page, form) => failStart(page, form, 599),
  'the overlay': async (page) => {
    // It stands until the next page is there, which an open form fetches by itself soon.
    await page.route(/\/ready-page-[^/]+\.js$/, () => undefined);
    const { description, create } = await openSetupForm(page);
    await description.fill(POSTING);
    await create.click();
    await page.getByRole('dialog').waitFor();
  },
};

async function failStart(page: Page, { description, create }: SetupForm, status: number): Promise<void> {
  await page.route('**/api/webhook/initialize', (route) => route.fulfill({ status, json: {} }));
  await description.fill(POSTING);
  await create.click();
  await page.getByText('Unable to Create Interview').waitFor();
}

test('axe finds nothing on the form, whatever it shows', async ({ page }) => {
  for (const [name, reach] of Object.entries(STATES)) {
    await test.step(name, async () => {
      await reach(page, await openEmptyForm(page));
      await expectNoFindings(page);
      await page.unrouteAll();
    });
  }
});

test('nothing moves while the page, the session and words about spelling come, in a window of any size', async ({
  page,
}) => {
  await page.addInitScript(() => {
    sessionStorage.clear();
    const moved = { part: 0, what: [] as string[] };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        moved.part += entry.value;
        moved.what.push(...entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 300) ?? ''));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await test.step(`${width}x${height}`, async () => {
      await page.setViewportSize({ width, height });
      // The form stands before it is known who looks at it.
      const letThrough = await holdCalls(page, '**/api/auth/get-session');
      const { description, header, style } = await openSetupForm(page);
      letThrough();
      await expect(header.getByRole('link', { name: 'Sign Up' })).toBeVisible();
      const box = await style.boundingBox();
      await description.pressSequentially('We recieve an enginerr');
      await page.getByRole('list', { name: /^Suggestions/ }).waitFor();
      expect(await style.boundingBox()).toEqual(box);
      // Of the window; the counter under the field grows leftwards by a digit.
      const moved = await page.evaluate(() => (window as unknown as { moved: { part: number; what: string[] } }).moved);
      expect(moved.part, moved.what.join('\n')).toBeLessThan(0.001);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
});
