import { expectNoFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/product-test.ts';

const KEY = 'the-operator-s-own-key-of-some-length';
test.use({ settings: { API_KEY: KEY, SPEND_A_DAY: '60' } });

test('the operator sees how the server is by a key that nothing keeps, and that a wrong one does not open', async ({
  page,
}) => {
  await page.goto('/operator');
  const field = page.getByLabel('Operator’s key');
  await expect(field).toBeVisible();
  await expectNoFindings(page);

  await test.step('a wrong key', async () => {
    await field.fill('some-other-key-of-the-same-length-or-so');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('That is not this server’s key');
  });

  await test.step('the right one, by keyboard', async () => {
    await field.fill(KEY);
    await page.keyboard.press('Enter');
    const parts = page.getByRole('region', { name: 'Everything works' });
    await expect(parts.getByRole('row', { name: /Database \(D1\)/ })).toContainText('Works');
    await expect(parts.getByRole('row', { name: /Plans, words and judges/ })).toContainText('embedded');
    await expect(page.getByRole('region', { name: 'By day' }).getByRole('row')).toHaveCount(8);
    await expect(page.getByRole('region', { name: 'Kept' })).toContainText('of 60 minutes today');
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1024, height: 768 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await expectNoFindings(page);
    }
  });

  await test.step('the built-in voice costs nothing, and is asked with all else', async () => {
    const voice = page.getByRole('row', { name: /Speaks flite/ });
    await expect(voice).toContainText('Works');
    await page.getByRole('button', { name: 'Ask the engines too' }).click();
    await expect(voice).toContainText('Works');
  });

  await test.step('nothing keeps the key', async () => {
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept).not.toContain(KEY);
    await page.reload();
    await expect(page.getByLabel('Operator’s key')).toHaveValue('');
  });
});
