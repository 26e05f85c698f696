import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { fuzz } from './support/fuzz.ts';

/** `npm run fuzz` asks for more of them, and for other ones. */
const { FUZZ_REQUESTS, FUZZ_SEED } = env as unknown as { FUZZ_REQUESTS: string; FUZZ_SEED: string };

it(
  'whatever is sent gets an answer that the contract declares, and nothing inner',
  async () => {
    const figures = await fuzz(Number(FUZZ_REQUESTS), Number(FUZZ_SEED));
    if (Number(FUZZ_REQUESTS) !== 2_000) console.log(JSON.stringify(figures, null, 1));
    expect(figures.faults).toEqual([]);
    expect(figures.requests).toBe(Number(FUZZ_REQUESTS));
  },
  Number(FUZZ_REQUESTS) * 60,
);
