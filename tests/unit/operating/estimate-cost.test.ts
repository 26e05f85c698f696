import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { estimateCost, type Usage } from '#domain/operating/estimate-cost.ts';
import { PRICES } from '#domain/operating/prices.ts';
import { readUsage } from '#scripts/measure/print-cost.ts';

const USAGE: Usage = { interviews: 1_000, length: '30min', filmed: 0, keepDays: 30, ai: true, realtime: false };
const dollarsOf = (name: string, usage: Partial<Usage> = {}) =>
  estimateCost({ ...USAGE, ...usage }).find((line) => line.name === name)?.dollars ?? Number.NaN;
const sumOf = (usage: Partial<Usage> = {}) =>
  estimateCost({ ...USAGE, ...usage }).reduce((sum, { dollars }) => sum + dollars, 0);

it('what is free costs nothing, and what is above it the price of a million', () => {
  expect(dollarsOf('Calls', { interviews: 10 })).toBe(0);
  // 130 calls an interview of six questions: 1,000,000 of them are 130 million, of which 10 are free.
  expect(dollarsOf('Calls', { interviews: 1_000_000 })).toBeCloseTo(120 * 0.3, 6);
});

it('tokens cost by the model that is asked, of six questions now and then one judged twice', () => {
  const judged = (1_000 * 6 * 1.13 * (2_372 * 0.293 + 472 * 2.253)) / 1_000_000;
  expect(dollarsOf('Judging')).toBeCloseTo(judged, 6);
  const talked = (1_000 * ((1_094 + 18 * 1_179) * 0.0605 + (349 + 18 * 68) * 0.4)) / 1_000_000;
  expect(dollarsOf('Planning and talking')).toBeCloseTo(talked, 6);
});

it('speech costs by the minute heard and the characters spoken, live speech more', () => {
  expect(dollarsOf('Hearing')).toBeCloseTo(1_000 * 18 * 0.00051, 6);
  expect(dollarsOf('Hearing', { realtime: true })).toBeCloseTo(1_000 * 18 * 0.0077, 6);
  expect(dollarsOf('Speaking')).toBeCloseTo(1_000 * 6 * 500 * 0.000015, 6);
});

it('a camera is what recordings cost', () => {
  const gb = (1_000 * 18 * 19_200_000) / 1e9;
  expect(dollarsOf('Recordings', { filmed: 1 })).toBeCloseTo((gb - 10) * 0.015, 6);
  expect(dollarsOf('Recordings', { filmed: 1, keepDays: 0 })).toBeGreaterThan(
    12 * dollarsOf('Recordings', { filmed: 1 }),
  );
});

it('costs more the more there is of anything, and without services the plan alone where all else is free', () => {
  expect(sumOf({ interviews: 100, ai: false })).toBe(PRICES.platform.workersPlanAMonth);
  const more: Partial<Usage>[] = [{ interviews: 2_000 }, { length: '60min' }, { filmed: 1 }, { realtime: true }];
  for (const change of more) expect(sumOf(change), JSON.stringify(change)).toBeGreaterThan(sumOf());
});

it('a number that is none is named', () => {
  expect(readUsage(['--interviews', '50', '--keep-days', '7', '--without-ai'])).toMatchObject({
    interviews: 50,
    keepDays: 7,
    ai: false,
  });
  for (const [option, value] of [
    ['--interviews', 'many'],
    ['--filmed', '2'],
    ['--length', '5min'],
    ['--keep-days', ''],
  ] as const)
    expect(() => readUsage([option, value]), option).toThrow(option);
});

it('the models that are asked unless others are named have their price', async () => {
  const source = await readFile(new URL('../../../src/engines/llm/llm-settings.ts', import.meta.url), 'utf8');
  const named = [...source.matchAll(/'(@cf\/[^']+)'/g)].map(([, model]) => model);
  expect(named).toHaveLength(2);
  expect(Object.keys(PRICES.models)).toEqual(expect.arrayContaining(named));
});
