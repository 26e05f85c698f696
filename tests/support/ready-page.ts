import type { Page } from '@playwright/test';
import { expect } from './product-test.ts';

export const POSTING = 'Barista - Copper Kettle Coffee\nWe need espresso, latte art and customer service.';

export async function fillForm(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByLabel('Job Description').fill(POSTING);
  await page.getByText('10min').click();
}

/** Leaves the form for the ready page. */
export async function create(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Mock Interview' }).click();
  await page.waitForURL('**/interview-ready');
}

/** The ready page with an interview that is there. */
export async function openReady(page: Page): Promise<void> {
  await fillForm(page);
  await create(page);
  await expect(page.getByRole('button', { name: 'Start Interview' })).toBeVisible();
}
