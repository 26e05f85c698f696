import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressOf, serveBehindFront } from '../serve-behind-front.ts';

const ROUNDS = 21;
const CALLS = 300;
const WAYS = ['direct', 'pipelined', 'awaited'] as const;
/** On one machine nothing travels far: what shows is the work of handing out, and not to wait for it may never cost more. */
const MOST = 1.1;

/**
 * Asks one object in three ways, in turns on this machine: the principal in the call, through what `as` hands out
 * without waiting for it, and waiting for it. Rejects when not waiting costs more than waiting.
 */
export async function measureCalls(): Promise<void> {
  const state = await mkdtemp(path.join(tmpdir(), 'greenroom-calls-'));
  const runtime = await serveBehindFront(path.join(import.meta.dirname, 'calls-worker.mjs'), state, {
    durableObjects: { ASKED: { className: 'Asked', useSQLite: true } },
  });
  try {
    const address = await addressOf(runtime);
    const times: Record<(typeof WAYS)[number], number[]> = { direct: [], pipelined: [], awaited: [] };
    // The first round warms everything up and is not counted.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const way of WAYS) {
        const begun = performance.now();
        const answer = await fetch(`${address}/${way}?calls=${CALLS}`);
        if ((await answer.text()) !== 'ok') throw new Error(`The object did not answer ${way}`);
        if (round > 0) times[way].push((performance.now() - begun) / CALLS);
      }
    }
    const direct = median(times.direct);
    for (const way of WAYS) {
      const ms = median(times[way]);
      console.log(`${way.padEnd(10)} ${ms.toFixed(3)} ms a call, ${(ms / direct).toFixed(2)} × direct`);
    }
    if (median(times.pipelined) / median(times.awaited) > MOST) throw new Error('Not waiting costs too much.');
  } finally {
    await runtime.dispose();
    await rm(state, { recursive: true, force: true });
  }
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
