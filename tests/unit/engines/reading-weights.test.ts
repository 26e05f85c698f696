import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const weights = vi.fn<() => Promise<ArrayBuffer>>();
const ASKED = { question: 'Tell me about a mistake.', type: 'behavioral' };

// Others of this process read by the model as it is, before and after.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('#models/reading', () => ({ readingWeights: weights }));
});
afterAll(() => {
  vi.doUnmock('#models/reading');
  vi.resetModules();
});

it('the weights of reading are asked for again after they failed or were no weights, and never once they are there', async () => {
  const { readAlone } = await import('#engines/embedded/embedded-reader.ts');
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
