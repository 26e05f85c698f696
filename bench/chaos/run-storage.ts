import type { DatabaseSync } from 'node:sqlite';
import { Dice } from '#tests/support/dice.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import type { Figures } from './figures.ts';
import { Journey } from './journey.ts';
import { PersistentBrowser } from './persistent-browser.ts';
import { openStored, settleState } from './settle-state.ts';

const CANDIDATES = 3;
const PATIENCE_MS = 30_000;
const LONGEST_MS = 3_000;
const LONGEST_PEACE_MS = 1_500;
const STORES = ['database', 'bucket'] as const;

/** Locks the database or the bucket, as often as told, while candidates work. */
export async function runStorage(times: number, seed: number): Promise<Figures> {
  const chance = new Dice(seed);
  const server = await ServerProcess.start();
  const faults: string[] = [];
  const journeys: Journey[] = [];
  const refused = new Map<number, number>();
  let over = false;
  const live = async () => {
    while (!over) {
      const browser = new PersistentBrowser({
        address: () => server.address,
        reachable: async () => undefined,
        patienceMs: PATIENCE_MS,
      });
      const number = journeys.length + 1;
      const journey = new Journey(browser, new Dice(seed * 1_000 + number), number, (fault) => faults.push(fault));
      journeys.push(journey);
      await journey.run().catch((error: unknown) => faults.push(`${journey.canary}: ${String(error)}`));
      for (const [status, count] of browser.refused) refused.set(status, (refused.get(status) ?? 0) + count);
    }
  };
  const lives = Promise.all(Array.from({ length: CANDIDATES }, live));
  const locks = { database: 0, bucket: 0 };
  try {
    for (let i = 0; i < times; i++) {
      await wait(chance.between(50, LONGEST_PEACE_MS));
      const ms = chance.between(100, LONGEST_MS);
      const store = chance.of(STORES);
      const file = openStored(server, store);
      if (!file) continue;
      locks[store] += 1;
      await whileLocked(file, ms);
    }
    over = true;
    await lives;
    const erased = journeys.filter((journey) => journey.erased);
    const left = await settleState(
      server,
      erased.map(({ canary }) => canary),
    );
    faults.push(...left.faults);
    const statuses = [...refused].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ');
    return {
      faults,
      lines: [
        `${locks.database} locks of the database and ${locks.bucket} of the bucket, up to ${LONGEST_MS} ms (seed ${seed}), in ${journeys.length} journeys; ${erased.length} erased.`,
        `Calls were refused meanwhile and made again: ${statuses || 'none'}.`,
        ...left.lines,
      ],
    };
  } finally {
    over = true;
    await server.stop();
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function whileLocked(db: DatabaseSync, durationMs: number): Promise<void> {
  try {
    db.exec('BEGIN EXCLUSIVE');
    await wait(durationMs);
    db.exec('ROLLBACK');
  } finally {
    db.close();
  }
}
