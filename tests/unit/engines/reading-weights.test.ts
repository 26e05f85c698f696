import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { readAlone } from '#engines/embedded/embedded-reader.ts';

const weights = vi.hoisted(() => vi.fn<() => Promise<ArrayBuffer>>());
vi.mock('#models/reading', () => ({ readingWeights: weights }));

const ASKED = { question: 'Tell me about a mistake.', type: 'behavioral' };

it('the weights of reading are asked for again after they failed or were no weights, and never once they are there', async () => {
  weights.mockRejectedValueOnce(new Error('away'));
  await expect(readAlone('Could you say that again?', ASKED)).rejects.toThrow('away');
  // For what is not there the pages' own index is answered.
  weights.mockResolvedValueOnce(new TextEncoder().encode('<!doctype html>').buffer);
  await expect(readAlone('Could you say that again?', ASKED)).rejects.toThrow('no reading model');
  weights.mockImplementation(async () => Uint8Array.from(await readFile('models/reading.bin')).buffer);
  expect((await readAlone('Could you say that again?', ASKED)).intent.name).toBe('repeat');
  await readAlone('Could you say that again?', ASKED);
  expect(weights).toHaveBeenCalledTimes(3);
});
