import { Dice } from '#tests/support/dice.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import type { Figures } from './figures.ts';
import { Journey } from './journey.ts';
import { PersistentBrowser } from './persistent-browser.ts';
import { settleState } from './settle-state.ts';
import { harmStore, SmallDisk, STORE_FAULTS } from './storage-faults.ts';

const CANDIDATES = 3;
const PATIENCE_MS = 30_000;
const LONGEST_MS = 3_000;
const LONGEST_PEACE_MS = 1_500;
const DISK_MB = 400;
const STORES = ['database', 'bucket'] as const;

/** What is done to storage, one thing after another, while candidates work. */
type Harm = (chance: Dice, ms: number) => Promise<string | undefined>;

/** Locks, slows or breaks the database or the bucket, as often as told. */
export async function runStorage(times: number, seed: number): Promise<Figures> {
  const server = await ServerProcess.start();
  return runHarm(server, times, seed, async (chance, ms) => {
    const store = chance.of(STORES);
    const fault = chance.of(STORE_FAULTS);
    return (await harmStore(server, store, fault, ms)) ? `${store} ${fault}` : undefined;
  });
}

/** Fills the file system on which everything is kept, as often as told. */
export async function runDisk(times: number, seed: number): Promise<Figures> {
  const disk = await SmallDisk.mount(DISK_MB);
  try {
    const server = await ServerProcess.start({}, undefined, disk.folder);
    return await runHarm(server, times, seed, async (_, ms) => {
      disk.fill();
      await wait(ms);
      disk.free();
      return 'disk full';
    });
  } finally {
    await disk.unmount();
  }
}

async function runHarm(server: ServerProcess, times: number, seed: number, harm: Harm): Promise<Figures> {
  const chance = new Dice(seed);
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
  const done = new Map<string, number>();
  try {
    for (let i = 0; i < times; i++) {
      await wait(chance.between(50, LONGEST_PEACE_MS));
      const what = await harm(chance, chance.between(100, LONGEST_MS));
      if (what) done.set(what, (done.get(what) ?? 0) + 1);
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
        `${[...done].map(([what, count]) => `${count} × ${what}`).join(', ')}; up to ${LONGEST_MS} ms each (seed ${seed}), in ${journeys.length} journeys; ${erased.length} erased.`,
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
