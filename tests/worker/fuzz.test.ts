import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { FuzzFigures } from '#tests/support/fuzz-figures.ts';
import { fuzz } from './support/fuzz/fuzz.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** For `npm run fuzz`. */
    fuzz?: FuzzFigures;
  }
}

/** `npm run fuzz` asks for more of them, and for other ones. */
const { FUZZ_REQUESTS, FUZZ_SEED, FUZZ_IS_TIMED } = env as unknown as Record<string, string>;

it(
  'whatever is sent gets an answer that the contract declares, and nothing inner',
  async ({ task }) => {
    const figures = await fuzz(Number(FUZZ_REQUESTS), Number(FUZZ_SEED));
    task.meta.fuzz = figures;
    expect([...figures.faults, ...figures.sockets.faults]).toEqual([]);
    expect([figures.requests, figures.calls]).toEqual([Number(FUZZ_REQUESTS), Object.keys(calls).length]);
    // How long an answer takes is judged where nobody else works beside it.
    if (FUZZ_IS_TIMED === 'true') expect(figures.tooSlow).toEqual([]);
  },
  Number(FUZZ_REQUESTS) * 100,
);
