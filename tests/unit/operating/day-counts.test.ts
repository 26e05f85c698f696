import { expect, it } from 'vitest';
import { errorCount, errorsOfLastHours, figuresOfDay, modelCount } from '#domain/operating/day-counts.ts';

const DAY = 20_000;
const NOW = (DAY * 24 + 1) * 3_600_000 + 120_000;
const count = (name: string, amount: number, day = DAY) => ({ day, name, amount });

it('a day is told by purpose and model, in dollars where the price is known', () => {
  const judge = '@cf/meta/llama-3.3-70b-instruct-fp8-fast';
  const figures = figuresOfDay(DAY, [
    count('begun', 3),
    count('reports', 2),
    count(modelCount('judgement', judge, 'calls'), 6),
    count(modelCount('judgement', judge, 'in'), 1_000_000),
    count(modelCount('judgement', judge, 'out'), 1_000_000),
    count(modelCount('reply', 'a|model', 'in'), 50),
    count(modelCount('judgement', judge, 'in'), 9, DAY - 1),
  ]);
  expect(figures).toMatchObject({ day: '2024-10-04', begun: 3, reports: 2, stoodIn: 0 });
  expect(figures.models).toEqual([
    { purpose: 'judgement', model: judge, calls: 6, tokensIn: 1_000_000, tokensOut: 1_000_000, dollars: 2.546 },
    { purpose: 'reply', model: 'a|model', calls: 0, tokensIn: 50, tokensOut: 0, dollars: null },
  ]);
  expect(figures.dollars).toBeCloseTo(2.546, 6);
});

it('errors are those of the last hours, over midnight too', () => {
  const at = (hoursAgo: number) => NOW - hoursAgo * 3_600_000;
  const told = (hoursAgo: number, amount: number) => ({
    day: Math.floor(at(hoursAgo) / 86_400_000),
    name: errorCount('internal', at(hoursAgo)),
    amount,
  });
  const counts = [told(0, 1), told(3, 2), told(23, 4), told(24, 8), count('begun', 9)];
  expect(errorsOfLastHours(24, counts, NOW)).toEqual([{ kind: 'internal', count: 7 }]);
  expect(errorsOfLastHours(2, counts, NOW)).toEqual([{ kind: 'internal', count: 1 }]);
});
