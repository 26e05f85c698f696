import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { scaleFigures } from '../../../bench/scale/measure-scale.ts';

it('an index of fifty thousand interviews answers what the product asks of it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'greenroom-scale-'));
  const { bytes, figures } = await scaleFigures(path.join(folder, 'index.sqlite'), 50_000, 5);
  await rm(folder, { recursive: true });
  expect(figures.map(({ name }) => name)).toContain('dashboard of 300 interviews');
  // A query that reads the whole table takes many times as long; a machine that has much else to do multiplies it.
  for (const { name, medianMs } of figures) expect(medianMs, name).toBeLessThan(500);
  expect(bytes / 50_000).toBeLessThan(1_000);
});
