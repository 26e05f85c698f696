import { expect, type Locator, type Page } from '@playwright/test';

export interface Walk {
  clicks: number;
  /** What stood at which moment after the address was entered, in order: its last two are the first question and its voice. */
  reached: readonly { what: string; ms: number }[];
  /** Of the explanation of the stage, which was glanced at. */
  explainedWords: number;
}

/** What somebody takes before they press something. */
export interface Pauses {
  /** Where it is new to them: to find it, and to get there. */
  newMs: number;
  /** Where they look already. */
  sameMs: number;
}

const NONE: Pauses = { newMs: 0, sameMs: 0 };

/**
 * The way of somebody who has no posting, no account and never was here: from the address to the first question, with
 * nothing but clicks on what the pages show.
 */
export async function walkAsNewcomer(page: Page, { newMs, sameMs } = NONE): Promise<Walk> {
  const begun = performance.now();
  const reached: { what: string; ms: number }[] = [];
  let clicks = 0;
  let explainedWords = 0;
  const reach = async (what: string, shown: Locator) => {
    await expect(shown).toBeVisible();
    reached.push({ what, ms: performance.now() - begun });
  };
  const click = async (target: Locator, afterMs: number) => {
    await target.waitFor();
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    await target.click();
    clicks += 1;
  };
  await page.goto('/');
  await reach('the form', page.getByRole('heading', { name: 'Ready to Interview?' }));
  await click(page.getByRole('combobox', { name: 'Trending Interviews' }), newMs);
  await click(page.getByRole('option', { name: 'Barista' }), sameMs);
  await click(page.getByRole('button', { name: 'Create Mock Interview' }), sameMs);
  await reach('the ready page', page.getByRole('heading', { name: 'Your interview is ready' }));
  await click(page.getByRole('button', { name: 'Start Interview' }), newMs);
  const explanation = page.getByRole('dialog');
  await reach('the explanation', explanation);
  for (const button of ['Next', 'Next', 'Next', "I'm Ready"]) {
    explainedWords += (await explanation.allInnerTexts()).join(' ').split(/\s+/).length;
    await click(explanation.getByRole('button', { name: button }), newMs);
  }
  await reach('the first question', page.locator('[data-part="caption"]', { hasText: 'barista' }));
  await reach('its voice', page.getByText('Interviewer speaking'));
  return { clicks, reached, explainedWords };
}
