import { expect, type Locator, type Page } from '@playwright/test';

export interface Walk {
  clicks: number;
  /** What stood at which moment after the address was entered, in order: its last two are the first question and its voice. */
  reached: readonly { what: string; ms: number }[];
}

/**
 * The way of somebody who has no posting, no account and never was here: from the address to the first question, with
 * nothing but clicks on what the pages show. `beforeClickMs` is what a hand needs to get there.
 */
export async function walkAsNewcomer(page: Page, beforeClickMs = 0): Promise<Walk> {
  const begun = performance.now();
  const reached: { what: string; ms: number }[] = [];
  let clicks = 0;
  const reach = async (what: string, shown: Locator) => {
    await expect(shown).toBeVisible();
    reached.push({ what, ms: performance.now() - begun });
  };
  const click = async (target: Locator) => {
    await target.waitFor();
    await new Promise((resolve) => setTimeout(resolve, beforeClickMs));
    await target.click();
    clicks += 1;
  };
  await page.goto('/');
  await reach('the form', page.getByRole('heading', { name: 'Ready to Interview?' }));
  await click(page.getByRole('combobox', { name: 'Trending Interviews' }));
  await click(page.getByRole('option', { name: 'Barista' }));
  await click(page.getByRole('button', { name: 'Create Mock Interview' }));
  await reach('the ready page', page.getByRole('heading', { name: 'Your interview is ready' }));
  await click(page.getByRole('button', { name: 'Start Interview' }));
  const explanation = page.getByRole('dialog');
  await reach('the explanation', explanation);
  for (let steps = 0; steps < 3; steps += 1) await click(explanation.getByRole('button', { name: 'Next' }));
  await click(explanation.getByRole('button', { name: "I'm Ready" }));
  await reach('the first question', page.locator('[data-part="caption"]', { hasText: 'barista' }));
  await reach('its voice', page.getByText('Interviewer speaking'));
  return { clicks, reached };
}
