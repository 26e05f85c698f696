import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/product-test.ts';
import { openEmptyForm } from '#tests/support/setup-form.ts';
import { stoppableClock } from '#tests/support/stoppable-clock.ts';

const DICTIONARY = /\/assets\/spelling-worker-[^/]+\.js$/;

const caretOf = (field: Locator) => field.evaluate((element: HTMLTextAreaElement) => element.selectionStart);

/** Puts the caret behind the first place of these words, as a click would. */
async function clickBehind(field: Locator, words: string): Promise<void> {
  await field.focus();
  await field.evaluate((element: HTMLTextAreaElement, sought) => {
    const place = element.value.indexOf(sought) + sought.length;
    element.setSelectionRange(place, place);
  }, words);
}

async function openEmptyField(page: Page): Promise<Locator> {
  const { description } = await openEmptyForm(page);
  await description.focus();
  return description;
}

test('common typos are put right while they are typed, where the caret is and nowhere else', async ({
  page,
  context,
}) => {
  const stopClock = await stoppableClock(page);
  const field = await openEmptyField(page);
  await page.keyboard.type('Teh managment will recieve SEPERATE reports on enviroment and experiance. ');
  await expect(field).toHaveValue('The management will receive SEPARATE reports on environment and experience. ');

  // A pause ends a word as a space does.
  await field.fill('');
  await page.keyboard.type('We recieve');
  await expect(field).toHaveValue('We receive');
  expect(await caretOf(field)).toBe('We receive'.length);

  await field.fill('We recieve orders and seperate them.');
  await clickBehind(field, 'orders');
  await page.keyboard.type(' form teh');
  await page.keyboard.type(' customers');
  const expected = 'We recieve orders form the customers';
  await expect(field).toHaveValue(`${expected} and seperate them.`);
  expect(await caretOf(field)).toBe(expected.length);

  // A typist who rests within one of these words has ended another; nobody rests while the clock stands.
  await field.fill('');
  await stopClock();
  const text = 'Ask Ms Teh in Tehran about ADN, teh_id, tehId, src/recieve, `recieve` and jobs@recieve.com. ';
  await page.keyboard.type(text);
  // What is put right behind it shows that all before it was looked at.
  await page.keyboard.type('recieve ');
  await expect(field).toHaveValue(`${text}receive `);
  await page.clock.resume();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await field.fill('');
  await page.evaluate(() => navigator.clipboard.writeText('teh advert says recieve '));
  await page.keyboard.press('Control+V');
  await page.keyboard.type('seperate ');
  await expect(field).toHaveValue('teh advert says recieve separate ');
});

test('a fix is taken back for good, words are offered, and common typos are put right without a dictionary too', async ({
  page,
}) => {
  await test.step("a fix is taken back for good, by the browser's own undo and by the page's", async () => {
    const field = await openEmptyField(page);
    await page.keyboard.type('We recieve ');
    await expect(field).toHaveValue('We receive ');
    await page.keyboard.press('Control+Z');
    await expect(field).toHaveValue('We recieve ');
    await page.keyboard.type('and recieve seperate ');
    await expect(field).toHaveValue('We recieve and recieve separate ');

    // On a page that knows of nothing that was taken back.
    await page.evaluate(() => sessionStorage.clear());
    await openEmptyField(page);
    await page.keyboard.type('You adress teh team');
    const line = page.getByText('Fixed one typo: teh to the.');
    await expect(line).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field).toHaveValue('You address teh team');
    await expect(field).toBeFocused();
    await expect(line).toBeHidden();
    await page.keyboard.type(' and teh crew seperate ');
    await expect(field).toHaveValue('You address teh team and teh crew separate ');
  });

  await test.step('a word that the dictionary lacks gets at most five suggestions, which replace that word alone', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const field = await openEmptyField(page);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((address) => /\/assets\/.+\.js$/.test(address))).not.toEqual([]);
    // The dictionary comes with the first word to look up, not with the page.
    expect(asked.filter((address) => DICTIONARY.test(address))).toEqual([]);
    const dictionary = page.waitForRequest((request) => DICTIONARY.test(new URL(request.url()).pathname));
    await field.fill('A  for our orders');
    await clickBehind(field, 'A ');
    await page.keyboard.type('enginerr');
    await dictionary;
    const offered = page.getByRole('list', { name: 'Suggestions for enginerr' }).getByRole('button');
    await expect(offered.first()).toHaveText('engineer', { timeout: 30_000 });
    expect(await offered.count()).toBeLessThanOrEqual(5);
    await page.keyboard.press('Tab');
    await expect(offered.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('A engineer for our orders');
    await expect(field).toBeFocused();
    expect(await caretOf(field)).toBe('A engineer'.length);
    await expect(offered).toHaveCount(0);

    await field.fill('');
    await page.keyboard.type('A plave');
    await expect(page.getByRole('list', { name: 'Suggestions for plave' }).getByRole('button')).toHaveCount(5);

    await field.fill('');
    await page.keyboard.type('An enginerr');
    const list = page.getByRole('list', { name: /^Suggestions/ });
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.keyboard.type(' plave');
    await expect(list).toHaveAccessibleName('Suggestions for plave');
    await expect(field).toHaveValue('An enginerr plave');
  });

  await test.step('without a dictionary the common typos are put right all the same', async () => {
    await page.route(DICTIONARY, (route) => route.abort());
    const field = await openEmptyField(page);
    await page.keyboard.type('An enginerr who recieves teh orders ');
    await expect(field).toHaveValue('An enginerr who receives the orders ');
  });
});
