import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everyMinute } from '#scripts/serve/every-minute.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

test('chores that fail, whether they throw or break their promise, are told of once until they are done again', async () => {
  const told: string[] = [];
  const isGone = () => {
    throw new Error('gone');
  };
  const outcomes = [isGone, isGone, async () => isGone(), async () => 'done', isGone, () => Promise.reject('late')];
  let asked = 0;
  const stop = everyMinute(
    () => (outcomes[asked++] ?? isGone)(),
    (error) => told.push(String(error)),
  );
  await minutes(3);
  expect([asked, told]).toEqual([3, ['Error: gone']]);
  await minutes(2);
  expect([asked, told]).toEqual([5, ['Error: gone', 'Error: gone']]);
  await minutes(1);
  expect(told.at(-1)).toBe('late');
  stop();
  await minutes(5);
  expect(asked).toBe(6);
});
