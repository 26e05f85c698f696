import type { Locator, Page } from '@playwright/test';

/** The parts of the setup form, by the names that a person knows them by. */
export interface SetupForm {
  header: Locator;
  description: Locator;
  roles: Locator;
  style: Locator;
  create: Locator;
  duration: (minutes: number) => Locator;
  chooseRole: (name: string) => Promise<void>;
  /** Sends the form as a script can, past a disabled button. */
  submitAnyway: () => Promise<void>;
}

export async function openSetupForm(page: Page, address = '/home'): Promise<SetupForm> {
  await page.goto(address);
  const form: SetupForm = {
    header: page.locator('header'),
    description: page.getByLabel('Job Description'),
    roles: page.getByRole('combobox', { name: 'Trending Interviews' }),
    style: page.getByRole('slider', { name: 'Interview type' }),
    create: page.locator('button[type=submit]'),
    duration: (minutes) => page.getByRole('radio', { name: `${minutes}min` }),
    chooseRole: async (name) => {
      await form.roles.click();
      await page.getByRole('option', { name }).click();
    },
    submitAnyway: () => page.locator('form').evaluate((element: HTMLFormElement) => element.requestSubmit()),
  };
  await form.description.waitFor();
  return form;
}

/** The same with nothing in it, whatever was left in it before. */
export async function openEmptyForm(page: Page, address?: string): Promise<SetupForm> {
  const cleared = await page.addInitScript(() => sessionStorage.clear());
  const form = await openSetupForm(page, address);
  await cleared.dispose();
  return form;
}
