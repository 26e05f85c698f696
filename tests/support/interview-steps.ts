import { expect, type Page } from '@playwright/test';

export const POSTING =
  'Senior Software Engineer - Acme Corp\nYou will own our order service. We need Python, SQL and Docker.';

/** From the home page to the ready page, with the shortest interview. */
export async function createInterview(page: Page, description = POSTING): Promise<void> {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Ready to Interview?' })).toBeVisible();
  await page.getByLabel('Job Description').fill(description);
  await page.getByText('10min').click();
  await page.getByRole('button', { name: 'Create Mock Interview' }).click();
}

/** From the ready page through the explanation to the stage. */
export async function enterInterview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Interview' }).click();
  for (let steps = 0; steps < 3; steps++) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: "I'm Ready" }).click();
}
