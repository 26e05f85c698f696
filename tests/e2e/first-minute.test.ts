import { walkAsNewcomer } from '#tests/support/newcomer-walk.ts';
import { expect, test } from '#tests/support/product-test.ts';

test('a stranger without a posting or an account is asked a first question after eight clicks and no key', async ({
  page,
}) => {
  const { clicks, reached } = await walkAsNewcomer(page);
  expect(clicks).toBe(8);
  expect(reached.map(({ what }) => what)).toEqual([
    'the form',
    'the ready page',
    'the explanation',
    'the first question',
    'its voice',
  ]);
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible();
});
